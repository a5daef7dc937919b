import type { Pulse } from "../../server/plumbing/pulse.ts";

/** Beats when a test says so. */
export class ManualPulse implements Pulse {
  #due: (() => void)[] = [];

  next(run: () => void): void {
    this.#due.push(run);
  }

  /** Beats, and lets all that follows from it happen. */
  async beat(): Promise<void> {
    for (const run of this.#due.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
