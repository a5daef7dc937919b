import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { newFolder } from "./app.ts";
import type { NewDatabases } from "./postgres.ts";
import { sharedPostgres } from "./shared-postgres.ts";

/** New database of one kind, for a server and its administrator. */
interface NewDatabase {
  /** Environment variables of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Executes SQL, bypassing the server. */
  run(sql: string): Promise<readonly object[]>;
}

function onSqlite(): NewDatabase {
  const folder = newFolder();
  const run = async (sql: string) => {
    // The server may be writing.
    const file = new DatabaseSync(join(folder, "games.sqlite"), { timeout: 5000 });
    const rows = file.prepare(sql).all();
    file.close();
    return rows;
  };
  return { settings: { DATA_DIR: folder }, run };
}

async function onPostgres(postgres: NewDatabases): Promise<NewDatabase> {
  const url = await postgres.newDatabase();
  const run = async (sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<object>(sql);
    await client.end();
    return rows;
  };
  return { settings: { DATABASE_URL: url }, run };
}

interface DatabaseKind {
  readonly name: string;
  make(postgres: NewDatabases): Promise<NewDatabase>;
}

const sqlite: DatabaseKind = { name: "SQLite", make: async () => onSqlite() };

/** Both kinds. */
export const databases: readonly DatabaseKind[] = [sqlite, { name: "Postgres", make: onPostgres }];

/** Postgres server for test files that do not stop or reconfigure it. */
export const withPostgres = (): NewDatabases => sharedPostgres;
