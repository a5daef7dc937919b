import type { Timers } from "./timers.ts";

/** Rate limiter per player. */
export class RateLimiter {
  readonly #timers: Pick<Timers, "now">;
  readonly #most: number;
  readonly #withinMs: number;
  /** Recent uses by player, in ms by the monotonic clock, oldest first. */
  readonly #done = new Map<string, readonly number[]>();

  /** @param most maximum uses within `withinMs`. */
  constructor(timers: Pick<Timers, "now">, most: number, withinMs: number) {
    this.#timers = timers;
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** @returns whether the use is allowed now. An allowed use is counted. */
  allows(playerId: string): boolean {
    const now = this.#timers.now();
    const recent = (this.#done.get(playerId) ?? []).filter((at) => now - at < this.#withinMs);
    const allowed = recent.length < this.#most;
    this.#done.set(playerId, allowed ? [...recent, now] : recent);
    return allowed;
  }
}
