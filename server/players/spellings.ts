import { onlyVisible, prototypeOf } from "./unicode.ts";

/* How people spell words: with look-alikes, marks, figures and signs in place of letters, and with letters repeated. */

/** Figures and signs, and the letters that they are written for. */
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

/** Small letters, each in place of all others that look like it. Marks stay. */
export const lettersOf = (text: string): string =>
  Array.from(onlyVisible(text).normalize("NFKC").toUpperCase().toLowerCase().normalize("NFD"), (letter) =>
    /[\p{ASCII}\p{M}]/u.test(letter) ? letter : plainly(letter),
  ).join("");

/** Unicode's prototype of "m" is "rn", and some letters have a capital one. Some prototypes stand for a letter in turn. */
function plainly(letter: string): string {
  const prototype = prototypeOf(prototypeOf(letter));
  return prototype === "rn" ? "m" : prototype.toLowerCase();
}

export const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** @returns the word with letters for its figures and signs, in each way to read them; none if that is no spelling of a word. */
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

/** The word with each repeated letter once. */
export const withoutRepeats = (word: string): string => word.replace(/(.)\1+/gsu, "$1");

/** How often each letter is repeated. */
const repeats = (word: string): readonly number[] => Array.from(word.matchAll(/(.)\1*/gsu), ([run]) => run.length);

/**
 * Whether a spelling is a word with some letters repeated, once `withoutRepeats` makes them equal.
 * @param minRepeats how many equal letters are no accident.
 */
export function isStretched(spelling: string, word: string, minRepeats: number): boolean {
  const wanted = repeats(word);
  return repeats(spelling).every(
    (times, at) => times === wanted[at] || (times >= minRepeats && times > (wanted[at] ?? 0)),
  );
}
