import type { Kysely } from "kysely";
import { type Pool, pools } from "../../../shared/net/people.ts";
import type { RatedGame } from "../../../shared/ratings/apply.ts";
import type { Database } from "../../storage/database.ts";

type SeatRow = Database["resultSeats"];
type NumberedRow = SeatRow & { readonly number: Database["results"]["number"] };

/** A stored game that counted. */
export interface RatedGameRow {
  readonly pool: Pool;
  readonly game: RatedGame;
  /** Rows in seat order. */
  readonly rows: readonly SeatRow[];
}

const gamesAtOnce = 1000;

/**
 * Yields all games that counted, in the order of their numbers, in batches of a thousand.
 * @throws for a stored game that cannot have counted.
 */
export async function* ratedGames(db: Kysely<Database>): AsyncGenerator<readonly RatedGameRow[]> {
  const { last } = await db
    .selectFrom("results")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < (last ?? 0); from += gamesAtOnce) yield await gamesAfter(db, from);
}

async function gamesAfter(db: Kysely<Database>, from: number): Promise<readonly RatedGameRow[]> {
  const rows = await db
    .selectFrom("results")
    .innerJoin("resultSeats", "resultSeats.gameId", "results.gameId")
    .where("results.number", ">", from)
    .where("results.number", "<=", from + gamesAtOnce)
    .orderBy("results.number")
    .orderBy("resultSeats.seat")
    .selectAll("resultSeats")
    .select("results.number")
    .execute();
  return [...Map.groupBy(rows, ({ gameId }) => gameId).values()].map(gameOf);
}

function gameOf(numbered: readonly NumberedRow[]): RatedGameRow {
  const [first] = numbered;
  const pool = pools.find((each) => each === first?.pool);
  const seats = numbered.flatMap(({ playerId, place, deserted }) =>
    playerId === null ? [] : [{ playerId, place, deserted: deserted === 1 }],
  );
  if (!first || first.number === null || !pool || seats.length < numbered.length)
    throw new Error(`results, gameId ${first?.gameId}: expected a number, a pool, and a person on each seat`);
  const game = { number: first.number, endedAt: first.endedAt, seats };
  return { pool, game, rows: numbered.map(({ number: _, ...row }) => row) };
}
