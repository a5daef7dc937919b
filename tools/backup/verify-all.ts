import type { Kysely } from "kysely";
import type { Config } from "../../server/runtime/config/config.ts";
import type { Database } from "../../server/storage/database.ts";
import { readPostgres } from "../../server/storage/postgres/postgres.ts";
import { readSqlite } from "../../server/storage/sqlite/sqlite.ts";
import { exitCode } from "../command-line/command.ts";
import { describeCheck, verifyGames } from "./check-games.ts";
import { databaseFile, withSettings } from "./settings.ts";

/** Replays every saved game. Exits with 1 if one fails, with 2 if they cannot be read. */
export const verifyAll = ({ json }: { readonly json?: true }): Promise<void> =>
  withSettings(async (config) => {
    const db = await reading(config);
    try {
      const verdict = await verifyGames(db);
      console.log(json ? JSON.stringify(verdict) : describeCheck(verdict));
      if (verdict.failed > 0) process.exitCode = exitCode.failed;
    } finally {
      await db.destroy();
    }
  }, exitCode.unusable);

async function reading(config: Config): Promise<Kysely<Database>> {
  if (config.DATABASE_URL !== undefined) return readPostgres(config.DATABASE_URL);
  return readSqlite(databaseFile(config));
}
