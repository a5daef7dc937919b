import { onlyVisible, withoutInvisible } from "./unicode.ts";

export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Marks piled so high on a letter that they leave its line. */
export const piledMarks = /\p{M}{4}/u;

/** Alphabets with letters that look like another one's, and the letters that do not belong in one word with them. */
const mixtures: readonly (readonly [own: RegExp, foreign: RegExp])[] = [
  // Japanese, Chinese and Korean take Latin letters into their words.
  [/\p{scx=Latin}/u, /[\p{L}--[\p{scx=Latin}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{sc=Zyyy}]]/v],
  [/\p{scx=Cyrillic}/u, /[\p{L}--[\p{scx=Cyrillic}\p{sc=Zyyy}]]/v],
  [/\p{scx=Greek}/u, /[\p{L}--[\p{scx=Greek}\p{sc=Zyyy}]]/v],
  [/\p{scx=Armenian}/u, /[\p{L}--[\p{scx=Armenian}\p{sc=Zyyy}]]/v],
  [/\p{scx=Cherokee}/u, /[\p{L}--[\p{scx=Cherokee}\p{sc=Zyyy}]]/v],
];

/** Whether a word mixes letters of several alphabets that are easily confused. */
export const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[[\s\p{Pd}\p{Po}\p{S}]--['’]]+/v)
    .some((word) => mixtures.some(([own, foreign]) => own.test(word) && foreign.test(word)));

/** Normalised (NFC), on one line, without space around it and without joiners that join nothing. */
export const tidied = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\u{200C}+(?=\s|$)/gu, "")
    .trim()
    .replace(/\s+/gu, " ");

/** Whether a text contains a character that is never seen where it stands. */
export const hidesSomething = (text: string): boolean => withoutInvisible(text) !== text;

/** Whether no character of a text is ever seen. */
export const showsNothing = (text: string): boolean => !visible.test(onlyVisible(text));

/** The visible part of a text, without what leaves its line. */
export function readable(text: string): string {
  const spaced = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u{2800}]/gu, " ");
  const seen = withoutInvisible(spaced).normalize("NFC");
  return tidied(seen.replace(/(\p{M}{3})\p{M}+/gu, "$1"));
}

/** The same of a text of several lines, which stay lines. */
export const readableLines = (text: string): string => text.split(/\r?\n/).map(readable).join("\n").trim();
