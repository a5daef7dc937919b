import type { Timers } from "./timers.ts";

/** Limits how often each person may do something. */
export class Pace {
  readonly #timers: Pick<Timers, "now">;
  readonly #most: number;
  readonly #withinMs: number;
  /** When each person did it recently, in ms by the monotonic clock, oldest first. */
  readonly #done = new Map<string, readonly number[]>();

  /** @param most times within `withinMs`. */
  constructor(timers: Pick<Timers, "now">, most: number, withinMs: number) {
    this.#timers = timers;
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** @returns whether it is allowed now; if so, it counts as done. */
  allows(playerId: string): boolean {
    const now = this.#timers.now();
    const recent = (this.#done.get(playerId) ?? []).filter((at) => now - at < this.#withinMs);
    const allowed = recent.length < this.#most;
    this.#done.set(playerId, allowed ? [...recent, now] : recent);
    return allowed;
  }
}
