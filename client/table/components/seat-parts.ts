import { around, clamp, type Point } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, typeSize, widthOf, write } from "../paint/pen.ts";
import type { Chip, SeatPanel } from "../scene/pieces.ts";
import { type Component, emptyComponent, type View } from "./component.ts";

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

/** Cracks of the crater: direction in turns, and length as a share of its width. */
const cracks = [
  [0.05, 0.2],
  [0.2, 0.14],
  [0.46, 0.22],
  [0.58, 0.15],
  [0.83, 0.19],
] as const;

/** Paints a burnt hole at the seat of an eliminated player. `x`, `y`, `w`: middle and width, in units. */
export function paintCrater(pen: Pen, x: number, y: number, w: number): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = Math.max(1.5, w * 0.04);
  pen.lineCap = "round";
  for (const [turn, length] of cracks) {
    const [dx, dy] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI) * 0.4];
    pen.beginPath();
    pen.moveTo(dx * w * 0.46, dy * w * 0.46);
    pen.lineTo(dx * w * (0.5 + length * 0.5), dy * w * (0.54 + length * 0.4));
    pen.stroke();
  }
  ring(pen, w / 2, palette.ash);
  ring(pen, w * 0.42, "#3A2A3E");
  ring(pen, w * 0.3, palette.ink);
  pen.restore();
}

function ring(pen: Pen, radius: number, fill: string): void {
  pen.beginPath();
  pen.ellipse(0, 0, radius, radius * 0.4, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.stroke();
}

export function avatarOf(seat: SeatPanel): string {
  if (seat.state === "out") return "ghost";
  if (seat.state === "down") return "zombie";
  return seat.state === "away" ? "away" : seat.avatar;
}

export function plateFill(seat: SeatPanel): string {
  if (seat.state === "out") return palette.ash;
  if (seat.state === "down") return palette.downPlate;
  if (seat.onTurn) return palette.now;
  return seat.state === "away" ? palette.away : palette.paper;
}

export function seatLook(seat: SeatPanel): unknown {
  const { name, avatar, count, hand, state, before, halo, onTurn, chips, note, awaited, attackedBy } = seat;
  return [name, avatar, count, hand, state, before, halo, onTurn, chips, note, awaited !== null, attackedBy];
}

const size = { w: 86, h: 84 };

/** A player on a phone: avatar, name below it, count beside it, one chip at the bottom. */
export function tile({ layout, scene, painter }: View, seat: SeatPanel, at: Point): Component {
  const scale = layout.seatScale;
  // In games with cards in front of all players, an open hand lies among those.
  const open = scene.spread === undefined ? seat.hand : undefined;
  // Type shrinks less than the tile.
  const type = clamp((0.9 * layout.scale) / scale, 1, 1.25);
  const sprite = {
    id: `seat-${seat.seat}`,
    z: 30,
    box: around(at.x, at.y, size.w * scale, size.h * scale),
    scale,
    bleed: open ? 30 : 16,
    look: [seatLook(seat), scene.back, layout.kind, scene.spread === undefined, type],
    paint: (pen: Pen) => {
      paintTile(pen, painter, seat, scene.back, { halo: layout.kind === "landscape" ? 33 : 38, type });
      if (open) paintBadges(pen, painter, open, size.w / 2, size.h / 2 + 42);
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

/**
 * Paints a tile; its anchor is at the middle of its box. @param halo height of a halo above it. @param type factor of
 * its type sizes.
 */
function paintTile(
  pen: Pen,
  painter: CardPainter,
  seat: SeatPanel,
  back: string,
  { halo, type }: { readonly halo: number; readonly type: number },
): void {
  const x = size.w / 2;
  const y = size.h / 2;
  const out = seat.state === "out";
  const glow = seat.onTurn ? { glow: "rgba(255,233,122,0.6)" } : {};
  paintBox(
    pen,
    { x: 0, y: y + 12, w: 86, h: 22 },
    { fill: plateFill(seat), radius: 11, lineWidth: 2.5, drop: 3, ...glow },
  );
  const colour = out ? palette.ashText : palette.ink;
  write(pen, seat.name, x, y + 23, { size: 14 * type, font: "shout", align: "center", colour, maxWidth: 78 });
  if (seat.before !== null) painter.card(pen, seat.before, x - 31, y - 4, 24, { angle: -6 });
  painter.avatar(pen, avatarOf(seat), x - 6, y - 10, 50);
  if (seat.halo) {
    painter.fx(pen, "halo", x - 6, y - halo, 36, -4);
    painter.back(pen, "playmat", x + 35, y - 9, 25, { angle: 22 });
  }
  if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, x - 28, y + 7, 22);
  if (out) paintCrater(pen, x + 28, y + 2, 30);
  else paintCount(pen, painter, back, seat.count, x + 29, y - 5, 25, 6);
  const [chip] = seat.chips;
  if (seat.hand || chip === undefined) return;
  const width = Math.min(90, chipWidth(pen, chip, 11 * type));
  paintChip(pen, painter, chip, x - width / 2, y + 39 + type, 11 * type, 90);
}

/** Paints an open hand: a badge for each card, in one row or two. More cards are closer together. */
function paintBadges(pen: Pen, painter: CardPainter, hand: readonly string[], x: number, y: number): void {
  const side = 19;
  const inRow = hand.length > 6 ? Math.ceil(hand.length / 2) : hand.length;
  const gap = Math.min(side, (size.w + 8 - side) / Math.max(1, inRow - 1));
  for (const [i, card] of hand.entries()) {
    const along = (i % inRow) - (inRow - 1) / 2;
    painter.cardBadge(pen, card, x + along * gap, y + Math.floor(i / inRow) * (side - 2), side);
  }
}
