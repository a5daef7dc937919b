/*
 * What a thread of its own runs: one connection to a file of SQLite. Each write waits for the disk, and nobody else does.
 * It says something once the file is open, and then one answer to each question.
 */

import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** What the thread is started with. */
export interface ThreadData {
  readonly file: string;
}

export interface Question {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** `changes`: rows that a statement which reads none has touched. */
export type Answered<Row> =
  | { readonly kind: "done"; readonly rows: Row[]; readonly changes: number }
  | { readonly kind: "failed"; readonly message: string };

/** How long somebody else may hold the file before a write fails, in ms. */
const patienceMs = 250;

/** Each text of a statement is prepared once: there are few of them. */
const statements = new Map<string, StatementSync>();

function open({ file }: ThreadData): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patienceMs });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  return database;
}

function answer(database: DatabaseSync, { sql, parameters }: Question): Answered<object> {
  try {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    if (statement.columns().length > 0) return { kind: "done", rows: statement.all(...parameters), changes: 0 };
    return { kind: "done", rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

/** @param question null closes the file, and ends the thread. */
function serve(database: DatabaseSync): void {
  parentPort?.on("message", (question: Question | null) => {
    if (question) return parentPort?.postMessage(answer(database, question));
    database.close();
    parentPort?.close();
  });
  parentPort?.postMessage("open");
}

serve(open(workerData));
