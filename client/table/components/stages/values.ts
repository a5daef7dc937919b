import type { Box } from "../../layout/box.ts";
import type { ValuesStage } from "../../model/stages.ts";
import type { Brush } from "../../paint/brush.ts";
import { palette } from "../../paint/palette.ts";
import { disc, type Pen, plate, writeLines } from "../../paint/pen.ts";
import type { Component, Spot, View } from "../component.ts";
import { type Board, boardOf, onStage, paintBoard, stagePatch } from "./panel.ts";

type Value = ValuesStage["values"][number];

/** A button for every value that can be named, in two rows. */
export function values(view: View, stage: ValuesStage): Component {
  const patch = stagePatch(view, stage, (pen, board) => {
    paintBoard(pen, board);
    stage.values.forEach((value, i) => {
      paintKey(pen, view.brush, value, keyBox(i, stage.values.length, board));
    });
  });
  return { patches: [patch], spots: spotsOf(view, stage) };
}

function keyBox(i: number, n: number, { w, h }: Board): Box {
  const columns = Math.ceil(n / 2);
  const [x, y] = [(w - 14) / columns, (h - 14) / 2];
  return { x: 9 + (i % columns) * x, y: 9 + Math.floor(i / columns) * y, w: x - 4, h: y - 4 };
}

function paintKey(pen: Pen, brush: Brush, value: Value, box: Box): void {
  const fill = value.chosen ? palette.now : palette.paper;
  pen.globalAlpha = value.hidden === 0 && !value.chosen ? 0.45 : 1;
  plate(pen, box, { fill, radius: 12, drop: 2 });
  // Too low for a name: shows the value alone.
  const low = box.h < 40;
  const badge = Math.min(30, low ? box.h - 10 : box.h * 0.46);
  const y = low ? box.y + box.h / 2 - 1 : box.y + badge / 2 + 4;
  brush.cardBadge(pen, value.card, box.x + badge / 2 + 5, y, badge);
  for (let i = 0; i < value.hidden; i++) disc(pen, box.x + box.w - 9 - i * 9, y, 3.2, palette.ink);
  if (!low) paintName(pen, value.name, box, y + badge / 2 + 1);
  pen.globalAlpha = 1;
}

function paintName(pen: Pen, name: string, box: Box, top: number): void {
  const room = { x: box.x + 5, y: top, w: box.w - 10, h: box.y + box.h - top - 3 };
  const narrow = box.w < 80;
  const style = { size: narrow ? Math.min(11, room.h / 2.1) : 12, weight: 800, colour: palette.ink };
  writeLines(pen, name, room, style, narrow ? 2 : 1);
}

function spotsOf(view: View, stage: ValuesStage): Spot[] {
  const board = boardOf(view);
  return stage.values.map((value, i) => ({
    id: `grid-${value.key}`,
    kind: "button",
    group: "stage",
    label: value.spoken,
    box: onStage(view, keyBox(i, stage.values.length, board)),
    z: 26,
    intent: { kind: "grid", key: value.key },
    pressed: value.chosen,
    shows: value.card,
  }));
}
