/* What a thread of its own runs once: reads a whole file of SQLite and says what is damaged in it, or null. */

import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

function damageIn(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const [finding] = database.prepare("PRAGMA quick_check(1)").all();
    database.close();
    const words = String(finding?.["quick_check"]);
    return words === "ok" ? null : words;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

parentPort?.postMessage(damageIn(workerData));
