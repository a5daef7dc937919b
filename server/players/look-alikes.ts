import unhomoglyph from "unhomoglyph";
import { numbered } from "./name-length.ts";
import { onlyVisible, prototypeOf } from "./unicode.ts";
import { showsNothing } from "./wording.ts";

/** Stands for a name that shows nothing, which only players from before such names were refused still have. */
const unseenName = "Guest";

/** @returns the name; if it looks like one that is taken, with the first free number behind it. */
export function toldApart(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.flatMap(looksOf));
  const seen = showsNothing(name) ? unseenName : name;
  let shown = seen;
  for (let number = 2; looksOf(shown).some((look) => looks.has(look)); number += 1) shown = numbered(seen, number);
  return shown;
}

/** Whether two names are hard to tell apart by sight. */
export const looksLike = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
};

/**
 * Names that share one of these look alike: as written, or ignoring case. Two are needed because a capital I looks like a
 * small l only as written. A change of this, or of the table of Unicode, needs a migration (docs/adr/0015).
 */
export const looksOf = (name: string): readonly string[] => [settled(skeletonOf(name)), settled(withoutCase(name))];

/**
 * Looks as versions before Unicode's newer table computed them. They stay, because the database has only their
 * hashes of a name that was given up.
 */
export function formerLooksOf(name: string): readonly string[] {
  const skeleton = (text: string) => unhomoglyph(text.normalize("NFD")).normalize("NFD");
  const seen = onlyVisible(name);
  return [skeleton(seen), skeleton(seen.toLowerCase())];
}

/** Letters that look alike in pairs, and that Unicode's table lacks. */
const ownPairs: readonly (readonly [pair: RegExp, letter: string])[] = [[/vv/gu, "w"]];

/** White letters on black, 🅐 to 🅩 and 🅰 to 🆉, which Unicode's table lacks. */
const whiteLetters = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const blackLetter = (white: string): string =>
  String.fromCodePoint(65 + (((white.codePointAt(0) ?? 0) - 0x1f150) % 32));

/** By Unicode's table of confusable characters (UTS 39, section 4). */
function skeletonOf(text: string): string {
  const letters = onlyVisible(text).replace(whiteLetters, blackLetter).normalize("NFD");
  const skeleton = Array.from(letters, prototypeOf).join("").normalize("NFD");
  return skeleton.replace(/(\p{Mn})\1+/gu, "$1").replace(/(?<=\p{Soft_Dotted})\u{307}/gu, "");
}

/** In compatible, small letters. By way of capital ones, as "ſ" and "ς" have no other small letter. */
const withoutCase = (text: string): string =>
  Array.from(text.normalize("NFKC").toUpperCase(), (letter) => letter.toLowerCase()).join("");

/** Most rounds until a look no longer changes; every character of Unicode 17 needs three or fewer. */
const maxRounds = 8;

/** The look that case and skeleton change no more. */
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
