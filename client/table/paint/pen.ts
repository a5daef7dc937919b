import type { Box } from "../layout/box.ts";
import { type FontName, familyOf } from "./fonts.ts";
import { wordsInLines } from "./lines.ts";
import { palette } from "./palette.ts";

/** Canvas context that draws in units. The caller must have set scale and origin. */
export type Pen = CanvasRenderingContext2D;

export interface PlateStyle {
  readonly fill: string;
  readonly radius: number;
  readonly line?: string;
  /** Width of the outline, which lies inside the box. */
  readonly lineWidth?: number;
  /** Height of the hard shadow below it. */
  readonly drop?: number;
  /** A glow of this colour around it. */
  readonly glow?: string;
}

export function roundRect(pen: Pen, box: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.w, box.h, Math.max(0, Math.min(radius, box.w / 2, box.h / 2)));
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** Paints a filled box with outline and hard shadow: the shape of all panels, tags and buttons. */
export function paintBox(pen: Pen, box: Box, style: PlateStyle): void {
  const line = style.lineWidth ?? 3;
  if (style.glow !== undefined) glow(pen, box, style.radius, style.glow);
  if (style.drop !== undefined) {
    roundRect(pen, { ...box, y: box.y + style.drop }, style.radius);
    pen.fillStyle = palette.shade;
    pen.fill();
  }
  roundRect(pen, box, style.radius);
  pen.fillStyle = style.line ?? palette.ink;
  pen.fill();
  roundRect(pen, inset(box, line), style.radius - line);
  pen.fillStyle = style.fill;
  pen.fill();
}

function glow(pen: Pen, box: Box, radius: number, colour: string): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = 22 * pen.getTransform().a;
  roundRect(pen, inset(box, -2), radius + 2);
  pen.fillStyle = colour;
  pen.fill();
  pen.restore();
}

export function paintDisc(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

export interface TextStyle {
  readonly size: number;
  readonly font?: FontName;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: "left" | "center" | "right";
  /** Maximum width; the text shrinks to it. */
  readonly maxWidth?: number;
  /** An outline behind the letters. */
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** Minimum share of a text's size. If a text would have to shrink further, a shorter one is used. */
export const minShare = 0.85;

/** Minimum type size of a pen, in its units. */
const smallest = new WeakMap<Pen, number>();

/** Sets the minimum type size, in units. Smaller type is enlarged if there is space. */
export function setSmallestType(pen: Pen, size: number): void {
  smallest.set(pen, size);
}

/** Returns the effective size of a text with this size. */
export const typeSize = (pen: Pen, size: number): number => Math.max(size, smallest.get(pen) ?? 0);

const readable = (pen: Pen, style: TextStyle): TextStyle => ({ ...style, size: typeSize(pen, style.size) });

function setFont(pen: Pen, style: TextStyle, size = style.size): void {
  const name = style.font ?? "text";
  const weight = name === "shout" ? 900 : (style.weight ?? 700);
  pen.font = `${weight} ${size}px ${familyOf(name)}`;
}

export function widthOf(pen: Pen, text: string, style: TextStyle): number {
  return exactWidth(pen, text, readable(pen, style));
}

function exactWidth(pen: Pen, text: string, style: TextStyle): number {
  setFont(pen, style);
  return pen.measureText(text).width;
}

/** Writes one line, `y` at the middle of its capitals. @returns its width. */
export function write(pen: Pen, text: string, x: number, y: number, style: TextStyle): number {
  return writeExactly(pen, text, x, y, readable(pen, style));
}

function writeExactly(pen: Pen, text: string, x: number, y: number, style: TextStyle): number {
  setFont(pen, style);
  const full = pen.measureText(text).width;
  const ratio = style.maxWidth === undefined || full <= style.maxWidth ? 1 : style.maxWidth / full;
  if (ratio < 1) setFont(pen, style, style.size * ratio);
  pen.textAlign = style.align ?? "left";
  pen.textBaseline = "alphabetic";
  const baseline = y + style.size * ratio * 0.355;
  if (style.stroke !== undefined) {
    pen.lineJoin = "round";
    pen.strokeStyle = style.stroke;
    pen.lineWidth = style.strokeWidth ?? 4;
    pen.strokeText(text, x, baseline);
  }
  pen.fillStyle = style.colour ?? palette.paper;
  pen.fillText(text, x, baseline);
  return full * ratio;
}

interface ShoutStyle {
  readonly size: number;
  readonly maxWidth: number;
  readonly colour: string;
  readonly shadow: string;
}

/** Writes a shout centred on the origin, outlined and with a hard shadow. */
export function writeShout(pen: Pen, text: string, { size, maxWidth, colour, shadow }: ShoutStyle): void {
  const style = { size, maxWidth, font: "shout", align: "center", strokeWidth: size * 0.2 } as const;
  write(pen, text, 4, 6, { ...style, colour: shadow, stroke: shadow });
  write(pen, text, 0, 0, { ...style, colour, stroke: palette.ink });
}

/** Breaks a text into lines that fit a width. */
export function wrap(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  return wrapExactly(pen, text, width, readable(pen, style));
}

const wrapExactly = (pen: Pen, text: string, width: number, style: TextStyle): string[] =>
  wordsInLines(text, width, (line) => exactWidth(pen, line, style));

/**
 * Breaks a text into lines that fit a box, smaller if necessary. @returns the lines and their size.
 * @param most lines; more if the size would fall below `least`.
 */
export function fittedLines(
  text: string,
  box: Pick<Box, "w" | "h">,
  { size: wanted, least, most }: { readonly size: number; readonly least: number; readonly most: number },
  widthIn: (line: string, size: number) => number,
): { readonly lines: readonly string[]; readonly size: number } {
  let size = wanted;
  const broken = () => wordsInLines(text, box.w, (line) => widthIn(line, size));
  let lines = broken();
  while ((lines.length > most || lines.length * size > box.h) && size > least) {
    size -= 0.5;
    lines = broken();
  }
  return { lines, size };
}

/** Writes centred lines that fit a box, smaller if necessary, at most `most` of them. */
export function writeLines(pen: Pen, text: string, box: Box, style: TextStyle, most: number): void {
  const wanted = { size: readable(pen, style).size, least: style.size * 0.6, most };
  const { lines, size } = fittedLines(text, box, wanted, (line, each) =>
    exactWidth(pen, line, { ...style, size: each }),
  );
  const pitch = size * 1.14;
  const top = box.y + box.h / 2 - ((lines.length - 1) * pitch) / 2;
  lines.forEach((line, i) => {
    writeExactly(pen, line, box.x + box.w / 2, top + i * pitch, { ...style, size, align: "center", maxWidth: box.w });
  });
}

/** Rays from a point, every second one filled. */
export function paintRays(pen: Pen, x: number, y: number, reach: number, count: number, fill: string, turn = 0): void {
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    const from = turn + (i / count) * 2 * Math.PI;
    const to = turn + ((i + 0.5) / count) * 2 * Math.PI;
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    pen.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    pen.closePath();
  }
  pen.fillStyle = fill;
  pen.fill();
}

/** A jagged star with uneven points. */
export function burst(
  pen: Pen,
  x: number,
  y: number,
  size: { outer: number; inner: number; stretch?: number },
  points: number,
  fill: string,
): void {
  pen.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / (points * 2)) * 2 * Math.PI + 0.18;
    const uneven = 0.86 + 0.28 * (((i * 37) % 11) / 11);
    const radius = i % 2 === 1 ? size.inner : size.outer * uneven;
    pen.lineTo(x + Math.cos(angle) * radius * (size.stretch ?? 1), y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  pen.lineJoin = "round";
  pen.lineWidth = 7;
  pen.strokeStyle = palette.ink;
  pen.stroke();
}

/** Creates a new canvas, in device pixels. */
export function newPen(width: number, height: number): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser does not support 2d canvases");
  return pen;
}
