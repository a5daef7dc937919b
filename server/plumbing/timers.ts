export type Cancel = () => void;

/** Time and timeouts; tests replace both. */
export interface Timers {
  /** The monotonic clock, in whole ms, for durations. Its zero means nothing. */
  now(): number;
  /** The calendar time in ms since 1970, for dates that are shown or stored. It may jump, even backwards. */
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

/** A timeout that can be set again and cancelled. */
export class Alarm {
  readonly #timers: Timers;
  #cancel: Cancel = nothing;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Replaces an earlier timeout. */
  set(ms: number, run: () => void): void {
    this.#cancel();
    this.#cancel = this.#timers.after(ms, run);
  }

  cancel(): void {
    this.#cancel();
  }
}
