import { around, type Point } from "../layout/box.ts";
import type { SeatPlate } from "../model.ts";
import type { Brush } from "../paint/brush.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, plate, write } from "../paint/pen.ts";
import { chipWidth, paintChip, paintCount } from "./chips.ts";
import { nothing, type Part, type View } from "./part.ts";
import { avatarOf, plateFill, seatLook } from "./plate-look.ts";

const size = { w: 86, h: 84 };

/** A player on a phone: avatar, name plate under it, count beside it, one chip below. */
export function tile({ layout, scene, brush }: View, seat: SeatPlate, at: Point): Part {
  const scale = layout.seatScale;
  const patch = {
    id: `seat-${seat.seat}`,
    z: 30,
    box: around(at.x, at.y, size.w * scale, size.h * scale),
    scale,
    bleed: 16,
    look: [seatLook(seat), scene.back, layout.kind],
    paint: (pen: Pen) => paintTile(pen, brush, seat, scene.back, layout.kind === "landscape" ? 33 : 38),
  };
  return { ...nothing, patches: [patch] };
}

/** The anchor of a tile lies at the middle of its box. @param halo how far above it a halo hovers. */
function paintTile(pen: Pen, brush: Brush, seat: SeatPlate, back: string, halo: number): void {
  const x = size.w / 2;
  const y = size.h / 2;
  const out = seat.state === "exploded";
  const glow = seat.onTurn ? { glow: "rgba(255,233,122,0.6)" } : {};
  plate(
    pen,
    { x: 0, y: y + 12, w: 86, h: 22 },
    { fill: plateFill(seat), radius: 11, lineWidth: 2.5, drop: 3, ...glow },
  );
  const colour = out ? palette.ashText : palette.ink;
  write(pen, seat.name, x, y + 23, { size: 14, font: "shout", align: "center", colour, maxWidth: 74 });
  if (seat.before !== null) brush.card(pen, seat.before, x - 31, y - 4, 24, { angle: -6 });
  brush.avatar(pen, avatarOf(seat), x - 6, y - 10, 50);
  if (seat.godcat) {
    brush.fx(pen, "halo", x - 6, y - halo, 36, -4);
    brush.back(pen, "playmat", x + 35, y - 9, 25, { angle: 22 });
  }
  if (!out) paintCount(pen, brush, back, seat.count, x + 29, y - 5, 25, 6);
  const [chip] = seat.chips;
  if (chip === undefined) return;
  const width = Math.min(90, chipWidth(pen, chip, 11));
  paintChip(pen, brush, chip, x - width / 2, y + 40, 11, 90);
}
