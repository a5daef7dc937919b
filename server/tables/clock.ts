import { assertNever } from "../../shared/core/errors.ts";
import type { DecisionClock } from "../../shared/core/traits.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";

export interface Deadline {
  /** In ms by the table's clock. */
  readonly endsAt: number;
  /** The time for it in full, in ms. */
  readonly totalMs: number;
}

/** However often somebody has let the clock run out, that much time they have. */
const shortestMs = 5_000;
const questionMs = 15_000;
/** What is left of a turn at least after each settled play, to whoever has missed nothing. */
const leastTurnMs = 10_000;

/**
 * How long a table waits for what (K64, K23). Each turn has the turn clock afresh; it stands still while a play waits or
 * something is asked. Each Nope and each question has its time in full. Whoever lets the clock run out has half the time
 * next, for a turn as for a question, and half of that after another miss.
 */
export class TableClock {
  readonly #settings: TableSettings;
  /** What is left of the turn, in ms, as of the moment since when it stands still or runs. */
  #turnLeftMs = 0;
  /** Since when the turn clock runs, or null while it stands still. */
  #runsSince: number | null = null;

  constructor(settings: TableSettings) {
    this.#settings = settings;
  }

  /**
   * @param clock of what is awaited from now on, or null if nothing is.
   * @param newTurn whether a turn has just begun.
   * @param misses of whoever is awaited.
   */
  next(clock: DecisionClock | null, newTurn: boolean, misses: number, now: number): Deadline | null {
    this.#stop(now);
    const turnMs = shortened(this.#settings.turnSeconds * 1000, misses);
    if (newTurn) this.#turnLeftMs = turnMs;
    switch (clock?.kind) {
      case undefined:
        return null;
      case "turn":
        this.#runsSince = now;
        this.#turnLeftMs = Math.min(turnMs, Math.max(this.#turnLeftMs, shortened(leastTurnMs, misses)));
        return { endsAt: now + this.#turnLeftMs, totalMs: turnMs };
      case "question":
        return inFull(shortened(questionMs, misses), now);
      case "setting":
        return inFull((this.#settings[clock.setting] || (clock.ifZero ?? 0)) * 1000, now);
      case "fixed":
        return inFull(clock.ms, now);
      default:
        return assertNever(clock);
    }
  }

  #stop(now: number): void {
    if (this.#runsSince !== null) this.#turnLeftMs -= now - this.#runsSince;
    this.#runsSince = null;
  }
}

const shortened = (ms: number, misses: number): number => Math.max(shortestMs, ms / 2 ** misses);

const inFull = (totalMs: number, now: number): Deadline => ({ endsAt: now + totalMs, totalMs });

export const atOnce = (now: number): Deadline => ({ endsAt: now, totalMs: 0 });
