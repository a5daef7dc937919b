import type { Kysely } from "kysely";
import type { Pool } from "../../../shared/net/people.ts";
import type { PlayerHistories, RatingUpdate } from "../../../shared/ratings/apply.ts";
import { meetingsMs, totalExperience } from "../../../shared/ratings/weight.ts";
import type { Database } from "../database.ts";
import { isSqlite } from "../migrations/migrations.ts";
import { advisoryLocks, lockUntilCommit } from "../postgres/advisory-locks.ts";
import type { Counting, EndedGame } from "../saved-types.ts";

type Writing = Kysely<Database>;

const dayMs = 86_400_000;
/** Maximum number of rated games of the same two players per day. */
const mostTogether = 5;

/** Rating changes of a game. */
interface Rated {
  readonly counting: Counting;
  /** Position among all rated games, from 1; null for an unrated game. */
  readonly number: number | null;
  /** Changes in seat order; empty for an unrated game. */
  readonly changes: readonly RatingUpdate[];
}

const without = (unrated: NonNullable<Counting["unrated"]>): Rated => ({
  counting: { pool: null, unrated },
  number: null,
  changes: [],
});

/** Decides whether a game is rated. If so, the next rated game waits for the end of this transaction. */
export async function changesOf(db: Writing, { counting, beganAt, endedAt, seats }: EndedGame): Promise<Rated> {
  const { pool } = counting;
  if (pool === null) return without(counting.unrated);
  const people = seats.flatMap(({ playerId, place, deserted }) =>
    playerId === null ? [] : [{ playerId, place, deserted }],
  );
  const ids = people.map(({ playerId }) => playerId);
  if (!(await haveAccounts(db, ids))) return without("guest");
  if (await wereFriends(db, ids, beganAt)) return without("friends");
  await lockUntilCommit(db, advisoryLocks.ratings);
  const meetings = await meetingsOf(db, ids, endedAt).execute();
  if (meetings.some(({ inDay }) => inDay >= mostTogether)) return without("same-people");
  const past = { ratings: await ratingsOf(db, ids), meetings };
  const number = await nextNumber(db);
  // Imported on demand, because the library loads slowly and the start does not need it.
  const { applied } = await import("../../../shared/ratings/apply.ts");
  return { counting, number, changes: applied({ number, endedAt, seats: people }, pastOf(pool, past)) };
}

/**
 * Returns whether all players have accounts, and locks these until the end of the transaction. A player without one has
 * deleted it during the game.
 */
async function haveAccounts(db: Writing, ids: readonly string[]): Promise<boolean> {
  const accounts = await db
    .selectFrom("accounts")
    .select("playerId")
    .where("playerId", "in", ids)
    .orderBy("playerId")
    .$if(!isSqlite(db), (query) => query.forKeyShare())
    .execute();
  return accounts.length === new Set(ids).size;
}

/** Whether two of these players were friends when their game began. Later changes of friendships do not count. */
async function wereFriends(db: Writing, ids: readonly string[], beganAt: number): Promise<boolean> {
  const friendship = await db
    .selectFrom("friendships")
    .select("id")
    .where("one", "in", ids)
    .where("other", "in", ids)
    .where("at", "<=", beganAt)
    .where(({ or, eb }) => or([eb("endedAt", "is", null), eb("endedAt", ">", beganAt)]))
    .limit(1)
    .executeTakeFirst();
  return friendship !== undefined;
}

/** Two players, the smaller id first, with the numbers of their rated games together. */
interface Meetings {
  readonly one: string | null;
  readonly other: string | null;
  /** Games within `meetingsMs`. */
  readonly inAll: number;
  readonly inDay: number;
}

/**
 * Counts the rated games of a month that these players have played together. The query uses the index of each player's
 * newest games.
 */
export function meetingsOf(db: Writing, ids: readonly string[], endedAt: number) {
  return db
    .selectFrom("resultSeats as one")
    .innerJoin("resultSeats as other", (join) =>
      join.onRef("other.gameId", "=", "one.gameId").onRef("other.playerId", ">", "one.playerId"),
    )
    .where("one.playerId", "in", ids)
    .where("one.endedAt", ">", endedAt - meetingsMs)
    .where("one.pool", "is not", null)
    .where("other.playerId", "in", ids)
    .groupBy(["one.playerId", "other.playerId"])
    .select(({ fn }) => [
      "one.playerId as one",
      "other.playerId as other",
      fn.countAll<number>().as("inAll"),
      fn
        .countAll<number>()
        .filterWhere("one.endedAt", ">", endedAt - dayMs)
        .as("inDay"),
    ]);
}

type RatingRow = Database["ratings"];

const ratingsOf = (db: Writing, ids: readonly string[]): Promise<readonly RatingRow[]> =>
  db.selectFrom("ratings").selectAll().where("playerId", "in", ids).execute();

interface KeptPast {
  readonly ratings: readonly RatingRow[];
  readonly meetings: readonly Meetings[];
}

function pastOf(pool: Pool, { ratings, meetings }: KeptPast): PlayerHistories {
  const ratingIn = (playerId: string, pool: Pool) =>
    ratings.find((row) => row.playerId === playerId && row.pool === pool);
  return {
    ratingOf: (playerId) => ratingIn(playerId, pool),
    experienceOf: (playerId) => totalExperience((each) => ratingIn(playerId, each)),
    meetingsOf: (playerId, otherId) =>
      meetings.find(({ one, other }) => [one, other].every((id) => id === playerId || id === otherId))?.inAll ?? 0,
  };
}

async function nextNumber(db: Writing): Promise<number> {
  const { last } = await db
    .selectFrom("results")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Inserts or replaces rows of ratings. */
export async function putRatings(db: Writing, rows: readonly Database["ratings"][]): Promise<void> {
  await db
    .insertInto("ratings")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["playerId", "pool"]).doUpdateSet(({ ref }) => ({
        mu: ref("excluded.mu"),
        sigma: ref("excluded.sigma"),
        games: ref("excluded.games"),
        lastAt: ref("excluded.lastAt"),
        standing: ref("excluded.standing"),
        experience: ref("excluded.experience"),
      })),
    )
    .execute();
}

/** Saves the rating changes of a game. */
export async function writeRatings(db: Writing, pool: Pool, changes: readonly RatingUpdate[]): Promise<void> {
  await putRatings(
    db,
    changes.map(({ playerId, after }) => ({ playerId, pool, ...after })),
  );
  await db
    .insertInto("weeks")
    .values(
      changes.map(({ playerId, after: { sigma }, week, gained }) => ({
        pool,
        week,
        playerId,
        gained,
        games: 1,
        sigma,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["pool", "week", "playerId"]).doUpdateSet(({ eb, ref }) => ({
        gained: eb("weeks.gained", "+", ref("excluded.gained")),
        games: eb("weeks.games", "+", 1),
        sigma: ref("excluded.sigma"),
      })),
    )
    .execute();
}
