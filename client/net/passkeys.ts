import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fail, ok, type Result } from "../../shared/core/result.ts";

/** Why the browser gave no passkey. `cancelled`: its owner did not want to. `passkey-known`: this device has one already. */
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

/** Browsers say the same for a prompt that was closed and for one that took too long. */
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
