export type Cancel = () => void;

/** The time and the means to wait, so that tests can hold both in their hands. */
export interface Timers {
  /** A clock that only goes forwards, in whole ms: for all that lasts. What it counts from means nothing. */
  now(): number;
  /** What the calendar says, ms since 1970; it may be set at any time, back too. For what is shown or kept as a date. */
  date(): number;
  after(ms: number, run: () => void): Cancel;
}

export const systemTimers: Timers = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  date: () => Date.now(),
  after(ms, run) {
    const timeout = setTimeout(run, ms);
    return () => clearTimeout(timeout);
  },
};

/** Something that is to happen once, at a time that may be put off or given up. */
export class Alarm {
  readonly #timers: Timers;
  #cancel: Cancel = () => {};

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Instead of whatever was to happen before. */
  set(ms: number, run: () => void): void {
    this.#cancel();
    this.#cancel = this.#timers.after(ms, run);
  }

  cancel(): void {
    this.#cancel();
  }
}
