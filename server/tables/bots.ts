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
  #thinking: Cancel[] = [];
  #isHurried = false;

  constructor(timers: Timers, delayMs: readonly [number, number]) {
    this.#timers = timers;
    this.#delayMs = delayMs;
  }

  /** From now on only these bots think. @param aheadMs how long before they begin. */
  think(seats: readonly Seat[], aheadMs: number, act: (seat: Seat) => void): void {
    this.stop();
    const [shortest, longest] = this.#isHurried ? ([0, 0] as const) : this.#delayMs;
    this.#thinking = seats.map((seat) => {
      const delay = aheadMs + shortest + unguessable() * (longest - shortest);
      return this.#timers.after(delay, () => act(seat));
    });
  }

  /** @param on whether they act at once, from the next time on. */
  hurry(on: boolean): void {
    this.#isHurried = on;
  }

  stop(): void {
    for (const cancel of this.#thinking.splice(0)) cancel();
  }
}
