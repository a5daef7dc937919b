import type { Seat } from "../../shared/core/game.ts";
import { unguessable } from "../plumbing/chance.ts";
import type { Cancel, Timers } from "../plumbing/timers.ts";

/** Lets bots act at a human pace. How long one takes is drawn before it has looked at its cards, whatever they are. */
export class BotPace {
  readonly #timers: Timers;
  readonly #delayMs: readonly [number, number];
  #thinking: Cancel[] = [];

  constructor(timers: Timers, delayMs: readonly [number, number]) {
    this.#timers = timers;
    this.#delayMs = delayMs;
  }

  /** From now on these bots think, and no others. @param aheadMs how long before they begin to. */
  think(seats: readonly Seat[], aheadMs: number, act: (seat: Seat) => void): void {
    this.stop();
    const [shortest, longest] = this.#delayMs;
    this.#thinking = seats.map((seat) => {
      const delay = aheadMs + shortest + unguessable() * (longest - shortest);
      return this.#timers.after(delay, () => act(seat));
    });
  }

  stop(): void {
    for (const cancel of this.#thinking.splice(0)) cancel();
  }
}
