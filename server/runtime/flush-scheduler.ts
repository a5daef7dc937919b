import { Worker } from "node:worker_threads";
import { threadProgram } from "./thread-program.ts";

/**
 * States of the memory shared with the scheduler thread: no tick is awaited, a tick is awaited, or the thread sleeps
 * until one is.
 */
export const flushDemand = { none: 0, awaited: 1, asleep: 2 } as const;

/**
 * Flush scheduler with ticks some milliseconds apart. Work that runs only at ticks does not reveal by its timing what
 * happened before.
 */
export interface FlushScheduler {
  /** Runs a callback at the next tick. */
  next(run: () => void): void;
}

const unforeseen = threadProgram("./flush-thread", import.meta.url);

/** Flush scheduler with unpredictable ticks that clients cannot influence. */
export class JitteredScheduler implements FlushScheduler {
  readonly #program: URL;
  readonly #awaited = new Int32Array(new SharedArrayBuffer(4));
  #thread: Worker;
  #due: (() => void)[] = [];
  #hasStopped = false;

  /** @param program code of the thread. */
  constructor(program = unforeseen) {
    this.#program = program;
    this.#thread = this.#begin();
  }

  next(run: () => void): void {
    this.#due.push(run);
    if (this.#due.length === 1) this.#wait();
  }

  /** Stops after the next tick, so that all due callbacks have run. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.next(resolve));
    this.#hasStopped = true;
    await this.#thread.terminate();
  }

  /** Starts the thread. A thread that ends unexpectedly is replaced, because without ticks no message would be sent. */
  #begin(): Worker {
    const thread = new Worker(this.#program, { workerData: this.#awaited.buffer, execArgv: [] });
    thread.on("message", () => this.#beat());
    thread.on("error", () => {});
    thread.once("exit", () => {
      if (!this.#hasStopped) this.#thread = this.#begin();
    });
    // The previous thread may have received the request and ended.
    if (this.#due.length > 0) this.#wait();
    return thread;
  }

  /** Requests a tick. It wakes the thread only if it sleeps, because that costs far more than setting the state. */
  #wait(): void {
    if (Atomics.exchange(this.#awaited, 0, flushDemand.awaited) === flushDemand.asleep)
      Atomics.notify(this.#awaited, 0);
  }

  #beat(): void {
    const due = this.#due;
    this.#due = [];
    for (const run of due) {
      try {
        run();
      } catch (error) {
        // Reports a bug as an uncaught exception, so that the other callbacks still run.
        setImmediate(() => {
          throw error;
        });
      }
    }
  }
}
