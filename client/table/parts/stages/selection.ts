import type { SelectionStage } from "../../model.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, plate, widthOf, writeLines } from "../../paint/pen.ts";
import type { Part, View } from "../part.ts";
import { type Board, stagePatch } from "./panel.ts";

/** The cards that are selected in the hand, and what they would do together. */
export function selection(view: View, stage: SelectionStage): Part {
  const patch = stagePatch(view, stage, (pen, board) => {
    const n = stage.cards.length;
    const card = Math.min(108, (board.h - 66) / 1.4);
    const step = n < 2 ? 0 : Math.min(card * 0.7, (board.w - card - 40) / (n - 1));
    stage.cards.forEach((id, i) => {
      const d = i - (n - 1) / 2;
      view.brush.card(pen, id, board.w / 2 + d * step, 14 + card * 0.7 + Math.abs(d) * 4, card, {
        angle: d * 5,
        alpha: 0.94,
      });
    });
    paintLine(pen, stage.line, board);
  });
  return { patches: [{ ...patch, z: 20 }], spots: [] };
}

function paintLine(pen: Pen, line: string, { w, h }: Board): void {
  const width = Math.min(w, widthOf(pen, line, { size: 14, weight: 800 }) + 40);
  const box = { x: (w - width) / 2, y: h - 42, w: width, h: 38 };
  plate(pen, box, { fill: palette.ink, line: "#0D0618", radius: 16, lineWidth: 2.5 });
  writeLines(
    pen,
    line,
    { x: box.x + 14, y: box.y, w: width - 28, h: box.h },
    { size: 14, weight: 800, colour: palette.paper },
    2,
  );
}
