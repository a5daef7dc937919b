import type { Phrase } from "../scene/pieces.ts";
import type { Prints } from "../scene/scene.ts";
import { type Drawings, printColoursOf } from "./drawings.ts";
import { paintBadge } from "./face.ts";
import { palette } from "./palette.ts";
import { type Pen, paintDisc, type TextStyle, widthOf, write } from "./pen.ts";

/** Style of sentences with cards. Each card is drawn as its badge and title. */
export interface PhraseStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** Cards are written as titles without badges. */
  readonly bare?: boolean;
}

function titleStyle(style: PhraseStyle): TextStyle {
  return { size: style.size * 0.96, font: "shout", colour: style.colour };
}

function wordStyle(style: PhraseStyle): TextStyle {
  return { size: style.size, weight: style.weight ?? 800, colour: style.colour };
}

const gap = (style: PhraseStyle) => style.size * 0.34;
const badgeWidth = (style: PhraseStyle) => style.size * 1.36;
/** Distance from the start of a card to its title. */
const leadWidth = (style: PhraseStyle) => (style.bare === true ? 0 : badgeWidth(style) + gap(style) * 0.7);

function pieceWidth(pen: Pen, piece: Phrase[number], prints: Prints, style: PhraseStyle): number {
  if (typeof piece === "string") return widthOf(pen, piece, wordStyle(style));
  const title = (prints[piece.card]?.title ?? piece.card).toLocaleUpperCase();
  return leadWidth(style) + widthOf(pen, title, titleStyle(style));
}

export function phraseWidth(pen: Pen, phrase: Phrase, prints: Prints, style: PhraseStyle): number {
  const widths = phrase.map(
    (piece, i) => pieceWidth(pen, piece, prints, style) + gapBetween(piece, phrase[i + 1], style),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Space between two pieces; none if a text already has a space or begins with punctuation. */
function gapBetween(piece: Phrase[number], next: Phrase[number] | undefined, style: PhraseStyle): number {
  const closed = typeof piece === "string" && /\s$/.test(piece);
  const goesOn = typeof next === "string" && /^[\s.,:;?!]/.test(next);
  return next === undefined || closed || goesOn ? 0 : gap(style);
}

/** Breaks a phrase where the longer line is shortest. */
export function inTwoLines(pen: Pen, phrase: Phrase, prints: Prints, style: PhraseStyle): readonly Phrase[] {
  const widest = (lines: readonly Phrase[]) => Math.max(...lines.map((line) => phraseWidth(pen, line, prints, style)));
  const ways = [[phrase], ...breaks(phrase)].map((lines) => ({ lines, width: widest(lines) }));
  return ways.reduce((best, way) => (way.width < best.width ? way : best)).lines;
}

/** Returns all possible breaks: before or after a card, or at a space. */
const breaks = (phrase: Phrase): readonly (readonly Phrase[])[] =>
  phrase.flatMap((piece, i) => {
    const [before, after] = [phrase.slice(0, i), phrase.slice(i + 1)];
    if (typeof piece !== "string") return i === 0 ? [] : [[before, phrase.slice(i)]];
    return [...piece.matchAll(/ /g)].map(({ index }) => [
      [...before, ...word(piece.slice(0, index))],
      [...word(piece.slice(index + 1)), ...after],
    ]);
  });

const word = (text: string): Phrase => (text === "" ? [] : [text]);

/** Writes from the left; `y` is the middle of the line. */
export function writePhrase(
  pen: Pen,
  drawings: Drawings,
  phrase: Phrase,
  prints: Prints,
  x: number,
  y: number,
  style: PhraseStyle,
): void {
  let left = x;
  for (const [i, piece] of phrase.entries()) {
    if (typeof piece === "string") write(pen, piece, left, y, wordStyle(style));
    else writeCard(pen, drawings, piece.card, prints, left, y, style);
    left += pieceWidth(pen, piece, prints, style) + gapBetween(piece, phrase[i + 1], style);
  }
}

function writeCard(
  pen: Pen,
  drawings: Drawings,
  card: string,
  prints: Prints,
  x: number,
  y: number,
  style: PhraseStyle,
): void {
  if (style.bare !== true) writeBadge(pen, drawings, card, x + badgeWidth(style) / 2, y, style);
  const title = (prints[card]?.title ?? card).toLocaleUpperCase();
  write(pen, title, x + leadWidth(style), y, titleStyle(style));
}

function writeBadge(pen: Pen, drawings: Drawings, card: string, x: number, y: number, style: PhraseStyle): void {
  const { color } = printColoursOf(card);
  const radius = badgeWidth(style) / 2;
  paintDisc(pen, x, y, radius, palette.ink);
  paintDisc(pen, x, y, radius - style.size * 0.13, color);
  paintBadge(pen, drawings, card, x, y, style.size * 0.8);
}
