import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Verdict } from "../../../shared/fairness/verdict.ts";
import { VerdictSheet } from "./verdict-sheet.tsx";

interface VerdictButtonProps {
  readonly verdict: Verdict;
  readonly class: string;
  /** Name for screen readers, if the text is hidden. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Opens the list of all checks. */
export function VerdictButton({ verdict, class: looks, label, children }: VerdictButtonProps) {
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
        <VerdictSheet
          verdict={verdict}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
