import { around } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { minShare, type Pen, paintBox, paintDisc, roundRect, widthOf, write } from "../paint/pen.ts";
import type { Fitted, Pile } from "../scene/pieces.ts";
import {
  type Component,
  emptyComponent,
  type HitArea,
  mergeComponents,
  ringSprite,
  type Sprite,
  type View,
} from "./component.ts";

/** The draw pile, and the label with its number of cards, its danger, and the badge of a card face up in it. */
export function pile(view: View): Component {
  if (view.scene.stage.kind === "win") return emptyComponent;
  return mergeComponents(backs(view), beat(view), label(view));
}

/** The response window before a draw: an hourglass in a countdown ring on the pile, the same for all viewers. */
function beat({ scene, layout, painter }: View): Component {
  const clock = scene.pile.beat;
  if (clock === null || layout.pileCovered) return emptyComponent;
  const { pile, scale } = layout;
  const size = Math.min(56, (pile.w / scale) * 0.56);
  const sprite = ringSprite("beat", 17, scale, clock, { x: pile.x, y: pile.y, size, band: size * 0.11 }, (pen) => {
    painter.fx(pen, "hourglass", size / 2, size / 2, size * 0.4);
  });
  return { ...emptyComponent, sprites: [sprite] };
}

function backs({ scene, layout, painter }: View): Component {
  const { count, drawable, faceUp, spoken } = scene.pile;
  const face = faceUp?.onTop ? faceUp.card : null;
  const { scale } = layout;
  const w = layout.pile.w / scale;
  const box = around(layout.pile.x, layout.pile.y, layout.pile.w, layout.pile.w * 1.4);
  const look = [layersOf(count), drawable, scene.back, w, face];
  const sprite: Sprite = {
    id: "pile",
    z: 15,
    box,
    scale,
    bleed: 36,
    look,
    paint: (pen) => paintBacks(pen, painter, { back: scene.back, face, layers: layersOf(count), w, isLit: drawable }),
  };
  const hitArea: HitArea = {
    id: "pile",
    kind: "button",
    group: "felt",
    label: spoken,
    box,
    z: 15,
    intent: { kind: "pile" },
    disabled: !drawable,
    ...(face !== null && { shows: face }),
  };
  return { sprites: layout.pileCovered ? [] : [sprite], hitAreas: layout.pileCovered ? [] : [hitArea] };
}

/** Number of drawn layers. It is small for any pile. */
function layersOf(count: number): number {
  return count === 0 ? 0 : count === 1 ? 1 : Math.max(2, Math.min(6, Math.ceil(count / 6)));
}

interface PaintedPile {
  readonly back: string;
  /** Face of the top card; null for a back. */
  readonly face: string | null;
  readonly layers: number;
  readonly w: number;
  readonly isLit: boolean;
}

function paintBacks(pen: Pen, painter: CardPainter, pile: PaintedPile): void {
  if (pile.layers === 0) paintEmpty(pen, pile.w, pile.w * 1.4);
  else paintLayers(pen, painter, pile);
}

/** Tilt of a card that lies face up on the pile, in degrees. */
const tilt = 3;

function paintLayers(pen: Pen, painter: CardPainter, { back, face, layers, w, isLit }: PaintedPile): void {
  const h = w * 1.4;
  pen.fillStyle = "rgba(10,4,20,0.35)";
  pen.beginPath();
  pen.ellipse(w / 2 + 3, h + 4, w / 2, 7, 0, 0, 2 * Math.PI);
  pen.fill();
  for (let i = 0; i < layers; i++) {
    const top = i === layers - 1;
    const y = h / 2 + (layers - 1 - i) * 3 - layers;
    if (top && face !== null) painter.card(pen, face, w / 2, y, w, { angle: tilt, edge: "omen" });
    else painter.back(pen, back, w / 2, y, w, { edge: top && isLit ? "glow" : "shadow" });
    if (!top) shadeOver(pen, w, h, y);
  }
}

function shadeOver(pen: Pen, w: number, h: number, y: number): void {
  roundRect(pen, { x: 0, y: y - h / 2, w, h }, w * 0.1);
  pen.fillStyle = "rgba(28,19,38,0.22)";
  pen.fill();
}

function paintEmpty(pen: Pen, w: number, h: number): void {
  roundRect(pen, { x: 2, y: 2, w: w - 4, h: h - 4 }, w * 0.1);
  pen.fillStyle = "rgba(13,6,24,0.22)";
  pen.fill();
  pen.setLineDash([8, 7]);
  pen.lineWidth = 3;
  pen.strokeStyle = "rgba(13,6,24,0.5)";
  pen.stroke();
  pen.setLineDash([]);
}

function label({ scene, layout, painter }: View): Component {
  const { scale } = layout;
  const size = { w: layout.label.w / scale, h: layout.label.h / scale };
  const sprite: Sprite = {
    id: "label",
    z: 40,
    box: layout.label,
    scale,
    bleed: 16,
    look: [scene.pile, size],
    paint: (pen) => {
      paintLabel(pen, painter, scene.pile, size);
      if (scene.pile.faceUp) painter.cardBadge(pen, scene.pile.faceUp.card, 2, 0, size.h < 42 ? 18 : 22);
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

function paintLabel(
  pen: Pen,
  painter: CardPainter,
  { count, unit, danger }: Pile,
  size: { w: number; h: number },
): void {
  const { w, h } = size;
  const low = h < 42;
  paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 16, drop: 3 });
  if (danger === null) {
    paintPlain(pen, `${count}`, unit, size);
    return;
  }
  const middle = low ? 20 : 27;
  write(pen, `${count}`, middle, low ? h * 0.36 : 16, {
    size: low ? 19 : 26,
    font: "shout",
    align: "center",
    maxWidth: 34,
  });
  write(pen, unit, middle, h - (low ? 9 : 12), {
    size: low ? 10 : 11,
    colour: palette.dim,
    align: "center",
    maxWidth: 42,
  });
  const right = w - 10;
  if (w < 110) {
    write(pen, danger.chance, right, h / 2, {
      size: 15,
      font: "shout",
      colour: palette.orange,
      align: "right",
      maxWidth: w - 54,
    });
    return;
  }
  const x = w < 150 ? 52 : 54;
  const y = low ? 11 : 14;
  const taken = write(pen, danger.chance, right, y, {
    size: 15,
    font: "shout",
    colour: palette.orange,
    align: "right",
  });
  paintDanger(pen, painter, danger.text, { x, y, w: right - taken - 4 - x }, w < 150);
  paintFuse(pen, painter, x, h - (low ? 10 : 14), right - x - 3, danger.share);
}

/** Paints the danger, in words if they fit. @param tight omits the drawing beside words. */
function paintDanger(
  pen: Pen,
  painter: CardPainter,
  { wide, narrow = wide }: Fitted<string>,
  { x, y, w }: { x: number; y: number; w: number },
  tight: boolean,
): void {
  const style = { size: tight ? 12 : 13, weight: 800 } as const;
  const icon = 21;
  const room = w - (tight ? 0 : icon);
  const inWords = widthOf(pen, wide, style) * minShare <= room;
  if (!inWords || !tight) {
    paintDisc(pen, x + 8.5, y, 8.5, palette.bomb);
    painter.badge(pen, "burst", x + 8.5, y, 11, "#FFFFFF");
  }
  if (inWords) write(pen, wide, x + w - room, y, { ...style, maxWidth: room });
  else write(pen, narrow, x + icon, y, { size: 15, font: "shout", maxWidth: w - icon });
}

/** Paints only the number and its unit, side by side. */
function paintPlain(pen: Pen, count: string, unit: string, { w, h }: { w: number; h: number }): void {
  const style = { size: Math.min(26, h * 0.62), font: "shout" } as const;
  const number = widthOf(pen, count, style);
  const unitWidth = Math.min(w - 30 - number, widthOf(pen, unit, { size: 14, weight: 800 }));
  const left = (w - number - 8 - unitWidth) / 2;
  write(pen, count, left, h / 2, style);
  write(pen, unit, left + number + 8, h / 2 + 1, { size: 14, weight: 800, colour: palette.dim, maxWidth: unitWidth });
}

/** Paints a fuse with a spark at its end. It is shorter if the danger is greater. */
function paintFuse(pen: Pen, painter: CardPainter, x: number, y: number, w: number, share: number): void {
  const burnt = Math.max(0.06, Math.min(1, share)) * w;
  pen.save();
  roundRect(pen, { x, y: y - 3.5, w, h: 7 }, 4);
  pen.clip();
  pen.fillStyle = "#8A755E";
  pen.fillRect(x, y - 4, w, 8);
  pen.strokeStyle = "#B79F80";
  pen.lineWidth = 4;
  pen.beginPath();
  for (let i = x; i < x + w + 8; i += 9) {
    pen.moveTo(i, y - 6);
    pen.lineTo(i - 5, y + 6);
  }
  pen.stroke();
  const fire = pen.createLinearGradient(x, 0, x + burnt, 0);
  fire.addColorStop(0, palette.orange);
  fire.addColorStop(1, palette.bomb);
  pen.fillStyle = fire;
  pen.fillRect(x, y - 4, burnt, 8);
  pen.restore();
  painter.fx(pen, "spark", x + burnt, y, 22);
}
