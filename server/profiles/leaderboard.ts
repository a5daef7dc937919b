import { type Kysely, sql } from "kysely";
import type { Leaderboard, LeaderboardRow, Pool } from "../../shared/net/people.ts";
import { provisionalAbove, shownOf } from "../../shared/ratings/shown.ts";
import type { Database } from "../store/database.ts";
import { isListed, isUnlisted } from "./visibility.ts";

/** The first rows of a leaderboard, and the rows above and below one's own. */
const [topRows, nearRows] = [50, 5];

/** One list of people in their order, the best first; people whose rating is provisional are on none. */
export interface Ladder {
  readonly pool: Pool;
  /** Monday 0:00 UTC in ms since 1970, for what people gained in a week; null for the ratings. */
  readonly week: number | null;
}

interface Row {
  readonly playerId: string;
  readonly name: string;
  readonly avatar: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly lastAt: number;
  /** What orders the list. */
  readonly score: number;
}

export async function leaderboardOf(
  db: Kysely<Database>,
  ladder: Ladder,
  { viewer, now }: { readonly viewer: string; readonly now: number },
): Promise<Leaderboard> {
  const { pool, week } = ladder;
  const shown = (rows: readonly Row[], ranks: readonly number[]): readonly LeaderboardRow[] =>
    rows.map(({ playerId, name, avatar, score, ...rating }, index) => ({
      rank: ranks[index] ?? 0,
      name,
      avatar,
      rating: shownOf(rating, rating.games, rating.lastAt, now),
      gained: week === null ? null : Math.round(score),
      isOwn: playerId === viewer,
    }));
  const top = await rowsOf(db, ladder, sql``, "desc", topRows);
  const near = await nearOf(db, ladder, viewer);
  const first = near[0];
  const before = first ? await countAhead(db, ladder, first.score) : 0;
  const tied = first ? await countTied(db, ladder, first) : 0;
  return {
    pool,
    span: week === null ? "all" : "week",
    top: shown(top, ranksOf(top, 0, 1)),
    near: shown(near, ranksOf(near, before + tied, before + 1)),
    people: await countAhead(db, ladder, null),
  };
}

/** The rank of somebody with this score, if they are on the list. */
export const rankOf = async (db: Kysely<Database>, ladder: Ladder, score: number): Promise<number> =>
  (await countAhead(db, ladder, score)) + 1;

async function nearOf(db: Kysely<Database>, ladder: Ladder, viewer: string): Promise<readonly Row[]> {
  const { playerId, score } = keysOf(ladder);
  const [own] = await rowsOf(db, ladder, sql`and ${playerId} = ${viewer}`, "desc", 1);
  if (!own) return [];
  const place = sql`(${score}, ${playerId})`;
  const mine = sql`(${own.score}, ${viewer})`;
  const above = await rowsOf(db, ladder, sql`and ${place} > ${mine}`, "asc", nearRows);
  const below = await rowsOf(db, ladder, sql`and ${place} < ${mine}`, "desc", nearRows);
  return [...above.toReversed(), own, ...below];
}

/**
 * Who is equal has one rank; the next ranks are left out.
 * @param before how many stand before the first of these rows.
 * @param rank the first row's rank.
 */
function ranksOf(rows: readonly Row[], before: number, rank: number): readonly number[] {
  let last = rank;
  return rows.map(({ score }, index) => {
    if (index > 0 && score !== rows[index - 1]?.score) last = before + index + 1;
    return last;
  });
}

/** The tables of a list with the people on it. */
const peopleOf = ({ pool, week }: Ladder) =>
  week === null
    ? sql`ratings where ratings.pool = ${pool} and ratings.sigma <= ${provisionalAbove}`
    : sql`weeks join ratings on ratings."playerId" = weeks."playerId" and ratings.pool = weeks.pool
        where weeks.pool = ${pool} and weeks.week = ${week} and ratings.sigma <= ${provisionalAbove}`;

const keysOf = ({ week }: Ladder) =>
  week === null
    ? { playerId: sql`ratings."playerId"`, score: sql`ratings.standing` }
    : { playerId: sql`weeks."playerId"`, score: sql`weeks.gained` };

async function rowsOf(
  db: Kysely<Database>,
  ladder: Ladder,
  also: ReturnType<typeof sql>,
  order: "asc" | "desc",
  limit: number,
): Promise<readonly Row[]> {
  const { playerId, score } = keysOf(ladder);
  const way = sql.raw(order);
  const { rows } = await sql<Row>`
    select people.*, accounts.name, accounts.avatar from accounts join (
      select ${playerId} "playerId", ${score} score, ratings.mu, ratings.sigma, ratings.games, ratings."lastAt"
      from ${peopleOf(ladder)} ${also}
    ) people on people."playerId" = accounts."playerId"
    where ${isListed}
    order by people.score ${way}, people."playerId" ${way} limit ${limit}`.execute(db);
  return rows;
}

/** @param score null counts everybody. */
async function countAhead(db: Kysely<Database>, ladder: Ladder, score: number | null): Promise<number> {
  const { score: key, playerId } = keysOf(ladder);
  const ahead = score === null ? sql`` : sql`and ${key} > ${score}`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ${peopleOf(ladder)} ${ahead})
      - (select count(*) from ${peopleOf(ladder)} ${ahead}
          and ${playerId} in (select accounts."playerId" from accounts where ${isUnlisted})) count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many with the same score stand before somebody. */
async function countTied(db: Kysely<Database>, ladder: Ladder, { score, playerId }: Row): Promise<number> {
  const keys = keysOf(ladder);
  const { rows } = await sql<{ count: number }>`
    select count(*) count from ${peopleOf(ladder)} and ${keys.score} = ${score} and ${keys.playerId} > ${playerId}
      and ${keys.playerId} in (select accounts."playerId" from accounts where ${isListed})`.execute(db);
  return rows[0]?.count ?? 0;
}
