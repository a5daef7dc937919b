import { type Kysely, sql } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { presentIdOf } from "../../people/accounts/guest-merge.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import { type ActiveSanction, activeSanctionsOf, queueBan } from "./active-sanctions.ts";
import { flaggedMs, minAgeForQueueMs } from "./new-guest-rules.ts";
import type { SanctionCache } from "./sanction-cache.ts";

interface NewGuestsDeps {
  readonly db: Pick<AccountsDb, "ask" | "change">;
  readonly sanctionCache: SanctionCache;
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
    const { db, sanctionCache, changed, timers } = this.#deps;
    if (network === null || sanctionCache.isWatched(network)) return;
    const now = timers.date();
    if (!(await db.ask((db) => queueBanOf(db, id, now)))) return;
    await db.change(async (db) => {
      // Waits for a concurrent `shortenWatches`, so that the lifted sanction does not count.
      await noteModeration(db);
      const held = await queueBanOf(db, id, now);
      if (!held) return ok(null);
      const endsAt = Math.min(held.until ?? Number.POSITIVE_INFINITY, now + flaggedMs);
      await db
        .insertInto("watchedNetworks")
        .values({ network, playerId: id, endsAt })
        .onConflict((conflict) => conflict.columns(["network", "playerId"]).doUpdateSet({ endsAt }))
        .execute();
      return ok(null);
    });
    await changed();
  }

  /** Registers a new guest of a watched network. */
  async onCreated({ id }: Player, network: string | null): Promise<void> {
    const { db, sanctionCache, changed, timers } = this.#deps;
    if (!sanctionCache.isWatched(network)) return;
    const madeAt = timers.date();
    await db.change(async (db) => {
      await noteModeration(db);
      return ok(await db.insertInto("newGuests").values({ playerId: id, madeAt }).execute());
    });
    await changed();
  }
}

/**
 * Ends the watch of a player's networks with the sanctions that are left after one was lifted. It must run in the
 * transaction of the change, after `noteModeration`.
 */
export async function shortenWatches(db: Kysely<Database>, playerId: string, now: number): Promise<void> {
  const id = await presentIdOf(db, playerId);
  const held = await queueBanOf(db, id, now);
  const endsAt = held ? held.until : now;
  if (endsAt === null) return;
  await db
    .updateTable("watchedNetworks")
    .set({ endsAt })
    .where("endsAt", ">", endsAt)
    .where(
      sql<boolean>`("playerId" = ${id}
        or "playerId" in (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${id}))`,
    )
    .execute();
}

const queueBanOf = async (db: Kysely<Database>, playerId: string, now: number): Promise<ActiveSanction | null> =>
  queueBan(await activeSanctionsOf(db, playerId, now));

/** Returns the remaining time until a guest may join the queue, in ms; 0 if there is none. */
export async function queueWaitMs(db: Kysely<Database>, { id, guest }: Player, now: number): Promise<number> {
  if (!guest) return 0;
  const row = await db.selectFrom("newGuests").select("madeAt").where("playerId", "=", id).executeTakeFirst();
  return row ? Math.max(0, row.madeAt + minAgeForQueueMs - now) : 0;
}
