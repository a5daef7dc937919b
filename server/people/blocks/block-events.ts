/** Publishes changes of a player's blocklist to all tables and queues. */
export interface BlockEvents {
  tell(playerId: string): void;
  /** @returns a function that unsubscribes. */
  hear(run: (playerId: string) => void): () => void;
}

/** Publishes within this process. */
export class LocalBlockEvents implements BlockEvents {
  readonly #hearers = new Set<(playerId: string) => void>();

  tell(playerId: string): void {
    for (const run of this.#hearers) run(playerId);
  }

  hear(run: (playerId: string) => void): () => void {
    // A function of its own, because the same `run` may be registered twice.
    const hearer = (playerId: string) => run(playerId);
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }
}
