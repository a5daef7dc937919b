import type { Box } from "../../layout/box.ts";
import type { Layout } from "../../layout/layout.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintDisc, widthOf, write } from "../../paint/pen.ts";
import type { WinStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";

type Standing = WinStage["standings"][number];

const tall = { desktop: 66, portrait: 44, landscape: 34 } as const;
const gap = 6;
const factsHeight = 36;
/** With more players than this, entries are lower; on a desktop they take two rows. */
const many = 6;

function heightOf(n: number, kind: Layout["kind"]): number {
  if (n <= many) return tall[kind];
  return kind === "desktop" ? 44 : 34;
}

const rowsOf = (n: number) => (n > many ? 2 : 1);

/** Returns the height in units. */
export function standingsHeight(stage: WinStage, kind: Layout["kind"]): number {
  const facts = stage.facts.length > 0 ? factsHeight : 0;
  const n = stage.standings.length;
  if (kind === "desktop") return rowsOf(n) * (heightOf(n, kind) + gap) - gap + facts;
  return n * (heightOf(n, kind) + gap);
}

/** The order of elimination, and the players who want a rematch: a row on a desktop, a list on phones. */
export function standings(view: View, stage: WinStage, box: Box): Component {
  const { layout, painter } = view;
  const { scale, kind } = layout;
  const size = { w: box.w / scale, h: box.h / scale };
  const paint = (pen: Pen) => {
    const n = stage.standings.length;
    if (kind === "desktop") {
      stage.standings.forEach((each, i) => {
        paintCard(pen, painter, each, placeInRow(i, n, size.w));
      });
      paintFacts(pen, painter, stage.facts, size.w, standingsHeight(stage, kind) - 11);
      return;
    }
    const h = Math.min(heightOf(n, kind), size.h / n - gap);
    stage.standings.forEach((each, i) => {
      paintCard(pen, painter, each, { x: 0, y: i * (h + gap), w: size.w, h });
    });
  };
  const sprite = {
    id: "standings",
    z: 42,
    box,
    scale,
    bleed: 8,
    look: [stage.standings, stage.facts, size, kind],
    paint,
  };
  return { sprites: [sprite], hitAreas: [] };
}

/** Returns the box of one of `n` players on a desktop, in one row or two. */
function placeInRow(i: number, n: number, width: number): Box {
  const inRow = Math.ceil(n / rowsOf(n));
  const row = Math.floor(i / inRow);
  const here = Math.min(inRow, n - row * inRow);
  const h = heightOf(n, "desktop");
  const w = Math.min(240, (width - 10 * (inRow - 1)) / inRow);
  const left = (width - here * w - (here - 1) * 10) / 2;
  return { x: left + (i - row * inRow) * (w + 10), y: row * (h + gap), w, h };
}

function paintCard(pen: Pen, painter: CardPainter, each: Standing, box: Box): void {
  paintBox(pen, box, { fill: each.mine ? palette.now : palette.paper, radius: Math.min(18, box.h * 0.4), drop: 4 });
  const y = box.y + box.h / 2;
  const avatar = Math.min(48, box.h - 8);
  const low = box.h < 50;
  write(pen, `${each.rank}`, box.x + 18, y, {
    size: low ? 20 : 30,
    font: "shout",
    align: "center",
    colour: palette.ink,
  });
  const x = box.x + 36 + avatar / 2;
  painter.avatar(pen, each.avatar, x, y, avatar);
  if (each.ready) paintReady(pen, x + avatar * 0.42, y + avatar * 0.34);
  const left = x + avatar / 2 + 10;
  const room = box.x + box.w - 10 - left;
  const name = { size: 18, font: "shout", colour: palette.ink } as const;
  if (!low) {
    write(pen, each.name, left, y - 9, { ...name, maxWidth: room });
    write(pen, each.line, left, y + 11, { size: 12, colour: "#5C4A6B", maxWidth: room });
    return;
  }
  write(pen, each.name, left, y, { ...name, size: 16, maxWidth: room * 0.5 });
  write(pen, each.line, box.x + box.w - 12, y, { size: 12, colour: "#5C4A6B", align: "right", maxWidth: room * 0.46 });
}

function paintReady(pen: Pen, x: number, y: number): void {
  paintDisc(pen, x, y, 10.5, palette.ink);
  paintDisc(pen, x, y, 8, palette.green);
  pen.beginPath();
  pen.moveTo(x - 4, y);
  pen.lineTo(x - 1, y + 3.5);
  pen.lineTo(x + 4.5, y - 3.5);
  pen.lineWidth = 2.4;
  pen.strokeStyle = "#FFFFFF";
  pen.stroke();
}

const factColours: Readonly<Record<string, string>> = {
  cross: "#FF6B7D",
  scissors: "#5FD896",
  bolt: "#FF9F1C",
  burst: "#FF8A6B",
};

function paintFacts(pen: Pen, painter: CardPainter, facts: WinStage["facts"], w: number, y: number): void {
  const style = { size: 15, weight: 800, colour: "#E6DBEF" };
  const widths = facts.map((fact) => widthOf(pen, fact.text, style) + 51);
  const full = widths.reduce((sum, width) => sum + width, -26);
  const ratio = Math.min(1, w / full);
  pen.save();
  pen.translate(w / 2, y);
  pen.scale(ratio, ratio);
  let left = -full / 2;
  facts.forEach((fact, i) => {
    painter.badge(pen, fact.badge, left + 10, 0, 19, factColours[fact.badge] ?? palette.now);
    write(pen, fact.text, left + 25, 0, style);
    left += widths[i] ?? 0;
  });
  pen.restore();
}
