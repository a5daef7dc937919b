import type { GridStage } from "../../model.ts";
import { palette } from "../../paint/palette.ts";
import { write } from "../../paint/pen.ts";
import type { Part, Spot, View } from "../part.ts";
import { type Board, boardOf, onStage, paintBoard, paintSecret, stagePatch } from "./panel.ts";

const head = 34;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Cards of which one is chosen, as large as the stage allows. */
export function grid(view: View, stage: GridStage): Part {
  const { brush } = view;
  const patch = stagePatch(view, stage, (pen, board) => {
    paintBoard(pen, board);
    const cells = placeCells(stage.cards.length, board);
    if (stage.secret === null) {
      write(pen, stage.title, 18, 20, { size: 16, font: "shout", colour: palette.paper, maxWidth: board.w - 170 });
    } else {
      paintSecret(pen, brush, stage.secret, 18, 20);
    }
    stage.cards.forEach((card, i) => {
      const cell = cells[i];
      if (cell === undefined) return;
      brush.card(pen, card.card, cell.x, cell.y, cell.w, { edge: card.chosen ? "selected" : "shadow" });
    });
  });
  return { patches: [patch], spots: spotsOf(view, stage) };
}

/** The arrangement in rows that leaves the cards largest. */
function placeCells(n: number, { w, h }: Board): Cell[] {
  const room = { w: w - 28, h: h - head - 12 };
  const sizeFor = (columns: number) => Math.min(room.w / columns, room.h / Math.ceil(n / columns) / 1.4);
  const counts = Array.from({ length: n }, (_, i) => i + 1);
  const columns = counts.reduce((best, each) => (sizeFor(each) > sizeFor(best) ? each : best), 1);
  const rows = Math.ceil(n / columns);
  const size = Math.min(110, sizeFor(columns));
  const pitch = { x: Math.min(room.w / columns, size * 1.25), y: size * 1.4 };
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    const x = w / 2 + ((i % columns) - (inRow - 1) / 2) * pitch.x;
    return { x, y: head + room.h / 2 + (row - (rows - 1) / 2) * pitch.y, w: size * 0.9 };
  });
}

function spotsOf(view: View, stage: GridStage): Spot[] {
  const cells = placeCells(stage.cards.length, boardOf(view));
  return stage.cards.flatMap((card, i): Spot[] => {
    const cell = cells[i];
    if (cell === undefined) return [];
    const h = cell.w * 1.4;
    const box = onStage(view, { x: cell.x - cell.w / 2, y: cell.y - h / 2, w: cell.w, h });
    const intent = { kind: "grid", key: card.key } as const;
    return [
      {
        id: `grid-${card.key}`,
        kind: "button",
        group: "stage",
        label: card.spoken,
        box,
        z: 26,
        intent,
        pressed: card.chosen,
      },
    ];
  });
}
