/** How long the pause between two tries stays short, in ms: by then another server has taken over from a dead one. */
export const briskMs = 5000;

/** @param forMs how long it has been tried. @returns when to try again, in ms from now; random, to spread the load. */
export function backoff(forMs: number): number {
  if (forMs < briskMs) return 300 + Math.random() * 200;
  return Math.min(forMs / 5, 8000) * (1 + Math.random() / 4);
}

/** The first try after a connection is lost, in ms from then: most tables are at another server already. */
const firstMs = 200;

/** The pauses between tries of one kind. */
export class Pauses {
  #since: number | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;

  /** When to try for the first time after a connection is lost, in ms from now; later if that happens all the time. */
  first(): number {
    const now = performance.now();
    const isFrequent = now - this.#lostAt < briskMs;
    this.#lostAt = now;
    if (isFrequent) return this.next();
    this.#since ??= now;
    return Math.random() * firstMs;
  }

  /** When to try again, in ms from now. */
  next(): number {
    this.#since ??= performance.now();
    return backoff(performance.now() - this.#since);
  }

  /** Whether trying has only begun: another server may still take over. */
  get areBrisk(): boolean {
    return this.#since === null || performance.now() - this.#since < briskMs;
  }

  /** It has worked. */
  reset(): void {
    this.#since = null;
  }
}
