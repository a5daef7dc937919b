import type { ComponentChildren } from "preact";
import type { Result } from "../../../shared/core/result.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import type { AccountFailure } from "../../state/account.ts";
import { useAttempt } from "./use-attempt.ts";

export interface AttemptDialogProps<Value extends object> {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** Whether the confirmation is still disabled. */
  readonly yesOff?: boolean;
  readonly act: () => Promise<Result<Value, AccountFailure>>;
  readonly onDone: (value: Value) => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** Confirmation dialog of a request. It stays open with the error text if the request is rejected. */
export function AttemptDialog<Value extends object>({ act, onDone, onClose, ...dialog }: AttemptDialogProps<Value>) {
  const { busy, trouble, attempt } = useAttempt();
  async function confirm() {
    const value = await attempt(act);
    if (value === null) return;
    onDone(value);
    onClose();
  }
  return (
    <ConfirmDialog {...dialog} busy={busy} trouble={trouble} onYes={() => void confirm()} onNo={onClose}>
      {dialog.children}
    </ConfirmDialog>
  );
}
