import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { VerificationReport } from "../../../shared/fairness/verification.ts";
import { VerificationSheet } from "./verification-sheet.tsx";

interface VerdictButtonProps {
  readonly verdict: VerificationReport;
  readonly class: string;
  /** Name for screen readers, if the text is hidden. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Opens the list of all checks. */
export function VerificationButton({ verdict, class: looks, label, children }: VerdictButtonProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={looks}
        aria-label={label}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {children}
      </button>
      {isOpen.value && (
        <VerificationSheet
          verdict={verdict}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
