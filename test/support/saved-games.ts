import pg from "pg";
import type { Database } from "../../server/storage/database.ts";
import { readGame } from "../../server/storage/rows.ts";
import type { SavedGame } from "../../server/storage/saved-types.ts";
import { expectOk } from "./saved-table.ts";

/** All games in a Postgres database, running and finished. */
export async function savedGames(databaseUrl: string): Promise<readonly SavedGame[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const games = await client.query<Database["games"]>(
      `select id, "roomId", "isShared", "recordJson", "playersJson", "beganAt"::float8, "endedAt"::float8, pool, unrated from games`,
    );
    const steps = await client.query<Database["steps"]>(`select * from steps order by "gameId", place`);
    const stepsOf = Map.groupBy(steps.rows, ({ gameId }) => gameId);
    return games.rows.map((game) => expectOk(readGame(game, stepsOf.get(game.id) ?? [])));
  } finally {
    await client.end();
  }
}
