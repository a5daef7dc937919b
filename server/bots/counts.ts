import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";

/** Counts of requests to experts by their result. */
export interface WorkerCounts {
  readonly asked: number;
  readonly answered: number;
  /** Requests without an answer at the end of the bot's delay. */
  readonly late: number;
  /** Requests rejected because of too many games, too many waiting requests, or too many failures of a game. */
  readonly refused: number;
  /** Requests that failed, or that crashed or hung their thread. */
  readonly died: number;
}

const none: WorkerCounts = { asked: 0, answered: 0, late: 0, refused: 0, died: 0 };

/** Reporting interval in ms. */
export const reportIntervalMs = 60_000;

/** Counts requests and logs the counts once a minute if there were any. */
export class WorkerReport {
  readonly #timer: RestartableTimer;
  readonly #log: Log;
  #counts = none;

  constructor(timers: Timers, log: Log) {
    this.#timer = new RestartableTimer(timers);
    this.#log = log;
  }

  count(what: keyof WorkerCounts): void {
    if (this.#counts === none) this.#timer.set(reportIntervalMs, () => this.#writeLog());
    this.#counts = { ...this.#counts, [what]: this.#counts[what] + 1 };
  }

  stop(): void {
    this.#timer.cancel();
  }

  #writeLog(): void {
    this.#log.info({ event: "experts-thought", ...this.#counts }, "requests to experts");
    this.#counts = none;
  }
}
