import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ConstraintError } from "../constraint-error.ts";
import type { Done, SqlRequest, SqlResponse, WorkerOptions } from "./worker.ts";

/** Client of the SQLite thread. A transaction belongs to it alone from its first request until `leave`. */
export interface QuerySender {
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
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: data, execArgv: [] });
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
    thread.#worker.on("message", (answers: readonly SqlResponse[]) => thread.#hear(answers));
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

  /** Takes the requests that may be sent now, in their order. During a transaction only its client may send. */
  #takeFromLine(): readonly Asking[] {
    const line = this.#line;
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

  #hear(answers: readonly SqlResponse[]): void {
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
