import { assertNever } from "../../shared/core/errors.ts";
import type { DecisionClock } from "../../shared/core/traits.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";

export interface Deadline {
  /** In ms by the table's clock. */
  readonly endsAt: number;
  /** The full time, in ms. */
  readonly totalMs: number;
}

/** No number of misses shortens the time below this. */
const shortestMs = 5_000;
const questionMs = 15_000;
/** The least time left of a turn after a play is settled, for a player without misses. */
const leastTurnMs = 10_000;

/**
 * How long a table waits for each decision (K64, K23). The turn clock begins anew with each turn, and stands still
 * while a play waits or something is asked. Each Nope and each question has its full time. Each miss halves the time
 * that a player has next, for a turn or a question.
 */
export class TableClock {
  readonly #settings: TableSettings;
  /** The time left of the turn, in ms, when the turn clock last started or stopped. */
  #turnLeftMs = 0;
  /** When the turn clock last started; null while it stands still. */
  #runsSince: number | null = null;

  constructor(settings: TableSettings) {
    this.#settings = settings;
  }

  /**
   * @param clock of the decision that is now awaited; null if none is.
   * @param newTurn whether a turn has just begun.
   * @param misses of the players who are awaited.
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
        return inFull(shortened(questionMs, misses) + (clock.revealMs ?? 0), now);
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
