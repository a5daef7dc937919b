import { useSignal } from "@preact/signals";
import type { Result } from "../../../shared/core/result.ts";
import type { AccountFailure } from "../../store/account.ts";
import { t } from "./texts.ts";

/** A press that the server, or a passkey, may refuse. */
export interface Attempt {
  readonly busy: boolean;
  /** What went wrong with the last press, in a sentence. */
  readonly trouble: string | null;
  /** @returns null if it was refused. */
  attempt<Value extends object>(act: () => Promise<Result<Value, AccountFailure>>): Promise<Value | null>;
  forget(): void;
}

export function useAttempt(): Attempt {
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  return {
    busy: busy.value,
    trouble: trouble.value,
    async attempt(act) {
      busy.value = true;
      trouble.value = null;
      const done = await act();
      busy.value = false;
      if (!done.ok) trouble.value = troubleText(done.error);
      return done.ok ? done.value : null;
    },
    forget() {
      trouble.value = null;
    },
  };
}

/** Who closes a prompt for a passkey knows why. */
function troubleText({ error }: AccountFailure): string | null {
  switch (error) {
    case "cancelled":
      return null;
    case "passkey-timeout":
    case "passkey-known":
    case "passkey-failed":
      return t(`account.problem.${error}`);
    // Only who erases their account hears this here.
    case "already-seated":
      return t("account.erase.seated");
    default:
      return t(`problem.${error}`);
  }
}
