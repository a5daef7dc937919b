import { Worker } from "node:worker_threads";

/** Moments, some milliseconds apart, at which things are done that are not to tell what has happened between them. */
export interface Pulse {
  /** Does something at the next one. */
  next(run: () => void): void;
}

/** Each moment is one that nobody can foresee, and that nothing has any influence on. */
export class UnforeseenPulse implements Pulse {
  readonly #awaited = new Int32Array(new SharedArrayBuffer(4));
  readonly #thread: Worker;
  #due: (() => void)[] = [];

  constructor() {
    const thread = new URL("./pulse-thread.ts", import.meta.url);
    this.#thread = new Worker(thread, { workerData: this.#awaited.buffer, execArgv: [] });
    this.#thread.on("message", () => this.#beat());
  }

  next(run: () => void): void {
    this.#due.push(run);
    if (this.#due.length === 1) this.#wait();
  }

  async stop(): Promise<void> {
    await this.#thread.terminate();
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
