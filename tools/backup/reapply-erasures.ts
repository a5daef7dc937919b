import type { Kysely } from "kysely";
import { AccountsDb } from "../../server/people/accounts/accounts-db.ts";
import { Erasure } from "../../server/people/profiles/erasure.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import type { Database } from "../../server/storage/database.ts";
import type { Erased } from "../../server/storage/retention/erased-list.ts";

/** Time before a backup, in ms, in which an erasure may be incomplete in the backup. */
const watchedMs = 86_400_000;

/** Maximum number of players in one statement. */
const atOnce = 500;

/**
 * Erases in a restored database all players who were erased since the backup. The server repeats the erasure for a day,
 * because a game that is still running in it may write a name again.
 * @param madeAt time of the backup, ms since 1970; null if unknown: then all players on the list are erased.
 * @returns number of players.
 */
export async function reapplyErasures(
  db: Kysely<Database>,
  erased: readonly Erased[],
  madeAt: number | null,
): Promise<number> {
  const since = madeAt === null ? 0 : madeAt - watchedMs;
  const ids = [...new Set(erased.filter(({ askedAt }) => askedAt >= since).map(({ playerId }) => playerId))];
  const askedAt = Date.now();
  for (let first = 0; first < ids.length; first += atOnce)
    await db
      .insertInto("erasures")
      .values(ids.slice(first, first + atOnce).map((playerId) => ({ playerId, askedAt })))
      .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ askedAt }))
      .execute();
  const people = new AccountsDb(db, async () => {});
  const log = { info() {}, error: (_: object, message: string) => console.error(message) };
  await new Erasure({
    db: people,
    list: { add: async () => {} },
    ended: { publish() {} },
    timers: systemTimers,
    log,
  }).resume();
  return ids.length;
}
