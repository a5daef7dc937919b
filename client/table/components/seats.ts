import { around, type Point } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { minShare, type Pen, paintBox, paintDisc, write } from "../paint/pen.ts";
import type { SeatPanel } from "../scene/pieces.ts";
import {
  type Component,
  emptyComponent,
  type HitArea,
  mergeComponents,
  ringSprite,
  type Sprite,
  targetIn,
  type View,
} from "./component.ts";
import {
  avatarOf,
  chipWidth,
  paintAttacker,
  paintChip,
  paintCount,
  paintCrater,
  plateFill,
  seatLook,
  tile,
} from "./seat-parts.ts";

const size = { w: 186, h: 54 };

/** The other players around the table: panels on a desktop, tiles on a phone. */
export function seats(view: View): Component {
  const { scene, layout } = view;
  const components = scene.seats.map((seat, i) => {
    const at = layout.seats[i];
    if (at === undefined) return emptyComponent;
    const component = layout.kind === "desktop" ? desktopPlate(view, seat, at) : tile(view, seat, at);
    return mergeComponents(
      component,
      target(view, seat, at),
      ...(seat.awaited === null ? [] : [awaited(view, seat, at)]),
    );
  });
  return mergeComponents(...components);
}

function desktopPlate({ layout, scene, painter }: View, seat: SeatPanel, at: Point): Component {
  const scale = layout.seatScale;
  const box = around(at.x, at.y, size.w * scale, size.h * scale);
  const most = scene.seats.length >= 6 ? 5 : 8;
  const sprite: Sprite = {
    id: `seat-${seat.seat}`,
    z: 30,
    box,
    scale,
    bleed: 70,
    look: [seatLook(seat), scene.back, most, scene.spread === undefined],
    paint: (pen) => {
      if (seat.state === "out") paintCrater(pen, size.w / 2 + 6, size.h / 2 + 42, 64);
      else if (scene.spread === undefined) paintHand(pen, painter, scene.back, seat, Math.min(most, seat.count));
      if (seat.before !== null) painter.card(pen, seat.before, 33, size.h / 2 + 58, 44, { angle: -7 });
      paintPlate(pen, painter, seat, scene.back);
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

function paintHand(pen: Pen, painter: CardPainter, back: string, seat: SeatPanel, most: number): void {
  if (seat.hand) paintOpenFan(pen, painter, seat.hand);
  else paintFan(pen, painter, back, seat, most);
}

/** Paints backs below the panel as decoration; only the number is exact. The playmat's back comes last. */
function paintFan(pen: Pen, painter: CardPainter, back: string, seat: SeatPanel, n: number): void {
  const gap = Math.min(13, 70 / Math.max(1, n - 1));
  const middle = size.w / 2 + (seat.before === null ? 6 : 26);
  for (let i = 0; i < n; i++) {
    const d = i - (n - 1) / 2;
    const mat = seat.halo && i === n - 1;
    const style = { angle: d * 3.2, edge: mat ? "glow" : "shadow" } as const;
    painter.back(pen, mat ? "playmat" : back, middle + d * gap, size.h / 2 + 39 + d * d * 0.35, 34, style);
  }
}

/** Paints an open hand, far enough out to recognise its cards. */
function paintOpenFan(pen: Pen, painter: CardPainter, hand: readonly string[]): void {
  const gap = Math.min(26, 150 / Math.max(1, hand.length - 1));
  for (const [i, card] of hand.entries()) {
    const d = i - (hand.length - 1) / 2;
    painter.card(pen, card, size.w / 2 + d * gap, size.h / 2 + 50 + Math.abs(d) * 0.8, 46, { angle: d * 1.4 });
  }
}

function paintPlate(pen: Pen, painter: CardPainter, seat: SeatPanel, back: string): void {
  const out = seat.state === "out";
  const glow = seat.onTurn ? { glow: "rgba(255,233,122,0.6)" } : {};
  paintBox(pen, { x: 0, y: 0, ...size }, { fill: plateFill(seat), radius: 28, drop: 4, ...glow });
  painter.avatar(pen, avatarOf(seat), 20, size.h / 2, 60);
  if (seat.halo) painter.fx(pen, "halo", 20, -6, 46, -4);
  if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, 40, size.h, 28);
  const left = seat.awaited === null ? 58 : 66;
  const right = out ? 172 : 135;
  const chips = seat.chips.slice(0, 2);
  const second = chips.length > 0 || seat.note !== null;
  const colour = out ? palette.ashText : palette.ink;
  write(pen, seat.name, left, second ? 18 : 27, { size: 18, font: "shout", colour, maxWidth: right - left });
  if (chips.length > 0) paintChips(pen, painter, seat, left, right);
  else if (seat.note !== null)
    write(pen, seat.note, left, 38, { size: 12, colour: palette.quiet, maxWidth: right - left });
  if (!out) paintCount(pen, painter, back, seat.count, 155, size.h / 2, 30);
}

function paintChips(pen: Pen, painter: CardPainter, seat: SeatPanel, left: number, right: number): void {
  let x = left;
  for (const [i, chip] of seat.chips.slice(0, 2).entries()) {
    // The second chip is omitted if it would be too small to read.
    if (i > 0 && chipWidth(pen, chip, 12) * minShare > right - x) return;
    x += paintChip(pen, painter, chip, x, 38, 12, right - x) + 3;
  }
}

/** The countdown ring around the avatar, and the seconds in a small disc at its corner. */
function awaited({ layout, painter }: View, seat: SeatPanel, at: Point): Component {
  if (seat.awaited === null) return emptyComponent;
  const plain = layout.kind === "desktop";
  const scale = layout.seatScale;
  const ring = plain ? 74 : layout.kind === "portrait" ? 60 : 54;
  const inner = ring - 15;
  const [dx, dy] = plain ? [20 - size.w / 2, 0] : [-6, layout.kind === "portrait" ? -13 : -11];
  const low = plain ? ring * 0.86 : ring * 0.16;
  const attacker = plain ? { x: 57, y: 64, size: 28 } : { x: 8, y: 50, size: 22 };
  const shape = { x: at.x + dx * scale, y: at.y + dy * scale, size: ring, band: 6 };
  const sprite = ringSprite(`ring-${seat.seat}`, 31, scale, seat.awaited, shape, (pen, seconds) => {
    painter.avatar(pen, avatarOf(seat), ring / 2, ring / 2, inner);
    if (seat.attackedBy !== null) paintAttacker(pen, painter, seat.attackedBy, attacker.x, attacker.y, attacker.size);
    paintDisc(pen, ring * 0.14, low, 12, palette.ink);
    paintDisc(pen, ring * 0.14, low, 9.5, palette.now);
    write(pen, seconds, ring * 0.14, low, {
      size: 13,
      font: "shout",
      align: "center",
      colour: palette.ink,
      maxWidth: 17,
    });
  });
  return { ...emptyComponent, sprites: [sprite] };
}

/** A crosshair on a possible target. The whole panel can be pressed. */
function target(view: View, seat: SeatPanel, at: Point): Component {
  const { layout } = view;
  const mark = targetIn(view, seat);
  const scale = layout.seatScale;
  const aims = view.scene.seats.some((other) => other.target !== "no");
  const tells = seat.about === "press" && !aims;
  const whole = layout.kind === "desktop" ? size : { w: 86, h: 84 };
  const hitArea: HitArea = {
    id: `seat-${seat.seat}`,
    kind: "button",
    group: "seats",
    label: seat.spoken,
    box: around(at.x, at.y, whole.w * scale, whole.h * scale),
    z: 61,
    intent: { kind: tells ? "about" : "seat", seat: seat.seat },
    ...(seat.target !== "no" ? { pressed: seat.target === "chosen" } : tells ? {} : { disabled: true }),
    ...(seat.about && { held: { kind: "about", seat: seat.seat } }),
    ...(seat.until && { until: seat.until }),
  };
  return { sprites: mark === "no" ? [] : [token(layout, seat, at, mark === "chosen")], hitAreas: [hitArea] };
}

function token(layout: View["layout"], seat: SeatPanel, at: Point, chosen: boolean): Sprite {
  const { seatScale: scale, kind } = layout;
  const side = (kind === "desktop" ? 30 : 24) * (chosen ? 1.25 : 1);
  const [dx, dy] = kind === "desktop" ? [-82, 22] : [-33, -22];
  return {
    id: `token-${seat.seat}`,
    z: 61,
    box: around(at.x + dx * scale, at.y + dy * scale, side * scale, side * scale),
    scale,
    bleed: 14,
    look: [chosen, side],
    paint: (pen) => paintToken(pen, side, chosen),
  };
}

export function paintToken(pen: Pen, side: number, chosen: boolean): void {
  const r = side / 2;
  if (chosen) paintDisc(pen, r, r, r + 5, "rgba(255,233,122,0.55)");
  paintDisc(pen, r, r, r, palette.ink);
  paintDisc(pen, r, r, r - 3, chosen ? palette.now : "#FFD166");
  pen.strokeStyle = palette.ink;
  pen.lineWidth = side * 0.08;
  pen.beginPath();
  pen.arc(r, r, r * 0.46, 0, 2 * Math.PI);
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    pen.moveTo(r + x * r * 0.25, r + y * r * 0.25);
    pen.lineTo(r + x * r * 0.68, r + y * r * 0.68);
  }
  pen.stroke();
}
