import { type Kysely, sql } from "kysely";
import { type GameResult, pools, type RatingChange, unratedReasons } from "../../../shared/net/people.ts";
import { displayedRating } from "../../../shared/ratings/displayed-rating.ts";
import type { Database } from "../../storage/database.ts";
import { accountsAmong } from "./people.ts";
import { visibleTo } from "./visibility.ts";

type Seat = Database["resultSeats"];

/** Maximum time difference between games that may be numbered out of the order of their ends. */
const nearlySameTimeMs = 86_400_000;

/**
 * Reads a finished game with its seats.
 * @returns null if there is no such game, it has not ended, or the viewer may not see it.
 */
export async function visibleGame(db: Kysely<Database>, id: string, viewer: string) {
  const result = await db
    .selectFrom("results")
    .leftJoin("games", "games.id", "results.gameId")
    .where("results.gameId", "=", id)
    .select(["results.pool", "results.unrated", "results.number", "results.isPublic", "results.endedAt"])
    .select("games.isShared")
    .executeTakeFirst();
  if (!result) return null;
  const seats = await db.selectFrom("resultSeats").selectAll().where("gameId", "=", id).orderBy("seat").execute();
  const isOpen = result.isPublic === 1 || result.isShared === 1;
  return isOpen || seats.some(({ playerId }) => playerId === viewer) ? { result, seats } : null;
}

/** @returns null under the conditions of `visibleGame`. */
export async function gameResultOf(db: Kysely<Database>, id: string, viewer: string): Promise<GameResult | null> {
  const game = await visibleGame(db, id, viewer);
  if (!game) return null;
  const { result, seats } = game;
  const pool = pools.find((each) => each === result.pool) ?? null;
  const unrated = unratedReasons.find((each) => each === result.unrated) ?? null;
  if (result.number === null) return { id, pool, unrated, changes: seats.map(() => null) };
  const ids = seats.map(({ playerId }) => playerId);
  const accounts = await accountsAmong(db, ids);
  const games = await gamesUpTo(db, ids, { ...result, number: result.number });
  const changes = seats.map((seat) => {
    const { rating } = visibleTo(viewer, accounts.get(seat.playerId ?? ""));
    return rating ? changeAt(seat, games.get(seat.playerId) ?? 1) : null;
  });
  return { id, pool, unrated, changes };
}

/**
 * Counts the games of each rating up to this one. Games count in the order of their numbers. That is the order of their
 * ends, except for games that ended at nearly the same time. Only for those the numbers are looked up.
 */
async function gamesUpTo(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
  last: { readonly pool: string | null; readonly number: number; readonly endedAt: number },
): Promise<ReadonlyMap<string | null, number>> {
  const { pool, number, endedAt } = last;
  const numberOf = sql<number>`(select number from results where results."gameId" = "resultSeats"."gameId")`;
  const rows = await db
    .selectFrom("resultSeats")
    .where("playerId", "in", ids)
    .where("pool", "=", pool)
    .where("mu", "is not", null)
    .where("endedAt", "<=", endedAt + nearlySameTimeMs)
    .where((eb) => eb.or([eb("endedAt", "<", endedAt - nearlySameTimeMs), eb(numberOf, "<=", number)]))
    .groupBy("playerId")
    .select(["playerId", sql<number>`count(*)`.as("games")])
    .execute();
  return new Map(rows.map(({ playerId, games }) => [playerId, games]));
}

/** Computes the change by a game; no uncertainty has been added by inactivity at its end. */
function changeAt({ place, deserted, endedAt, ...seat }: Seat, games: number): RatingChange | null {
  const { muBefore, sigmaBefore, mu, sigma } = seat;
  if (muBefore === null || sigmaBefore === null || mu === null || sigma === null) return null;
  return {
    before: displayedRating({ mu: muBefore, sigma: sigmaBefore }, games - 1, endedAt, endedAt),
    after: displayedRating({ mu, sigma }, games, endedAt, endedAt),
    place,
    deserted: deserted === 1,
  };
}
