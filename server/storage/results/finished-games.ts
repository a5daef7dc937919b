import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../database.ts";

/** Returns an expression for whether the player finished the game with this id. It reads only that game's seats. */
export const hasFinished = (db: Kysely<Database>, playerId: string, gameId: string) => {
  const seatIn = (table: "resultSeats" | "played") =>
    db.selectFrom(table).select("seat").where("gameId", "=", gameId).where("playerId", "=", playerId);
  return sql<SqlBool>`(exists ${seatIn("resultSeats")} or exists ${seatIn("played")})`;
};

/**
 * Returns a query for the ids of all games that a player finished, even if their records have been deleted. Games older
 * than results have only rows in `played` until the catch-up has saved their results.
 */
export const finishedGamesOf = (db: Kysely<Database>, playerId: string) =>
  db
    .selectFrom("resultSeats")
    .select("gameId")
    .where("playerId", "=", playerId)
    .union(db.selectFrom("played").select("gameId").where("playerId", "=", playerId));
