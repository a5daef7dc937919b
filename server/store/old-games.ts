import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";

/** Rows that one statement takes away at most, unless a single game has more. */
const rowsAtOnce = 1000;

/** Rows of a game: itself, its steps, and who played it. */
const rowsOfGame = sql<number>`
  1 + (select count(*) from steps where "gameId" = games.id) + (select count(*) from played where "gameId" = games.id)`;

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
      .select(["id", rowsOfGame.as("rows")])
      .where(old)
      .limit(100)
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
function firstOf(games: readonly { readonly id: string; readonly rows: number }[]): readonly string[] {
  let rows = 0;
  const end = games.findIndex((game) => {
    rows += Number(game.rows);
    return rows > rowsAtOnce;
  });
  return games.slice(0, end === -1 ? games.length : Math.max(1, end)).map(({ id }) => id);
}
