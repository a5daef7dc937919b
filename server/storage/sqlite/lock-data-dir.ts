import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createPrivateFile } from "../../runtime/file-permissions.ts";
import { startupError } from "../../runtime/startup-error.ts";

export interface Lock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Locks an existing data folder for this process, until the lock is released or the process ends in any way. An open
 * SQLite transaction locks its file, and the operating system releases that lock with the process.
 * @throws if another process has locked the folder, or it is not writable.
 */
export function lockDataDir(dataDir: string): Lock {
  const lock = open(dataDir);
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isTaken(error)) throw error;
    throw new Error(`DATA_DIR: expected a folder that no other server uses, but a running one has ${dataDir}`);
  }
  return { release: () => lock.close() };
}

function open(dataDir: string): DatabaseSync {
  try {
    const file = join(dataDir, "lock");
    createPrivateFile(file);
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw startupError("DATA_DIR", "a folder that can be written", dataDir, error);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
