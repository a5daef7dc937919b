import type { Timers } from "./timers.ts";

/** Rate limiter per player. */
export class RateLimiter {
  readonly #timers: Pick<Timers, "now">;
  readonly #most: number;
  readonly #withinMs: number;
  /** Recent uses by player, in ms by the monotonic clock, oldest first. Players are in the order of their last use. */
  readonly #done = new Map<string, readonly number[]>();

  /** @param most maximum uses within `withinMs`. */
  constructor(timers: Pick<Timers, "now">, most: number, withinMs: number) {
    this.#timers = timers;
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** Number of players with stored uses. */
  get players(): number {
    return this.#done.size;
  }

  /** @returns whether the use is allowed now. An allowed use is counted. */
  allows(playerId: string): boolean {
    const now = this.#timers.now();
    this.#fade(now);
    const recent = (this.#done.get(playerId) ?? []).filter((at) => now - at < this.#withinMs);
    if (recent.length >= this.#most) return false;
    this.#done.delete(playerId);
    this.#done.set(playerId, [...recent, now]);
    return true;
  }

  /** Removes players without a recent use. */
  #fade(now: number): void {
    for (const [playerId, uses] of this.#done) {
      if (now - (uses.at(-1) ?? 0) < this.#withinMs) return;
      this.#done.delete(playerId);
    }
  }
}
