import { fail, ok } from "../../../shared/core/result.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import { UnavailableError } from "../../runtime/unavailable-error.ts";
import type { TransferredPlayer } from "../identity/device-links.ts";
import type { Identity } from "../identity/identity.ts";
import type { Tokens } from "../identity/tokens.ts";
import { lockAccountRow } from "./account-lock.ts";
import type { AccountsDb } from "./accounts-db.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import { accountsOfGuests } from "./guest-merge.ts";
import { findSession, isSessionToken, openSession, type Session, sessionsAmong, touchSession } from "./sessions.ts";
import { sha256 } from "./sha256.ts";

/** Lifetime of a cached session, in ms. The cache is used only while the database is unavailable. */
const rememberedMs = 10 * 60_000;

interface IdentityDeps {
  readonly tokens: Tokens;
  readonly db: Pick<AccountsDb, "ask" | "change">;
  readonly ended: Pick<EndedSessions, "has">;
  /** Returns a guest under their replacement name if a moderator has removed the original one. */
  readonly called: (guest: Player) => Player;
  readonly timers: Pick<Timers, "now" | "date">;
  readonly log: Pick<Log, "error">;
}

interface Found {
  readonly player: Player;
  /** Time by the monotonic clock. */
  readonly at: number;
}

/**
 * Resolves tokens to players. A guest's token is self-contained; for an account's token the database is queried each
 * time.
 */
export class AccountIdentity implements Identity {
  readonly #deps: IdentityDeps;
  /** Cache by the hash of the token, the oldest first. */
  readonly #found = new Map<string, Found>();

  constructor(deps: IdentityDeps) {
    this.#deps = deps;
  }

  async playerOf(token: string): Promise<Player | null> {
    if (!isSessionToken(token)) return this.#guestOf(token);
    this.#evict();
    const hash = sha256(token);
    const now = this.#deps.timers.date();
    try {
      const session = await this.#deps.db.ask((db) => findSession(db, token, now));
      this.#cache(hash, session);
      if (session?.isLongUnseen) void this.#see(hash, now);
      return session?.player ?? null;
    } catch (error) {
      const found = this.#found.get(hash);
      if (found && error instanceof UnavailableError) return this.#deps.ended.has(hash) ? null : found.player;
      throw error;
    }
  }

  #guestOf(token: string): Player | null {
    const guest = this.#deps.tokens.verify(token);
    return guest && this.#deps.called(guest);
  }

  async tokenOf(guest: Player): Promise<string> {
    return this.#deps.tokens.sign(guest);
  }

  async renewed(token: string): Promise<string | null> {
    return this.#deps.tokens.renewed(token);
  }

  async elsewhere(
    { player, session }: TransferredPlayer,
    device: string,
  ): Promise<{ readonly token: string; readonly player: Player } | null> {
    const { db, tokens, timers } = this.#deps;
    if (player.guest) return (await this.#hasMoved(player)) ? null : { token: tokens.sign(player), player };
    if (session === null) return null;
    const now = timers.date();
    const opened = await db.change(async (trx) => {
      const account = await lockAccountRow(trx, player.id);
      if (!account || !(await sessionsAmong(trx, [session], now)).has(session)) return fail(null);
      const opening = { playerId: player.id, label: device, proof: "none" } as const;
      return ok({ token: await openSession(trx, opening, now), player: account });
    });
    return opened.ok ? opened.value : null;
  }

  /** Whether a guest has become an account. While the database is unavailable the guest stays a guest. */
  async #hasMoved({ id }: Player): Promise<boolean> {
    try {
      return (await this.#deps.db.ask((db) => accountsOfGuests(db, [id]))).has(id);
    } catch (error) {
      if (error instanceof UnavailableError) return false;
      throw error;
    }
  }

  #cache(hash: string, session: Session | null): void {
    this.#found.delete(hash);
    if (session) this.#found.set(hash, { player: session.player, at: this.#deps.timers.now() });
  }

  /** Updates the time of the last use, so that the session does not expire. Callers do not wait for it. */
  async #see(hash: string, now: number): Promise<void> {
    const { db, log } = this.#deps;
    try {
      await db.change(async (trx) => ok(await touchSession(trx, hash, now)));
    } catch (error) {
      log.error({ event: "device-not-kept", err: error }, "failed to save the last use of a device");
    }
  }

  #evict(): void {
    for (const [hash, { at }] of this.#found) {
      if (this.#deps.timers.now() - at <= rememberedMs) return;
      this.#found.delete(hash);
    }
  }
}
