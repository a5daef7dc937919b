import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";

/** What became of questions to experts. */
export interface ThinkingCounts {
  readonly asked: number;
  readonly answered: number;
  /** No answer had come when the bot's delay ended. */
  readonly late: number;
  /** Too many games think, too many questions wait, or over this game threads have died too often. */
  readonly refused: number;
  /** The mind failed, or its thread died or hung. */
  readonly died: number;
}

const none: ThinkingCounts = { asked: 0, answered: 0, late: 0, refused: 0, died: 0 };

/** How often the operator is told, in ms. */
export const reportMs = 60_000;

/** Counts questions, and tells the operator once a minute if there were any. */
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
    this.#log.info({ event: "experts-thought", ...this.#counts }, "experts have thought");
    this.#counts = none;
  }
}
