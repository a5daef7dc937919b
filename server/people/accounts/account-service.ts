import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { AccountView } from "../../../shared/net/people.ts";
import type { ApiErrorCode, Player, Profile } from "../../../shared/net/protocol.ts";
import { searchKeyOf } from "../../storage/search-key.ts";
import { lockAccountRow } from "./account-lock.ts";
import { viewOf } from "./account-view.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { freeGivenUpNames } from "./given-up-names.ts";
import { freeNameLike, type NameTaken, nameTaken, takeName } from "./names.ts";
import { addPasskey, findPasskey, mostPasskeys, passkeysOf, removePasskey, usePasskey } from "./passkeys.ts";
import { linkOf } from "./provider-links.ts";
import { replaceCodes } from "./recovery-codes.ts";
import {
  confirmSession,
  endOther,
  endSession,
  findSession,
  isStillConfirmed,
  type Session,
  unconfirmOthers,
} from "./sessions.ts";
import { type AccountsDeps, isHandle } from "./sign-in.ts";

type Refused<Code extends ApiErrorCode> = { readonly error: Code };

/** Reason to show a passkey again. "panel" requires one that verifies its user. */
type Showing = "confirm" | "panel";

/** Operations of players on their own account, on a device on which they are signed in. */
export class AccountService {
  readonly #deps: AccountsDeps;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  /** @returns null if the token belongs to no account. */
  session(token: string): Promise<Session | null> {
    return this.#deps.db.ask((db) => findSession(db, token, this.#deps.timers.date()));
  }

  /** @returns null if the account has just been erased. */
  view(session: Session): Promise<AccountView | null> {
    const { db, issuer, timers } = this.#deps;
    return db.ask((db) => viewOf(db, session, issuer, timers.date()));
  }

  async hide(
    { player }: Session,
    hides: Readonly<Partial<Record<"hidesProfile" | "hidesRating", boolean>>>,
  ): Promise<void> {
    const set = Object.fromEntries(Object.entries(hides).map(([what, hidden]) => [what, hidden ? 1 : 0]));
    if (Object.keys(set).length === 0) return;
    await this.#deps.db.change(async (db) =>
      ok(await db.updateTable("accounts").set(set).where("playerId", "=", player.id).execute()),
    );
  }

  /** @param profile the name as it is shown. */
  present({ id }: Player, { name, avatar }: Profile): Promise<Result<Player, Refused<"unauthorized"> | NameTaken>> {
    return this.#deps.db.change<Player, Refused<"unauthorized"> | NameTaken>(async (db) => {
      const before = await lockAccountRow(db, id);
      if (!before) return fail({ error: "unauthorized" });
      if (name !== before.name && !(await takeName(db, id, name))) return fail(nameTaken(await freeNameLike(db, name)));
      await db
        .updateTable("accounts")
        .set({ name, avatar, lookedName: name, searchName: searchKeyOf(name) })
        .where("playerId", "=", id)
        .execute();
      if (name !== before.name) await freeGivenUpNames(db, id, name);
      return ok({ id, name, avatar, guest: false });
    });
  }

  async confirmation(
    { player }: Session,
    purpose: Showing,
  ): Promise<Result<PublicKeyCredentialRequestOptionsJSON, Refused<"no-passkeys">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const asked = { purpose, playerId: player.id };
    const challenge = await db.ask((db) => newChallenge(db, asked, timers.date()));
    const passkeys = await db.ask((db) => passkeysOf(db, player.id));
    return ok(await party.request(challenge, passkeys, purpose === "panel" ? "required" : "preferred"));
  }

  async confirm(
    session: Session,
    response: AuthenticationResponseJSON,
    purpose: Showing,
  ): Promise<Result<Session, Refused<"no-passkeys" | "sign-in-failed" | "passkey-unverified">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const playerId = session.player.id;
    const passkey = await db.ask((db) => findPasskey(db, response.id));
    const signed = passkey?.playerId === playerId ? await party.shown(response, passkey) : null;
    if (!passkey || !signed || !isHandle(response, playerId)) return failed;
    const { challenge, counter, proof } = signed;
    // A browser may let an authenticator answer without verification, although verification was required.
    if (purpose === "panel" && proof !== "verified") return fail({ error: "passkey-unverified" });
    const now = timers.date();
    return db.change<Session, Refused<"sign-in-failed">>(async (db) => {
      if (!(await takeChallenge(db, { challenge, purpose, playerId }, now))) return failed;
      if (!(await usePasskey(db, passkey.id, counter, now))) return failed;
      await confirmSession(db, session.hash, proof, now);
      return ok({ ...session, isConfirmed: true, isVerified: session.isVerified || proof === "verified" });
    });
  }

  async anotherPasskey({
    player,
  }: Session): Promise<Result<PublicKeyCredentialCreationOptionsJSON, Refused<"no-passkeys" | "too-many-passkeys">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const { id: playerId, name } = player;
    const others = await db.ask((db) => passkeysOf(db, playerId));
    if (others.length >= mostPasskeys) return tooMany;
    const challenge = await db.ask((db) => newChallenge(db, { purpose: "passkey", playerId }, timers.date()));
    return ok(await party.creation({ playerId, name, challenge, others }));
  }

  async addPasskey(
    session: Session,
    response: RegistrationResponseJSON,
    label: string,
  ): Promise<Result<null, Refused<"no-passkeys" | "confirm" | "sign-in-failed" | "too-many-passkeys">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const passkey = await party.verifyRegistration(response);
    if (!passkey) return failed;
    const { challenge } = passkey;
    const { id: playerId } = session.player;
    const now = timers.date();
    return db.change<null, Refused<"confirm" | "sign-in-failed" | "too-many-passkeys">>(async (db) => {
      if (!(await lockAccountRow(db, playerId))) return failed;
      if (!(await isStillConfirmed(db, session, now))) return unconfirmed;
      if (!(await takeChallenge(db, { challenge, purpose: "passkey", playerId }, now))) return failed;
      if ((await passkeysOf(db, playerId)).length >= mostPasskeys) return tooMany;
      return (await addPasskey(db, { ...passkey, playerId, label }, now)) ? ok(null) : failed;
    });
  }

  /**
   * Removes a passkey; succeeds if the account does not have it. Other devices must show a passkey again, because the
   * removed one may have been shown there.
   */
  removePasskey(session: Session, passkeyId: string): Promise<Result<null, Refused<"confirm" | "last-passkey">>> {
    const { db, issuer, timers } = this.#deps;
    const { id } = session.player;
    return db.change<null, Refused<"confirm" | "last-passkey">>(async (db) => {
      await lockAccountRow(db, id);
      if (!(await isStillConfirmed(db, session, timers.date()))) return unconfirmed;
      const removed = await removePasskey(db, id, passkeyId);
      const isLinked = async () => issuer !== null && (await linkOf(db, id, issuer)) !== null;
      if (removed && (await passkeysOf(db, id)).length === 0 && !(await isLinked()))
        return fail({ error: "last-passkey" });
      await unconfirmOthers(db, session);
      return ok(null);
    });
  }

  signOut({ hash, player }: Session): Promise<void> {
    return this.#end(player, (db) => endSession(db, hash));
  }

  /** @param which the id of a session, or "others" for all but this one. */
  signOutElsewhere(session: Session, which: string): Promise<void> {
    return this.#end(session.player, (db) => endOther(db, session, which));
  }

  /** Replaces the recovery codes. Other devices must show a passkey again, because an old code may have opened them. */
  newCodes(session: Session): Promise<Result<readonly string[], Refused<"confirm">>> {
    const { db, timers } = this.#deps;
    const { id } = session.player;
    return db.change<readonly string[], Refused<"confirm">>(async (db) => {
      await lockAccountRow(db, id);
      if (!(await isStillConfirmed(db, session, timers.date()))) return unconfirmed;
      await unconfirmOthers(db, session);
      return ok(await replaceCodes(db, id));
    });
  }

  /** Ends sessions. The lock prevents a device link from opening a session of the same account at the same time. */
  async #end({ id }: Player, end: (db: Parameters<typeof endSession>[0]) => Promise<readonly string[]>): Promise<void> {
    const { db, ended } = this.#deps;
    const sessions = await db.change<readonly string[], never>(async (db) => {
      await lockAccountRow(db, id);
      return ok(await end(db));
    });
    if (sessions.ok) ended.publish(sessions.value);
  }
}

const failed = fail({ error: "sign-in-failed" } as const);
const unconfirmed = fail({ error: "confirm" } as const);
const tooMany = fail({ error: "too-many-passkeys" } as const);
