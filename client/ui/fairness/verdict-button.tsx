import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Verdict } from "../../../shared/fairness/verdict.ts";
import { VerdictSheet } from "./verdict-sheet.tsx";

interface VerdictButtonProps {
  readonly verdict: Verdict;
  readonly class: string;
  /** Its name for screen readers, if its words are not shown. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Opens the list of everything that was checked. */
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
