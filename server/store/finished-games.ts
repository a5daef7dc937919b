import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";

/** Whether somebody has played the game with this id to its end. It looks at the seats of that game only. */
export const hasFinished = (db: Kysely<Database>, playerId: string, gameId: string) => {
  const seatIn = (table: "resultSeats" | "played") =>
    db.selectFrom(table).select("seat").where("gameId", "=", gameId).where("playerId", "=", playerId);
  return sql<SqlBool>`(exists ${seatIn("resultSeats")} or exists ${seatIn("played")})`;
};

/**
 * Ids of the finished games that somebody has played, those included whose records are forgotten. Games of before there
 * were results have only rows in `played` until the catch-up has kept what there is of them.
 */
export const finishedGamesOf = (db: Kysely<Database>, playerId: string) =>
  db
    .selectFrom("resultSeats")
    .select("gameId")
    .where("playerId", "=", playerId)
    .union(db.selectFrom("played").select("gameId").where("playerId", "=", playerId));
