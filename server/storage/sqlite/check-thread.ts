/* Thread that runs once: it reads a whole SQLite file and reports its damage, or null. */

import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** SQLite codes for a damaged file, and for a file of another format. All other errors are left to the next check. */
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
