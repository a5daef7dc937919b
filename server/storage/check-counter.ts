/**
 * Counts integrity checks of the database, in memory and in a row. A smaller count in the row means that the database
 * is in an older state.
 */
export class CheckCounter {
  readonly #name: string;
  #count: number | null = null;

  /** @param name the operator's name for the database. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Count of the last check; null before the first one. */
  get count(): number | null {
    return this.#count;
  }

  /** Stores the count that the row has now. */
  save(count: number): void {
    this.#count = count;
  }

  /**
   * Compares the row with the last written count.
   * @param got the row's count; null if there is no row. It may be larger: the answer to an update may have been lost,
   * or another cluster node may have raised it.
   * @param written the count in memory before the row was read.
   * @throws if the row is older than the last write.
   */
  compare(got: number | null, written: number | null): void {
    if (written === null || (got !== null && got >= written)) return;
    throw new Error(
      `${this.#name}: expected the state that was written last (look ${written}), got an older one (look ${got ?? "none"}). ` +
        "Restart the server to continue from that state, or restore the newer one and restart it",
    );
  }
}
