import { Worker } from "node:worker_threads";
import { demand } from "./pulse-demand.ts";

/** Ticks some milliseconds apart. Work that is done only at a tick does not reveal by its time what happened before. */
export interface Pulse {
  /** Runs something at the next tick. */
  next(run: () => void): void;
}

const unforeseen = new URL("./pulse-thread.ts", import.meta.url);

/** Ticks at times that nobody can predict or influence. */
export class UnforeseenPulse implements Pulse {
  readonly #program: URL;
  readonly #awaited = new Int32Array(new SharedArrayBuffer(4));
  #thread: Worker;
  #due: (() => void)[] = [];
  #hasStopped = false;

  /** @param program the code of the thread. */
  constructor(program = unforeseen) {
    this.#program = program;
    this.#thread = this.#begin();
  }

  next(run: () => void): void {
    this.#due.push(run);
    if (this.#due.length === 1) this.#wait();
  }

  /** Waits for the next tick first: everything due is done. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.next(resolve));
    this.#hasStopped = true;
    await this.#thread.terminate();
  }

  /** Replaces a thread that ends unexpectedly: without ticks no message would leave. */
  #begin(): Worker {
    const thread = new Worker(this.#program, { workerData: this.#awaited.buffer, execArgv: [] });
    thread.on("message", () => this.#beat());
    thread.on("error", () => {});
    thread.once("exit", () => {
      if (!this.#hasStopped) this.#thread = this.#begin();
    });
    // The thread before may have heard of it, and ended.
    if (this.#due.length > 0) this.#wait();
    return thread;
  }

  /** To wake a thread costs far more than to leave word with one that is awake. */
  #wait(): void {
    if (Atomics.exchange(this.#awaited, 0, demand.awaited) === demand.asleep) Atomics.notify(this.#awaited, 0);
  }

  #beat(): void {
    const due = this.#due;
    this.#due = [];
    for (const run of due) {
      try {
        run();
      } catch (error) {
        // A bug of ours; the others must not notice it.
        setImmediate(() => {
          throw error;
        });
      }
    }
  }
}
