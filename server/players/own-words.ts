import unhomoglyph from "unhomoglyph";

/* The operator's own words that nobody is to read, beside the built-in ones. A word is found alone, in any case, in letters that look like its own, and with letters repeated. */

let words: ReadonlySet<string> = new Set();

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** One word, without white space and marks around it. */
export const isOneWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(text);

/** From now on these are the words, and no others. */
export function useWords(all: Iterable<string>): void {
  words = new Set([...all].map(folded));
}

export const hasOwnWord = (text: string): boolean =>
  (text.match(wordPattern) ?? []).some((word) => words.has(folded(word)));

/** The same text with asterisks in place of those words. */
export const withoutOwnWords = (text: string): string =>
  text.replace(wordPattern, (word) => (words.has(folded(word)) ? "*".repeat([...word].length) : word));

const folded = (word: string): string =>
  unhomoglyph(word.normalize("NFKC").toLowerCase().normalize("NFD"))
    .toLowerCase()
    .normalize("NFD")
    .replace(/(.)\1+/gu, "$1");
