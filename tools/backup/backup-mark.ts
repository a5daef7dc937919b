import { DatabaseSync } from "node:sqlite";
import type { GameCheck } from "./check-games.ts";

/** Maximum wait for a lock of the server on the database, in ms. */
const patienceMs = 5000;

/** Saves the outcome of a backup in the database. A backup with failed games counts as failed, too. */
export async function withBackupMark(database: string, make: () => Promise<GameCheck>): Promise<GameCheck> {
  const beganAt = Date.now();
  try {
    const verdict = await make();
    leave(database, verdict.failed === 0 ? "made" : "failed", beganAt);
    return verdict;
  } catch (error) {
    leave(database, "failed", beganAt);
    throw error;
  }
}

/** A backup without its mark is valid, but the server cannot report it. */
function leave(database: string, outcome: "made" | "failed", at: number): void {
  try {
    write(database, outcome, at);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.error(`${database}: the server is not notified of this backup, because its mark cannot be saved: ${why}`);
  }
}

/** Does not wait for the disk, because a running server has a short timeout for the lock. */
function write(database: string, outcome: "made" | "failed", at: number): void {
  const marks = new DatabaseSync(database, { timeout: patienceMs });
  try {
    marks.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0");
    marks
      .prepare('INSERT INTO "backupMarks" VALUES (?, ?) ON CONFLICT (outcome) DO UPDATE SET at = excluded.at')
      .run(outcome, at);
  } finally {
    marks.close();
  }
}
