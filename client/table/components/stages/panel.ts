import type { Box } from "../../layout/box.ts";
import type { Layout } from "../../layout/layout.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { inset, type Pen, paintBox, roundRect, widthOf, write } from "../../paint/pen.ts";
import type { Who } from "../../scene/pieces.ts";
import type { Sprite, View } from "../component.ts";

/** Size of the stage in units, for placing its content. */
export interface Board {
  readonly w: number;
  readonly h: number;
  readonly kind: Layout["kind"];
}

export function boardOf({ layout }: View): Board {
  const { stage, scale } = layout;
  return { w: stage.w / scale, h: stage.h / scale, kind: layout.kind };
}

/** Creates a patch for a stage. `look` is its content. */
export function stageSprite({ layout }: View, look: unknown, paint: (pen: Pen, board: Board) => void, z = 25): Sprite {
  const { stage, scale } = layout;
  const board = { w: stage.w / scale, h: stage.h / scale, kind: layout.kind };
  return { id: "stage", z, box: stage, scale, bleed: 40, look: [look, board], paint: (pen) => paint(pen, board) };
}

/** Converts a box in units on the stage into CSS pixels. */
export function stageBox({ layout }: View, box: Box): Box {
  const { stage, scale } = layout;
  return { x: stage.x + box.x * scale, y: stage.y + box.y * scale, w: box.w * scale, h: box.h * scale };
}

/** Paints the dark board below a stage. `inside` is clipped to it. */
export function paintBoard(pen: Pen, { w, h }: Board, fill: string = palette.stage, inside?: (pen: Pen) => void): void {
  const box = { x: 0, y: 0, w, h };
  paintBox(pen, box, { fill, radius: 24, lineWidth: 4, drop: 6 });
  if (inside === undefined) return;
  pen.save();
  roundRect(pen, inset(box, 4), 20);
  pen.clip();
  inside(pen);
  pen.restore();
}

export const secretWidth = (pen: Pen, text: string): number => widthOf(pen, text, { size: 12, weight: 800 }) + 38;

/** Paints the pink tag for information that only the viewer sees. `x`, `y`: its left end and middle. */
export function paintSecret(pen: Pen, painter: CardPainter, text: string, x: number, y: number): void {
  const width = secretWidth(pen, text);
  paintBox(pen, { x, y: y - 11, w: width, h: 22 }, { fill: palette.pink, radius: 11, lineWidth: 2.5 });
  painter.badge(pen, "eye", x + 16, y, 14, palette.ink);
  write(pen, text, x + 27, y, { size: 12, weight: 800, colour: palette.ink });
}

/** Paints players on a dark tag: "Mochi → You", centred, at most `most` wide. If names do not fit, only avatars. */
export function paintWho(
  pen: Pen,
  painter: CardPainter,
  who: readonly Who[],
  x: number,
  y: number,
  most: number,
): void {
  const style = { size: 13, weight: 800 };
  const arrow = 20;
  const tight = most < 120 && who.length > 1;
  const wide = who.map(({ name }, i) => 26 + (tight && i > 0 ? 0 : widthOf(pen, name, style) + 4));
  const total = (widths: readonly number[]) =>
    widths.reduce((sum, width) => sum + width, 0) + arrow * (who.length - 1) + 10;
  // Only avatars if the names would be too small to read.
  const widths = most / total(wide) < 0.75 ? who.map(() => 26) : wide;
  const full = total(widths);
  const ratio = Math.min(1, most / full);
  pen.save();
  pen.translate(x, y);
  pen.scale(ratio, ratio);
  paintBox(
    pen,
    { x: -full / 2, y: -14, w: full, h: 28 },
    { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5 },
  );
  let left = -full / 2 + 2;
  who.forEach((each, i) => {
    if (i > 0) left += paintArrow(pen, left, arrow);
    painter.avatar(pen, each.avatar, left + 13, 0, 24, { width: 2 });
    const width = widths[i] ?? 0;
    if (width > 26) write(pen, each.name, left + 29, 0, style);
    left += width;
  });
  pen.restore();
}

function paintArrow(pen: Pen, x: number, width: number): number {
  pen.beginPath();
  pen.moveTo(x + 4, 0);
  pen.lineTo(x + width - 5, 0);
  pen.moveTo(x + width - 9, -4);
  pen.lineTo(x + width - 5, 0);
  pen.lineTo(x + width - 9, 4);
  pen.strokeStyle = palette.paper;
  pen.lineWidth = 2;
  pen.stroke();
  return width;
}

/** Paints a small paper tag with large text, centred. */
export function paintTag(pen: Pen, text: string, box: Box, size: number, fill: string = palette.paper): void {
  paintBox(pen, box, { fill, radius: 14, drop: 3 });
  write(pen, text, box.x + box.w / 2, box.y + box.h / 2, {
    size,
    font: "shout",
    align: "center",
    colour: palette.ink,
    maxWidth: box.w - 14,
  });
}
