import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { AccountView } from "../../shared/net/people.ts";
import type { ApiErrorCode, Player, Profile } from "../../shared/net/protocol.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { freeNameLike, giveUpNames, type NameTaken, nameTaken, takeName } from "./names.ts";
import { lockAccount } from "./owner.ts";
import { addPasskey, findPasskey, mostPasskeys, passkeysOf, removePasskey, usePasskey } from "./passkeys.ts";
import { replaceCodes } from "./recovery-codes.ts";
import { confirmSession, endOther, endSession, findSession, type Session } from "./sessions.ts";
import { type AccountsDeps, isHandle } from "./signing-in.ts";
import { viewOf } from "./view.ts";

type Refused<Code extends ApiErrorCode> = { readonly error: Code };

/** What people do with their own account, on a device on which they are signed in. */
export class OwnAccount {
  readonly #deps: AccountsDeps;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  /** @returns null if the token is no account's. */
  session(token: string): Promise<Session | null> {
    return this.#deps.db.ask((db) => findSession(db, token, this.#deps.timers.date()));
  }

  /** @returns null if the account has just been erased. */
  view(session: Session): Promise<AccountView | null> {
    return this.#deps.db.ask((db) => viewOf(db, session, this.#deps.timers.date()));
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
      const before = await lockAccount(db, id);
      if (!before) return fail({ error: "unauthorized" });
      if (name !== before.name && !(await takeName(db, id, name))) return fail(nameTaken(await freeNameLike(db, name)));
      await db.updateTable("accounts").set({ name, avatar, lookedName: name }).where("playerId", "=", id).execute();
      if (name !== before.name) await giveUpNames(db, id, name);
      return ok({ id, name, avatar, guest: false });
    });
  }

  async confirmation({
    player,
  }: Session): Promise<Result<PublicKeyCredentialRequestOptionsJSON, Refused<"no-passkeys">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const asked = { purpose: "confirm", playerId: player.id } as const;
    const challenge = await db.ask((db) => newChallenge(db, asked, timers.date()));
    return ok(await party.request(challenge, await db.ask((db) => passkeysOf(db, player.id))));
  }

  async confirm(
    session: Session,
    response: AuthenticationResponseJSON,
  ): Promise<Result<Session, Refused<"no-passkeys" | "sign-in-failed">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const playerId = session.player.id;
    const passkey = await db.ask((db) => findPasskey(db, response.id));
    const signed = passkey?.playerId === playerId ? await party.shown(response, passkey) : null;
    if (!passkey || !signed || !isHandle(response, playerId)) return failed;
    const { challenge, counter } = signed;
    const now = timers.date();
    return db.change<Session, Refused<"sign-in-failed">>(async (db) => {
      if (!(await takeChallenge(db, { challenge, purpose: "confirm", playerId }, now))) return failed;
      if (!(await usePasskey(db, passkey.id, counter, now))) return failed;
      await confirmSession(db, session.hash, now);
      return ok({ ...session, isConfirmed: true });
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
    { player }: Session,
    response: RegistrationResponseJSON,
    label: string,
  ): Promise<Result<null, Refused<"no-passkeys" | "sign-in-failed" | "too-many-passkeys">>> {
    const { db, party, timers } = this.#deps;
    if (!party) return fail({ error: "no-passkeys" });
    const passkey = await party.made(response);
    if (!passkey) return failed;
    const { challenge } = passkey;
    const { id: playerId } = player;
    const now = timers.date();
    return db.change<null, Refused<"sign-in-failed" | "too-many-passkeys">>(async (db) => {
      if (!(await lockAccount(db, playerId))) return failed;
      if (!(await takeChallenge(db, { challenge, purpose: "passkey", playerId }, now))) return failed;
      if ((await passkeysOf(db, playerId)).length >= mostPasskeys) return tooMany;
      return (await addPasskey(db, { ...passkey, playerId, label }, now)) ? ok(null) : failed;
    });
  }

  /** One that the person does not have is removed already. */
  removePasskey({ player: { id } }: Session, passkeyId: string): Promise<Result<null, Refused<"last-passkey">>> {
    return this.#deps.db.change<null, Refused<"last-passkey">>(async (db) => {
      await lockAccount(db, id);
      const removed = await removePasskey(db, id, passkeyId);
      return removed && (await passkeysOf(db, id)).length === 0 ? fail({ error: "last-passkey" }) : ok(null);
    });
  }

  async signOut({ hash }: Session): Promise<void> {
    await this.#deps.db.change(async (db) => ok(await endSession(db, hash)));
  }

  /** @param which the id of a session, or "others" for all but this one. */
  async signOutElsewhere(session: Session, which: string): Promise<void> {
    await this.#deps.db.change(async (db) => ok(await endOther(db, session, which)));
  }

  /** The old ones end. */
  async newCodes({ player: { id } }: Session): Promise<readonly string[]> {
    const codes = await this.#deps.db.change<readonly string[], never>(async (db) => {
      const isThere = (await lockAccount(db, id)) !== null;
      return ok(isThere ? await replaceCodes(db, id) : []);
    });
    return codes.ok ? codes.value : [];
  }
}

const failed = fail({ error: "sign-in-failed" } as const);
const tooMany = fail({ error: "too-many-passkeys" } as const);
