import type { Kysely } from "kysely";
import { PeopleDb } from "../../server/accounts/people-db.ts";
import { systemTimers } from "../../server/plumbing/timers.ts";
import { Erasure } from "../../server/profiles/erasure.ts";
import type { Database } from "../../server/store/database.ts";
import type { Erased } from "../../server/store/erased-list.ts";

/** For so long before a backup, in ms, an erasure may not have been complete in it. */
const watchedMs = 86_400_000;

/** People that one statement notes. */
const atOnce = 500;

/**
 * Forgets, in a database that was put back, those who were erased since, and for a day of the server's again: a game
 * that still runs in it may bring a name back.
 * @param madeAt when the backup was made, ms since 1970; null if that is not known: then everybody on the list goes.
 * @returns how many people.
 */
export async function forgetAgain(
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
  const people = new PeopleDb(db, async () => {});
  const log = { info() {}, error: (_: object, message: string) => console.error(message) };
  await new Erasure({
    db: people,
    list: { add: async () => {} },
    ended: { tell() {} },
    timers: systemTimers,
    log,
  }).goOn();
  return ids.length;
}
