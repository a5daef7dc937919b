import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, typeSize, widthOf, write } from "../paint/pen.ts";
import type { Chip } from "../scene/pieces.ts";

const fills: Readonly<Record<Chip["kind"], string>> = {
  owes: palette.orange,
  away: "#FFFFFF",
  bot: palette.blue,
  out: palette.ink,
  down: palette.down,
  halo: palette.halo,
  choosing: palette.now,
  shield: "#8FD3FF",
};

const icon = 12;

/** Returns the width of a chip at this text size. */
export function chipWidth(pen: Pen, chip: Chip, size: number): number {
  const bolt = chip.kind === "owes" ? icon : 0;
  return widthOf(pen, chip.text, { size, weight: 800 }) + 14 + bolt;
}

/** Paints a chip: `x` is its left end, `y` its middle. @returns its width. */
export function paintChip(
  pen: Pen,
  painter: CardPainter,
  chip: Chip,
  x: number,
  y: number,
  size = 12,
  most = 200,
): number {
  const bolt = chip.kind === "owes" ? icon : 0;
  const width = Math.min(most, chipWidth(pen, chip, size));
  const height = typeSize(pen, size) + 5;
  paintBox(pen, { x, y: y - height / 2, w: width, h: height }, { fill: fills[chip.kind], radius: 9, lineWidth: 2 });
  if (bolt > 0) painter.badge(pen, "bolt", x + 11, y, icon, palette.ink);
  const colour = chip.kind === "out" ? "#FF8A6B" : palette.ink;
  write(pen, chip.text, x + 7 + bolt, y, { size, weight: 800, colour, maxWidth: width - 14 - bolt });
  return width;
}

/** Paints the attacker of this player: a small avatar with a bolt, at the corner of the player's own avatar. */
export function paintAttacker(
  pen: Pen,
  painter: CardPainter,
  avatar: string,
  x: number,
  y: number,
  size: number,
): void {
  painter.avatar(pen, avatar, x, y, size, { width: 2 });
  paintDisc(pen, x + size * 0.46, y - size * 0.2, size * 0.36, palette.ink);
  painter.badge(pen, "bolt", x + size * 0.46, y - size * 0.2, size * 0.56, palette.orange);
}

/** Paints a card's back with the number of cards on it. */
export function paintCount(
  pen: Pen,
  painter: CardPainter,
  back: string,
  count: number,
  x: number,
  y: number,
  w: number,
  angle = 0,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  painter.back(pen, back, 0, 0, w, { edge: null });
  pen.fillStyle = "rgba(28,19,38,0.26)";
  pen.beginPath();
  pen.roundRect(-w / 2, -w * 0.7, w, w * 1.4, w * 0.1);
  pen.fill();
  const style = { size: w * 0.66, font: "shout", align: "center", stroke: palette.ink, strokeWidth: 4 } as const;
  write(pen, `${count}`, 0, 0, { ...style, maxWidth: w * 0.95 });
  pen.restore();
}
