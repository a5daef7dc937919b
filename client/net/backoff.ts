/** Duration of the short retry delays, in ms. It covers the takeover of a dead server by another one. */
export const briskMs = 5000;

/**
 * @param forMs time since the first try, in ms. @returns delay until the next try, in ms; random, to spread the load.
 */
export function backoff(forMs: number): number {
  if (forMs < briskMs) return 300 + Math.random() * 200;
  return Math.min(forMs / 5, 8000) * (1 + Math.random() / 4);
}

/**
 * Delay of the first try after a lost connection, in ms. It is short because another server already runs most tables.
 */
const firstMs = 200;

/** Retry delays of one kind of request. */
export class Backoff {
  #since: number | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;

  /** Returns the delay of the first try after a lost connection, in ms. Frequent losses make it longer. */
  first(): number {
    const now = performance.now();
    const isFrequent = now - this.#lostAt < briskMs;
    this.#lostAt = now;
    if (isFrequent) return this.next();
    this.#since ??= now;
    return Math.random() * firstMs;
  }

  /** Returns the delay until the next try, in ms. */
  next(): number {
    this.#since ??= performance.now();
    return backoff(performance.now() - this.#since);
  }

  /** Whether retrying began so recently that another server may still take over. */
  get isRecent(): boolean {
    return this.#since === null || performance.now() - this.#since < briskMs;
  }

  /** Resets the delays after a success. */
  reset(): void {
    this.#since = null;
  }
}
