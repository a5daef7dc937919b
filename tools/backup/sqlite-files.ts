import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Suffixes of additional files of SQLite. */
const besides = ["-wal", "-shm", "-journal"] as const;

/** Removes a database with all its additional files. */
export function removeDatabase(file: string): void {
  for (const suffix of ["", ...besides]) rmSync(file + suffix, { force: true });
}

/** Flushes a file and its directory entry to the disk. */
export function sync(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/** @throws if there are newer writes in a WAL file, because the backup is incomplete without them. */
export function expectIntact(file: string): void {
  if (!existsSync(file)) throw new Error(`${file}: expected a backup, got nothing`);
  const wal = `${file}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0)
    throw new Error(`${file}: expected one file, got newer writes in ${wal}`);
}

/** Reads the whole file. @throws if it is damaged, or no database of a server. */
export function expectSound(file: string, name: string): void {
  try {
    withDatabase(file, (database) => {
      const [finding] = database.prepare("PRAGMA integrity_check(1)").all();
      const words = String(finding?.["integrity_check"]);
      if (words !== "ok") throw new Error(words);
      if (!hasTable(database, "games") || !hasTable(database, "steps")) throw new Error("it has no games and steps");
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}: expected a whole database of Nine Lives, got something else (${why})`);
  }
}

/** Stores the time of the copy, ms since 1970, and makes it a single file. */
export function stamp(file: string, madeAt: number): void {
  withDatabase(file, (database) => {
    database.exec("PRAGMA journal_mode = DELETE; DROP TABLE IF EXISTS backup; CREATE TABLE backup (madeAt INTEGER)");
    database.prepare("INSERT INTO backup VALUES (?)").run(madeAt);
  });
}

/** Removes that time. @returns the time of the copy, ms since 1970; null if there is none. */
export function unstamp(file: string): number | null {
  return withDatabase(file, (database) => {
    if (!hasTable(database, "backup")) return null;
    const row = database.prepare("SELECT madeAt FROM backup").get();
    database.exec("DROP TABLE backup");
    return typeof row?.["madeAt"] === "number" ? row["madeAt"] : null;
  });
}

export function withDatabase<Value>(file: string, use: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
