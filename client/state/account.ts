import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { AccountView, SignedIn } from "../../shared/net/people.ts";
import { accountApi, makePasskey, type PasskeyFailure, showPasskey } from "../net/account-api.ts";
import { api } from "../net/api.ts";
import type { ApiFailure, ApiResponse } from "../net/request.ts";
import { providerHost } from "./lobby.ts";
import { goToProvider } from "./provider.ts";
import { confirmCodes, showCodes } from "./recovery-codes.ts";
import { type Session, signInAs, startAnew, token } from "./session.ts";

export type AccountFailure = ApiFailure | PasskeyFailure;

type Attempt<Value> = Promise<Result<Value, AccountFailure>>;

/** Converts the current guest into an account, and shows its recovery codes. */
export async function createAccount(name: string): Attempt<object> {
  const asked = await accountApi.newOptions(token(), name);
  if (!asked.ok) return asked;
  const passkey = await makePasskey(asked.value.options);
  if (!passkey.ok) return passkey;
  const made = await accountApi.create(token(), name, passkey.value);
  if (!made.ok) return made;
  signInAs(made.value);
  showCodes(made.value.recoveryCodes);
  return ok({});
}

export async function signIn(): Attempt<SignedIn> {
  const asked = await accountApi.signInOptions(token());
  if (!asked.ok) return asked;
  const passkey = await showPasskey(asked.value.options);
  return passkey.ok ? entered(await accountApi.signIn(token(), passkey.value)) : passkey;
}

export const signInWithCode = async (code: string): Attempt<SignedIn> =>
  entered(await accountApi.recover(token(), code));

function entered(answer: Result<SignedIn, ApiFailure>): Result<SignedIn, ApiFailure> {
  if (answer.ok) signInAs(answer.value);
  return answer;
}

/** Signs out at this browser. The next player is a new guest. */
export async function signOut(): Attempt<Session> {
  confirmCodes();
  const done = await accountApi.signOut(token());
  return done.ok || done.error.error === "unauthorized" ? startAnew() : done;
}

export const viewAccount = (): ApiResponse<AccountView> => accountApi.view(token());

export const hide = (what: Parameters<typeof accountApi.hide>[1]): ApiResponse<AccountView> =>
  accountApi.hide(token(), what);

/** Signs out another device. @param id "others" signs out all other devices. */
export const signOutDevice = (id: string): ApiResponse<AccountView> => accountApi.endSession(token(), id);

export async function addPasskey(): Attempt<AccountView> {
  const asked = await confirming(() => accountApi.passkeyOptions(token()));
  if (!asked.ok) return asked;
  const passkey = await makePasskey(asked.value.options);
  return passkey.ok ? accountApi.addPasskey(token(), passkey.value) : passkey;
}

export const removePasskey = (id: string): Attempt<AccountView> =>
  confirming(() => accountApi.removePasskey(token(), id));

/** Replaces the recovery codes, and shows the new ones. @returns their number. */
export async function newRecoveryCodes(): Attempt<{ readonly count: number }> {
  const made = await confirming(() => accountApi.newCodes(token()));
  if (!made.ok) return made;
  showCodes(made.value.recoveryCodes);
  return ok({ count: made.value.recoveryCodes.length });
}

export const exportAccount = (): Attempt<Blob> => confirming(() => accountApi.exportAll(token()));

/** Erases the account permanently. The next player is a new guest. */
export async function eraseAccount(): Attempt<Session> {
  const erased = await confirming(() => accountApi.erase(token()));
  return erased.ok ? startAnew() : erased;
}

/** Leaves this site for the OpenID provider, to link the account to it. */
export const linkProvider = (): Attempt<object> => confirming(() => goToProvider("link"));

export const unlinkProvider = (): Attempt<AccountView> => confirming(() => accountApi.unlinkProvider(token()));

/**
 * Prompts for the passkey again, because the server requires it for sensitive requests. An account without a passkey
 * goes to the OpenID provider instead, and repeats its request afterwards.
 */
async function confirmAgain(): Attempt<AccountView> {
  const asked = await accountApi.confirmOptions(token());
  if (!asked.ok && asked.error.error !== "no-passkeys") return asked;
  const hasPasskey = asked.ok && (asked.value.options.allowCredentials ?? []).length > 0;
  if (!hasPasskey && providerHost() !== null) {
    const gone = await goToProvider("confirm");
    return gone.ok ? fail({ error: "cancelled" }) : gone;
  }
  if (!asked.ok) return asked;
  const passkey = await showPasskey(asked.value.options);
  return passkey.ok ? accountApi.confirm(token(), passkey.value) : passkey;
}

/** Creates a one-time link that moves the player to another device. An account must confirm with its passkey. */
export const newDeviceLink = (): Attempt<{ readonly ticket: string; readonly seconds: number }> =>
  confirming(() => api.newDeviceLink(token()));

/**
 * Sends a request. If the server requires a passkey first, prompts for it and sends the request again.
 * @param confirm prompts for the passkey.
 */
export async function confirming<Body>(
  ask: () => ApiResponse<Body>,
  confirm: () => Attempt<object> = confirmAgain,
): Attempt<Body> {
  const answer = await ask();
  if (answer.ok || answer.error.error !== "confirm") return answer;
  const confirmed = await confirm();
  return confirmed.ok ? ask() : confirmed;
}
