import { lettersOf, readSigns } from "./spellings.ts";
import { WordIndex } from "./word-index.ts";

/* The operator's own words, beside the built-in ones. A word is found alone, however it is spelt. */

let words = new WordIndex([], 2);

/** One word, without white space and marks around it. */
export const isOneWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(text);

/** From now on these are the words, and no others. */
export function useWords(all: Iterable<string>): void {
  words = new WordIndex(Array.from(all, lettersOf), 2);
}

export function isOwnWord(word: string): boolean {
  if (words.isEmpty) return false;
  const letters = lettersOf(word);
  return [letters, ...readSigns(letters)].some((spelling) => words.has(spelling));
}
