import { around } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { type Drawings, printColoursOf } from "../paint/drawings.ts";
import { paintBadge } from "../paint/face.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, type TextStyle, widthOf, write } from "../paint/pen.ts";
import type { Phrase } from "../scene/pieces.ts";
import type { Prints } from "../scene/scene.ts";
import { type Component, emptyComponent, type View } from "./component.ts";

/** Minimum text size, as a share of the usual size. Longer text takes a second line. */
const shrunk = 0.8;

/** Tolerance of a text's width for rounding errors, in units. */
const rounding = 2;

interface RibbonSize {
  readonly room: number;
  readonly text: number;
  readonly height: number;
}

/** The latest action on a ribbon. On a desktop also the previous action. Long text shrinks, then takes two lines. */
export function ribbon({ scene, layout, painter }: View): Component {
  const said = scene.ribbon;
  if (said === null || layout.ribbon === null || scene.stage.kind === "win") return emptyComponent;
  const { scale } = layout;
  const { x, y, maxWidth } = layout.ribbon;
  const desktop = layout.kind === "desktop";
  const size = { room: maxWidth / scale, text: desktop ? 16 : 14, height: 36 };
  const phrase = desktop ? said.phrase.wide : (said.phrase.narrow ?? said.phrase.wide);
  const sprite = {
    id: "ribbon",
    z: 38,
    box: around(x, y, maxWidth, size.height * scale),
    scale,
    bleed: 26,
    look: [said.avatar, phrase, desktop && said.before, size],
    paint: (pen: Pen) => {
      if (desktop && said.before !== null) paintBefore(pen, painter, said.before, scene.prints, size.room);
      paintRibbon(pen, painter, said.avatar, phrase, scene.prints, size);
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

function paintBefore(pen: Pen, painter: CardPainter, phrase: Phrase, prints: Prints, room: number): void {
  const style = { size: 13, colour: "#DFF3EE", weight: 700 };
  const width = phraseWidth(pen, phrase, prints, style);
  pen.globalAlpha = 0.85;
  writePhrase(pen, painter.drawings, phrase, prints, (room - width) / 2, -13, style);
  pen.globalAlpha = 1;
}

function paintRibbon(
  pen: Pen,
  painter: CardPainter,
  who: string | null,
  phrase: Phrase,
  prints: Prints,
  { room, text, height }: RibbonSize,
): void {
  const plain = { size: text, colour: palette.ink };
  const needed = phraseWidth(pen, phrase, prints, plain);
  // If space is short, the picture is left out for the text.
  const avatar = (room - 57) / needed < 0.8 ? null : who;
  const left = avatar === null ? 16 : 41;
  const most = room - left - 16;
  const full = fitted(pen, phrase, prints, plain, most);
  const said = full.width <= most + rounding ? full : fitted(pen, phrase, prints, { ...plain, bare: true }, most);
  const width = said.width + left + 16;
  const x = (room - width) / 2;
  paintBox(pen, { x, y: 0, w: width, h: height }, { fill: palette.paper, radius: 22, drop: 3 });
  if (avatar !== null) painter.avatar(pen, avatar, x + 20, height / 2, 30, { width: 2 });
  said.lines.forEach((line, i) => {
    const inset = (said.width - phraseWidth(pen, line, prints, said.style)) / 2;
    const y = height / 2 + (i - (said.lines.length - 1) / 2) * 13.5;
    writePhrase(pen, painter.drawings, line, prints, x + left + inset, y, said.style);
  });
}

/** Fits a phrase into one line or two, as small as necessary. The second, smallest size may still exceed `most`. */
function fitted(pen: Pen, phrase: Phrase, prints: Prints, plain: PhraseStyle, most: number) {
  const widest = (lines: readonly Phrase[], style: PhraseStyle) =>
    Math.max(...lines.map((line) => phraseWidth(pen, line, prints, style)));
  const one = widest([phrase], plain);
  const lines = most / one < shrunk ? inTwoLines(pen, phrase, prints, plain) : [phrase];
  const share = Math.min(lines.length > 1 ? shrunk : 1, most / widest(lines, plain));
  const style = { ...plain, size: plain.size * share };
  return { lines, style, width: widest(lines, style) };
}

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

function phraseWidth(pen: Pen, phrase: Phrase, prints: Prints, style: PhraseStyle): number {
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
function inTwoLines(pen: Pen, phrase: Phrase, prints: Prints, style: PhraseStyle): readonly Phrase[] {
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
function writePhrase(
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
