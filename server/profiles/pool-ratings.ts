import { type Kysely, sql } from "kysely";
import { type PoolRating, pools } from "../../shared/net/people.ts";
import { shownOf } from "../../shared/ratings/shown.ts";
import type { Database } from "../store/database.ts";
import { rankOf } from "./leaderboard.ts";

/** Most points of a rating's picture. */
const mostPoints = 200;

interface Point {
  readonly pool: string;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Somebody's ratings, in the order of the pools.
 * @param isListed whether they stand in the leaderboards.
 */
export async function poolRatingsOf(
  db: Kysely<Database>,
  playerId: string,
  { isListed, now }: { readonly isListed: boolean; readonly now: number },
): Promise<readonly PoolRating[]> {
  const rows = await db.selectFrom("ratings").selectAll().where("playerId", "=", playerId).execute();
  if (rows.length === 0) return [];
  const points = Map.groupBy(await pointsOf(db, playerId), ({ pool }) => pool);
  const ratings: PoolRating[] = [];
  for (const pool of pools) {
    const row = rows.find((each) => each.pool === pool);
    if (!row) continue;
    const shown = shownOf(row, row.games, row.lastAt, now);
    const hasRank = isListed && !shown.provisional;
    const rank = hasRank ? await rankOf(db, { pool, week: null }, row.standing) : null;
    ratings.push({ pool, ...shown, rank, history: (points.get(pool) ?? []).map(asPoint) });
  }
  return ratings;
}

/** The newest game of each pool, and of those before it as many as the picture holds, evenly. */
async function pointsOf(db: Kysely<Database>, playerId: string): Promise<readonly Point[]> {
  const { rows } = await sql<Point>`
    select pool, at, mu, sigma from (
      select seats.pool, seats."endedAt" at, seats.mu, seats.sigma,
        row_number() over (partition by seats.pool order by seats."endedAt" desc, seats."gameId") place,
        count(*) over (partition by seats.pool) many
      from ${sql.table("resultSeats")} seats
      where seats."playerId" = ${playerId} and seats.mu is not null and seats.pool is not null
    ) numbered
    where (place - 1) % ((many + ${sql.lit(mostPoints - 1)}) / ${sql.lit(mostPoints)}) = 0
    order by at`.execute(db);
  return rows;
}

function asPoint({ at, mu, sigma }: Point): PoolRating["history"][number] {
  const { rating, plusMinus } = shownOf({ mu, sigma }, 0, at, at);
  return { at, rating, plusMinus };
}
