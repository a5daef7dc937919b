/** How often the database has been looked at, by the server and by a row there: they differ in an older state of it. */
export class Looks {
  readonly #name: string;
  #count: number | null = null;

  /** @param name what an operator knows the database by. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Null before the first one. */
  get count(): number | null {
    return this.#count;
  }

  /** The row says so now. */
  keep(count: number): void {
    this.#count = count;
  }

  /**
   * @param got what the row says; null if there is none. A look whose answer was lost may have been counted.
   * @throws if it is not what was written last.
   */
  compare(got: number | null): void {
    if (this.#count === null || (got !== null && got >= this.#count)) return;
    throw new Error(
      `${this.#name}: expected the state that was written last (look ${this.#count}), got an older one (look ${got ?? "none"}). ` +
        "Restart the server to go on from that, or put the newer one back and restart it",
    );
  }
}
