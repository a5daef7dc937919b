import type { Cancel, Timers } from "../../server/runtime/timers.ts";

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** Manual time. Delays below 0 are bugs, of which Node warns. */
export class ManualTimers implements Timers {
  #now = 1_000_000;
  #date = Date.UTC(2026, 10, 21, 20, 14);
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  date(): number {
    return this.#date + this.#now;
  }

  after(ms: number, run: () => void): Cancel {
    if (ms < 0) throw new Error(`expected a delay of 0 ms at least, got ${ms}`);
    const timer = { at: this.#now + ms, run };
    this.#alarms.add(timer);
    return () => this.#alarms.delete(timer);
  }

  /** Number of delays that are neither over nor cancelled. */
  get pending(): number {
    return this.#alarms.size;
  }

  /** Sets the calendar back. */
  setBack(ms: number): void {
    this.#date -= ms;
  }

  /** Advances the time, and runs all due timers in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      this.#alarms.delete(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  #nextBy(end: number): Alarm | undefined {
    const due = [...this.#alarms].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}
