import type { Box } from "../../layout/box.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { inset, type Pen, paintBox, paintDisc, roundRect, write } from "../../paint/pen.ts";
import type { ValuesStage } from "../../scene/stages.ts";
import type { Component, HitArea, View } from "../component.ts";
import { type Board, boardOf, paintBoard, stageBox, stageSprite } from "./panel.ts";

type Value = ValuesStage["values"][number];

/** A button for each value that can be named, in two rows. */
export function values(view: View, stage: ValuesStage): Component {
  const sprite = stageSprite(view, stage, (pen, board) => {
    paintBoard(pen, board);
    stage.values.forEach((value, i) => {
      paintKey(pen, view.painter, value, keyBox(i, stage.values.length, board));
    });
  });
  return { sprites: [sprite], hitAreas: spotsOf(view, stage) };
}

function keyBox(i: number, n: number, { w, h }: Board): Box {
  const columns = Math.ceil(n / 2);
  const [x, y] = [(w - 14) / columns, (h - 14) / 2];
  return { x: 9 + (i % columns) * x, y: 9 + Math.floor(i / columns) * y, w: x - 4, h: y - 4 };
}

/** Paints the picture, the value's badge, a dot for each unseen copy, and the name if it fits. */
function paintKey(pen: Pen, painter: CardPainter, value: Value, box: Box): void {
  paintBox(pen, box, { fill: value.chosen ? palette.now : palette.paper, radius: 12, drop: 2 });
  const named = box.h >= 60 && box.w >= 80;
  const { x, y, w } = inset(box, value.chosen ? 5 : 3);
  const picture = { x, y, w, h: (named ? box.h - 20 : box.h) - 2 * (y - box.y) };
  painter.portrait(pen, value.card, picture);
  painter.cardBadge(pen, value.card, x + 11, y + 11, named ? 26 : 22);
  if (value.hidden > 0) paintDots(pen, value.hidden, x + w - 2, y + 9);
  if (named) {
    const style = { size: 12, weight: 800, align: "center", colour: palette.ink, maxWidth: w - 6 } as const;
    write(pen, value.name, box.x + box.w / 2, box.y + box.h - 12, style);
  }
  if (value.hidden === 0 && !value.chosen) veil(pen, box);
}

/** Dims a value that can no longer be right. */
function veil(pen: Pen, box: Box): void {
  roundRect(pen, box, 12);
  pen.fillStyle = "rgba(20,10,34,0.62)";
  pen.fill();
}

/** On a dark tag. `x`: its right end. */
function paintDots(pen: Pen, count: number, x: number, y: number): void {
  const w = count * 9 + 6;
  roundRect(pen, { x: x - w, y: y - 7, w, h: 14 }, 7);
  pen.fillStyle = palette.ink;
  pen.fill();
  for (let i = 0; i < count; i++) paintDisc(pen, x - 7.5 - i * 9, y, 3.2, palette.now);
}

function spotsOf(view: View, stage: ValuesStage): HitArea[] {
  const board = boardOf(view);
  return stage.values.map((value, i) => ({
    id: `grid-${value.key}`,
    kind: "button",
    group: "stage",
    label: value.spoken,
    box: stageBox(view, keyBox(i, stage.values.length, board)),
    z: 26,
    intent: { kind: "grid", key: value.key },
    pressed: value.chosen,
    shows: value.card,
  }));
}
