import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, widthOf, write } from "../../paint/pen.ts";
import type { DuelSide, DuelStage } from "../../scene/stages.ts";
import type { Component, HitArea, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { paintArena } from "./arena.ts";
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
