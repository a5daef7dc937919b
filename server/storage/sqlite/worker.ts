/*
 * Thread with one connection to an SQLite file, so that only this thread waits for the disk. It sends one message once
 * the file is open. It then answers each message of requests with their responses, in order.
 */

import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** Initial data of the thread. */
export interface WorkerOptions {
  readonly file: string;
  readonly mode: "read" | "write";
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** Statements that run in order until one fails. */
export type SqlRequest = readonly [Statement, ...Statement[]];

/** `changes`: number of rows that a statement without results has changed. */
export interface Done<Row> {
  readonly kind: "done";
  readonly rows: Row[];
  readonly changes: number;
}

/** `isRefused`: a retry would fail as well, because of a value. */
export type SqlResponse =
  | Done<unknown>
  | { readonly kind: "failed"; readonly message: string; readonly isRefused: boolean };

/** Time in ms that a query waits for another process's lock on the file. */
const patienceMs = 250;

/** Prepared statements by text. The cache is unbounded, because there are few texts. */
const statements = new Map<string, StatementSync>();

function open({ file, mode }: WorkerOptions): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patienceMs, readOnly: mode === "read" });
  if (mode === "read") return database;
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  return database;
}

/**
 * Runs the statements.
 * @returns the response of the last one that ran.
 */
function answer(database: DatabaseSync, [first, ...others]: SqlRequest): SqlResponse {
  let last = run(database, first);
  for (const statement of others) {
    if (last.kind === "failed") break;
    last = run(database, statement);
  }
  return last;
}

function run(database: DatabaseSync, { sql, parameters }: Statement): SqlResponse {
  try {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    if (statement.columns().length > 0) return { kind: "done", rows: statement.all(...parameters), changes: 0 };
    return { kind: "done", rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "failed", message, isRefused: isRefusal(error) };
  }
}

/** SQLite codes for a value that is too big, violates a constraint, or has the wrong type. */
const refusals = new Set([18, 19, 20]);

/** The lowest byte is the primary code; higher bytes only add details. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && refusals.has(Number(error.errcode) & 0xff);

/** Serves requests. Null closes the file and ends the thread. */
function serve(database: DatabaseSync): void {
  parentPort?.on("message", (questions: readonly SqlRequest[] | null) => {
    if (questions) return parentPort?.postMessage(questions.map((question) => answer(database, question)));
    database.close();
    parentPort?.close();
  });
  parentPort?.postMessage("open");
}

serve(open(workerData));
