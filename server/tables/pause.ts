import type { Cancel, Timers } from "../runtime/timers.ts";

interface Due {
  readonly run: () => void;
  /** In ms by the monotonic clock; meaningless while paused. */
  at: number;
  /** Remaining time in ms while paused. */
  leftMs: number;
  cancel: Cancel;
}

/**
 * Timers that can be paused. After a pause each timer has the same remaining time as before. The clock itself
 * continues.
 */
export class PausableTimers implements Timers {
  readonly #timers: Timers;
  readonly #due = new Set<Due>();
  #isPaused = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  now(): number {
    return this.#timers.now();
  }

  date(): number {
    return this.#timers.date();
  }

  after(ms: number, run: () => void): Cancel {
    const due: Due = { run, at: 0, leftMs: ms, cancel: () => {} };
    this.#due.add(due);
    if (!this.#isPaused) this.#start(due);
    return () => {
      this.#due.delete(due);
      due.cancel();
    };
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const due of this.#due) {
      due.cancel();
      due.leftMs = Math.max(0, due.at - this.#timers.now());
    }
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const due of this.#due) this.#start(due);
  }

  #start(due: Due): void {
    due.at = this.#timers.now() + due.leftMs;
    due.cancel = this.#timers.after(due.leftMs, () => {
      this.#due.delete(due);
      due.run();
    });
  }
}
