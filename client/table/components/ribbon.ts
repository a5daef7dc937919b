import { around } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox } from "../paint/pen.ts";
import { inTwoLines, type PhraseStyle, phraseWidth, writePhrase } from "../paint/phrase.ts";
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
