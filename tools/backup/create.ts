import { existsSync, renameSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { createPrivateFile } from "../../server/runtime/file-permissions.ts";
import { startupError } from "../../server/runtime/startup-error.ts";
import { readSqlite } from "../../server/storage/sqlite/sqlite.ts";
import { type GameCheck, verifyGames } from "./check-games.ts";
import { expectSound, removeDatabase, stamp, sync } from "./sqlite-files.ts";

/** Maximum wait for a lock of the server on the database, in ms. */
const patienceMs = 5000;

/**
 * Copies a snapshot of a database into one file, while a server may use the database. Then it replays the games of the
 * copy. The file gets its name only once it is complete.
 * @throws if the copy failed.
 */
export async function createBackup(database: string, file: string): Promise<GameCheck> {
  if (existsSync(file)) throw new Error(`${file}: expected a file that does not exist`);
  const part = `${file}.part`;
  claim(part);
  try {
    const madeAt = Date.now();
    await copy(database, part);
    stamp(part, madeAt);
    expectSound(part, database);
    const verdict = await verified(part);
    sync(part);
    renameSync(part, file);
    sync(file);
    return verdict;
  } finally {
    removeDatabase(part);
  }
}

function claim(part: string): void {
  let isOurs: boolean;
  try {
    isOurs = createPrivateFile(part);
  } catch (error) {
    throw startupError("FILE", "a file in a folder that can be written", part, error);
  }
  if (!isOurs) throw new Error(`${part}: expected no file: remove it, unless another backup is writing it`);
}

/** A read transaction holds a snapshot for the copy. Without it, each write of the server would restart the copy. */
async function copy(database: string, to: string): Promise<void> {
  const source = new DatabaseSync(database, { readOnly: true, timeout: patienceMs });
  try {
    source.exec("BEGIN; SELECT count(*) FROM sqlite_master");
    await backup(source, to);
  } catch (error) {
    throw new Error(`${database}: cannot be copied`, { cause: error });
  } finally {
    source.close();
  }
}

async function verified(file: string): Promise<GameCheck> {
  const db = await readSqlite(file);
  try {
    return await verifyGames(db);
  } finally {
    await db.destroy();
  }
}
