import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fail, ok, type Result } from "../../shared/core/result.ts";

/**
 * Reason for a failed passkey prompt. `cancelled`: the player closed the prompt. `passkey-known`: this device already
 * has a passkey.
 */
export type PasskeyFailure = {
  readonly error: "cancelled" | "passkey-timeout" | "passkey-known" | "passkey-failed";
};

type Prompted<Response> = Promise<Result<Response, PasskeyFailure>>;

export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Prompted<RegistrationResponseJSON> =>
  prompted(() => startRegistration({ optionsJSON }), optionsJSON.timeout);

export const showPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON): Prompted<AuthenticationResponseJSON> =>
  prompted(() => startAuthentication({ optionsJSON }), optionsJSON.timeout);

async function prompted<Response>(ask: () => Promise<Response>, timeoutMs = 60_000): Prompted<Response> {
  const since = performance.now();
  try {
    return ok(await ask());
  } catch (error) {
    return fail({ error: failureIn(error, performance.now() - since >= timeoutMs) });
  }
}

/**
 * Maps a browser error to a reason. A timer detects timeouts, because browsers report the same error for them as for a
 * closed prompt.
 */
function failureIn(error: unknown, isLate: boolean): PasskeyFailure["error"] {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return isLate ? "passkey-timeout" : "cancelled";
    case "InvalidStateError":
      return "passkey-known";
    default:
      return "passkey-failed";
  }
}
