import { chmodSync, closeSync, existsSync, fchmodSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Log } from "./log.ts";
import { startupError } from "./startup-error.ts";

/** Names of all files of the server in its data folder. */
const ownFiles = ["lock", "games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "token-secret", "erased"];

/** Names in a data folder that has not been used yet: word lists of the operator, and a part of the file system. */
const harmless = ["words", "lost+found"];

/** Mode bit of a folder that all users may write to, such as /tmp. */
const sticky = 0o1000;

const ownerOnly = 0o700;

/**
 * Creates a folder if it is missing. It removes other users' access to the folder and the server's files in it, and
 * logs files that it cannot protect.
 * @throws if the folder cannot be created, all users share it, or it is another program's.
 */
export function restrictFolder(dataDir: string, log: Pick<Log, "error">): void {
  try {
    createPrivateFolder(dataDir);
    refuseForeign(dataDir);
    closeToOthers(dataDir, ownerOnly, log);
    const there = readdirSync(dataDir).filter((name) => ownFiles.includes(name));
    for (const name of there) closeToOthers(join(dataDir, name), 0o600, log);
  } catch (error) {
    throw startupError("DATA_DIR", "a folder of the server's own that it can write to", dataDir, error);
  }
}

/**
 * Creates a folder and its parents if they are missing, for the owner only. Node's `recursive` option loops forever
 * where a folder exists and rejects new entries, as in /proc.
 */
export function createPrivateFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above)) createPrivateFolder(above);
  try {
    mkdirSync(folder, { mode: ownerOnly });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Creates a file for the owner only, whatever the umask.
 * @returns false if it exists already.
 */
export function createPrivateFile(file: string): boolean {
  try {
    const descriptor = openSync(file, "ax", 0o600);
    fchmodSync(descriptor, 0o600);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function closeToOthers(path: string, mode: number, log: Pick<Log, "error">): void {
  if (process.platform === "win32" || modeOf(path) === mode) return;
  try {
    chmodSync(path, mode);
    if (modeOf(path) !== mode) throw new Error("the file system has no such modes");
  } catch (error) {
    const got = `mode ${modeOf(path).toString(8)}, owned by user ${statSync(path).uid}`;
    log.error(
      { event: "others-may-read", err: error },
      `OTHERS MAY READ ${path}: expected mode ${mode.toString(8)}, got ${got}`,
    );
  }
}

/**
 * Rejects a folder of others, because removing other users' access would lock them out of their own files. The default
 * `./data` may belong to the program in whose folder an operator starts the server.
 */
function refuseForeign(dataDir: string): void {
  const names = readdirSync(dataDir);
  const foreign = names.find((name) => !ownFiles.includes(name) && !harmless.includes(name));
  if (foreign === undefined || modeOf(dataDir) === ownerOnly) return;
  if ((modeOf(dataDir) & sticky) !== 0) throw new Error(`all users share it: it holds ${foreign}`);
  if (!names.some((name) => ownFiles.includes(name))) throw new Error(`it holds ${foreign}, and nothing of Nine Lives`);
}

const modeOf = (path: string): number => statSync(path).mode & 0o7777;
