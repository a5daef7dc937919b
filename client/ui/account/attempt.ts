import { useSignal } from "@preact/signals";
import type { Result } from "../../../shared/core/result.ts";
import type { AccountFailure } from "../../store/account.ts";
import { failureText } from "../problems.ts";
import { t } from "./texts.ts";

/** A press that the server, or a passkey, may refuse. */
export interface Attempt {
  readonly busy: boolean;
  /** What went wrong with the last press, in a sentence. */
  readonly trouble: string | null;
  /** A name that is free, if the wanted one is taken. */
  readonly freeName: string | null;
  /** @returns null if it was refused. */
  attempt<Value extends object>(act: () => Promise<Result<Value, AccountFailure>>): Promise<Value | null>;
  forget(): void;
}

export function useAttempt(): Attempt {
  const busy = useSignal(false);
  const failure = useSignal<AccountFailure | null>(null);
  return {
    busy: busy.value,
    trouble: failure.value && troubleText(failure.value),
    freeName: failure.value?.error === "name-taken" ? (failure.value.free ?? null) : null,
    async attempt(act) {
      busy.value = true;
      failure.value = null;
      const done = await act();
      busy.value = false;
      if (done.ok) return done.value;
      failure.value = done.error;
      return null;
    },
    forget() {
      failure.value = null;
    },
  };
}

/** Who closes a prompt for a passkey knows why. */
function troubleText(failure: AccountFailure): string | null {
  switch (failure.error) {
    case "cancelled":
      return null;
    case "passkey-timeout":
    case "passkey-known":
    case "passkey-failed":
      return t(`account.problem.${failure.error}`);
    // Only who erases their account hears this here.
    case "already-seated":
      return t("account.erase.seated");
    case "sanctioned":
      return failureText(failure);
    default:
      return t(`problem.${failure.error}`);
  }
}
