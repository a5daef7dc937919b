import { around } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { SeatPlate } from "../model/pieces.ts";
import type { Brush } from "../paint/brush.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, plate, widthOf, write } from "../paint/pen.ts";
import { chipWidth, paintAttacker, paintChip, paintCount } from "./chips.ts";
import { type Component, nothing, type Patch, type Spot, targetIn, type View } from "./component.ts";
import { avatarOf, plateFill, seatLook } from "./plate-look.ts";
import { paintToken } from "./seats.ts";

const painters = { desktop: paintPlate, portrait: paintBar, landscape: paintBlock } as const;

/** The viewer's own panel: bottom left on a desktop, a bar or a block on a phone. */
export function own(view: View): Component {
  const { scene, layout, brush } = view;
  const seat = scene.own;
  if (seat === null) return nothing;
  const patch = {
    id: "own",
    z: 44,
    box: layout.own,
    scale: layout.scale,
    bleed: 30,
    look: [seatLook(seat), scene.back, layout.kind],
    paint: (pen: Pen) => painters[layout.kind](pen, brush, seat, scene.back),
  };
  const mark = targetIn(view, seat);
  return mark === "no" ? { ...nothing, patches: [patch] } : aimedAt(layout, seat, patch, mark === "chosen");
}

/** Dead players may target themselves. Then their panel can be pressed and shows the crosshair. */
function aimedAt({ own: box, scale }: Layout, seat: SeatPlate, plate: Patch, chosen: boolean): Component {
  const side = chosen ? 36 : 30;
  const token: Patch = {
    id: `token-${seat.seat}`,
    z: 61,
    box: around(box.x + 12 * scale, box.y + box.h - 10 * scale, side * scale, side * scale),
    scale,
    bleed: 14,
    look: [chosen, side],
    paint: (pen) => paintToken(pen, side, chosen),
  };
  const spot: Spot = {
    id: `seat-${seat.seat}`,
    kind: "button",
    group: "seats",
    label: seat.spoken,
    box,
    z: 61,
    intent: { kind: "seat", seat: seat.seat },
    pressed: chosen,
  };
  return { patches: [plate, token], spots: [spot] };
}

function glowOf(seat: SeatPlate): { glow: string } | Record<string, never> {
  return seat.onTurn ? { glow: "rgba(255,233,122,0.6)" } : {};
}

function textColour(seat: SeatPlate): string {
  return seat.state === "out" ? palette.ashText : palette.ink;
}

function paintPlate(pen: Pen, brush: Brush, seat: SeatPlate, back: string): void {
  if (seat.before !== null) brush.card(pen, seat.before, 122, 4, 44, { angle: 6 });
  plate(pen, { x: 0, y: 15, w: 190, h: 64 }, { fill: plateFill(seat), radius: 34, drop: 4, ...glowOf(seat) });
  brush.avatar(pen, avatarOf(seat), 29, 46, 84);
  if (seat.halo) brush.fx(pen, "halo", 29, 0, 58, -4);
  if (seat.attackedBy !== null) paintAttacker(pen, brush, seat.attackedBy, 62, 80, 32);
  const out = seat.state === "out";
  const room = (out ? 176 : 133) - 76;
  const [chip] = seat.chips;
  const second = chip !== undefined || seat.note !== null;
  write(pen, seat.name, 76, second ? 36 : 47, { size: 22, font: "shout", colour: textColour(seat), maxWidth: room });
  if (chip !== undefined) paintChip(pen, brush, chip, 76, 59, 12, room + 4);
  else if (seat.note !== null) write(pen, seat.note, 76, 59, { size: 12, colour: palette.quiet, maxWidth: room });
  if (!out) paintCount(pen, brush, back, seat.count, 155, 47, 36);
}

function paintBar(pen: Pen, brush: Brush, seat: SeatPlate, back: string): void {
  plate(
    pen,
    { x: 0, y: 0, w: 180, h: 32 },
    { fill: plateFill(seat), radius: 18, lineWidth: 2.5, drop: 3, ...glowOf(seat) },
  );
  brush.avatar(pen, avatarOf(seat), 18, 16, 38, { width: 2.5 });
  if (seat.halo) brush.fx(pen, "halo", 18, -4, 30, -4);
  if (seat.before !== null) brush.card(pen, seat.before, 198, 14, 26, { angle: 6 });
  if (seat.attackedBy !== null) paintAttacker(pen, brush, seat.attackedBy, 170, 32, 22);
  const style = { size: 17, font: "shout", colour: textColour(seat) } as const;
  write(pen, seat.name, 45, 16, { ...style, maxWidth: 56 });
  const out = seat.state === "out";
  const left = 45 + Math.min(56, widthOf(pen, seat.name, style)) + 7;
  if (!out) paintCount(pen, brush, back, seat.count, left + 10, 16, 20);
  const rest = left + (out ? 0 : 27);
  const [chip] = seat.chips;
  if (chip !== undefined) paintChip(pen, brush, chip, rest, 16, 12, 172 - rest);
  else if (seat.note !== null)
    write(pen, seat.note, rest, 16, { size: 12, colour: palette.quiet, maxWidth: 170 - rest });
}

function paintBlock(pen: Pen, brush: Brush, seat: SeatPlate, back: string): void {
  plate(pen, { x: 0, y: 0, w: 92, h: 64 }, { fill: plateFill(seat), radius: 18, ...glowOf(seat) });
  const out = seat.state === "out";
  brush.avatar(pen, avatarOf(seat), out ? 46 : 31, 32, 44, { width: 2.5 });
  if (seat.halo) brush.fx(pen, "halo", 31, 8, 34, -4);
  if (seat.before !== null) brush.card(pen, seat.before, 8, 2, 22, { angle: -6 });
  if (!out) paintCount(pen, brush, back, seat.count, 70, 32, 26);
  if (seat.attackedBy !== null) paintAttacker(pen, brush, seat.attackedBy, 14, 54, 22);
  const [chip] = seat.chips;
  if (chip === undefined) return;
  const width = Math.min(92, chipWidth(pen, chip, 11));
  paintChip(pen, brush, chip, 46 - width / 2, -8, 11, 92);
}
