import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";

/** Bytes of steps that one statement takes away at most, unless a single game has more; and games. */
const bytesAtOnce = 100_000;
const gamesAtOnce = 100;

/** Bytes of a game's steps. */
const bytesOfGame = sql<number>`
  coalesce((select sum(octet_length("stepJson")) from steps where "gameId" = games.id), 0)`;

/**
 * Forgets games, a few in each statement: what else is written meanwhile waits for one of them at most.
 * @param old which. @param mine whether this process may: another node of the house may be about it.
 */
export async function forgetGames(
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

/** The ids of as many as one statement takes away, and of one at least. */
function firstOf(games: readonly { readonly id: string; readonly bytes: number }[]): readonly string[] {
  let bytes = 0;
  const end = games.findIndex((game) => {
    bytes += Number(game.bytes);
    return bytes > bytesAtOnce;
  });
  return games.slice(0, end === -1 ? games.length : Math.max(1, end)).map(({ id }) => id);
}
