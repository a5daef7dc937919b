import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { newFolder } from "./app.ts";
import type { NewDatabases } from "./postgres.ts";
import { sharedPostgres } from "./shared-postgres.ts";

/** A new database of one kind, as a server and its administrator know it. */
interface NewDatabase {
  /** Variables of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Does something to it past the server. */
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

/** The Postgres server for the tests of a file that do nothing to the server itself. */
export const withPostgres = (): NewDatabases => sharedPostgres;
