import { isStretched, withoutRepeats } from "./spellings.ts";

/** Set of words, which also match with repeated letters. */
export class WordIndex {
  readonly #words: ReadonlyMap<string, readonly string[]>;
  readonly #minRepeats: number;

  /** @param minRepeats number of equal letters that are deliberate. */
  constructor(words: Iterable<string>, minRepeats: number) {
    this.#words = Map.groupBy(new Set(words), withoutRepeats);
    this.#minRepeats = minRepeats;
  }

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  has(spelling: string): boolean {
    const alike = this.#words.get(withoutRepeats(spelling)) ?? [];
    return alike.some((word) => isStretched(spelling, word, this.#minRepeats));
  }
}
