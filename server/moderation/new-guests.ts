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
  /** Is called when the book has to be read again. */
  readonly changed: () => Promise<void>;
  readonly timers: Pick<Timers, "date">;
}

/**
 * Makes it dull to come back as a new guest. A network is watched once a person without the queue or games comes from
 * there, and only guests who are made there afterwards notice: accounts and older guests do not, nor does a private table.
 */
export class NewGuests {
  readonly #deps: NewGuestsDeps;

  constructor(deps: NewGuestsDeps) {
    this.#deps = deps;
  }

  /** A person came from a network. @param network a keyed hash; null if networks do not count. */
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

  /** A guest was made at a network. */
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

/** How long a guest still waits for the queue, in ms; 0 if they do not. */
export async function queueWaitMs(db: Kysely<Database>, { id, guest }: Player, now: number): Promise<number> {
  if (!guest) return 0;
  const row = await db.selectFrom("newGuests").select("madeAt").where("playerId", "=", id).executeTakeFirst();
  return row ? Math.max(0, row.madeAt + queueAfterMs - now) : 0;
}
