import unhomoglyph from "unhomoglyph";
import { numbered } from "./name-length.ts";
import { showsNothing } from "./text-normalization.ts";
import { onlyVisible, prototypeOf } from "./unicode.ts";

/** Replaces an invisible name. Such names are rejected now; only old players may still have one. */
const unseenName = "Guest";

/** @returns the name; if it is confusable with a taken one, with the first free number appended. */
export function withDistinctName(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.flatMap(looksOf));
  const seen = showsNothing(name) ? unseenName : name;
  let shown = seen;
  for (let number = 2; looksOf(shown).some((look) => looks.has(look)); number += 1) shown = numbered(seen, number);
  return shown;
}

/** Whether two names are visually confusable. */
export const looksLike = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
};

/** Whether two names have a visually confusable word. */
export const sharesWord = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => wordsOf(other).some((each) => looksLike(word, each)));

const wordsOf = (name: string): readonly string[] => name.split(/\s+/u);

/**
 * Returns the skeletons of a name. Names that share one are confusable: as written, or ignoring case. Two are needed
 * because a capital I resembles a small l only as written. A change of this, or of Unicode's table, needs a migration
 * (docs/adr/0015).
 */
export const looksOf = (name: string): readonly string[] => [settled(skeletonOf(name)), settled(withoutCase(name))];

/**
 * Returns skeletons by the algorithm before Unicode's newer table. It is still needed, because of a name that was given
 * up the database stores only the hash.
 */
export function formerLooksOf(name: string): readonly string[] {
  const skeleton = (text: string) => unhomoglyph(text.normalize("NFD")).normalize("NFD");
  const seen = onlyVisible(name);
  return [skeleton(seen), skeleton(seen.toLowerCase())];
}

/** Confusable pairs of letters that Unicode's table lacks. */
const ownPairs: readonly (readonly [pair: RegExp, letter: string])[] = [[/vv/gu, "w"]];

/** White letters on black, 🅐 to 🅩 and 🅰 to 🆉, which Unicode's table lacks. */
const whiteLetters = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const blackLetter = (white: string): string =>
  String.fromCodePoint(65 + (((white.codePointAt(0) ?? 0) - 0x1f150) % 32));

/** Applies Unicode's table of confusable characters (UTS 39, section 4). */
function skeletonOf(text: string): string {
  const letters = onlyVisible(text).replace(whiteLetters, blackLetter).normalize("NFD");
  const skeleton = Array.from(letters, prototypeOf).join("").normalize("NFD");
  return skeleton.replace(/(\p{Mn})\1+/gu, "$1").replace(/(?<=\p{Soft_Dotted})\u{307}/gu, "");
}

/**
 * Converts to compatible small letters. It goes through capital letters, because "ſ" and "ς" have no other small
 * letter.
 */
const withoutCase = (text: string): string =>
  Array.from(text.normalize("NFKC").toUpperCase(), (letter) => letter.toLowerCase()).join("");

/** Maximum number of rounds until a skeleton is stable. Every character of Unicode 17 needs at most three. */
const maxRounds = 8;

/** Returns the skeleton that neither case folding nor another pass changes. */
function settled(text: string): string {
  let look = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = skeletonOf(withoutCase(look));
    if (next === look) break;
    look = next;
  }
  for (const [pair, letter] of ownPairs) look = look.replace(pair, letter);
  return look;
}
