import { palette } from "../../paint/palette.ts";
import { type Pen, paintRays, roundRect, writeLines } from "../../paint/pen.ts";
import type { GiveStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { paintWaiting } from "./gather.ts";
import { type Board, paintBoard, paintWho, stageSprite } from "./panel.ts";

/** A player must give a card: the receiver with pleading eyes, and an empty outline for the card. */
export function give(view: View, stage: GiveStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#0A4F4A", () =>
      paintRays(pen, board.w / 2, board.h, board.w, 20, "rgba(255,255,255,0.08)"),
    );
    const foot = stage.waiting === null ? 70 : 100;
    const card = Math.min(108, (board.h - foot) / 1.4, board.w * 0.3);
    const y = 14 + card * 0.7;
    const [left, right] = [board.w * 0.28, board.w * 0.64];
    if (stage.to === "pile") painter.back(pen, scene.back, left, y, card, { angle: -4 });
    else painter.avatar(pen, stage.to.avatar, left, y, Math.min(120, card * 1.2), { width: 5 });
    painter.badge(pen, "heart", (left + right) / 2, y, Math.min(40, card * 0.4), palette.pink);
    if (stage.card === null) paintSlot(pen, right, y, card);
    else painter.card(pen, stage.card, right, y, card, { angle: 4 });
    paintFoot(pen, view, stage, board);
  });
  return { sprites: [sprite], hitAreas: [] };
}

function paintSlot(pen: Pen, x: number, y: number, w: number): void {
  roundRect(pen, { x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 }, w * 0.1);
  pen.fillStyle = "rgba(13,6,24,0.3)";
  pen.fill();
  pen.setLineDash([8, 7]);
  pen.lineWidth = 3;
  pen.strokeStyle = "rgba(255,244,223,0.5)";
  pen.stroke();
  pen.setLineDash([]);
}

function paintFoot(pen: Pen, { painter }: View, stage: GiveStage, { w, h }: Board): void {
  const foot = stage.waiting === null ? 0 : 32;
  if (stage.waiting !== null) paintWaiting(pen, painter, stage.waiting, w / 2, h - 22, w - 24);
  paintWho(pen, painter, stage.to === "pile" ? [stage.from] : [stage.from, stage.to], w / 2, h - 44 - foot, w - 40);
  const box = { x: 14, y: h - 30 - foot, w: w - 28, h: 24 };
  writeLines(pen, stage.line, box, { size: 13, weight: 800, colour: palette.paper }, 1);
}
