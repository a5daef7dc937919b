import type { Kysely } from "kysely";
import type { Config } from "../../server/config/config.ts";
import type { Database } from "../../server/store/database.ts";
import { expectOurs } from "../../server/store/expect-ours.ts";
import { migrate } from "../../server/store/migrations.ts";
import { visitPostgres } from "../../server/store/postgres.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { databaseFile } from "../keeping/settings.ts";

/**
 * The database of the server whose settings these are, which may run meanwhile.
 * @throws if there is none, or it cannot be used.
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

/** A server that runs meanwhile does not write what is read first: which migrations there were. */
function openOurs(file: string): Promise<Kysely<Database>> {
  expectOurs(file);
  return openSqlite(file);
}
