import { onlyVisible, withoutInvisible } from "./unicode.ts";

export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** So many marks on a letter that they overlap other lines. */
export const piledMarks = /\p{M}{4}/u;

/** Alphabets with confusable letters, and the letters that must not be mixed with them in one word. */
const mixtures: readonly (readonly [own: RegExp, foreign: RegExp])[] = [
  // Japanese, Chinese and Korean words may contain Latin letters.
  [/\p{scx=Latin}/u, /[\p{L}--[\p{scx=Latin}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{sc=Zyyy}]]/v],
  [/\p{scx=Cyrillic}/u, /[\p{L}--[\p{scx=Cyrillic}\p{sc=Zyyy}]]/v],
  [/\p{scx=Greek}/u, /[\p{L}--[\p{scx=Greek}\p{sc=Zyyy}]]/v],
  [/\p{scx=Armenian}/u, /[\p{L}--[\p{scx=Armenian}\p{sc=Zyyy}]]/v],
  [/\p{scx=Cherokee}/u, /[\p{L}--[\p{scx=Cherokee}\p{sc=Zyyy}]]/v],
];

/** Whether a word mixes letters of several confusable alphabets. */
export const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[[\s\p{Pd}\p{Po}\p{S}]--['’]]+/v)
    .some((word) => mixtures.some(([own, foreign]) => own.test(word) && foreign.test(word)));

/** Normalises to NFC on one line, without surrounding space and without joiners that join nothing. */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\u{200C}+(?=\s|$)/gu, "")
    .trim()
    .replace(/\s+/gu, " ");

/** Whether a text contains a character that is invisible at its position. */
export const hidesSomething = (text: string): boolean => withoutInvisible(text) !== text;

/** Whether a text has no visible character. */
export const showsNothing = (text: string): boolean => !visible.test(onlyVisible(text));

/** Returns the visible part of a text, without marks that overlap other lines. */
export function readable(text: string): string {
  const spaced = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u{2800}]/gu, " ");
  const seen = withoutInvisible(spaced).normalize("NFC");
  return normalizeText(seen.replace(/(\p{M}{3})\p{M}+/gu, "$1"));
}

/** Like `readable`, for a text of several lines, which stay lines. */
export const readableLines = (text: string): string => text.split(/\r?\n/).map(readable).join("\n").trim();
