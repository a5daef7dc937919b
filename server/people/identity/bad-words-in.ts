import { badWords, innocentWords, strongWords } from "./bad-words.ts";
import { listedWords } from "./listed-words.ts";
import { lettersOf, readSigns, withoutMarks } from "./spellings.ts";
import { WordIndex } from "./word-index.ts";

const strongSpellings = strongWords.map((word) => withoutMarks(lettersOf(word)));
const wholeWords = [...badWords, ...strongSpellings, ...listedWords];

/** Three equal letters are deliberate, because no language needs them. */
const words = new WordIndex(wholeWords, 3);

/** Pattern of a word that is found within others, with any letter repeated. */
const within = (word: string): RegExp =>
  new RegExp(
    word.replace(/(.)\1*/gsu, (run, letter) => `${letter}{${run.length},}`),
    "u",
  );

const strong = strongSpellings.map(within);
const innocent = new RegExp(innocentWords.join("|"), "gu");

/** Whether a word is a bad one or contains a strong one, in any spelling. */
export function isBadWord(word: string): boolean {
  const marked = lettersOf(word);
  const letters = withoutMarks(marked);
  return words.has(marked) || [letters, ...readSigns(letters)].some((each) => words.has(each) || hasStrongWord(each));
}

const unspaced = listedWords.filter((word) => /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(word));
const firstLetters = new Set(unspaced.map(firstLetter));
const maxUnspaced = Math.max(...unspaced.map(({ length }) => length));

/** Whether a part of a Chinese or Japanese text is a bad word. Most parts fail the first, fast checks. */
export const isUnspacedBadWord = (part: string): boolean =>
  part.length <= maxUnspaced &&
  firstLetters.has(firstLetter(lettersOf(firstLetter(part)))) &&
  words.has(lettersOf(part));

function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}

/** Whether the joined pieces of a word contain a strong one. */
export const isStrong = (word: string): boolean => hasStrongWord(withoutMarks(lettersOf(word)));

const hasStrongWord = (spelling: string): boolean => {
  const rest = spelling.replace(innocent, " ");
  return strong.some((pattern) => pattern.test(rest));
};

/** Minimum length of a word that is found with some letters hidden. */
const minHideable = 4;
const hideable = wholeWords.filter((word) => word.length >= minHideable);

/** Whether a word is a bad one with some of its letters, but not most, replaced by stars: "f*ck". */
export function isHidden(word: string): boolean {
  const letters = withoutMarks(lettersOf(word));
  const hidden = letters.match(/[*#]/g)?.length ?? 0;
  return hidden * 2 <= letters.length && hideable.some((bad) => covers(bad, letters));
}

/** Whether stars hide a bad word. A strong word may be at any position, because "f*cking" counts too. */
function covers(bad: string, letters: string): boolean {
  const places = strongSpellings.includes(bad) ? letters.length - bad.length : 0;
  if (places === 0 && bad.length !== letters.length) return false;
  return Array.from({ length: places + 1 }, (_, at) => letters.slice(at, at + bad.length)).some(
    (part) =>
      /^\p{L}/u.test(part) && Array.from(bad).every((letter, at) => part[at] === letter || /[*#]/.test(part[at] ?? "")),
  );
}
