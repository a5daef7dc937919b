import { onlyVisible, prototypeOf } from "./unicode.ts";

/* Spellings of words: with look-alikes, marks, digits and signs in place of letters, and with repeated letters. */

/** Digits and signs, with the letters that they stand for. */
const signs: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["0", ["o"]],
  ["1", ["i", "l"]],
  ["3", ["e"]],
  ["4", ["a"]],
  ["5", ["s"]],
  ["7", ["t"]],
  ["8", ["b"]],
  ["9", ["g"]],
  ["@", ["a"]],
  ["$", ["s"]],
  ["!", ["i", "l"]],
  ["|", ["i", "l"]],
  ["+", ["t"]],
  ["€", ["e"]],
]);

/** Maps a text to small letters, one for all letters that look like it. Marks stay. */
export const lettersOf = (text: string): string =>
  Array.from(onlyVisible(text).normalize("NFKC").toUpperCase().toLowerCase().normalize("NFD"), (letter) =>
    /[\p{ASCII}\p{M}]/u.test(letter) ? letter : plainly(letter),
  ).join("");

/**
 * Maps a letter to its plain form. Unicode's prototype of "m" is "rn", and some letters have a capital prototype. Some
 * prototypes have a prototype themselves.
 */
function plainly(letter: string): string {
  const prototype = prototypeOf(prototypeOf(letter));
  return prototype === "rn" ? "m" : prototype.toLowerCase();
}

/** Removes marks, except those of kana, because か and が are different letters. */
export const withoutMarks = (text: string): string =>
  text.normalize("NFD").replace(/[\p{M}--[\u{3099}\u{309A}]]+/gv, "");

/** @returns the word with letters for its digits and signs, in each possible reading; empty if it cannot be a word. */
export function readSigns(word: string): readonly string[] {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 && letters * 2 < word.length) return [];
  const reading = (which: number) =>
    Array.from(word, (character) => {
      const meant = signs.get(character);
      return meant ? (meant[which] ?? meant[0]) : character;
    }).join("");
  return [...new Set([reading(0), reading(1)])].filter((read) => read !== word);
}

/** Reduces each run of equal letters to one. */
export const withoutRepeats = (word: string): string => word.replace(/(.)\1+/gsu, "$1");

/** Returns the lengths of the runs of equal letters. */
const repeats = (word: string): readonly number[] => Array.from(word.matchAll(/(.)\1*/gsu), ([run]) => run.length);

/**
 * Whether a spelling is a word with some letters repeated, if `withoutRepeats` makes the two equal.
 * @param minRepeats number of equal letters that are deliberate.
 */
export function isStretched(spelling: string, word: string, minRepeats: number): boolean {
  const wanted = repeats(word);
  return repeats(spelling).every(
    (times, at) => times === wanted[at] || (times >= minRepeats && times > (wanted[at] ?? 0)),
  );
}
