export type Cancel = () => void;

/** Clocks and timeouts, which tests replace. */
export interface Timers {
  /** Returns the monotonic clock in whole ms, for durations. Its zero point has no meaning. */
  now(): number;
  /** Returns the calendar time in ms since 1970, for dates that are shown or stored. It may jump, even backwards. */
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

const nothing: Cancel = () => {};

/** A timeout that can be restarted and cancelled. */
export class RestartableTimer {
  readonly #timers: Timers;
  #cancel: Cancel = nothing;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Starts the timeout, and replaces an earlier one. */
  set(ms: number, run: () => void): void {
    this.#cancel();
    this.#cancel = this.#timers.after(ms, run);
  }

  cancel(): void {
    this.#cancel();
  }
}
