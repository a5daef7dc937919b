/** Who has just blocked somebody, or no longer does, is told wherever that counts. */
export interface BlockNews {
  tell(playerId: string): void;
  /** @returns what ends it. */
  hear(run: (playerId: string) => void): () => void;
}

/** Within this process. */
export class OwnBlockNews implements BlockNews {
  readonly #hearers = new Set<(playerId: string) => void>();

  tell(playerId: string): void {
    for (const run of this.#hearers) run(playerId);
  }

  hear(run: (playerId: string) => void): () => void {
    // One of its own: the same function may hear twice.
    const hearer = (playerId: string) => run(playerId);
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }
}
