import type { Pulse } from "../../server/plumbing/pulse.ts";

/** Ticks when a test says. */
export class ManualPulse implements Pulse {
  #due: (() => void)[] = [];

  next(run: () => void): void {
    this.#due.push(run);
  }

  /** Ticks, and lets everything that follows happen. */
  async beat(): Promise<void> {
    for (const run of this.#due.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
