import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Refused } from "./refused.ts";
import type { Answer, Done, Question, ThreadData } from "./sqlite-thread.ts";

/** Whoever asks. From their first question until they leave, a transaction is theirs alone. */
export interface Asker {
  readonly isInTransaction: boolean;
}

/** A question in line. */
interface Asking {
  readonly by: Asker;
  readonly question: Question;
  /** What the rows hold is what the question asks for. */
  answered(done: Done<unknown>): void;
  failed(reason: Error): void;
}

/**
 * Talks to `sqlite-thread.ts`. All questions asked while the thread answers go to it together, in their order: nobody
 * waits for the answers of the others to come back first.
 */
export class AskedThread {
  readonly #file: string;
  readonly #worker: Worker;
  /** What the thread answers now. */
  #asked: readonly Asking[] = [];
  #line: Asking[] = [];
  /** Whose transaction is open. */
  #owner: Asker | null = null;
  #hasEnded = false;

  private constructor(data: ThreadData) {
    this.#file = data.file;
    this.#worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: data, execArgv: [] });
    this.#worker.once("exit", () => this.#end());
  }

  /** @throws if the file cannot be opened. */
  static async start(data: ThreadData): Promise<AskedThread> {
    const thread = new AskedThread(data);
    await once(thread.#worker, "message").catch((error: unknown) => {
      throw new Error(`${data.file}: ${error instanceof Error ? error.message : error}`);
    });
    // From now on only those who wait for an answer need to know.
    thread.#worker.on("error", () => {});
    thread.#worker.on("message", (answers: readonly Answer[]) => thread.#hear(answers));
    return thread;
  }

  /** Rejects if it fails; with `Refused` if it would fail again. */
  ask<Row>(by: Asker, question: Question): Promise<Done<Row>> {
    return new Promise<Done<Row>>((resolve, reject) => {
      if (this.#hasEnded) return reject(ended());
      const answered = (done: Done<Row>) => resolve(done);
      this.#line.push({ by, question, answered, failed: reject });
      this.#send();
    });
  }

  /** Ends the transaction of somebody who has one. */
  leave(by: Asker): void {
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

  /** Those who may ask now, in their order: during a transaction only the one whose it is. */
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

  #hear(answers: readonly Answer[]): void {
    const asked = this.#asked;
    this.#asked = [];
    this.#send();
    for (const [place, { answered, failed }] of asked.entries()) {
      const answer = answers[place];
      if (answer?.kind === "done") answered(answer);
      else failed(this.#failure(answer));
    }
  }

  #failure(answer: Extract<Answer, { kind: "failed" }> | undefined): Error {
    if (answer === undefined) throw new Error("the thread of the database left a question unanswered");
    const message = `${this.#file}: ${answer.message}`;
    return answer.isRefused ? new Refused(message) : new Error(message);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const { failed } of [...this.#asked, ...this.#line]) failed(ended());
    this.#asked = [];
    this.#line = [];
  }
}

const ended = () => new Error("the thread of the database has ended");
