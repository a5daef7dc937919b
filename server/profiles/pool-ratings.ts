import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Pool, type PoolRating, pools } from "../../shared/net/people.ts";
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
  const rated = pools.flatMap((pool) => rows.filter((row) => row.pool === pool).map((row) => ({ pool, row })));
  if (rated.length === 0) return [];
  const points = await pointsOf(
    db,
    playerId,
    rated.map(({ pool }) => pool),
  );
  const ratings: PoolRating[] = [];
  for (const { pool, row } of rated) {
    const shown = shownOf(row, row.games, row.lastAt, now);
    const hasRank = isListed && !shown.provisional;
    const rank = hasRank ? await rankOf(db, { pool, week: null }, row.standing) : null;
    ratings.push({ pool, ...shown, rank, history: (points.get(pool) ?? []).map(asPoint) });
  }
  return ratings;
}

/** The newest game of each pool, and of those before it as many as the picture holds, evenly; the oldest first. */
async function pointsOf(
  db: Kysely<Database>,
  playerId: string,
  wanted: readonly Pool[],
): Promise<ReadonlyMap<string, readonly Point[]>> {
  const { rows } = await sql.join<Point>(wanted.map((pool) => pointsIn(playerId, pool)), sql` union all `).execute(db);
  const inOrder = rows.toSorted((one, other) => one.at - other.at);
  return Map.groupBy(inOrder, ({ pool }) => pool);
}

/** The points of one pool. An index has its games in their order with all that is asked, so the database sorts nothing. */
function pointsIn(playerId: string, pool: Pool): RawBuilder<Point> {
  const rated = sql`${sql.table("resultSeats")} seats
    where seats."playerId" = ${playerId} and seats.pool = ${pool} and seats.mu is not null`;
  return sql`
    select pool, at, mu, sigma from (
      select seats.pool, seats."endedAt" at, seats.mu, seats.sigma,
        row_number() over (order by seats."endedAt" desc, seats."gameId" desc) place
      from ${rated}
    ) numbered
    where (place - 1) % (((select count(*) from ${rated}) + ${sql.lit(mostPoints - 1)}) / ${sql.lit(mostPoints)}) = 0`;
}

function asPoint({ at, mu, sigma }: Point): PoolRating["history"][number] {
  const { rating, plusMinus } = shownOf({ mu, sigma }, 0, at, at);
  return { at, rating, plusMinus };
}
