import type { CardPainter } from "../../paint/card-painter.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { burst, type Pen, paintBox, widthOf, writeLines } from "../../paint/pen.ts";
import type { SelectionStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { type Board, boardOf, stageBox, stageSprite } from "./panel.ts";

/** The selected hand cards, or one ticking card, side by side with a line about their meaning. */
export function selection(view: View, stage: SelectionStage): Component {
  const sprite = stageSprite(view, stage, (pen, board) => {
    for (const [i, id] of stage.cards.entries()) {
      const { x, y, w, angle } = placeCard(i, stage.cards.length, board);
      if (isDangerous(id)) paintDanger(pen, view.painter, id, x, y, w);
      else view.painter.card(pen, id, x, y, w, { angle });
    }
    paintLine(pen, stage.line, board);
  });
  const hitAreas = stage.cards.map((card, i) => {
    const { x, y, w } = placeCard(i, stage.cards.length, boardOf(view));
    return openCard(view, `selection-${i}`, card, stageBox(view, cardBox(x, y, w)), 20 + i * 0.1);
  });
  return { sprites: [{ ...sprite, z: 20 }], hitAreas };
}

function placeCard(i: number, n: number, board: Board): { x: number; y: number; w: number; angle: number } {
  const w = Math.min(108, (board.h - 66) / 1.4);
  const step = n < 2 ? 0 : Math.min(w * 0.7, (board.w - w - 40) / (n - 1));
  const d = i - (n - 1) / 2;
  return { x: board.w / 2 + d * step, y: 14 + w * 0.7 + Math.abs(d) * 4, w, angle: d * 5 };
}

/** Paints a burst behind the card, flames at its foot, a spark on its fuse. */
function paintDanger(pen: Pen, painter: CardPainter, card: string, x: number, y: number, w: number): void {
  burst(pen, x, y, { outer: w * 0.86, inner: w * 0.68, stretch: 1.25 }, 14, palette.bomb);
  burst(pen, x, y, { outer: w * 0.72, inner: w * 0.56, stretch: 1.25 }, 12, palette.orange);
  painter.card(pen, card, x, y, w, { edge: "danger" });
  painter.fx(pen, "flames", x, y + w * 0.66, w * 1.15);
  painter.fx(pen, "spark", x + w * 0.46, y - w * 0.66, w * 0.4);
}

function paintLine(pen: Pen, line: string, { w, h }: Board): void {
  const width = Math.min(w, widthOf(pen, line, { size: 14, weight: 800 }) + 40);
  const box = { x: (w - width) / 2, y: h - 42, w: width, h: 38 };
  paintBox(pen, box, { fill: palette.ink, line: "#0D0618", radius: 16, lineWidth: 2.5 });
  writeLines(
    pen,
    line,
    { x: box.x + 14, y: box.y, w: width - 28, h: box.h },
    { size: 14, weight: 800, colour: palette.paper },
    2,
  );
}
