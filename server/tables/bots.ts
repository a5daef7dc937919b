import type { Seat } from "../../shared/core/game.ts";
import { unguessable } from "../plumbing/chance.ts";
import type { Cancel, Timers } from "../plumbing/timers.ts";

/**
 * Lets bots act at a human pace. A bot's thinking time is drawn before it looks at its cards, and does not depend on
 * them.
 */
export class BotPace {
  readonly #timers: Timers;
  readonly #delayMs: readonly [number, number];
  readonly #thinking = new Map<Seat, Cancel>();
  #isHurried = false;

  constructor(timers: Timers, delayMs: readonly [number, number]) {
    this.#timers = timers;
    this.#delayMs = delayMs;
  }

  /** From now on only these bots think. @param aheadMs how long before they begin. */
  think(seats: readonly Seat[], aheadMs: number, act: (seat: Seat) => void): void {
    this.stop();
    for (const seat of seats) this.#begin(seat, aheadMs, act);
  }

  /** This one thinks anew from now on; the others go on. */
  thinkAnew(seat: Seat, act: (seat: Seat) => void): void {
    this.#thinking.get(seat)?.();
    this.#begin(seat, 0, act);
  }

  /** @param on whether they act at once, from the next time on. */
  hurry(on: boolean): void {
    this.#isHurried = on;
  }

  stop(): void {
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #begin(seat: Seat, aheadMs: number, act: (seat: Seat) => void): void {
    const [shortest, longest] = this.#delayMs;
    const delay = this.#isHurried ? 0 : aheadMs + shortest + unguessable() * (longest - shortest);
    this.#thinking.set(
      seat,
      this.#timers.after(delay, () => act(seat)),
    );
  }
}
