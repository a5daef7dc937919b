import type { RowStage } from "../../model.ts";
import type { Brush } from "../../paint/brush.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, rays, write } from "../../paint/pen.ts";
import type { Part, View } from "../part.ts";
import { type Board, paintBoard, paintSecret, paintWho, stagePatch } from "./panel.ts";

/** Cards side by side, each with its player under it. */
export function row(view: View, stage: RowStage): Part {
  const { brush, scene } = view;
  const patch = stagePatch(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#5A1231", () => rays(pen, board.w / 2, board.h, board.w, 20, "rgba(255,241,214,0.07)"));
    paintHead(pen, brush, stage, board);
    const pitch = Math.min(120, (board.w - 16) / Math.max(1, stage.cards.length));
    stage.cards.forEach((each, i) => {
      const x = board.w / 2 + (i - (stage.cards.length - 1) / 2) * pitch;
      paintHand(pen, brush, each, scene.back, { x, pitch, h: board.h });
    });
  });
  return { patches: [patch], spots: [] };
}

function paintHead(pen: Pen, brush: Brush, { secret, title, line }: RowStage, { w }: Board): void {
  if (secret !== null) {
    paintSecret(pen, brush, secret, 14, 18);
    return;
  }
  const style = { align: "center", colour: palette.paper, maxWidth: w - 28 } as const;
  write(pen, title, w / 2, 16, { ...style, size: 17, font: "shout" });
  write(pen, line, w / 2, 34, { ...style, size: 13, weight: 800, colour: "#FFD9C2" });
}

function paintHand(
  pen: Pen,
  brush: Brush,
  { card, who, crowned }: RowStage["cards"][number],
  back: string,
  { x, pitch, h }: { x: number; pitch: number; h: number },
): void {
  const w = Math.min(66, pitch - 10, (h - 74) / 1.4);
  const y = 44 + w * 0.7;
  if (card === null) brush.back(pen, back, x, y, w);
  else brush.card(pen, card, x, y, w, { edge: crowned ? "selected" : "shadow" });
  if (crowned) brush.fx(pen, "crown", x, y - w * 0.72, w * 0.5, -4);
  paintWho(pen, brush, [who], x, h - 18, pitch - 6);
}
