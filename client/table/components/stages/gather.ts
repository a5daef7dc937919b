import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintRays, widthOf, write, writeLines } from "../../paint/pen.ts";
import type { GatherStage, Waiting } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { paintBoard, stageSprite } from "./panel.ts";

/** Several players give at the same time, each in secret: their backs, the receiver, and the players still choosing. */
export function gather(view: View, stage: GatherStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    const { w, h } = board;
    paintBoard(pen, board, "#0A4F4A", () => paintRays(pen, w / 2, h * 0.4, w, 20, "rgba(255,255,255,0.08)"));
    const style = { size: 14, weight: 800 } as const;
    const lines = widthOf(pen, stage.line, style) > w - 28 ? 2 : 1;
    const size = Math.min(124, h - 76 - lines * 14, w * 0.34);
    const y = 16 + size / 2;
    if (stage.card !== null) painter.card(pen, stage.card, w / 2 - size, y, size * 0.6, { angle: -8 });
    if (stage.to === "pile") painter.back(pen, scene.back, w / 2, y, size * 0.7);
    else painter.avatar(pen, stage.to.avatar, w / 2, y, size, { width: 5 });
    writeLines(pen, stage.line, { x: 14, y: h - 54 - lines * 16, w: w - 28, h: lines * 17 }, style, lines);
    paintWaiting(pen, painter, stage.waiting, w / 2, h - 29, w - 24);
  });
  return { sprites: [sprite], hitAreas: [] };
}

/** Paints the avatars of all players still choosing, followed by the text, centred on a tag. */
export function paintWaiting(
  pen: Pen,
  painter: CardPainter,
  waiting: Waiting,
  x: number,
  y: number,
  most: number,
): void {
  const style = { size: 13, weight: 800, colour: palette.ink } as const;
  const step = 25;
  const full = waiting.players.length * step + widthOf(pen, waiting.text, style) + 26;
  const ratio = Math.min(1, most / full);
  pen.save();
  pen.translate(x, y);
  pen.scale(ratio, ratio);
  paintBox(pen, { x: -full / 2, y: -17, w: full, h: 34 }, { fill: palette.now, radius: 17, lineWidth: 2.5 });
  waiting.players.forEach((player, i) => {
    painter.avatar(pen, player.avatar, -full / 2 + 18 + i * step, 0, 27, { width: 2 });
  });
  write(pen, waiting.text, -full / 2 + waiting.players.length * step + 12, 0, style);
  pen.restore();
}
