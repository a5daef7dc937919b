import type { Kysely } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import { activeSanctionsOf, queueBan } from "./active-sanctions.ts";
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
    const held = queueBan(await db.ask((db) => activeSanctionsOf(db, id, now)));
    if (!held) return;
    const endsAt = Math.min(held.until ?? Number.POSITIVE_INFINITY, now + flaggedMs);
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

/** Returns the remaining time until a guest may join the queue, in ms; 0 if there is none. */
export async function queueWaitMs(db: Kysely<Database>, { id, guest }: Player, now: number): Promise<number> {
  if (!guest) return 0;
  const row = await db.selectFrom("newGuests").select("madeAt").where("playerId", "=", id).executeTakeFirst();
  return row ? Math.max(0, row.madeAt + minAgeForQueueMs - now) : 0;
}
