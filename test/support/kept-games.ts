import pg from "pg";
import type { Database } from "../../server/store/database.ts";
import { readGame } from "../../server/store/rows.ts";
import type { SavedGame } from "../../server/store/saved.ts";
import { okValue } from "./kept.ts";

/** All games in a Postgres database, running and finished. */
export async function keptGames(databaseUrl: string): Promise<readonly SavedGame[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const games = await client.query<Database["games"]>(
      `select id, "roomId", "isShared", "recordJson", "playersJson", "beganAt"::float8, "endedAt"::float8, pool, unrated from games`,
    );
    const steps = await client.query<Database["steps"]>(`select * from steps order by "gameId", place`);
    const stepsOf = Map.groupBy(steps.rows, ({ gameId }) => gameId);
    return games.rows.map((game) => okValue(readGame(game, stepsOf.get(game.id) ?? [])));
  } finally {
    await client.end();
  }
}
