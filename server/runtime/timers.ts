export type Cancel = () => void;

/** Clocks and timeouts, which tests replace. */
export interface Timers {
  /** Returns the monotonic clock in whole ms, for durations. Its zero point has no meaning. */
  now(): number;
  /** Returns the calendar time in ms since 1970, for dates that are shown or stored. It may jump, even backwards. */
  date(): number;
  /** Calls `run` once, when `now()` has advanced by at least `ms`. */
  after(ms: number, run: () => void): Cancel;
}

const now = () => Math.floor(performance.timeOrigin + performance.now());

export const systemTimers: Timers = {
  now,
  date: () => Date.now(),
  after(ms, run) {
    const until = now() + ms;
    // Timeouts of Node count from the beginning of the event loop's turn, so they may end early.
    const runOrWait = () => {
      const leftMs = until - now();
      if (leftMs > 0) timeout = setTimeout(runOrWait, leftMs);
      else run();
    };
    let timeout = setTimeout(runOrWait, ms);
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
