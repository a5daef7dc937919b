/** Publishes changes of a player's blocklist to all tables and queues. */
export interface BlockEvents {
  publish(playerId: string): void;
  /** @returns a function that unsubscribes. */
  subscribe(run: (playerId: string) => void): () => void;
}

/** Publishes within this process. */
export class LocalBlockEvents implements BlockEvents {
  readonly #subscribers = new Set<(playerId: string) => void>();

  publish(playerId: string): void {
    for (const run of this.#subscribers) run(playerId);
  }

  subscribe(run: (playerId: string) => void): () => void {
    // A function of its own, because the same `run` may be registered twice.
    const hearer = (playerId: string) => run(playerId);
    this.#subscribers.add(hearer);
    return () => this.#subscribers.delete(hearer);
  }
}
