import type { Result } from "../../shared/core/result.ts";
import { showPasskey } from "../net/account-api.ts";
import { adminApi } from "../net/admin-api.ts";
import type { ApiResponse } from "../net/request.ts";
import { type AccountFailure, confirming } from "./account.ts";
import { token } from "./session.ts";

/** Prompts for a passkey with user verification, as the admin panel requires. */
export async function confirmForPanel(): Promise<Result<object, AccountFailure>> {
  const asked = await adminApi.confirmOptions(token());
  if (!asked.ok) return asked;
  const passkey = await showPasskey(asked.value.options);
  return passkey.ok ? adminApi.confirm(token(), passkey.value) : passkey;
}

/**
 * Sends a request of the admin panel. If the server requires a passkey first, prompts for it and sends the request
 * again.
 */
export const withPanelConfirmation = <Body>(ask: () => ApiResponse<Body>): Promise<Result<Body, AccountFailure>> =>
  confirming(ask, confirmForPanel);
