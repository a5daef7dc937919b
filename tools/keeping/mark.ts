import { DatabaseSync } from "node:sqlite";
import type { Verdict } from "./games.ts";

/** How long a server may hold the database, in ms. */
const patienceMs = 5000;

/** Leaves a mark in the database of how its backup went: made, or failed, too, if games of it failed. */
export async function marked(database: string, make: () => Promise<Verdict>): Promise<Verdict> {
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

/** Without its mark a backup is as good; the server then believes that there was none. */
function leave(database: string, outcome: "made" | "failed", at: number): void {
  try {
    write(database, outcome, at);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.error(`${database}: the server does not learn of this backup, which cannot leave its mark there: ${why}`);
  }
}

/** Waits for no disk: a server that writes meanwhile has little patience. */
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
