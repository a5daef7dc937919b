import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { AccountView } from "../../shared/net/people.ts";
import type { Answer, Site } from "./app.ts";
import { Authenticator, type Lies } from "./authenticator.ts";

const creation = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() });
const request = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>() });
const entered = z.object({ token: z.string(), player: z.object({ id: z.string() }) });
const made = entered.extend({ recoveryCodes: z.array(z.string()) });
const view = z.custom<AccountView>();

/** Creation options for the player of this token. */
export async function creationOptions(site: Site, token: string, name: string) {
  return creation.parse(expectOk(await site.call("POST /api/account/options", { token, body: { name } })).body).options;
}

export async function signInOptions(site: Site) {
  return request.parse(expectOk(await site.call("POST /api/sign-in/options", { body: {} })).body).options;
}

export async function confirmOptions(site: Site, token: string) {
  return request.parse(expectOk(await site.call("POST /api/account/confirm/options", { token, body: {} })).body)
    .options;
}

export async function passkeyOptions(site: Site, token: string) {
  return creation.parse(expectOk(await site.call("POST /api/account/passkeys/options", { token, body: {} })).body)
    .options;
}

/** Requests an account, and answers the challenge of the server. */
export async function askForAccount(
  site: Site,
  name: string,
  { authenticator = new Authenticator(), guest = "", lies = {} as Lies, headers = {} } = {},
): Promise<Answer> {
  const token = guest === "" ? (await site.newGuest()).token : guest;
  const options = await creationOptions(site, token, name);
  const response = authenticator.create(options, lies);
  return site.call("POST /api/account", { token, body: { name, response }, headers });
}

/** Player with an account, and the device on which the account was created. */
export class AccountHolder {
  readonly site: Site;
  readonly authenticator: Authenticator;
  readonly id: string;
  readonly guest: string;
  readonly recoveryCodes: readonly string[];
  token: string;

  private constructor(site: Site, authenticator: Authenticator, guest: string, answer: z.output<typeof made>) {
    this.site = site;
    this.authenticator = authenticator;
    this.guest = guest;
    this.id = answer.player.id;
    this.token = answer.token;
    this.recoveryCodes = answer.recoveryCodes;
  }

  static async at(site: Site, name: string, authenticator = new Authenticator()): Promise<AccountHolder> {
    const { token } = await site.newGuest();
    const answer = await askForAccount(site, name, { authenticator, guest: token });
    return new AccountHolder(site, authenticator, token, made.parse(expectOk(answer).body));
  }

  call(request: string, body?: object): Promise<Answer> {
    return this.site.call(request, { token: this.token, ...(body && { body }) });
  }

  async view(): Promise<AccountView> {
    return view.parse(expectOk(await this.call("GET /api/account")).body);
  }

  /** Assertion for a new sign-in challenge. */
  async shown(lies: Lies = {}): Promise<AuthenticationResponseJSON> {
    return this.authenticator.get(await signInOptions(this.site), lies);
  }

  /** Signs in on another device. @returns its token. */
  async signIn(site = this.site): Promise<string> {
    const response = this.authenticator.get(await signInOptions(site));
    return entered.parse(expectOk(await site.call("POST /api/sign-in", { body: { response } })).body).token;
  }
}

export function expectOk(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`expected success, got ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
