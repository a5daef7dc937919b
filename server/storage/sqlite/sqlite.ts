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
import { threadProgram } from "../../runtime/thread-program.ts";
import type { Database, OpenDatabase } from "../database.ts";
import { ConstraintError } from "../writing/constraint-error.ts";
import { isPipelined } from "./pipelined.ts";
import type { Done, SqlRequest, SqlResponse, Statement, WorkerOptions } from "./worker.ts";

/**
 * Opens a database file, and creates it if it is missing. Committed data is on the disk. Only a separate thread waits
 * for the disk.
 * @throws if the file cannot be opened.
 */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  const thread = await SqliteWorkerClient.start({ file, mode: "write" });
  return {
    db: new Kysely({ dialect: threadDialect(thread, "requests") }),
    gamesDb: new Kysely({ dialect: threadDialect(thread, "games") }),
  };
}

/** Opens the same file read-only in another thread, so that slow reads delay no write. */
export async function readSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await SqliteWorkerClient.start({ file, mode: "read" });
  const db = new Kysely<Database>({ dialect: threadDialect(thread, "requests") });
  try {
    // Kysely does not end a thread that has had no query.
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const threadDialect = (thread: SqliteWorkerClient, purpose: QuerySender["purpose"]): Dialect => ({
  createDriver: () => new ThreadDriver(thread, purpose),
  createAdapter: () => new ThreadAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

const begin: Statement = { sql: "begin", parameters: [] };

/**
 * Connection to the thread. During its transaction the thread serves no other connection. The begin and all pipelined
 * writes of a transaction are sent with the next request.
 */
class Conversation implements DatabaseConnection, QuerySender {
  readonly #thread: SqliteWorkerClient;
  #unsent: readonly Statement[] = [];
  readonly purpose: QuerySender["purpose"];
  isInTransaction = false;

  constructor(thread: SqliteWorkerClient, purpose: QuerySender["purpose"]) {
    this.#thread = thread;
    this.purpose = purpose;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, parameters: parameters.map(asInput) };
    if (this.isInTransaction && isPipelined(query)) {
      this.#unsent = [...this.#unsent, statement];
      return { rows: [] };
    }
    const [first = statement, ...others] = [...this.#unsent, statement];
    this.#unsent = [];
    const { rows, changes } = await this.#thread.ask<Row>(this, [first, ...others]);
    return { rows, numAffectedRows: BigInt(changes) };
  }

  begin(): void {
    this.isInTransaction = true;
    this.#unsent = [begin];
  }

  async rollBack(): Promise<void> {
    const hasBegun = !this.#unsent.includes(begin);
    this.#unsent = [];
    if (hasBegun) await this.executeQuery(CompiledQuery.raw("rollback"));
  }

  /** Ends the use of the connection. */
  end(): void {
    this.isInTransaction = false;
    this.#thread.leave(this);
  }

  streamQuery(): never {
    throw new Error("the database does not support streaming");
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteWorkerClient;
  readonly #purpose: QuerySender["purpose"];

  constructor(thread: SqliteWorkerClient, purpose: QuerySender["purpose"]) {
    this.#thread = thread;
    this.#purpose = purpose;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Conversation> {
    return new Conversation(this.#thread, this.#purpose);
  }

  async beginTransaction(conversation: Conversation): Promise<void> {
    conversation.begin();
  }

  async commitTransaction(conversation: Conversation): Promise<void> {
    await conversation.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(conversation: Conversation): Promise<void> {
    await conversation.rollBack();
  }

  async releaseConnection(conversation: Conversation): Promise<void> {
    conversation.end();
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

/** Allows concurrent connections. SQLite can roll back a migration that fails half-way. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asInput(value: unknown): SQLInputValue {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new ConstraintError(`the database does not accept a ${typeof value}`);
}

/** Client of the SQLite thread. A transaction belongs to it alone from its first request until `leave`. */
export interface QuerySender {
  /** Requests for games come before all others that wait. */
  readonly purpose: "games" | "requests";
  readonly isInTransaction: boolean;
}

/** A queued request. */
interface Asking {
  readonly by: QuerySender;
  readonly question: SqlRequest;
  /** The caller knows the type of the rows, because it wrote the statement. */
  answered(done: Done<unknown>): void;
  failed(reason: Error): void;
}

/**
 * Client of `worker.ts`. Requests that arrive while the thread works are sent together, in their order, as one
 * message. A request therefore never waits for the round trips of other requests.
 */
export class SqliteWorkerClient {
  readonly #file: string;
  readonly #worker: Worker;
  /** Requests that the thread is working on. */
  #asked: readonly Asking[] = [];
  #line: Asking[] = [];
  /** Client with the open transaction. */
  #owner: QuerySender | null = null;
  #hasEnded = false;

  private constructor(data: WorkerOptions) {
    this.#file = data.file;
    this.#worker = new Worker(threadProgram("./worker", import.meta.url), { workerData: data, execArgv: [] });
    this.#worker.once("exit", () => this.#end());
  }

  /** @throws if the file cannot be opened. */
  static async start(data: WorkerOptions): Promise<SqliteWorkerClient> {
    const thread = new SqliteWorkerClient(data);
    await once(thread.#worker, "message").catch((error: unknown) => {
      throw new Error(`${data.file}: ${error instanceof Error ? error.message : error}`);
    });
    // From now on an error rejects only the pending requests.
    thread.#worker.on("error", () => {});
    thread.#worker.on("message", (answers: readonly SqlResponse[]) => thread.#onResponses(answers));
    return thread;
  }

  /** Rejects if a statement fails. The error is a `ConstraintError` if a retry would fail as well. */
  ask<Row>(by: QuerySender, question: SqlRequest): Promise<Done<Row>> {
    return new Promise<Done<Row>>((resolve, reject) => {
      if (this.#hasEnded) return reject(ended());
      const answered = (done: Done<Row>) => resolve(done);
      this.#line.push({ by, question, answered, failed: reject });
      this.#send();
    });
  }

  /** Ends the client's transaction, if it has one. */
  leave(by: QuerySender): void {
    if (this.#owner !== by) return;
    this.#owner = null;
    this.#send();
  }

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    const exit = once(this.#worker, "exit");
    this.#worker.postMessage(null);
    await exit;
  }

  #send(): void {
    if (this.#asked.length > 0) return;
    this.#asked = this.#takeFromLine();
    if (this.#asked.length > 0) this.#worker.postMessage(this.#asked.map(({ question }) => question));
  }

  /**
   * Takes the requests that may be sent now: those for games first, and each kind in its order. During a transaction
   * only its client may send.
   */
  #takeFromLine(): readonly Asking[] {
    const { games = [], requests = [] } = Object.groupBy(this.#line, ({ by }) => by.purpose);
    const line = [...games, ...requests];
    if (this.#owner === null && !line.some(({ by }) => by.isInTransaction)) {
      this.#line = [];
      return line;
    }
    const taken: Asking[] = [];
    this.#line = [];
    for (const asking of line) {
      if (this.#owner !== null && this.#owner !== asking.by) this.#line.push(asking);
      else taken.push(asking);
      if (this.#owner === null && asking.by.isInTransaction) this.#owner = asking.by;
    }
    return taken;
  }

  #onResponses(answers: readonly SqlResponse[]): void {
    const asked = this.#asked;
    this.#asked = [];
    this.#send();
    for (const [place, { answered, failed }] of asked.entries()) {
      const answer = answers[place];
      if (answer?.kind === "done") answered(answer);
      else failed(this.#failure(answer));
    }
  }

  #failure(answer: Extract<SqlResponse, { kind: "failed" }> | undefined): Error {
    if (answer === undefined) throw new Error("the database thread did not answer a request");
    const message = `${this.#file}: ${answer.message}`;
    return answer.isRefused ? new ConstraintError(message) : new Error(message);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const { failed } of [...this.#asked, ...this.#line]) failed(ended());
    this.#asked = [];
    this.#line = [];
  }
}

const ended = () => new Error("the database thread has ended");
