import type { ClientRateLimitInfo, Store } from "express-rate-limit";
import type { Timers } from "../../runtime/timers.ts";

interface Window {
  hits: number;
  /** Time by the monotonic clock. */
  readonly endsAt: number;
}

/**
 * Counts requests by address or player in fixed windows, by the monotonic clock. A window begins with the first
 * request.
 */
export class RateWindow implements Store {
  readonly localKeys = true;
  readonly #timers: Pick<Timers, "now" | "date">;
  readonly #windowMs: number;
  /** Windows by key. All are equally long, so the first to begin is the first to end. */
  readonly #windows = new Map<string, Window>();

  constructor(timers: Pick<Timers, "now" | "date">, windowMs: number) {
    this.#timers = timers;
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    this.#removeEnded();
    const window = this.#windows.get(key) ?? { hits: 0, endsAt: this.#timers.now() + this.#windowMs };
    window.hits += 1;
    this.#windows.set(key, window);
    const leftMs = window.endsAt - this.#timers.now();
    return { totalHits: window.hits, resetTime: new Date(this.#timers.date() + leftMs) };
  }

  decrement(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.hits > 0) window.hits -= 1;
  }

  resetKey(key: string): void {
    this.#windows.delete(key);
  }

  #removeEnded(): void {
    const now = this.#timers.now();
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
