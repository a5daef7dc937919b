import type { Kysely } from "kysely";
import type { Config } from "../../server/runtime/config/config.ts";
import type { Database } from "../../server/storage/database.ts";
import { visitPostgresToRead } from "../../server/storage/postgres/postgres.ts";
import { readSqlite } from "../../server/storage/sqlite/sqlite.ts";
import { databaseFile } from "../backup/settings.ts";

/**
 * Opens the database of a server with these settings read-only. The server may run at the same time.
 * @throws if there is none, or it cannot be read.
 */
export async function readDatabase(config: Config): Promise<Kysely<Database>> {
  if (config.DATABASE_URL !== undefined) return visitPostgresToRead(config.DATABASE_URL);
  return readSqlite(databaseFile(config));
}
