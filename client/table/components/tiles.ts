import { around, type Point } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, write } from "../paint/pen.ts";
import type { SeatPanel } from "../scene/pieces.ts";
import { chipWidth, paintAttacker, paintChip, paintCount } from "./chips.ts";
import { type Component, emptyComponent, type View } from "./component.ts";
import { paintCrater } from "./crater.ts";
import { avatarOf, plateFill, seatLook } from "./seat-panel-look.ts";

const size = { w: 86, h: 84 };

/** A player on a phone: avatar, name below it, count beside it, one chip at the bottom. */
export function tile({ layout, scene, painter }: View, seat: SeatPanel, at: Point): Component {
  const scale = layout.seatScale;
  // In games with cards in front of all players, an open hand lies among those.
  const open = scene.spread === undefined ? seat.hand : undefined;
  const sprite = {
    id: `seat-${seat.seat}`,
    z: 30,
    box: around(at.x, at.y, size.w * scale, size.h * scale),
    scale,
    bleed: open ? 30 : 16,
    look: [seatLook(seat), scene.back, layout.kind, scene.spread === undefined],
    paint: (pen: Pen) => {
      paintTile(pen, painter, seat, scene.back, layout.kind === "landscape" ? 33 : 38);
      if (open) paintBadges(pen, painter, open, size.w / 2, size.h / 2 + 42);
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

/** Paints a tile; its anchor is at the middle of its box. @param halo height of a halo above it. */
function paintTile(pen: Pen, painter: CardPainter, seat: SeatPanel, back: string, halo: number): void {
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
  write(pen, seat.name, x, y + 23, { size: 14, font: "shout", align: "center", colour, maxWidth: 74 });
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
  const width = Math.min(90, chipWidth(pen, chip, 11));
  paintChip(pen, painter, chip, x - width / 2, y + 40, 11, 90);
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
