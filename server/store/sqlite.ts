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
import { AskedThread, type Asker } from "./asked-thread.ts";
import type { Database } from "./database.ts";
import { Refused } from "./refused.ts";
import type { Statement } from "./sqlite-thread.ts";
import { isUnawaited } from "./unawaited.ts";

/**
 * A database in a file, which is made if it is missing. What is committed is on the disk. Only a thread of its own
 * waits for the disk.
 * @throws if it cannot be opened.
 */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await AskedThread.start({ file, mode: "write" });
  return new Kysely({ dialect: threadDialect(thread) });
}

/** The same file, only for reading, in a thread of its own: what takes long there delays no write. */
export async function readSqlite(file: string): Promise<Kysely<Database>> {
  const thread = await AskedThread.start({ file, mode: "read" });
  const db = new Kysely<Database>({ dialect: threadDialect(thread) });
  // Kysely ends no thread that was never asked.
  await sql`select 1`.execute(db);
  return db;
}

const threadDialect = (thread: AskedThread): Dialect => ({
  createDriver: () => new ThreadDriver(thread),
  createAdapter: () => new ThreadAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

const begin: Statement = { sql: "begin", parameters: [] };

/**
 * Somebody who asks the thread; during a transaction of theirs it hears nobody else. The beginning of a transaction, and
 * what is written in it unawaited, goes to the thread with the next question.
 */
class Conversation implements DatabaseConnection, Asker {
  readonly #thread: AskedThread;
  #unsent: readonly Statement[] = [];
  isInTransaction = false;

  constructor(thread: AskedThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, parameters: parameters.map(asInput) };
    if (this.isInTransaction && isUnawaited(query)) {
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

  /** They ask nothing more. */
  end(): void {
    this.isInTransaction = false;
    this.#thread.leave(this);
  }

  streamQuery(): never {
    throw new Error("the database is not read in parts");
  }
}

class ThreadDriver implements Driver {
  readonly #thread: AskedThread;

  constructor(thread: AskedThread) {
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

/** Many may ask at the same time, and SQLite can undo a migration that fails half way. */
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
  throw new Refused(`the database takes no ${typeof value}`);
}
