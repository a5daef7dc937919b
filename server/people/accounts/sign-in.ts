import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { SignedIn } from "../../../shared/net/people.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Timers } from "../../runtime/timers.ts";
import { accountIdFor } from "./account-id.ts";
import { lockAccountRow } from "./account-lock.ts";
import type { AccountsDb } from "./accounts-db.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import { enter, insertAccount, type Place } from "./entry.ts";
import { freeNameLike, type NameTaken, nameTaken, takeName } from "./names.ts";
import { addPasskey, findPasskey, usePasskey } from "./passkeys.ts";
import { replaceCodes, useCode } from "./recovery-codes.ts";
import { handleOf, type RelyingParty } from "./relying-party.ts";

export interface AccountsDeps {
  readonly db: AccountsDb;
  /** null: passkeys do not work at this server's address. */
  readonly party: RelyingParty | null;
  /** Issuer of the OpenID provider; null without one. */
  readonly issuer: string | null;
  readonly ended: Pick<EndedSessions, "publish">;
  readonly timers: Pick<Timers, "date">;
}

export type SignInResult = Omit<SignedIn, "seated">;
type NoEntry = { readonly error: "no-passkeys" | "sign-in-failed" };
type NotMade = NoEntry | NameTaken;

/** Creates accounts and signs in to them. A refusal does not name its reason to the client. */
export class SignInService {
  readonly #deps: AccountsDeps;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  /** @param name as it is shown. */
  async creation(guest: Player, name: string): Promise<Result<PublicKeyCredentialCreationOptionsJSON, NotMade>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const asked = { purpose: "account", playerId: guest.id } as const;
    const free = await db.ask((db) => freeNameLike(db, name));
    if (free !== name) return fail(nameTaken(free));
    const challenge = await db.ask((db) => newChallenge(db, asked, timers.date()));
    return ok(await party.creation({ playerId: accountIdFor(challenge), name, challenge, others: [] }));
  }

  /** Creates an account for a guest, with its first passkey. @param name as it is shown. */
  async create(
    guest: Player,
    name: string,
    response: RegistrationResponseJSON,
    label: string,
  ): Promise<Result<SignInResult & { readonly recoveryCodes: readonly string[] }, NotMade>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const passkey = await party.verifyRegistration(response);
    if (!passkey) return failed;
    const { challenge, proof } = passkey;
    const now = timers.date();
    const playerId = accountIdFor(challenge);
    const player: Player = { ...guest, id: playerId, name, guest: false };
    return db.change<SignInResult & { readonly recoveryCodes: readonly string[] }, NotMade>(async (trx) => {
      if (!(await takeChallenge(trx, { challenge, purpose: "account", playerId: guest.id }, now))) return failed;
      if (!(await takeName(trx, playerId, name))) return fail(nameTaken(await freeNameLike(trx, name)));
      await insertAccount(trx, player, now);
      if (!(await addPasskey(trx, { ...passkey, playerId, label }, now))) return failed;
      const recoveryCodes = await replaceCodes(trx, playerId);
      const token = await enter(trx, playerId, { guestId: guest.id, label }, proof, now);
      return ok({ token, player, recoveryCodes });
    });
  }

  /** Returns the options to sign in, which are the same for every client. */
  async request(): Promise<Result<PublicKeyCredentialRequestOptionsJSON, NoEntry>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const asked = { purpose: "sign-in", playerId: null } as const;
    return ok(await party.request(await db.ask((db) => newChallenge(db, asked, timers.date())), []));
  }

  async withPasskey(response: AuthenticationResponseJSON, place: Place): Promise<Result<SignInResult, NoEntry>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const passkey = await db.ask((db) => findPasskey(db, response.id));
    const signed = passkey && (await party.shown(response, passkey));
    if (!passkey || !signed || !isHandle(response, passkey.playerId)) return failed;
    const { challenge, counter, proof } = signed;
    const now = timers.date();
    return db.change<SignInResult, NoEntry>(async (trx) => {
      const player = await lockAccountRow(trx, passkey.playerId);
      if (!player) return failed;
      if (!(await takeChallenge(trx, { challenge, purpose: "sign-in", playerId: null }, now))) return failed;
      if (!(await usePasskey(trx, passkey.id, counter, now))) return failed;
      return ok({ token: await enter(trx, player.id, place, proof, now), player });
    });
  }

  /** Signs in with a recovery code, which is used up. */
  async withCode(code: string, place: Place): Promise<Result<SignInResult, NoEntry>> {
    const { db, timers } = this.#deps;
    const now = timers.date();
    return db.change<SignInResult, NoEntry>(async (trx) => {
      const playerId = await useCode(trx, code);
      const player = playerId === null ? null : await lockAccountRow(trx, playerId);
      return player ? ok({ token: await enter(trx, player.id, place, "shown", now), player }) : failed;
    });
  }
}

const failed = fail({ error: "sign-in-failed" } as const);

/** Whether the response names no account, or the one that owns the passkey. */
export const isHandle = ({ response: { userHandle } }: AuthenticationResponseJSON, playerId: string): boolean =>
  userHandle === undefined || userHandle === handleOf(playerId);
