import type { Kysely } from "kysely";
import type { Config } from "../../server/runtime/config/config.ts";
import type { Database } from "../../server/storage/database.ts";
import { migrate } from "../../server/storage/migrations/migrations.ts";
import { visitPostgres } from "../../server/storage/postgres/postgres.ts";
import { expectOurs } from "../../server/storage/sqlite/expect-ours.ts";
import { openSqlite } from "../../server/storage/sqlite/sqlite.ts";
import { databaseFile } from "../backup/settings.ts";

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
async function openOurs(file: string): Promise<Kysely<Database>> {
  expectOurs(file);
  return (await openSqlite(file)).db;
}
