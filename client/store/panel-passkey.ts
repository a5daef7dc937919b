import type { Result } from "../../shared/core/result.ts";
import { adminApi } from "../net/admin-api.ts";
import { showPasskey } from "../net/passkeys.ts";
import type { Reply } from "../net/request.ts";
import { type AccountFailure, confirming } from "./account.ts";
import { token } from "./session.ts";

/** Shows a passkey that verifies its user, as the panel wants it. */
export async function confirmForPanel(): Promise<Result<object, AccountFailure>> {
  const asked = await adminApi.confirmOptions(token());
  if (!asked.ok) return asked;
  const passkey = await showPasskey(asked.value.options);
  return passkey.ok ? adminApi.confirm(token(), passkey.value) : passkey;
}

/** Asks for something of the panel; if the server wants to see the passkey first, shows it and asks once more. */
export const confirmingForPanel = <Body>(ask: () => Reply<Body>): Promise<Result<Body, AccountFailure>> =>
  confirming(ask, confirmForPanel);
