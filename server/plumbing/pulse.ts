import { Worker } from "node:worker_threads";

/** Moments, some milliseconds apart, at which things are done that are not to tell what has happened between them. */
export interface Pulse {
  /** Does something at the next one. */
  next(run: () => void): void;
}

const unforeseen = new URL("./pulse-thread.ts", import.meta.url);

/** Each moment is one that nobody can foresee, and that nothing has any influence on. */
export class UnforeseenPulse implements Pulse {
  readonly #program: URL;
  readonly #awaited = new Int32Array(new SharedArrayBuffer(4));
  #thread: Worker;
  #due: (() => void)[] = [];
  #hasStopped = false;

  /** @param program what the thread runs. */
  constructor(program = unforeseen) {
    this.#program = program;
    this.#thread = this.#begin();
  }

  next(run: () => void): void {
    this.#due.push(run);
    if (this.#due.length === 1) this.#wait();
  }

  /** After the next one, so that whatever is ready to leave has left. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.next(resolve));
    this.#hasStopped = true;
    await this.#thread.terminate();
  }

  /** A thread that ends before its time has another one after it: without pulses nobody would be told anything. */
  #begin(): Worker {
    const thread = new Worker(this.#program, { workerData: this.#awaited.buffer, execArgv: [] });
    thread.on("message", () => this.#beat());
    thread.on("error", () => {});
    thread.once("exit", () => {
      if (!this.#hasStopped) this.#thread = this.#begin();
    });
    return thread;
  }

  #wait(): void {
    Atomics.store(this.#awaited, 0, 1);
    Atomics.notify(this.#awaited, 0);
  }

  #beat(): void {
    const due = this.#due;
    this.#due = [];
    for (const run of due) {
      try {
        run();
      } catch (error) {
        // A bug of ours, which the others are not to notice.
        setImmediate(() => {
          throw error;
        });
      }
    }
  }
}
