import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";

/** Counts of requests to experts by their result. */
export interface ThinkingCounts {
  readonly asked: number;
  readonly answered: number;
  /** Requests without an answer at the end of the bot's delay. */
  readonly late: number;
  /** Requests rejected because of too many games, too many waiting requests, or too many failures of a game. */
  readonly refused: number;
  /** Requests that failed, or that crashed or hung their thread. */
  readonly died: number;
}

const none: ThinkingCounts = { asked: 0, answered: 0, late: 0, refused: 0, died: 0 };

/** Reporting interval in ms. */
export const reportMs = 60_000;

/** Counts requests and logs the counts once a minute if there were any. */
export class ThinkingReport {
  readonly #alarm: Alarm;
  readonly #log: Log;
  #counts = none;

  constructor(timers: Timers, log: Log) {
    this.#alarm = new Alarm(timers);
    this.#log = log;
  }

  count(what: keyof ThinkingCounts): void {
    if (this.#counts === none) this.#alarm.set(reportMs, () => this.#tell());
    this.#counts = { ...this.#counts, [what]: this.#counts[what] + 1 };
  }

  stop(): void {
    this.#alarm.cancel();
  }

  #tell(): void {
    this.#log.info({ event: "experts-thought", ...this.#counts }, "requests to experts");
    this.#counts = none;
  }
}
