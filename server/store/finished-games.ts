import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

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
