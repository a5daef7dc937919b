import { type Kysely, type RawBuilder, sql } from "kysely";
import { type PoolRating, pools } from "../../../shared/net/people.ts";
import { displayedRating } from "../../../shared/ratings/displayed-rating.ts";
import type { Database } from "../../storage/database.ts";
import { ranksAt } from "./leaderboard.ts";

/** Maximum number of points of a rating's chart. */
const mostPoints = 200;

interface Point {
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Returns a player's ratings, in the order of the pools.
 * @param isListed whether the player is on the leaderboards.
 */
export async function poolRatingsOf(
  db: Kysely<Database>,
  playerId: string,
  { isListed, now }: { readonly isListed: boolean; readonly now: number },
): Promise<readonly PoolRating[]> {
  const rows = await db.selectFrom("ratings").selectAll().where("playerId", "=", playerId).execute();
  const rated = pools.flatMap((pool) =>
    rows
      .filter((row) => row.pool === pool)
      .map((row) => ({ pool, standing: row.standing, shown: displayedRating(row, row.games, row.lastAt, now) })),
  );
  if (rated.length === 0) return [];
  const ranked = rated.filter(({ shown }) => isListed && !shown.provisional);
  const [points, ranks] = await Promise.all([
    pointsOf(db, playerId),
    ranksAt(
      db,
      ranked.map(({ pool, standing }) => ({ ladder: { pool, week: null }, score: standing })),
    ),
  ]);
  const rankIn = new Map(ranked.map(({ pool }, index) => [pool, ranks[index] ?? null]));
  return rated.map(({ pool, shown }) => {
    const history = (points.get(pool) ?? []).map(asPoint);
    return { pool, ...shown, rank: rankIn.get(pool) ?? null, history };
  });
}

/**
 * Returns the newest game of each pool and evenly spaced earlier ones, as many as the chart holds; the oldest first.
 */
async function pointsOf(db: Kysely<Database>, playerId: string): Promise<ReadonlyMap<string | null, readonly Point[]>> {
  const counts = await db
    .selectFrom("resultSeats")
    .where("playerId", "=", playerId)
    .where("mu", "is not", null)
    .groupBy("pool")
    .select((eb) => ["pool", eb.fn.countAll<number>().as("games")])
    .execute();
  if (counts.length === 0) return new Map();
  const questions = counts.map(({ pool, games }) => pointsIn(playerId, pool, Math.ceil(games / mostPoints)));
  const { rows } = await sql.join<PoolPoints>(questions, sql` union all `).execute(db);
  return new Map(rows.map(({ pool, points }) => [pool, pointsFrom(points ?? "")]));
}

interface PoolPoints {
  readonly pool: string;
  /** "at mu sigma" of each point, unordered; null for none. */
  readonly points: string | null;
}

/**
 * Selects every `step`-th game of one pool, the newest first. Each finds the next in the index, which is faster than
 * numbering all games. The answer is one text, because the transfer of hundreds of rows takes longer than the search.
 */
function pointsIn(playerId: string, pool: string | null, step: number): RawBuilder<PoolPoints> {
  const seats = sql.table("resultSeats");
  const isRated = sql`"playerId" = ${playerId} and pool = ${pool} and mu is not null`;
  return sql`
    select ${pool} pool, (
      with recursive picked(at) as (
        select max("endedAt") from ${seats} where ${isRated}
        union all
        select (
          select "endedAt" from ${seats} where ${isRated} and "endedAt" < picked.at
          order by "endedAt" desc limit 1 offset ${step - 1}
        ) from picked where picked.at is not null
      )
      select string_agg(cast(at as text) || ' ' || cast(mu as text) || ' ' || cast(sigma as text), ',')
      from picked cross join ${seats} where ${isRated} and "endedAt" = picked.at
    ) points`;
}

const pointsFrom = (text: string): readonly Point[] =>
  text
    .split(",")
    .filter((point) => point !== "")
    .map((point) => point.split(" ").map(Number))
    .map(([at = 0, mu = 0, sigma = 0]) => ({ at, mu, sigma }))
    .sort((one, other) => one.at - other.at);

function asPoint({ at, mu, sigma }: Point): PoolRating["history"][number] {
  const { rating, plusMinus } = displayedRating({ mu, sigma }, 0, at, at);
  return { at, rating, plusMinus };
}
