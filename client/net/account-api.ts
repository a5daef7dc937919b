import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { AccountView, SignedIn } from "../../shared/net/people.ts";
import { remove } from "./api.ts";
import { type ApiResponse, download, request } from "./request.ts";
import { patiently } from "./retry.ts";

type Creation = { readonly options: PublicKeyCredentialCreationOptionsJSON };
type Showing = { readonly options: PublicKeyCredentialRequestOptionsJSON };
type Codes = { readonly recoveryCodes: readonly string[] };
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
  signOut: (token: string) => post<object>("/sign-out", token),
  view: (token: string) => patiently(() => request<AccountView>({ method: "GET", path: "/api/account", token })),
  hide: (token: string, body: Hiding) =>
    patiently(() => request<AccountView>({ method: "PATCH", path: "/api/account", token, body })),
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
  exportAll: (token: string) => download({ method: "GET", path: "/api/account/export", token, timeoutMs: 60_000 }),
  erase: (token: string) => remove<object>("/account", token),
};

const once = <Body>(path: string, token: string, body: object): ApiResponse<Body> =>
  request({ method: "POST", path: `/api${path}`, body, token });

const post = <Body>(path: string, token: string, body: object = {}): ApiResponse<Body> =>
  patiently(() => once(path, token, body));
