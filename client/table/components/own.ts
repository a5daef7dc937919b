import { around } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, widthOf, write } from "../paint/pen.ts";
import type { SeatPanel } from "../scene/pieces.ts";
import { type Component, emptyComponent, type HitArea, type Sprite, targetIn, type View } from "./component.ts";
import { avatarOf, chipWidth, paintAttacker, paintChip, paintCount, plateFill, seatLook } from "./seat-parts.ts";
import { paintToken } from "./seats.ts";

const painters = { desktop: paintPlate, portrait: paintBar, landscape: paintBlock } as const;

/** The viewer's own panel: bottom left on a desktop, a bar or a block on a phone. */
export function own(view: View): Component {
  const { scene, layout, painter } = view;
  const seat = scene.own;
  if (seat === null) return emptyComponent;
  const sprite = {
    id: "own",
    z: 44,
    box: layout.own,
    scale: layout.scale,
    bleed: 30,
    look: [seatLook(seat), scene.back, layout.kind],
    paint: (pen: Pen) => painters[layout.kind](pen, painter, seat, scene.back),
  };
  const mark = targetIn(view, seat);
  return mark === "no" ? { ...emptyComponent, sprites: [sprite] } : aimedAt(layout, seat, sprite, mark === "chosen");
}

/** Dead players may target themselves. Then their panel can be pressed and shows the crosshair. */
function aimedAt({ own: box, scale }: Layout, seat: SeatPanel, plate: Sprite, chosen: boolean): Component {
  const side = chosen ? 36 : 30;
  const token: Sprite = {
    id: `token-${seat.seat}`,
    z: 61,
    box: around(box.x + 12 * scale, box.y + box.h - 10 * scale, side * scale, side * scale),
    scale,
    bleed: 14,
    look: [chosen, side],
    paint: (pen) => paintToken(pen, side, chosen),
  };
  const hitArea: HitArea = {
    id: `seat-${seat.seat}`,
    kind: "button",
    group: "seats",
    label: seat.spoken,
    box,
    z: 61,
    intent: { kind: "seat", seat: seat.seat },
    pressed: chosen,
  };
  return { sprites: [plate, token], hitAreas: [hitArea] };
}

function glowOf(seat: SeatPanel): { glow: string } | Record<string, never> {
  return seat.onTurn ? { glow: "rgba(255,233,122,0.6)" } : {};
}

function textColour(seat: SeatPanel): string {
  return seat.state === "out" ? palette.ashText : palette.ink;
}

function paintPlate(pen: Pen, painter: CardPainter, seat: SeatPanel, back: string): void {
  if (seat.before !== null) painter.card(pen, seat.before, 122, 4, 44, { angle: 6 });
  paintBox(pen, { x: 0, y: 15, w: 190, h: 64 }, { fill: plateFill(seat), radius: 34, drop: 4, ...glowOf(seat) });
  painter.avatar(pen, avatarOf(seat), 29, 46, 84);
  if (seat.halo) painter.fx(pen, "halo", 29, 0, 58, -4);
  if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, 62, 80, 32);
  const out = seat.state === "out";
  const room = (out ? 176 : 133) - 76;
  const [chip] = seat.chips;
  const second = chip !== undefined || seat.note !== null;
  write(pen, seat.name, 76, second ? 36 : 47, { size: 22, font: "shout", colour: textColour(seat), maxWidth: room });
  if (chip !== undefined) paintChip(pen, painter, chip, 76, 59, 12, room + 4);
  else if (seat.note !== null) write(pen, seat.note, 76, 59, { size: 12, colour: palette.quiet, maxWidth: room });
  if (!out) paintCount(pen, painter, back, seat.count, 155, 47, 36);
}

function paintBar(pen: Pen, painter: CardPainter, seat: SeatPanel, back: string): void {
  paintBox(
    pen,
    { x: 0, y: 0, w: 180, h: 32 },
    { fill: plateFill(seat), radius: 18, lineWidth: 2.5, drop: 3, ...glowOf(seat) },
  );
  painter.avatar(pen, avatarOf(seat), 18, 16, 38, { width: 2.5 });
  if (seat.halo) painter.fx(pen, "halo", 18, -4, 30, -4);
  if (seat.before !== null) painter.card(pen, seat.before, 198, 14, 26, { angle: 6 });
  if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, 170, 32, 22);
  const style = { size: 17, font: "shout", colour: textColour(seat) } as const;
  write(pen, seat.name, 45, 16, { ...style, maxWidth: 56 });
  const out = seat.state === "out";
  const left = 45 + Math.min(56, widthOf(pen, seat.name, style)) + 7;
  if (!out) paintCount(pen, painter, back, seat.count, left + 10, 16, 20);
  const rest = left + (out ? 0 : 27);
  const [chip] = seat.chips;
  if (chip !== undefined) paintChip(pen, painter, chip, rest, 16, 12, 172 - rest);
  else if (seat.note !== null)
    write(pen, seat.note, rest, 16, { size: 12, colour: palette.quiet, maxWidth: 170 - rest });
}

function paintBlock(pen: Pen, painter: CardPainter, seat: SeatPanel, back: string): void {
  paintBox(pen, { x: 0, y: 0, w: 92, h: 64 }, { fill: plateFill(seat), radius: 18, ...glowOf(seat) });
  const out = seat.state === "out";
  painter.avatar(pen, avatarOf(seat), out ? 46 : 31, 32, 44, { width: 2.5 });
  if (seat.halo) painter.fx(pen, "halo", 31, 8, 34, -4);
  if (seat.before !== null) painter.card(pen, seat.before, 8, 2, 22, { angle: -6 });
  if (!out) paintCount(pen, painter, back, seat.count, 70, 32, 26);
  if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, 14, 54, 22);
  const [chip] = seat.chips;
  if (chip === undefined) return;
  const width = Math.min(92, chipWidth(pen, chip, 11));
  paintChip(pen, painter, chip, 46 - width / 2, -8, 11, 92);
}
