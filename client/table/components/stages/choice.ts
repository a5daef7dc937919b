import type { Box } from "../../layout/box.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { inset, type Pen, paintBox, paintDisc, roundRect, write } from "../../paint/pen.ts";
import type { GridStage, ValuesStage } from "../../scene/stages.ts";
import type { Component, HitArea, View } from "../component.ts";
import { type Board, boardOf, paintBoard, paintSecret, paintTag, stageBox, stageSprite } from "./panel.ts";

const head = 34;
/** Maximum number of cards on a single page. */
const mostAtOnce = 18;
const onPage = 14;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface Page {
  readonly cards: GridStage["cards"];
  readonly number: number;
  readonly count: number;
}

/** Cards to choose from, as large as the stage allows. Many cards take several pages. */
export function grid(view: View, stage: GridStage): Component {
  const { painter } = view;
  const page = pageOf(stage, view.page);
  const sprite = stageSprite(view, [stage, page.number], (pen, board) => {
    paintBoard(pen, board);
    const cells = placeCells(page.cards.length, board);
    if (stage.secret === null) {
      const room = board.w - (page.count > 1 ? 290 : 170);
      write(pen, stage.title, 18, 20, {
        size: 16,
        font: "shout",
        colour: palette.paper,
        maxWidth: Math.max(room, 150),
      });
    } else {
      paintSecret(pen, painter, stage.secret, 18, 20);
    }
    page.cards.forEach((card, i) => {
      const cell = cells[i];
      if (cell === undefined) return;
      painter.card(pen, card.card, cell.x, cell.y, cell.w, { edge: card.chosen ? "selected" : "shadow" });
    });
    if (page.count > 1) paintPager(pen, page, board);
  });
  return { sprites: [sprite], hitAreas: [...spotsOf(view, page), ...pagerSpots(view, page)] };
}

function pageOf({ cards }: GridStage, wanted: number): Page {
  const count = cards.length <= mostAtOnce ? 1 : Math.ceil(cards.length / onPage);
  const size = Math.ceil(cards.length / count);
  const number = Math.min(wanted, count - 1);
  return { cards: cards.slice(number * size, (number + 1) * size), number, count };
}

/** Arranges the cards in the rows that keep them largest. */
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

function spotsOf(view: View, { cards }: Page): HitArea[] {
  const cells = placeCells(cards.length, boardOf(view));
  return cards.flatMap((card, i): HitArea[] => {
    const cell = cells[i];
    if (cell === undefined) return [];
    const h = cell.w * 1.4;
    const box = stageBox(view, { x: cell.x - cell.w / 2, y: cell.y - h / 2, w: cell.w, h });
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
        shows: card.card,
      },
    ];
  });
}

const arrow = { w: 38, h: 26 };

/** Left of the discards' tag on a desktop, else at the right end. */
function pagerBox({ w, kind }: Board, side: "back" | "on") {
  const right = w - (kind === "desktop" ? 150 : 12);
  return { x: side === "on" ? right - arrow.w : right - 2 * arrow.w - 40, y: 7, ...arrow };
}

function paintPager(pen: Pen, { number, count }: Page, board: Board): void {
  const back = pagerBox(board, "back");
  paintTag(pen, "‹", back, 20);
  paintTag(pen, "›", pagerBox(board, "on"), 20);
  const label = `${number + 1}/${count}`;
  write(pen, label, back.x + arrow.w + 20, 20, { size: 14, font: "shout", align: "center" });
}

/** Both buttons wrap around: the first page follows the last. */
function pagerSpots(view: View, { number, count }: Page): HitArea[] {
  if (count === 1) return [];
  const board = boardOf(view);
  return (["back", "on"] as const).map((side): HitArea => {
    const page = (number + (side === "on" ? 1 : count - 1)) % count;
    const box = stageBox(view, pagerBox(board, side));
    return {
      id: `page-${side}`,
      kind: "button",
      group: "stage",
      label: `${side === "on" ? "›" : "‹"} ${page + 1}/${count}`,
      box: { ...box, y: box.y - 6, h: Math.max(40, box.h) },
      z: 26,
      intent: { kind: "page", page },
    };
  });
}

type Value = ValuesStage["values"][number];

/** A button for each value that can be named, in two rows. */
export function values(view: View, stage: ValuesStage): Component {
  const sprite = stageSprite(view, stage, (pen, board) => {
    paintBoard(pen, board);
    stage.values.forEach((value, i) => {
      paintKey(pen, view.painter, value, keyBox(i, stage.values.length, board));
    });
  });
  return { sprites: [sprite], hitAreas: valueSpots(view, stage) };
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

function valueSpots(view: View, stage: ValuesStage): HitArea[] {
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
