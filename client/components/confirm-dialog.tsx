import type { ComponentChildren } from "preact";
import { Button } from "./forms/button.tsx";
import { FieldError } from "./forms/form-controls.tsx";
import { Sheet } from "./sheet.tsx";

interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Whether the confirmation is still disabled. */
  readonly yesOff?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ComponentChildren;
}

/** Confirmation dialog for permanent actions. The safe answer has the focus. */
export function ConfirmDialog({ title, yes, no, busy, trouble, yesOff = false, onYes, onNo, children }: QuestionProps) {
  return (
    <Sheet title={title} onClose={onNo}>
      {children}
      {trouble && <FieldError id="question-trouble">{trouble}</FieldError>}
      <div class="sheet-buttons">
        <Button kind="no" busy={busy} off={yesOff} onPress={onYes}>
          {yes}
        </Button>
        <Button focused onPress={onNo}>
          {no}
        </Button>
      </div>
    </Sheet>
  );
}
