import type { Kysely } from "kysely";
import { type Pool, pools } from "../../shared/net/people.ts";
import type { RatedGame } from "../../shared/ratings/apply.ts";
import type { Database } from "../store/database.ts";

type SeatRow = Database["resultSeats"];

/** A game that counted, as it is kept. */
export interface KeptGame {
  readonly pool: Pool;
  readonly game: RatedGame;
  /** In seat order. */
  readonly rows: readonly SeatRow[];
}

const gamesAtOnce = 1000;

/**
 * All games that counted, in the order in which they did, a thousand at a time.
 * @throws if one is kept that cannot have counted.
 */
export async function* ratedGames(db: Kysely<Database>): AsyncGenerator<readonly KeptGame[]> {
  const { last } = await db
    .selectFrom("results")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < (last ?? 0); from += gamesAtOnce) yield await gamesAfter(db, from);
}

async function gamesAfter(db: Kysely<Database>, from: number): Promise<readonly KeptGame[]> {
  const rows = await db
    .selectFrom("results")
    .innerJoin("resultSeats", "resultSeats.gameId", "results.gameId")
    .where("results.number", ">", from)
    .where("results.number", "<=", from + gamesAtOnce)
    .orderBy("results.number")
    .orderBy("resultSeats.seat")
    .selectAll("resultSeats")
    .execute();
  return [...Map.groupBy(rows, ({ gameId }) => gameId).values()].map(gameOf);
}

function gameOf(rows: readonly SeatRow[]): KeptGame {
  const pool = pools.find((each) => each === rows[0]?.pool);
  const seats = rows.flatMap(({ playerId, place }) => (playerId === null ? [] : [{ playerId, place }]));
  if (!pool || seats.length < rows.length)
    throw new Error(`results, gameId ${rows[0]?.gameId}: expected a pool, and a person on each seat`);
  return { pool, game: { endedAt: rows[0]?.endedAt ?? 0, seats }, rows };
}
