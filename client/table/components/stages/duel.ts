import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { inset, type Pen, paintBox, paintRays, roundRect, widthOf, write } from "../../paint/pen.ts";
import type { DuelSide, DuelStage } from "../../scene/stages.ts";
import { type Component, cardBox, type HitArea, openCard, type View } from "../component.ts";
import { type Board, boardOf, paintSecret, stageBox, stageSprite } from "./panel.ts";

/** A card on either side of a slash, with its owner: backs in a duel, faces while the viewer chooses one. */
export function duel(view: View, stage: DuelStage): Component {
  const { painter } = view;
  const sprite = stageSprite(view, stage, (pen, board) => {
    paintArena(pen, board);
    stage.sides.forEach((side, i) => {
      const pose = placeSide(i, board, stage);
      const edge = side.selection === "chosen" ? "selected" : side.selection === "candidate" ? "playable" : "shadow";
      const style = { angle: pose.angle, edge } as const;
      if (side.card === null) painter.back(pen, "playmat", pose.x, pose.y, pose.w, style);
      else painter.card(pen, side.card, pose.x, pose.y, pose.w, style);
      paintOwner(pen, painter, side, pose.x, board);
    });
    const [left, right] = [placeSide(0, board, stage), placeSide(1, board, stage)];
    paintVersus(pen, stage.versus, board, right.x - left.x - left.w);
    if (stage.secret !== null) paintSecret(pen, painter, stage.secret, 16, 20);
  });
  return { sprites: [sprite], hitAreas: stage.sides.flatMap((side, i) => spotOf(view, stage, side, i)) };
}

/** Below the tags at the upper edge, if there are any. */
function placeSide(i: number, { w, h, kind }: Board, { secret }: DuelStage) {
  const top = kind === "desktop" || secret !== null ? 36 : 14;
  const card = Math.min(110, (h - top - 46) / 1.4, w * 0.3);
  return { x: w * (i === 0 ? 0.235 : 0.765), y: top + card * 0.7, w: card, angle: i === 0 ? -5 : 5 };
}

function paintOwner(pen: Pen, painter: CardPainter, { owner, label }: DuelSide, x: number, { w, h }: Board): void {
  const style = { size: 14, weight: 800 } as const;
  const lead = owner === null ? 14 : 34;
  const width = Math.min(w * 0.45, widthOf(pen, label, style) + lead + 14);
  const left = x - width / 2;
  paintBox(
    pen,
    { x: left, y: h - 40, w: width, h: 30 },
    { fill: palette.ink, line: "#0D0618", radius: 15, lineWidth: 2.5 },
  );
  if (owner !== null) painter.avatar(pen, owner.avatar, left + 17, h - 25, 24, { width: 2 });
  write(pen, label, left + lead, h - 25, { ...style, maxWidth: width - lead - 10 });
}

/** Fits any text between the cards. It may overlap their edges a little. */
function paintVersus(pen: Pen, text: string, { w, h }: Board, between: number): void {
  const size = Math.min(54, h * 0.25, w * 0.13);
  const style = { size, font: "shout", align: "center", strokeWidth: size * 0.22, maxWidth: between + 16 } as const;
  pen.save();
  pen.translate(w / 2, h * 0.42);
  pen.rotate((-4 * Math.PI) / 180);
  write(pen, text, 0, 0, { ...style, colour: palette.now, stroke: palette.ink });
  pen.restore();
}

function spotOf(view: View, stage: DuelStage, side: DuelSide, i: number): HitArea[] {
  if (side.card === null) return [];
  const { x, y, w, angle } = placeSide(i, boardOf(view), stage);
  const box = stageBox(view, cardBox(x, y, w));
  if (side.selection === "no") return [openCard(view, `duel-${i}`, side.card, box, 26)];
  return [
    {
      id: `duel-${side.card}`,
      kind: "button",
      group: "stage",
      label: side.spoken,
      box,
      angle,
      z: 26,
      intent: { kind: "grid", key: side.card },
      pressed: side.selection === "chosen",
      shows: side.card,
    },
  ];
}

const colours = { left: "#6B2A8A", right: "#1D5A9E" } as const;

/**
 * Paints two halves with a slash between. Their colours do not mean good or evil. In units, from the top left corner.
 */
export function paintArena(pen: Pen, { w, h }: { readonly w: number; readonly h: number }): void {
  const box = { x: 0, y: 0, w, h };
  paintBox(pen, box, { fill: colours.left, radius: 24, lineWidth: 4, drop: 6 });
  pen.save();
  roundRect(pen, inset(box, 4), 20);
  pen.clip();
  paintRays(pen, w * 0.24, h * 0.5, w, 12, "rgba(255,255,255,0.12)", 0.2);
  const lean = h * 0.11;
  half(pen, w, h, lean);
  pen.fillStyle = colours.right;
  pen.fill();
  pen.save();
  pen.clip();
  paintRays(pen, w * 0.76, h * 0.5, w, 12, "rgba(255,255,255,0.16)", 0.1);
  pen.restore();
  slash(pen, w, h, lean, 8, palette.ink);
  slash(pen, w, h, lean, 4, palette.paper);
  pen.restore();
}

/** Clips the following painting to one half, inside the rim. `size` in CSS pixels, `unit`: CSS pixels per unit. */
export function clipHalf(pen: Pen, size: { readonly w: number; readonly h: number }, unit: number, side: 0 | 1): void {
  const { w, h } = size;
  const lean = h * 0.11;
  roundRect(pen, inset({ x: 0, y: 0, w, h }, 4 * unit), 20 * unit);
  pen.clip();
  const gap = 8 * unit;
  if (side === 1) half(pen, w + 2 * gap, h, lean);
  else half(pen, w - 2 * gap, h, lean, 0);
  pen.clip();
}

/** Traces the area from the slash to an outer edge. */
function half(pen: Pen, w: number, h: number, lean: number, edge = w): void {
  pen.beginPath();
  pen.moveTo(w / 2 + lean, 0);
  pen.lineTo(edge, 0);
  pen.lineTo(edge, h);
  pen.lineTo(w / 2 - lean, h);
  pen.closePath();
}

function slash(pen: Pen, w: number, h: number, lean: number, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(w / 2 + lean - width, 0);
  pen.lineTo(w / 2 + lean + width, 0);
  pen.lineTo(w / 2 - lean + width, h);
  pen.lineTo(w / 2 - lean - width, h);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
