/** Counts looks at the database, here and in a row there. If the row has fewer, the database is in an older state. */
export class Looks {
  readonly #name: string;
  #count: number | null = null;

  /** @param name the operator's name for the database. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Null before the first look. */
  get count(): number | null {
    return this.#count;
  }

  /** The row now holds this count. */
  keep(count: number): void {
    this.#count = count;
  }

  /**
   * @param got the row's count; null if there is no row. It may be larger: a look may be counted although its answer
   * was lost, or another node of the house has looked.
   * @param written the count that was kept before the row was read.
   * @throws if it is older than what was written last.
   */
  compare(got: number | null, written: number | null): void {
    if (written === null || (got !== null && got >= written)) return;
    throw new Error(
      `${this.#name}: expected the state that was written last (look ${written}), got an older one (look ${got ?? "none"}). ` +
        "Restart the server to go on from that, or put the newer one back and restart it",
    );
  }
}
