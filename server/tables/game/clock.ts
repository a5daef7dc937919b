import { assertNever } from "../../../shared/core/errors.ts";
import type { DecisionClock } from "../../../shared/core/traits.ts";
import type { TableSettings } from "../../../shared/net/protocol.ts";

export interface Deadline {
  /** End in ms by the table's clock. */
  readonly endsAt: number;
  /** Full time limit in ms. */
  readonly totalMs: number;
}

/** Minimum time limit in ms, however many timeouts a player has. */
const shortestMs = 5_000;
const questionMs = 15_000;
/** Minimum time left for a player who has taken over from a bot, in ms, once in a game. */
const takeOverMs = 10_000;
/** Minimum time left of a turn after a play is settled, in ms, for a player without timeouts. */
const leastTurnMs = 10_000;

/**
 * Time limit for each decision (K64, K23). Without a clock, turns and questions have none. The turn clock restarts with each turn. It is paused while a play is pending
 * or a question is open. Each Nope and each question has its full time. Each timeout halves the player's next time
 * limit, for a turn or a question.
 */
export class TableClock {
  readonly #settings: TableSettings;
  /** Time left of the turn in ms when the turn clock last started or stopped. */
  #turnLeftMs = 0;
  /** Last start of the turn clock; null while it is paused. */
  #runsSince: number | null = null;

  constructor(settings: TableSettings) {
    this.#settings = settings;
  }

  /**
   * @param clock of the pending decision; null if there is none.
   * @param newTurn whether a turn has just begun.
   * @param misses timeouts of the players who are to act.
   */
  next(clock: DecisionClock | null, newTurn: boolean, misses: number, now: number): Deadline | null {
    this.#stop(now);
    const turnMs = shortened(this.#settings.turnSeconds * 1000, misses);
    if (newTurn) this.#turnLeftMs = turnMs;
    if (!this.#settings.hasClock && isShortened(clock)) return null;
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

  /** Extends a time limit of the pending decision if it ends too soon for a player who has taken over from a bot. */
  extend(deadline: Deadline, now: number): Deadline {
    const missingMs = now + takeOverMs - deadline.endsAt;
    if (missingMs <= 0) return deadline;
    if (this.#runsSince !== null) this.#turnLeftMs += missingMs;
    return { endsAt: now + takeOverMs, totalMs: Math.max(deadline.totalMs, takeOverMs) };
  }

  #stop(now: number): void {
    if (this.#runsSince !== null) this.#turnLeftMs -= now - this.#runsSince;
    this.#runsSince = null;
  }
}

/** Whether timeouts shorten the time limit of a decision. A table without a clock has no limit for it. */
export const isShortened = (clock: DecisionClock | null | undefined): boolean =>
  clock?.kind === "turn" || clock?.kind === "question";

const shortened = (ms: number, misses: number): number => Math.max(shortestMs, ms / 2 ** misses);

const inFull = (totalMs: number, now: number): Deadline => ({ endsAt: now + totalMs, totalMs });

export const atOnce = (now: number): Deadline => ({ endsAt: now, totalMs: 0 });
