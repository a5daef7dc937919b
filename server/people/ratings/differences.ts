import type { Kysely } from "kysely";
import type { Pool } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";
import { putRatings } from "../../storage/results/rate-game.ts";
import type { PoolLedger } from "./rating-ledger.ts";

/* Corrects the stored rows of a pool. Each function returns the number of changed rows. */

type Writing = Kysely<Database>;
type RatingRow = Database["ratings"];
type WeekRow = Database["weeks"];

const rowsAtOnce = 500;

export async function saveRatings(
  db: Writing,
  pool: Pool,
  ratings: PoolLedger["ratings"],
  accounts: ReadonlySet<string>,
): Promise<number> {
  const table = db.selectFrom("ratings").selectAll().where("pool", "=", pool);
  const page = (after: string) => table.where("playerId", ">", after).orderBy("playerId").limit(rowsAtOnce).execute();
  const right = new Map<string, RatingRow>();
  for (const [playerId, rating] of ratings)
    if (accounts.has(playerId)) right.set(playerId, { playerId, pool, ...rating });
  const { put, drop } = await differences(page, right, isSameRating);
  for (const players of slices(drop))
    await db.deleteFrom("ratings").where("pool", "=", pool).where("playerId", "in", players).execute();
  for (const rows of slices(put)) await putRatings(db, rows);
  return put.length + drop.length;
}

export async function saveWeeks(
  db: Writing,
  pool: Pool,
  weeks: PoolLedger["weeks"],
  accounts: ReadonlySet<string>,
): Promise<number> {
  const kept = await db.selectFrom("weeks").select("week").distinct().where("pool", "=", pool).execute();
  let changed = 0;
  for (const week of new Set([...weeks.keys(), ...kept.map((row) => row.week)])) {
    const right = new Map<string, WeekRow>();
    for (const [playerId, gain] of weeks.get(week) ?? [])
      if (accounts.has(playerId)) right.set(playerId, { pool, week, playerId, ...gain });
    changed += await keepWeek(db, pool, week, right);
  }
  return changed;
}

async function keepWeek(db: Writing, pool: Pool, week: number, right: ReadonlyMap<string, WeekRow>): Promise<number> {
  const table = db.selectFrom("weeks").selectAll().where("pool", "=", pool).where("week", "=", week);
  const page = (after: string) => table.where("playerId", ">", after).orderBy("playerId").limit(rowsAtOnce).execute();
  const { put, drop } = await differences(page, right, isSameWeek);
  for (const players of slices(drop))
    await db
      .deleteFrom("weeks")
      .where("pool", "=", pool)
      .where("week", "=", week)
      .where("playerId", "in", players)
      .execute();
  for (const rows of slices(put))
    await db
      .insertInto("weeks")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["pool", "week", "playerId"]).doUpdateSet(({ ref }) => ({
          gained: ref("excluded.gained"),
          games: ref("excluded.games"),
          sigma: ref("excluded.sigma"),
        })),
      )
      .execute();
  return put.length + drop.length;
}

interface Differences<Row> {
  /** Missing or wrong rows. */
  readonly put: readonly Row[];
  /** Players with superfluous rows. */
  readonly drop: readonly string[];
}

/** Compares stored rows with the right ones. @param page returns the next rows after a player's, in order. */
async function differences<Row extends { readonly playerId: string }>(
  page: (after: string) => Promise<readonly Row[]>,
  right: ReadonlyMap<string, Row>,
  isSame: (one: Row, other: Row) => boolean,
): Promise<Differences<Row>> {
  const put = new Map(right);
  const drop: string[] = [];
  for (let rows = await page(""); rows.length > 0; rows = await page(rows.at(-1)?.playerId ?? ""))
    for (const kept of rows) {
      const row = right.get(kept.playerId);
      if (!row) drop.push(kept.playerId);
      else if (isSame(kept, row)) put.delete(kept.playerId);
    }
  return { put: [...put.values()], drop };
}

const isSameRating = (one: RatingRow, other: RatingRow): boolean =>
  one.mu === other.mu &&
  one.sigma === other.sigma &&
  one.games === other.games &&
  one.lastAt === other.lastAt &&
  one.standing === other.standing &&
  one.experience === other.experience;

const isSameWeek = (one: WeekRow, other: WeekRow): boolean =>
  one.gained === other.gained && one.games === other.games && one.sigma === other.sigma;

function* slices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += rowsAtOnce) yield items.slice(first, first + rowsAtOnce);
}
