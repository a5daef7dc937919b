import type { SQLInputValue } from "node:sqlite";
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
import { ConstraintError } from "../constraint-error.ts";
import type { Database } from "../database.ts";
import { isPipelined } from "./pipelined.ts";
import type { Statement } from "./worker.ts";
import { type QuerySender, SqliteWorkerClient } from "./worker-client.ts";

/**
 * Opens a database file, and creates it if it is missing. Committed data is on the disk. Only a separate thread waits
 * for the disk.
 * @throws if the file cannot be opened.
 */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await SqliteWorkerClient.start({ file, mode: "write" });
  return new Kysely({ dialect: threadDialect(thread) });
}

/** Opens the same file read-only in another thread, so that slow reads delay no write. */
export async function readSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await SqliteWorkerClient.start({ file, mode: "read" });
  const db = new Kysely<Database>({ dialect: threadDialect(thread) });
  // Kysely does not end a thread that has had no query.
  await sql`select 1`.execute(db);
  return db;
}

const threadDialect = (thread: SqliteWorkerClient): Dialect => ({
  createDriver: () => new ThreadDriver(thread),
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
  isInTransaction = false;

  constructor(thread: SqliteWorkerClient) {
    this.#thread = thread;
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

  constructor(thread: SqliteWorkerClient) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Conversation> {
    return new Conversation(this.#thread);
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
