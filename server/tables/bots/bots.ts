import type { Seat } from "../../../shared/core/game.ts";
import { cryptoRandom } from "../../runtime/random.ts";
import type { Cancel, Timers } from "../../runtime/timers.ts";

/**
 * Lets bots act at a human pace. The delay of a bot is drawn before it reads its cards, so that it is independent of
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

  /** Schedules exactly these bots. @param aheadMs delay in ms before their own delay starts. */
  think(seats: readonly Seat[], aheadMs: number, act: (seat: Seat) => void): void {
    this.stop();
    for (const seat of seats) this.#schedule(seat, aheadMs, act);
  }

  /** Restarts the delay of one bot. The delays of the others continue. */
  thinkAnew(seat: Seat, act: (seat: Seat) => void): void {
    this.#thinking.get(seat)?.();
    this.#schedule(seat, 0, act);
  }

  /** @param on whether bots act at once, from the next scheduling on. */
  setFast(on: boolean): void {
    this.#isHurried = on;
  }

  stop(): void {
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #schedule(seat: Seat, aheadMs: number, act: (seat: Seat) => void): void {
    const [shortest, longest] = this.#delayMs;
    const delay = this.#isHurried ? 0 : aheadMs + shortest + cryptoRandom() * (longest - shortest);
    this.#thinking.set(
      seat,
      this.#timers.after(delay, () => act(seat)),
    );
  }
}
