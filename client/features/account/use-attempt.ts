import { useSignal } from "@preact/signals";
import type { Result } from "../../../shared/core/result.ts";
import { failureText } from "../../app/problems.ts";
import type { AccountFailure } from "../../state/account.ts";
import { t } from "./texts.ts";

/** A press with a request that the server, or a passkey, may reject. */
export interface Attempt {
  readonly busy: boolean;
  /** Error text of the last press. */
  readonly trouble: string | null;
  /** A free name, if the chosen one is taken. */
  readonly freeName: string | null;
  /** @returns null if it was rejected. */
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

/** Returns the error text of a failure; null after a cancelled passkey prompt, because the player closed it. */
function troubleText(failure: AccountFailure): string | null {
  switch (failure.error) {
    case "cancelled":
      return null;
    case "passkey-refused":
    case "passkey-timeout":
    case "passkey-known":
    case "passkey-failed":
      return t(`account.problem.${failure.error}`);
    // Occurs only when an account is erased.
    case "already-seated":
      return t("account.erase.seated");
    case "sanctioned":
      return failureText(failure);
    default:
      return t(`problem.${failure.error}`);
  }
}
