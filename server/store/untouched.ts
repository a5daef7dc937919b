import { copyFileSync, existsSync, linkSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Reads a database without changing a byte of it or of the files beside it. Meanwhile no process may write what is read.
 * SQLite would change the header, the log of newest writes or its index, even where it only reads.
 */
export function readUntouched<Value>(file: string, read: (database: DatabaseSync) => Value): Value {
  const name = `${file}.look`;
  // A process that was killed may have left it.
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

/** Promises SQLite that no process writes, so that it makes no files. */
function immutable(file: string): URL {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  return url;
}

/** Gives a database a second name, since it may be large, and copies its newest writes there. */
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
