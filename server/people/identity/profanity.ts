import { phraseSpans } from "./bad-phrases.ts";
import { innocentPhrases } from "./bad-words.ts";
import { isBadWord, isHidden, isStrong, isUnspacedBadWord } from "./bad-words-in.ts";
import { isCustomBlocked } from "./custom-blocklist.ts";

/** Part of a text: from one index up to another, exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export const isProfane = (text: string): boolean => profaneSpans(text).length > 0;

/** Replaces each bad word with asterisks. */
export function withoutProfanity(text: string): string {
  const spans = profaneSpans(text);
  if (spans.length === 0) return text;
  return Array.from(text.matchAll(/./gsu), ({ index, 0: character }) => {
    const isMasked = spans.some(({ from, to }) => from <= index && index < to);
    return isMasked && character.trim() !== "" ? "*" : character;
  }).join("");
}

/**
 * Patterns of pieces that may be one word: letters; letters, digits and signs; letters and stars; letters and
 * separators.
 */
const pieces = {
  word: /[\p{L}\p{M}\p{N}\u{200C}\u{200D}]+/gu,
  letters: /[\p{L}\p{M}\u{200C}\u{200D}]+/gu,
  signed: /[\p{L}\p{M}\p{N}@$!|+€]*[\p{L}\p{N}@$€]/gu,
  starred: /\p{L}[\p{L}\p{M}\p{N}]*[*#]+[\p{L}\p{M}\p{N}*#]*/gu,
  parted: /[\p{L}\p{M}]+(?:[-._'’~,:;/\\=*+]{1,2}[\p{L}\p{M}]+)+/gu,
  /** Chinese and Japanese. */
  unspaced: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{N}]+/gu,
  /** At least three single letters. */
  single:
    /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}@$]\p{M}*(?:[^\p{L}\p{M}\p{N}@$]{1,3}[\p{L}\p{N}@$]\p{M}*(?![\p{L}\p{M}\p{N}])){2,}/gu,
} as const;

const between = /[^\p{L}\p{M}\p{N}@$]+/gu;

function profaneSpans(text: string): readonly Span[] {
  const innocent = spansOf(innocentPhrase, text);
  const built = [
    ...spansOf(pieces.letters, text, isBadWord),
    ...spansOf(pieces.signed, text, isBadWord),
    ...spansOf(pieces.starred, text, isHidden),
    ...spansOf(pieces.parted, text, (word) => isStrong(word.replace(between, ""))),
    ...spansOf(pieces.single, text, (word) => isBadWord(word.replace(between, ""))),
    ...spansOf(pieces.unspaced, text).flatMap((span) => wordsWithin(text, span, isUnspacedBadWord)),
    ...phraseSpans(text),
  ].filter(({ from, to }) => !innocent.some((phrase) => phrase.from <= from && to <= phrase.to));
  const own = [
    ...spansOf(pieces.signed, text, isCustomBlocked),
    ...spansOf(pieces.single, text, (word) => isCustomBlocked(word.replace(between, ""))),
    ...spansOf(pieces.word, text).flatMap((span) => wordsWithin(text, span, isCustomBlocked)),
  ];
  return [...built, ...own];
}

const innocentPhrase = new RegExp(
  `(?<!\\p{L})(?:${innocentPhrases.join("|").replaceAll(".", "\\.").replaceAll(" ", "[- ]")})(?!\\p{L})`,
  "giu",
);

const spansOf = (pattern: RegExp, text: string, isMeant: (piece: string) => boolean = () => true): readonly Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ index, 0: piece }) =>
    isMeant(piece) ? [{ from: index, to: index + piece.length }] : [],
  );

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Maximum number of segments of a run of letters that form one word, in scripts without spaces. */
const maxParts = 6;

/** Finds words in a run of letters, by Unicode's word boundaries, because Chinese and Thai have no spaces. */
function wordsWithin(text: string, { from, to }: Span, isMeant: (piece: string) => boolean): readonly Span[] {
  const run = text.slice(from, to);
  if (isMeant(run)) return [{ from, to }];
  const starts = Array.from(segmenter.segment(run), ({ index }) => from + index);
  return starts.flatMap((start, first) =>
    [...starts.slice(first + 1, first + maxParts), to]
      .filter((end) => end > start && isMeant(text.slice(start, end)))
      .map((end) => ({ from: start, to: end })),
  );
}
