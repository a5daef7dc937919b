import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../database.ts";

/**
 * Maximum bytes of steps, and maximum number of games, that one statement deletes. A single larger game is deleted
 * alone.
 */
const bytesAtOnce = 100_000;
const gamesAtOnce = 100;

/** Bytes of a game's steps. */
const bytesOfGame = sql<number>`
  coalesce((select sum(octet_length("stepJson")) from steps where "gameId" = games.id), 0)`;

/**
 * Deletes games, a few per statement, so that other writes wait for one statement at most.
 * @param old selects the games.
 * @param mine whether this process may delete them; another node of the cluster may be doing it.
 */
export async function purgeGames(
  db: Kysely<Database>,
  old: Expression<SqlBool>,
  mine: Expression<SqlBool>,
): Promise<void> {
  for (;;) {
    const games = await db
      .selectFrom("games")
      .select(["id", bytesOfGame.as("bytes")])
      .where(old)
      .limit(gamesAtOnce)
      .execute();
    const some = firstOf(games);
    if (some.length === 0) return;
    const { numDeletedRows } = await db
      .deleteFrom("games")
      .where("id", "in", some)
      .where(old)
      .where(mine)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
  }
}

/** Returns the ids of as many games as one statement deletes, and at least one. */
function firstOf(games: readonly { readonly id: string; readonly bytes: number }[]): readonly string[] {
  let bytes = 0;
  const end = games.findIndex((game) => {
    bytes += Number(game.bytes);
    return bytes > bytesAtOnce;
  });
  return games.slice(0, end === -1 ? games.length : Math.max(1, end)).map(({ id }) => id);
}
