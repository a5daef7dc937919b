import type { FlushScheduler } from "../../server/runtime/flush-scheduler.ts";

/** Flush scheduler that ticks at the command of the test. */
export class ManualScheduler implements FlushScheduler {
  #due: (() => void)[] = [];

  next(run: () => void): void {
    this.#due.push(run);
  }

  /** Ticks, and runs everything that follows. */
  async beat(): Promise<void> {
    for (const run of this.#due.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
