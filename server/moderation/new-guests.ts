import type { Kysely } from "kysely";
import { ok } from "../../shared/core/result.ts";
import type { Player } from "../../shared/net/protocol.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Database } from "../store/database.ts";
import { noteModeration } from "../store/moderation-changes.ts";
import type { Book } from "./book.ts";
import { fromQueue, heldAgainst } from "./in-force.ts";
import { queueAfterMs, watchedMs } from "./new-guest-rules.ts";

interface NewGuestsDeps {
  readonly db: Pick<PeopleDb, "ask" | "change">;
  readonly book: Book;
  /** Called when the cache must be read again. */
  readonly changed: () => Promise<void>;
  readonly timers: Pick<Timers, "date">;
}

/**
 * Makes it unattractive to evade a sanction with a new guest. A network is watched after a player with a queue or game
 * ban connects from it. The watch affects only guests who are created there afterwards. Accounts, older guests and
 * private tables are not affected.
 */
export class NewGuests {
  readonly #deps: NewGuestsDeps;

  constructor(deps: NewGuestsDeps) {
    this.#deps = deps;
  }

  /**
   * Starts the watch of a network if the player is banned. @param network a keyed hash; null if networks do not count.
   */
  async came({ id }: Player, network: string | null): Promise<void> {
    const { db, book, changed, timers } = this.#deps;
    if (network === null || book.isWatched(network)) return;
    const now = timers.date();
    const held = fromQueue(await db.ask((db) => heldAgainst(db, id, now)));
    if (!held) return;
    const endsAt = Math.min(held.until ?? Number.POSITIVE_INFINITY, now + watchedMs);
    await db.change(async (db) => {
      await noteModeration(db);
      const row = { network, playerId: id, endsAt };
      return ok(
        await db
          .insertInto("watchedNetworks")
          .values(row)
          .onConflict((conflict) => conflict.columns(["network", "playerId"]).doUpdateSet({ endsAt }))
          .execute(),
      );
    });
    await changed();
  }

  /** Registers a new guest of a watched network. */
  async made({ id }: Player, network: string | null): Promise<void> {
    const { db, book, changed, timers } = this.#deps;
    if (!book.isWatched(network)) return;
    const madeAt = timers.date();
    await db.change(async (db) => {
      await noteModeration(db);
      return ok(await db.insertInto("newGuests").values({ playerId: id, madeAt }).execute());
    });
    await changed();
  }
}

/** Returns the remaining time until a guest may join the queue, in ms; 0 if there is none. */
export async function queueWaitMs(db: Kysely<Database>, { id, guest }: Player, now: number): Promise<number> {
  if (!guest) return 0;
  const row = await db.selectFrom("newGuests").select("madeAt").where("playerId", "=", id).executeTakeFirst();
  return row ? Math.max(0, row.madeAt + queueAfterMs - now) : 0;
}
