export type Cancel = () => void;

/** The time and the means to wait, so that tests can hold both in their hands. */
export interface Timers {
  /** ms since 1970. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  after(ms, run) {
    const timeout = setTimeout(run, ms);
    return () => clearTimeout(timeout);
  },
};
