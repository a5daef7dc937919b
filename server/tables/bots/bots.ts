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
  readonly #delayShare: () => number;
  readonly #thinking = new Map<Seat, Cancel>();

  /** @param delayShare share of the delay that a bot waits, read at each scheduling; 0: bots act at once. */
  constructor(timers: Timers, delayMs: readonly [number, number], delayShare: () => number = () => 1) {
    this.#timers = timers;
    this.#delayMs = delayMs;
    this.#delayShare = delayShare;
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

  stop(): void {
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #schedule(seat: Seat, aheadMs: number, act: (seat: Seat) => void): void {
    const [shortest, longest] = this.#delayMs;
    const share = this.#delayShare();
    const ownMs = Math.round(share * (shortest + cryptoRandom() * (longest - shortest)));
    const delay = share === 0 ? 0 : aheadMs + ownMs;
    this.#thinking.set(
      seat,
      this.#timers.after(delay, () => act(seat)),
    );
  }
}
