import type { Box } from "../layout/box.ts";
import { type Drawings, printColoursOf } from "./drawings.ts";
import { palette } from "./palette.ts";
import { inset, type Pen, paintDisc, paintRays, roundRect, write, writeLines } from "./pen.ts";

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

/** A fitted title: at most two lines, and its size in units. */
export interface Title {
  /**
   * beside: beside the badge · above: above it, in the whole visible width · upright: turned, below the badge · spine:
   * turned, along the whole visible height.
   */
  readonly form: "beside" | "above" | "upright" | "spine";
  readonly lines: readonly string[];
  readonly size: number;
}

/** Visible part of a face, in units from its top left corner. `least`: minimum size of readable letters. */
export interface VisiblePart {
  readonly w: number;
  readonly h: number;
  readonly least: number;
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
  paintPanel(pen, drawings, face);
  paintHead(pen, drawings, face);
  if (face.tier === "full") {
    writeLines(pen, face.rule, ruleBox, ruleStyle, 2);
  }
  roundRect(pen, { x: 19, y: 327, w: 212, h: 10 }, 5);
  pen.fillStyle = color;
  pen.fill();
}

const leftOfTitle = (tier: Tier): number => 14 + measures[tier].badge + measures[tier].gap;

/** Space of titles above the badge, and of turned titles, in units. */
const above = { x: 14, y: 10, h: 78, size: 44 };
const turned = { x: 10, w: 64, size: 36, top: { upright: 74, spine: 16 } };

/**
 * Fits a title into the visible part of a card. The first form with readable letters is taken, else the one with the
 * largest letters. @param widthIn width of a line in letters of this size.
 */
export function fitTitle(
  title: string,
  tier: Tier,
  seen: VisiblePart,
  widthIn: (line: string, size: number) => number,
): Title {
  const text = title.toLocaleUpperCase();
  const m = measures[tier];
  const isCut = seen.w < faceSize.w;
  const beside = (isCut ? seen.w - 4 : 236) - leftOfTitle(tier);
  const forms: readonly Title[] = [
    { form: "beside", ...fitted(text, Math.max(1, beside), m, widthIn) },
    ...(tier === "full"
      ? []
      : [
          fittedAbove(text, seen, widthIn),
          fittedTurned("upright", text, seen, widthIn),
          fittedTurned("spine", text, seen, widthIn),
        ]),
  ];
  const [first] = forms.filter(({ size }) => size >= seen.least);
  return first ?? forms.reduce((best, each) => (each.size > best.size ? each : best));
}

/** Fits a title first smaller, then in two lines, then smaller still. */
function fitted(
  title: string,
  room: number,
  m: { title: number; low: number; two: number },
  widthIn: (line: string, size: number) => number,
): Omit<Title, "form"> {
  const one = Math.min(m.title, (m.title * room) / widthIn(title, m.title));
  if (one >= m.low || !isBreakable(title)) return { lines: [title], size: one };
  const lines = halves(title);
  const widest = Math.max(...lines.map((line) => widthIn(line, m.two)));
  return { lines, size: Math.min(m.two, (m.two * room) / widest) };
}

type WidthIn = (line: string, size: number) => number;

function fittedAbove(title: string, { w }: VisiblePart, widthIn: WidthIn): Title {
  const room = Math.min(w, faceSize.w - 10) - above.x - 4;
  return { form: "above", ...largest(title, room, above.size, above.h, widthIn) };
}

function fittedTurned(form: "upright" | "spine", title: string, { h }: VisiblePart, widthIn: WidthIn): Title {
  const room = Math.min(h, faceSize.h - 24) - turned.top[form] - 6;
  return { form, ...largest(title, room, turned.size, turned.w, widthIn) };
}

/** Breaks a title into one line or two, whichever permits larger letters. */
function largest(title: string, room: number, size: number, high: number, widthIn: WidthIn): Omit<Title, "form"> {
  const sized = (lines: readonly string[]) => {
    const widest = Math.max(...lines.map((line) => widthIn(line, size)));
    return { lines, size: Math.min(size, (size * Math.max(1, room)) / widest, high / lines.length) };
  };
  const one = sized([title]);
  const two = isBreakable(title) ? sized(halves(title)) : one;
  return two.size > one.size ? two : one;
}

function paintHead(pen: Pen, drawings: Drawings, { card, title, tier }: Face): void {
  const m = measures[tier];
  const badge = { x: 14 + m.badge / 2, y: 13 + m.head / 2 };
  const pitch = title.size * 0.96;
  const offset = (i: number) => (i - (title.lines.length - 1) / 2) * pitch;
  const writeTitle = (x: number, y: number) => {
    for (const [i, line] of title.lines.entries())
      write(pen, line, x, y + offset(i), { ...titleStyle, size: title.size });
  };
  switch (title.form) {
    case "beside":
      writeTitle(leftOfTitle(tier), badge.y);
      break;
    case "above":
      badge.y = panelOf(tier, "above").y + 10 + m.badge / 2;
      writeTitle(above.x, above.y + above.h / 2);
      break;
    case "spine":
    case "upright":
      if (title.form === "spine") badge.x = panelOf(tier, "spine").x + 10 + m.badge / 2;
      pen.save();
      pen.translate(turned.x + turned.w / 2, turned.top[title.form]);
      pen.rotate(Math.PI / 2);
      writeTitle(0, 0);
      pen.restore();
  }
  paintRound(pen, drawings, card, badge.x, badge.y, m);
}

/** Paints the badge on its disc. */
function paintRound(
  pen: Pen,
  drawings: Drawings,
  card: string,
  x: number,
  y: number,
  m: { badge: number; badgeLine: number; icon: number },
): void {
  const { color } = printColoursOf(card);
  paintDisc(pen, x, y, m.badge / 2, palette.ink);
  paintDisc(pen, x, y, m.badge / 2 - m.badgeLine, color);
  paintBadge(pen, drawings, card, x, y, m.icon);
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

const isBreakable = (title: string): boolean => / |-./.test(title);

/** Breaks a title where the longer line is shortest. */
function halves(title: string): readonly [string, string] {
  const breaks = [...title.matchAll(/ |(?<=-)/g)].map(({ index }): readonly [string, string] => [
    title.slice(0, index).trim(),
    title.slice(index).trim(),
  ]);
  const longest = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length);
  return breaks.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}

/** Returns the box of the picture. Titles that need more space take it from the picture. */
function panelOf(tier: Tier, form: Title["form"]): Box {
  const { panel } = measures[tier];
  if (form === "above") return { ...panel, y: 94, h: panel.y + panel.h - 94 };
  if (form === "beside") return panel;
  const x = turned.x + turned.w + 4;
  return { x, w: panel.x + panel.w - x, y: 15, h: panel.y + panel.h - 15 };
}

function paintPanel(pen: Pen, drawings: Drawings, face: Face): void {
  const m = measures[face.tier];
  const { color, dark } = printColoursOf(face.card);
  const panel = panelOf(face.tier, face.title.form);
  roundRect(pen, panel, 16);
  pen.fillStyle = palette.ink;
  pen.fill();
  pen.save();
  const inner = inset(panel, 5);
  roundRect(pen, inner, 11);
  pen.clip();
  pen.fillStyle = color;
  pen.fillRect(inner.x, inner.y, inner.w, inner.h);
  const middle = inner.x + inner.w / 2;
  paintRays(pen, middle, inner.y + inner.h * 0.62, 400, 15, "rgba(255,255,255,0.2)", 0.14);
  paintDots(pen, inner, dark);
  paintPicture(pen, drawings, face.card, middle, inner.y + inner.h + 1, Math.min(m.picture, inner.h * 1.04));
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
