import type { RowStage } from "../../model.ts";
import type { Brush } from "../../paint/brush.ts";
import { type Pen, rays } from "../../paint/pen.ts";
import type { Part, View } from "../part.ts";
import { paintBoard, paintSecret, paintWho, stagePatch } from "./panel.ts";

/** Cards side by side, each with its player under it. */
export function row(view: View, stage: RowStage): Part {
  const { brush, scene } = view;
  const patch = stagePatch(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#5A1231", () => rays(pen, board.w / 2, board.h, board.w, 20, "rgba(255,241,214,0.07)"));
    if (stage.secret !== null) paintSecret(pen, brush, stage.secret, 14, 20);
    // Beside the tag where the board is narrow.
    const middle = board.w / 2 + (stage.secret !== null && board.w < 400 ? 56 : 0);
    const pitch = Math.min(120, (board.w - 16) / Math.max(1, stage.cards.length));
    stage.cards.forEach((each, i) => {
      const x = middle + (i - (stage.cards.length - 1) / 2) * pitch;
      paintHand(pen, brush, each, scene.back, { x, pitch, h: board.h });
    });
  });
  return { patches: [patch], spots: [] };
}

function paintHand(
  pen: Pen,
  brush: Brush,
  { card, who, crowned }: RowStage["cards"][number],
  back: string,
  { x, pitch, h }: { x: number; pitch: number; h: number },
): void {
  const w = Math.min(84, pitch - 10, (h - 52) / 1.4);
  const y = (h - 36) / 2 + 3;
  if (card === null) brush.back(pen, back, x, y, w);
  else brush.card(pen, card, x, y, w, { edge: crowned ? "selected" : "shadow" });
  if (crowned) brush.fx(pen, "crown", x + w * 0.4, y - w * 0.64, w * 0.5, 14);
  paintWho(pen, brush, [who], x, h - 18, pitch - 6);
}
