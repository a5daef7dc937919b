import type { Player, QueueRefusal } from "../../../shared/net/protocol.ts";
import type { SocialError } from "../../../shared/net/social.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import type { Timers } from "../../runtime/timers.ts";
import { UnavailableError } from "../../runtime/unavailable-error.ts";
import { type ActiveSanction, activeSanctionsOf, chatMute, gameBan, queueBan } from "./active-sanctions.ts";
import { queueWaitMs } from "./new-guests.ts";
import type { SanctionCache } from "./sanction-cache.ts";

interface GateDeps {
  readonly db: Pick<AccountsDb, "ask">;
  readonly sanctionCache: SanctionCache;
  readonly timers: Pick<Timers, "date">;
}

/** Checks players' permissions. Joins are checked in the database, chat messages in the cache. */
export class AccessPolicy {
  readonly #deps: GateDeps;

  constructor(deps: GateDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the sanction that bars a player from all tables; null if there is none. While the database is unavailable
   * the cache answers.
   */
  async fromGames({ id }: Player): Promise<ActiveSanction | null> {
    const { db, sanctionCache, timers } = this.#deps;
    try {
      return gameBan(await db.ask((db) => activeSanctionsOf(db, id, timers.date())));
    } catch (error) {
      if (error instanceof UnavailableError) return gameBan(sanctionCache.against(id));
      throw error;
    }
  }

  /** Returns the sanction that bars a player from friend requests and invitations: the one from chat. */
  async fromContact({ id }: Player): Promise<ActiveSanction | null> {
    const { db, timers } = this.#deps;
    return chatMute(await db.ask((db) => activeSanctionsOf(db, id, timers.date())));
  }

  /** Returns the reason why the queue rejects a player; null if it does not. */
  async fromQueue(player: Player): Promise<QueueRefusal | null> {
    const { db, timers } = this.#deps;
    const now = timers.date();
    const held = queueBan(await db.ask((db) => activeSanctionsOf(db, player.id, now)));
    if (held) return { reason: "sanctioned", until: held.until };
    const waitMs = await db.ask((db) => queueWaitMs(db, player, now));
    return waitMs > 0 ? { reason: "newcomer", waitMs } : null;
  }

  /** Returns why a player may not chat; null if they may. @param isPublic whether strangers meet at the table. */
  muteOf(player: Player, isPublic: boolean): SocialError | null {
    const { sanctionCache } = this.#deps;
    const held = chatMute(sanctionCache.against(player.id));
    if (held) return { kind: "muted", until: held.until };
    return isPublic && player.guest && sanctionCache.isNewGuest(player.id)
      ? { kind: "company", code: "newcomer" }
      : null;
  }
}
