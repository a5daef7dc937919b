/* What a thread of its own runs once: reads a whole file of SQLite and says what is damaged in it, or null. */

import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** SQLite's codes for a file that is damaged, and one that is none of its own. All else is for the next look to find out. */
const damages = new Set([11, 26]);

function damageIn(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const [finding] = database.prepare("PRAGMA quick_check(1)").all();
    database.close();
    const words = String(finding?.["quick_check"]);
    return words === "ok" ? null : words;
  } catch (error) {
    return error instanceof Error && "errcode" in error && damages.has(Number(error.errcode) & 0xff)
      ? error.message
      : null;
  }
}

parentPort?.postMessage(damageIn(workerData));
