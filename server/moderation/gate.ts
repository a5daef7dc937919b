import type { Player, QueueRefusal } from "../../shared/net/protocol.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Timers } from "../plumbing/timers.ts";
import { Away } from "../tables/away.ts";
import type { Book } from "./book.ts";
import { fromChat, fromGames, fromQueue, type Held, heldAgainst } from "./in-force.ts";
import { queueWaitMs } from "./new-guests.ts";

interface GateDeps {
  readonly db: Pick<PeopleDb, "ask">;
  readonly book: Book;
  readonly timers: Pick<Timers, "date">;
}

/** Checks players' permissions. Joins are checked in the database, chat messages in the cache. */
export class Gate {
  readonly #deps: GateDeps;

  constructor(deps: GateDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the sanction that bars a player from all tables; null if there is none. While the database is unavailable
   * the cache answers.
   */
  async fromGames({ id }: Player): Promise<Held | null> {
    const { db, book, timers } = this.#deps;
    try {
      return fromGames(await db.ask((db) => heldAgainst(db, id, timers.date())));
    } catch (error) {
      if (error instanceof Away) return fromGames(book.against(id));
      throw error;
    }
  }

  /** Returns the reason why the queue rejects a player; null if it does not. */
  async fromQueue(player: Player): Promise<QueueRefusal | null> {
    const { db, timers } = this.#deps;
    const now = timers.date();
    const held = fromQueue(await db.ask((db) => heldAgainst(db, player.id, now)));
    if (held) return { reason: "sanctioned", until: held.until };
    const waitMs = await db.ask((db) => queueWaitMs(db, player, now));
    return waitMs > 0 ? { reason: "newcomer", waitMs } : null;
  }

  /** Returns why a player may not chat; null if they may. @param isPublic whether strangers meet at the table. */
  muteOf(player: Player, isPublic: boolean): SocialError | null {
    const { book } = this.#deps;
    const held = fromChat(book.against(player.id));
    if (held) return { kind: "muted", until: held.until };
    return isPublic && player.guest && book.isNewGuest(player.id) ? { kind: "company", code: "newcomer" } : null;
  }
}
