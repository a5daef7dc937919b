import { around, type Box, clamp } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, widthOf, wrap, write } from "../paint/pen.ts";
import type { Prompt } from "../scene/pieces.ts";
import { type ButtonStyle, buttonRow, buttonWidth, promptButton } from "./buttons.ts";
import {
  type Component,
  emptyComponent,
  mergeComponents,
  ringNumber,
  ringSprite,
  type Sprite,
  type View,
} from "./component.ts";

interface Words {
  readonly title: string;
  readonly line: string;
  readonly titleSize: number;
  readonly lineSize: number;
}

/** The viewer's options, or the player that the table waits for. */
export function prompt(view: View): Component {
  const { prompt: asked } = view.scene;
  if (asked === null) return emptyComponent;
  if (asked.slim && view.scene.handOnly !== true) return slimPrompt(view, asked);
  return view.layout.buttons === null ? desktopPrompt(view, asked) : phonePrompt(view, asked, view.layout.buttons);
}

function wordsOf({ title, line }: Prompt, phone: boolean): Words {
  if (!phone) return { title: title.wide, line: line.wide, titleSize: 24, lineSize: 14 };
  return { title: title.narrow ?? title.wide, line: line.narrow ?? line.wide, titleSize: 20, lineSize: 13 };
}

/** One box with ring, text and buttons, as wide as they need. */
function desktopPrompt({ layout, painter }: View, asked: Prompt): Component {
  const { scale } = layout;
  const style: ButtonStyle = { scale, text: 21, caps: true };
  const words = wordsOf(asked, false);
  const widths = asked.buttons.map((button) => Math.min(240, buttonWidth(painter, button, style)));
  const buttonsWidth = widths.reduce((sum, width) => sum + width + 10, 0);
  const lead = leadSize(asked, 52);
  const text = textWidth(painter, asked, words);
  const w = clamp(12 + lead + text + 24 + buttonsWidth, 600, 830);
  const at = layout.prompt;
  const box = around(at.x + at.w / 2, at.y + at.h / 2, w * scale, at.h);
  let right = box.x + box.w - 2 * scale;
  const buttons = [...asked.buttons].reverse().map((button, i) => {
    const width = (widths.at(-1 - i) ?? 0) * scale;
    right -= width + 10 * scale;
    const top = box.y + box.h / 2 - 26 * scale;
    return promptButton(button, { x: right + 2 * scale, y: top, w: width, h: 50 * scale }, style);
  });
  const room = w - 12 - lead - buttonsWidth - 20;
  return mergeComponents(panel(painter, asked, words, box, scale, { lead, room, ring: 52 }), ...buttons);
}

/** A box with ring and text. The buttons are in a separate row below it. */
function phonePrompt({ layout, painter }: View, asked: Prompt, row: Box): Component {
  const { scale } = layout;
  const words = wordsOf(asked, true);
  const lead = leadSize(asked, 46);
  const box = layout.prompt;
  const taken = asked.buttons.length > 0 && row.y < box.y + box.h ? row.w / scale : 0;
  const room = box.w / scale - 28 - lead - taken;
  return mergeComponents(
    panel(painter, asked, words, box, scale, { lead, room, ring: 46 }),
    buttonRow(painter, asked.buttons, row, scale),
  );
}

/** Height of a thin bar and the least height of its button for a finger, in units and in CSS pixels. */
const slimHeight = 46;
const leastTouch = 44;

/** A bar with ring, text and one button, as wide as they need. On a lying phone the button is below the narrow bar. */
function slimPrompt({ layout, painter }: View, asked: Prompt): Component {
  const { scale, prompt: at, buttons: row, kind } = layout;
  const words = { ...wordsOf(asked, row !== null), titleSize: 17, lineSize: 12 };
  const style: ButtonStyle = { scale, text: 17, caps: row === null };
  const button = asked.buttons[0];
  const width = button === undefined ? 0 : Math.max(104, buttonWidth(painter, button, style));
  const beside = kind === "landscape" ? 0 : width + 6;
  const lead = leadSize(asked, 34);
  const wanted = 12 + lead + textWidth(painter, asked, words) + 24 + beside;
  const w = row === null ? clamp(wanted, 360, 830) : at.w / scale;
  const h = Math.min(slimHeight, at.h / scale);
  const box = around(at.x + at.w / 2, at.y + at.h / 2, w * scale, h * scale);
  const size = { lead, room: w - 12 - lead - beside - 12, ring: 34 };
  const bar = panel(painter, asked, words, box, scale, size);
  if (button === undefined) return bar;
  const top = kind === "landscape" && row !== null ? row.y : box.y + 4 * scale;
  const right = box.x + box.w - 6 * scale;
  const place = { x: right - width * scale, y: top, w: width * scale, h: (h - 9) * scale };
  return mergeComponents(bar, withinReach(promptButton(button, place, style)));
}

/** Enlarges low controls for fingers. */
const withinReach = ({ sprites, hitAreas }: Component): Component => ({
  sprites,
  hitAreas: hitAreas.map((area) => {
    const { box } = area;
    return { ...area, box: around(box.x + box.w / 2, box.y + box.h / 2, box.w, Math.max(box.h, leastTouch)) };
  }),
});

function leadSize(asked: Prompt, ring: number): number {
  return showsClock(asked) || asked.avatar !== null ? ring + 12 : 8;
}

const showsClock = ({ clock, mine, slim }: Prompt): boolean => clock !== null && (mine || slim === true);

function textWidth(painter: CardPainter, asked: Prompt, words: Words): number {
  const { ruler } = painter;
  const pips =
    asked.pips === null
      ? 0
      : Math.min(mostPips, asked.pips.count) * 25 + 12 + widthOf(ruler, asked.pips.text, { size: 24, font: "shout" });
  const title = widthOf(ruler, words.title, { size: words.titleSize, font: "shout" }) + pips;
  const strong = asked.strong === null ? 0 : widthOf(ruler, `${asked.strong} `, { size: words.lineSize, weight: 900 });
  return Math.max(title, strong + widthOf(ruler, words.line, { size: words.lineSize }));
}

interface PanelSize {
  /** Start of the text after the ring or the avatar, and its maximum width. */
  readonly lead: number;
  readonly room: number;
  readonly ring: number;
}

function panel(painter: CardPainter, asked: Prompt, words: Words, box: Box, scale: number, size: PanelSize): Component {
  const { mine, clock, avatar } = asked;
  const h = box.h / scale;
  const sprite: Sprite = {
    id: "prompt",
    z: 45,
    box,
    scale,
    bleed: 8,
    look: [{ ...asked, buttons: [], clock: null }, words, box.w, h],
    paint: (pen) => {
      const style = { fill: palette.ink, line: mine ? palette.now : "#0D0618", radius: h > 60 ? 22 : 18, drop: 5 };
      paintBox(pen, { x: 0, y: 0, w: box.w / scale, h }, style);
      if (!mine && avatar !== null) painter.avatar(pen, avatar, 12 + size.ring / 2, h / 2, size.ring - 4);
      paintWords(pen, asked, words, 12 + size.lead - 2, h / 2, size.room);
    },
  };
  if (clock === null || !showsClock(asked)) return { ...emptyComponent, sprites: [sprite] };
  const shape = { x: box.x + (12 + size.ring / 2) * scale, y: box.y + box.h / 2, size: size.ring, band: 6 };
  const ring = ringSprite("prompt-ring", 45.5, scale, clock, shape, ringNumber(size.ring));
  return { ...emptyComponent, sprites: [sprite, ring] };
}

function paintWords(pen: Pen, asked: Prompt, words: Words, x: number, y: number, room: number): void {
  const said = linesOf(pen, asked, words, room);
  const size = said.length > 1 ? words.lineSize * 0.92 : words.lineSize;
  const up = said.length > 1 ? words.titleSize * 0.74 : words.titleSize * 0.5;
  paintTitle(pen, asked, words, x, y - up, room);
  for (const [i, { text, strong }] of said.entries()) {
    const lineY = y + words.titleSize * 0.56 + (said.length > 1 ? (i - 0.6) * size * 1.12 : 0);
    const bold = { size, weight: 900, colour: palette.now, maxWidth: room };
    const lead = strong === "" ? 0 : write(pen, strong, x, lineY, bold);
    write(pen, text, x + lead, lineY, { size, colour: palette.soft, maxWidth: room - lead });
  }
}

/** Returns the line below the title, split in two if one line would be too small. */
function linesOf(
  pen: Pen,
  { strong }: Prompt,
  { line, lineSize }: Words,
  room: number,
): { text: string; strong: string }[] {
  const style = { size: lineSize };
  const first = strong === null ? "" : /[。！？]$/.test(strong) ? strong : `${strong} `;
  const needed = widthOf(pen, line, style) + (first === "" ? 0 : widthOf(pen, first, { ...style, weight: 900 }));
  if (needed * 0.86 <= room) return [{ text: line, strong: first }];
  if (first !== "") {
    return [
      { text: "", strong: first },
      { text: line, strong: "" },
    ];
  }
  const [top = ""] = wrap(pen, line, Math.max(room * 0.98, needed * 0.54), { size: lineSize * 0.92 });
  return [
    { text: top, strong: "" },
    { text: line.slice(top.length).trimStart(), strong: "" },
  ];
}

/** Maximum number of turns drawn as pips. */
const mostPips = 6;

function paintTitle(pen: Pen, asked: Prompt, words: Words, x: number, y: number, room: number): void {
  const style = { size: words.titleSize, font: "shout", colour: asked.mine ? palette.now : palette.paper } as const;
  const pips = Math.min(mostPips, asked.pips?.count ?? 0);
  const tail = asked.pips?.text ?? "";
  const pip = words.titleSize * 0.42;
  const pipsWidth = pips * (pip * 2 + 5) + (pips > 0 ? 8 : 0);
  const needed = widthOf(pen, words.title, style) + pipsWidth + widthOf(pen, tail, style);
  const ratio = Math.min(1, room / needed);
  pen.save();
  pen.translate(x, y);
  pen.scale(ratio, ratio);
  let left = write(pen, words.title, 0, 0, style) + 8;
  for (let i = 0; i < pips; i++) {
    paintPip(pen, left + pip, 0, pip);
    left += pip * 2 + 5;
  }
  write(pen, tail, left, 0, style);
  pen.restore();
}

/** Paints one owed turn. */
function paintPip(pen: Pen, x: number, y: number, radius: number): void {
  paintDisc(pen, x, y, radius, palette.now);
  paintDisc(pen, x, y, radius - 2, palette.ink);
  paintDisc(pen, x, y, radius - 4.5, palette.orange);
}
