import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { AccountView, ProviderOutcome, SignedIn } from "../../shared/net/people.ts";
import { remove } from "./api.ts";
import { type ApiResponse, apiRoot, download, patiently, request } from "./request.ts";

type Creation = { readonly options: PublicKeyCredentialCreationOptionsJSON };
type Showing = { readonly options: PublicKeyCredentialRequestOptionsJSON };
type Codes = { readonly recoveryCodes: readonly string[] };
/** Purpose of a visit to the OpenID provider. */
export type ProviderGoal = "sign-in" | "confirm" | "link";
type Hiding = Partial<Pick<AccountView, "hidesProfile" | "hidesRating">>;

/**
 * Account requests of `shared/net/people.ts`; `token` is the token of the player. Requests that redeem a passkey or a
 * code are never retried, because they work only once.
 */
export const accountApi = {
  newOptions: (token: string, name: string) => post<Creation>("/account/options", token, { name }),
  create: (token: string, name: string, response: RegistrationResponseJSON) =>
    once<SignedIn & Codes>("/account", token, { name, response }),
  signInOptions: (token: string) => post<Showing>("/sign-in/options", token),
  signIn: (token: string, response: AuthenticationResponseJSON) => once<SignedIn>("/sign-in", token, { response }),
  recover: (token: string, code: string) => once<SignedIn>("/sign-in/recovery", token, { code }),
  visitProvider: (token: string, goal: ProviderGoal) =>
    once<{ readonly url: string }>("/provider", token, { for: goal }),
  redeemVisit: (token: string) => once<ProviderOutcome>("/provider/answer", token, {}),
  createAtProvider: (token: string, name: string) => once<ProviderOutcome>("/provider/account", token, { name }),
  unlinkProvider: (token: string) => remove<AccountView>("/account/provider", token),
  signOut: (token: string) => post<object>("/sign-out", token),
  view: (token: string) => patiently(() => request<AccountView>({ method: "GET", path: `${apiRoot}/account`, token })),
  hide: (token: string, body: Hiding) =>
    patiently(() => request<AccountView>({ method: "PATCH", path: `${apiRoot}/account`, token, body })),
  confirmOptions: (token: string) => post<Showing>("/account/confirm/options", token),
  confirm: (token: string, response: AuthenticationResponseJSON) =>
    once<AccountView>("/account/confirm", token, { response }),
  passkeyOptions: (token: string) => post<Creation>("/account/passkeys/options", token),
  addPasskey: (token: string, response: RegistrationResponseJSON) =>
    once<AccountView>("/account/passkeys", token, { response }),
  removePasskey: (token: string, id: string) =>
    remove<AccountView>(`/account/passkeys/${encodeURIComponent(id)}`, token),
  /** @param id "others" ends all sessions except this one. */
  endSession: (token: string, id: string) => remove<AccountView>(`/account/sessions/${encodeURIComponent(id)}`, token),
  newCodes: (token: string) => once<Codes>("/account/recovery-codes", token, {}),
  exportAll: (token: string) =>
    download({ method: "GET", path: `${apiRoot}/account/export`, token, timeoutMs: 60_000 }),
  erase: (token: string) => remove<object>("/account", token),
};

const once = <Body>(path: string, token: string, body: object): ApiResponse<Body> =>
  request({ method: "POST", path: apiRoot + path, body, token });

const post = <Body>(path: string, token: string, body: object = {}): ApiResponse<Body> =>
  patiently(() => once(path, token, body));

/**
 * Reason for a failed passkey prompt. `cancelled`: the player closed the prompt. `passkey-refused`: the browser did not
 * show one, as in the browsers inside other apps and on devices without a screen lock. `passkey-known`: this device
 * already has a passkey.
 */
export type PasskeyFailure = {
  readonly error: "cancelled" | "passkey-refused" | "passkey-timeout" | "passkey-known" | "passkey-failed";
};

/** Time within which no player can close a prompt, in ms. */
const noPromptMs = 500;

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
    return fail({ error: failureIn(error, performance.now() - since, timeoutMs) });
  }
}

/**
 * Maps a browser error to a reason. Browsers report the same error for a refusal, a timeout and a closed prompt, so the
 * time since the request distinguishes them.
 */
function failureIn(error: unknown, sinceMs: number, timeoutMs: number): PasskeyFailure["error"] {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      if (sinceMs < noPromptMs) return "passkey-refused";
      return sinceMs >= timeoutMs ? "passkey-timeout" : "cancelled";
    case "InvalidStateError":
      return "passkey-known";
    default:
      return "passkey-failed";
  }
}
