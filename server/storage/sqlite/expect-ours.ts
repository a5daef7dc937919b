import type { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../runtime/startup-error.ts";
import { expectKnown, sqliteMigrations } from "../migrations/migrations.ts";
import { readUntouched } from "./read-untouched.ts";

/**
 * Checks without any change that a file is empty or an SQLite database that this program may write to.
 * @throws if it is of a newer version, of another program, or damaged.
 */
export function expectOurs(file: string): void {
  expectKnown(
    readUntouched(file, (database) => migrationsIn(database, file)),
    sqliteMigrations,
  );
}

function migrationsIn(database: DatabaseSync, file: string): readonly string[] {
  const tables = tablesIn(database, file);
  if (tables.includes("kysely_migration"))
    return database
      .prepare("SELECT name FROM kysely_migration")
      .all()
      .map(({ name }) => String(name));
  const foreign = tables.filter((name) => !name.startsWith("kysely_"));
  if (foreign.length === 0) return [];
  throw new Error(`${file}: expected a database of Nine Lives, got one with the tables ${foreign.join(", ")}`);
}

function tablesIn(database: DatabaseSync, file: string): readonly string[] {
  try {
    return database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
  } catch (error) {
    throw new Error(`${file}: expected a database of Nine Lives, got something else (${reasonOf(error)})`);
  }
}
