import { type Kysely, sql } from "kysely";
import type { Leaderboard, LeaderboardRow, Pool } from "../../../shared/net/people.ts";
import { displayedRating, provisionalAbove } from "../../../shared/ratings/displayed-rating.ts";
import type { Database } from "../../storage/database.ts";
import { type Hiding, isListed, isOnLeaderboards, isUnlisted } from "./visibility.ts";

/** Number of rows at the top of a leaderboard, and of rows above and below the viewer's own. */
const [topRows, nearRows] = [50, 5];

/** Number of additional rows in the first read, because some players may be hidden. */
const spareRows = 10;

type Db = Kysely<Database>;

/** A leaderboard of one pool and span, the best first. Players with a provisional rating are on none. */
export interface Ladder {
  readonly pool: Pool;
  /** Monday 0:00 UTC in ms since 1970, for the gains in a week; null for the ratings. */
  readonly week: number | null;
}

interface Row extends Hiding {
  readonly name: string;
  readonly avatar: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly lastAt: number;
  /** Sort key of the leaderboard. */
  readonly score: number;
}

interface Reader {
  readonly viewer: string;
  readonly now: number;
  /** Number of players on the leaderboard. */
  readonly people: number;
}

export async function leaderboardOf(db: Db, ladder: Ladder, { viewer, now, people }: Reader): Promise<Leaderboard> {
  const { pool, week } = ladder;
  const shown = (rows: readonly Row[], ranks: readonly number[]): readonly LeaderboardRow[] =>
    rows.map(({ playerId, name, avatar, score, mu, sigma, games, lastAt }, index) => ({
      rank: ranks[index] ?? 0,
      name,
      avatar,
      rating: displayedRating({ mu, sigma }, games, lastAt, now),
      gained: week === null ? null : Math.round(score),
      isOwn: playerId === viewer,
    }));
  const top = await listed(db, ladder, null, "desc", topRows);
  const near = await nearOf(db, ladder, viewer);
  const first = near[0];
  const before = first ? await countAhead(db, ladder, first.score) : 0;
  const tied = first ? await countTied(db, ladder, first) : 0;
  return {
    pool,
    span: week === null ? "all" : "week",
    top: shown(top, ranksOf(top, 0, 1)),
    near: shown(near, ranksOf(near, before + tied, before + 1)),
    people: Math.max(people, top.length, before + tied + near.length),
  };
}

/** A score on a leaderboard. */
interface Scored {
  readonly ladder: Ladder;
  readonly score: number;
}

/** Returns the rank that each of these scores has on its leaderboard. */
export async function ranksAt(db: Db, scores: readonly Scored[]): Promise<readonly number[]> {
  if (scores.length === 0) return [];
  const counts = scores.map(({ ladder, score }, index) => sql`select ${sql.lit(index)} as at, ${ahead(ladder, score)}`);
  const { rows } = await sql.join<{ at: number; count: number }>(counts, sql` union all `).execute(db);
  return scores.map((_, index) => (rows.find(({ at }) => at === index)?.count ?? 0) + 1);
}

async function nearOf(db: Db, ladder: Ladder, viewer: string): Promise<readonly Row[]> {
  const [own] = await rowsOf(db, ladder, sql`and "playerId" = ${viewer}`, "desc", 1);
  if (!own || !isOnLeaderboards(own)) return [];
  const above = await listed(db, ladder, own, "asc", nearRows);
  const below = await listed(db, ladder, own, "desc", nearRows);
  return [...above.toReversed(), own, ...below];
}

/**
 * Assigns ranks. Equal scores share a rank; the following ranks are skipped.
 * @param before number of players before the first of these rows.
 * @param rank rank of the first row.
 */
function ranksOf(rows: readonly Row[], before: number, rank: number): readonly number[] {
  let last = rank;
  return rows.map(({ score }, index) => {
    if (index > 0 && score !== rows[index - 1]?.score) last = before + index + 1;
    return last;
  });
}

/** Rows of a leaderboard, including hidden players. One index covers all columns that are read. */
const rowsIn = ({ pool, week }: Ladder) =>
  week === null
    ? sql`ratings where pool = ${pool} and sigma <= ${provisionalAbove}`
    : sql`weeks where pool = ${pool} and week = ${week} and sigma <= ${provisionalAbove}`;

const scoreIn = ({ week }: Ladder) => (week === null ? sql.ref("standing") : sql.ref("gained"));

/** Returns the next visible rows. @param after null begins with the first. */
async function listed(
  db: Db,
  ladder: Ladder,
  after: Row | null,
  order: "asc" | "desc",
  wanted: number,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const way = sql.raw(order === "asc" ? ">" : "<");
  let last = after;
  for (let take = wanted + spareRows; rows.length < wanted; take *= 2) {
    const beyond = last ? sql`and (${scoreIn(ladder)}, "playerId") ${way} (${last.score}, ${last.playerId})` : sql``;
    const some = await rowsOf(db, ladder, beyond, order, take);
    rows.push(...some.filter(isOnLeaderboards));
    last = some.at(-1) ?? null;
    if (some.length < take) break;
  }
  return rows.slice(0, wanted);
}

/** The limit precedes the joins, so that databases read the index only as far as needed. */
async function rowsOf(
  db: Db,
  ladder: Ladder,
  also: ReturnType<typeof sql>,
  order: "asc" | "desc",
  limit: number,
): Promise<readonly Row[]> {
  const way = sql.raw(order);
  const score = scoreIn(ladder);
  const { rows } = await sql<Row>`
    select people.*, ratings.mu, ratings.sigma, ratings.games, ratings."lastAt",
      accounts.name, accounts.avatar, accounts."hidesProfile", accounts."hidesRating"
    from (
      select "playerId", ${score} score from ${rowsIn(ladder)} ${also}
      order by ${score} ${way}, "playerId" ${way} limit ${limit}
    ) people
    join ratings on ratings."playerId" = people."playerId" and ratings.pool = ${ladder.pool}
    join accounts on accounts."playerId" = people."playerId"
    order by people.score ${way}, people."playerId" ${way}`.execute(db);
  return rows;
}

/** Counts the players with a higher score. @param score null counts all players. */
export async function countAhead(db: Db, ladder: Ladder, score: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${ahead(ladder, score)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const ahead = (ladder: Ladder, score: number | null) => sql`
  count(*) count from ${rowsIn(ladder)} ${score === null ? sql`` : sql`and ${scoreIn(ladder)} > ${score}`}
    and "playerId" not in (select accounts."playerId" from accounts where ${isUnlisted})`;

/** Counts the players with the same score who are listed before a player. */
async function countTied(db: Db, ladder: Ladder, { score, playerId }: Row): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) count from ${rowsIn(ladder)} and ${scoreIn(ladder)} = ${score} and "playerId" > ${playerId}
      and "playerId" in (select accounts."playerId" from accounts where ${isListed})`.execute(db);
  return rows[0]?.count ?? 0;
}
