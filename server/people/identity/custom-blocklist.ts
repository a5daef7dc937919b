import { lettersOf, readSigns } from "./spellings.ts";
import { WordIndex } from "./word-index.ts";

/* The operator's custom blocklist, in addition to the built-in one. A word matches as a whole word, in any spelling. */

let words = new WordIndex([], 2);

/** Whether a text is one word, without white space or marks around it. */
export const isSingleWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(text);

/** Replaces the custom blocklist. */
export function setCustomBlocklist(all: Iterable<string>): void {
  words = new WordIndex(Array.from(all, lettersOf), 2);
}

export function isCustomBlocked(word: string): boolean {
  if (words.isEmpty) return false;
  const letters = lettersOf(word);
  return [letters, ...readSigns(letters)].some((spelling) => words.has(spelling));
}
