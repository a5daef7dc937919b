import type { Kysely } from "kysely";
import type { Config } from "../../server/config/config.ts";
import type { Database } from "../../server/store/database.ts";
import { expectOurs } from "../../server/store/expect-ours.ts";
import { migrate } from "../../server/store/migrations.ts";
import { visitPostgres } from "../../server/store/postgres.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { databaseFile } from "../keeping/settings.ts";

/**
 * Opens the database of a server with these settings. The server may run at the same time.
 * @throws if there is none, or it is unusable.
 */
export async function openDatabase(config: Config): Promise<Kysely<Database>> {
  const { DATABASE_URL } = config;
  const db = DATABASE_URL === undefined ? await openOurs(databaseFile(config)) : await visitPostgres(DATABASE_URL);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A running server does not write the migration table, which is read first. */
function openOurs(file: string): Promise<Kysely<Database>> {
  expectOurs(file);
  return openSqlite(file);
}
