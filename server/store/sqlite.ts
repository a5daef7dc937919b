import { once } from "node:events";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Database } from "./database.ts";
import { Refused } from "./refused.ts";
import type { Answered, Question, ThreadData } from "./sqlite-thread.ts";

/**
 * A database in a file, which is made if it is missing. What is committed is on the disk. Only a thread of its own
 * waits for the disk.
 * @throws if it cannot be opened.
 */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await Thread.start({ file, mode: "write" });
  return new Kysely({ dialect: threadDialect(thread) });
}

/** The same file, only for reading, in a thread of its own: what takes long there delays no write. */
export async function readSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await Thread.start({ file, mode: "read" });
  const db = new Kysely<Database>({ dialect: threadDialect(thread) });
  // Kysely ends no thread that was never asked.
  await sql`select 1`.execute(db);
  return db;
}

/** Talks to `sqlite-thread.ts`. Kysely asks one thing at a time. */
class Thread implements DatabaseConnection {
  readonly #file: string;
  readonly #worker: Worker;
  readonly #end = new AbortController();

  private constructor(data: ThreadData) {
    this.#file = data.file;
    this.#worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: data, execArgv: [] });
    // Only those who wait for an answer need to know.
    this.#worker.on("error", () => {});
    this.#worker.once("exit", () => this.#end.abort(new Error("the thread of the database has ended")));
  }

  static async start(data: ThreadData): Promise<Thread> {
    const thread = new Thread(data);
    await thread.#said();
    return thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const question: Question = { sql, parameters: parameters.map(asInput) };
    this.#worker.postMessage(question);
    const answer = await this.#said<Answered<Row>>();
    if (answer.kind === "failed") throw failure(`${this.#file}: ${answer.message}`, answer.isRefused);
    return { rows: answer.rows, numAffectedRows: BigInt(answer.changes) };
  }

  streamQuery(): never {
    throw new Error("the database is not read in parts");
  }

  async close(): Promise<void> {
    if (this.#end.signal.aborted) return;
    const exit = once(this.#worker, "exit");
    this.#worker.postMessage(null);
    await exit;
  }

  async #said<Message>(): Promise<Message> {
    const [message] = await once(this.#worker, "message", this.#end);
    return message;
  }
}

const failure = (message: string, isRefused: boolean): Error => (isRefused ? new Refused(message) : new Error(message));

const threadDialect = (thread: Thread): Dialect => ({
  createDriver: () => new ThreadDriver(thread),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class ThreadDriver implements Driver {
  readonly #thread: Thread;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#thread;
  }

  async beginTransaction(): Promise<void> {
    await this.#thread.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

/** SQLite can undo a migration that fails half way. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asInput(value: unknown): SQLInputValue {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new Refused(`the database takes no ${typeof value}`);
}
