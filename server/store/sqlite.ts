import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { Database } from "./database.ts";

/** How long somebody else may hold the file before a write fails, in ms; the whole process waits meanwhile. */
const patienceMs = 250;

/**
 * The database in the data folder, made at the first start; only its owner may read it. What is committed is on the disk.
 * @throws if it cannot be opened.
 */
export function openSqlite(dataDir: string): Kysely<Database> {
  const file = join(dataDir, "games.sqlite");
  mkdirSync(dataDir, { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: patienceMs });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  return new Kysely({ dialect: new NodeSqliteDialect({ database: adapted(database) }) });
}

/** SQLite can take back a migration that has failed half way. */
class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Each text of a statement is prepared once: there are few of them. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql) ?? adaptedStatement(database.prepare(sql));
      statements.set(sql, known);
      return known;
    },
  };
}

const adaptedStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(asInput)),
  run: (parameters) => statement.run(...parameters.map(asInput)),
  iterate: (parameters) => statement.iterate(...parameters.map(asInput)),
});

function asInput(value: unknown): SQLInputValue {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new TypeError(`the database takes no ${typeof value}`);
}
