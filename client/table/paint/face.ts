import type { Box } from "../layout/box.ts";
import { type Drawings, printColoursOf } from "./drawings.ts";
import { palette } from "./palette.ts";
import { inset, type Pen, paintDisc, paintRays, roundRect, widthOf, write, writeLines } from "./pen.ts";

/** A card is 250 by 350 units. */
export const faceSize = { w: 250, h: 350 } as const;

/** full: with its rule text; short: larger badge, title and picture instead. */
export type Tier = "full" | "short";

export interface Face {
  readonly card: string;
  readonly title: Title;
  readonly rule: string;
  readonly tier: Tier;
}

/** A fitted title: one or two lines, and its size in units. */
export interface Title {
  readonly lines: readonly string[];
  readonly size: number;
}

const measures = {
  full: {
    badge: 42,
    badgeLine: 4.5,
    icon: 28,
    head: 46,
    gap: 6,
    panel: { x: 15, y: 63, w: 220, h: 204 },
    picture: 196,
    title: 27,
    low: 23,
    two: 22,
    margin: 68,
  },
  short: {
    badge: 54,
    badgeLine: 5,
    icon: 34,
    head: 62,
    gap: 7,
    panel: { x: 15, y: 81, w: 220, h: 238 },
    picture: 226,
    title: 31,
    low: 27,
    two: 28,
    margin: 80,
  },
} as const;

/** The box of the rule text: two lines. */
export const ruleBox = { x: 16, y: 270, w: 218, h: 52 } as const;
export const ruleStyle = { size: 19.5, weight: 800, colour: "#3A2B4A" } as const;

/** Draws a face at 0, 0 in units. */
export function paintFace(pen: Pen, drawings: Drawings, face: Face): void {
  const { color } = printColoursOf(face.card);
  roundRect(pen, { x: 0, y: 0, ...faceSize }, 24);
  pen.fillStyle = palette.ink;
  pen.fill();
  roundRect(pen, { x: 5, y: 5, w: 240, h: 340 }, 19);
  pen.fillStyle = palette.paper;
  pen.fill();
  paintHead(pen, drawings, face);
  paintPanel(pen, drawings, face);
  if (face.tier === "full") {
    writeLines(pen, face.rule, ruleBox, ruleStyle, 2);
  }
  roundRect(pen, { x: 19, y: 327, w: 212, h: 10 }, 5);
  pen.fillStyle = color;
  pen.fill();
}

/** Minimum readable size of letters in a hand. Smaller titles are replaced by a larger badge. */
const readable = 14;
const sticker = 1.5;

/** @param seen part of the card that its neighbour does not cover, 0 to 1. The title must fit into it. */
export function fitTitle(pen: Pen, title: string, tier: Tier, seen: number): Title {
  const m = measures[tier];
  const room = 236 - leftOfTitle(tier);
  const free = seen < 1 ? Math.max(60, Math.min(room, 250 * seen - m.margin - 4)) : room;
  return fitted(pen, title.toLocaleUpperCase(), free, m);
}

const leftOfTitle = (tier: Tier): number => 14 + measures[tier].badge + measures[tier].gap;

function paintHead(pen: Pen, drawings: Drawings, { card, title, tier }: Face): void {
  const m = measures[tier];
  const left = leftOfTitle(tier);
  const named = title.size >= readable;
  const size = named ? 1 : sticker;
  const at = { x: 14 + (m.badge / 2) * size, y: 13 + (named ? m.head / 2 : (m.badge / 2) * size) };
  paintRound(pen, drawings, card, at.x, at.y, m, size);
  if (!named) return;
  title.lines.forEach((line, i) => {
    const y = at.y + (i - (title.lines.length - 1) / 2) * title.size * 0.96;
    write(pen, line, left, y, { ...titleStyle, size: title.size });
  });
}

/** Paints the badge on its disc. */
function paintRound(
  pen: Pen,
  drawings: Drawings,
  card: string,
  x: number,
  y: number,
  m: { badge: number; badgeLine: number; icon: number },
  size: number,
): void {
  const { color } = printColoursOf(card);
  paintDisc(pen, x, y, (m.badge / 2) * size, palette.ink);
  paintDisc(pen, x, y, (m.badge / 2) * size - m.badgeLine, color);
  paintBadge(pen, drawings, card, x, y, m.icon * size);
}

/** Paints a card's symbol on its disc; a number is drawn as text. */
export function paintBadge(pen: Pen, drawings: Drawings, card: string, x: number, y: number, size: number): void {
  const { badge, symbol = "#FFFFFF" } = printColoursOf(card);
  if (/^\d+$/.test(badge)) {
    write(pen, badge, x, y, {
      size,
      font: "shout",
      align: "center",
      colour: "#FFFFFF",
      stroke: palette.ink,
      strokeWidth: size * 0.2,
    });
  } else {
    drawings.draw(pen, `badges/${badge}`, x, y, size, symbol);
  }
}

const titleStyle = { font: "shout", colour: palette.ink } as const;

/** Fits a title: first smaller, then in two lines, then smaller still. */
function fitted(pen: Pen, title: string, room: number, m: { title: number; low: number; two: number }): Title {
  const widthIn = (line: string, size: number) => widthOf(pen, line, { ...titleStyle, size });
  const one = Math.min(m.title, (m.title * room) / widthIn(title, m.title));
  if (one >= m.low || !title.includes(" ")) return { lines: [title], size: one };
  const lines = halves(title);
  const widest = Math.max(...lines.map((line) => widthIn(line, m.two)));
  return { lines, size: Math.min(m.two, (m.two * room) / widest) };
}

/** Breaks a title where the longer line is shortest. */
function halves(title: string): readonly [string, string] {
  const words = title.split(" ");
  const breaks = words
    .slice(1)
    .map((_, i): readonly [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length);
  return breaks.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}

function paintPanel(pen: Pen, drawings: Drawings, face: Face): void {
  const m = measures[face.tier];
  const { color, dark } = printColoursOf(face.card);
  roundRect(pen, m.panel, 16);
  pen.fillStyle = palette.ink;
  pen.fill();
  pen.save();
  const inner = inset(m.panel, 5);
  roundRect(pen, inner, 11);
  pen.clip();
  pen.fillStyle = color;
  pen.fillRect(inner.x, inner.y, inner.w, inner.h);
  paintRays(pen, 125, inner.y + inner.h * 0.62, 400, 15, "rgba(255,255,255,0.2)", 0.14);
  paintDots(pen, inner, dark);
  paintPicture(pen, drawings, face.card, 125, inner.y + inner.h + 1, m.picture);
  pen.restore();
}

/** Paints the picture of a card alone, standing on the lower edge of a box. */
export function paintPortrait(pen: Pen, drawings: Drawings, card: string, box: Box): void {
  const { color, dark } = printColoursOf(card);
  pen.save();
  roundRect(pen, box, 9);
  pen.clip();
  pen.fillStyle = color;
  pen.fillRect(box.x, box.y, box.w, box.h);
  const middle = box.x + box.w / 2;
  paintRays(pen, middle, box.y + box.h * 0.62, box.w, 15, "rgba(255,255,255,0.2)", 0.14);
  paintDots(pen, box, dark);
  paintPicture(pen, drawings, card, middle, box.y + box.h + 1, box.h * 1.04);
  pen.restore();
}

/** Paints a halftone that grows denser towards the bottom. */
function paintDots(pen: Pen, box: Box, colour: string): void {
  const top = box.y + box.h * 0.45;
  pen.fillStyle = colour;
  for (let y = top + 5; y < box.y + box.h + 5; y += 11) {
    pen.globalAlpha = 0.42 * Math.min(1, (y - top) / (box.h * 0.55));
    pen.beginPath();
    for (let x = box.x + 5; x < box.x + box.w + 5; x += 11) {
      pen.moveTo(x + 2.9, y);
      pen.arc(x, y, 2.9, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Paints the picture on the panel's lower edge, in front of its own hard shadow. */
function paintPicture(pen: Pen, drawings: Drawings, card: string, x: number, bottom: number, size: number): void {
  const y = bottom - size / 2;
  const shadow = size / 38;
  pen.globalAlpha = 0.38;
  drawings.draw(pen, `faces/${card}`, x + shadow, y + shadow * 0.85, size, palette.ink);
  pen.globalAlpha = 1;
  drawings.draw(pen, `faces/${card}`, x, y, size);
}

/** Look of a face. rest: no decision is pending · blocked: cannot be played now · stopped: was cancelled. */
export type Look = "plain" | "rest" | "blocked" | "stopped";

const looks: Readonly<Record<Look, { saturation: number; brightness: number; veil: string | null }>> = {
  plain: { saturation: 1, brightness: 1, veil: null },
  rest: { saturation: 0.82, brightness: 0.9, veil: null },
  blocked: { saturation: 0.4, brightness: 0.8, veil: "rgba(42,23,64,0.38)" },
  stopped: { saturation: 0.1, brightness: 0.72, veil: null },
};

/** Dims a face that was drawn at 0, 0. */
export function paintLook(pen: Pen, look: Look): void {
  const { saturation, brightness, veil } = looks[look];
  if (look === "plain") return;
  pen.save();
  roundRect(pen, { x: 5, y: 5, w: 240, h: 340 }, 19);
  pen.clip();
  const cover = (operation: GlobalCompositeOperation, fill: string, alpha = 1) => {
    pen.globalCompositeOperation = operation;
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, faceSize.w, faceSize.h);
  };
  const level = Math.round(brightness * 255);
  cover("saturation", "#808080", 1 - saturation);
  cover("multiply", `rgb(${level},${level},${level})`);
  if (veil !== null) cover("source-over", veil);
  pen.restore();
}
