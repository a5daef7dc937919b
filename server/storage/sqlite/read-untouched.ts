import { copyFileSync, existsSync, linkSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Reads a database without changing any byte of its files. No process may write to it at the same time. A normal
 * read-only open could change the header, the WAL or its index.
 */
export function readUntouched<Value>(file: string, read: (database: DatabaseSync) => Value): Value {
  const name = `${file}.look`;
  // A killed process may have left it.
  remove(name);
  if (!hasNewestWrites(file)) return use(immutable(file), read);
  try {
    return use(addName(file, name), read);
  } finally {
    remove(name);
  }
}

function remove(name: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(name + suffix, { force: true });
}

const hasNewestWrites = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

/** Opens the file as immutable, so that SQLite creates no other files. No process may write to it. */
function immutable(file: string): URL {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  return url;
}

/** Links the database under a second name, because it may be large, and copies its WAL there. */
function addName(file: string, name: string): string {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
  copyFileSync(`${file}-wal`, `${name}-wal`);
  return name;
}

function use<Value>(file: string | URL, read: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
