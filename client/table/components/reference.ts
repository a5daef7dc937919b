import type { Box } from "../layout/box.ts";
import type { SpreadLayout } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, widthOf, write } from "../paint/pen.ts";
import type { Reference } from "../scene/pieces.ts";
import { type Component, emptyComponent, type HitArea, openCard, type View } from "./component.ts";

interface Size {
  readonly w: number;
  readonly h: number;
}

type Form = SpreadLayout["referenceForm"];
type Row = Reference["rows"][number];

/** Number of copies of each card, and number unseen by the viewer. */
export function reference(view: View): Component {
  const { scene, layout, painter } = view;
  if (scene.spread === undefined || layout.spread === undefined || scene.stage.kind === "win") return emptyComponent;
  const { scale } = layout;
  const { reference: box, referenceForm: form } = layout.spread;
  if (box === null) return emptyComponent;
  const list = scene.spread.reference;
  const size = { w: box.w / scale, h: box.h / scale };
  const sprite = {
    id: "reference",
    z: 43,
    box,
    scale,
    bleed: 8,
    look: [list, size, form],
    paint: (pen: Pen) => {
      paintBox(pen, { x: 0, y: 0, ...size }, { fill: palette.ink, line: "#0D0618", radius: 18, drop: 4 });
      if (form === "badges") paintBadges(pen, painter, list.rows, size);
      else paintRows(pen, painter, list, size, topOf(form));
      if (form === "full") paintHead(pen, list, size);
    },
  };
  return { sprites: [sprite], hitAreas: spotsOf(view, list.rows, box, form) };
}

function spotsOf(view: View, rows: readonly Row[], box: Box, form: Form): HitArea[] {
  const { scale } = view.layout;
  const size = { w: box.w / scale, h: box.h / scale };
  return rows.map(({ card }, i) => {
    const at = form === "badges" ? badgeBox(i, rows.length, size) : rowBox(i, rows.length, size, topOf(form));
    const pose = { x: box.x + at.x * scale, y: box.y + at.y * scale, w: at.w * scale, h: at.h * scale };
    return openCard(view, `reference-${card}`, card, pose, 43);
  });
}

/** Top of the rows, in units. */
const topOf = (form: Form): number => (form === "full" ? 26 : 6);

function paintHead(pen: Pen, { title, legend }: Reference, { w }: Size): void {
  const style = { size: 12, weight: 800, colour: "#CBB6D8" } as const;
  write(pen, title, 16, 18, style);
  const seen = widthOf(pen, legend.seen, style);
  const hidden = widthOf(pen, legend.hidden, style);
  const left = w - 16 - seen - hidden - 44;
  paintDot(pen, left, 18, true);
  write(pen, legend.hidden, left + 9, 18, style);
  paintDot(pen, left + hidden + 26, 18, false);
  write(pen, legend.seen, left + hidden + 35, 18, style);
}

function paintRows(pen: Pen, painter: CardPainter, { rows }: Reference, size: Size, top: number): void {
  rows.forEach((row, i) => {
    paintRow(pen, painter, row, rowBox(i, rows.length, size, top));
  });
}

/** Returns the box of a row in two columns. With an odd number of rows the first column has one more. */
function rowBox(i: number, count: number, { w, h }: Size, top: number): Box {
  const half = Math.ceil(count / 2);
  const pitch = (h - top - 7) / half;
  const column = (w - 28) / 2;
  return { x: i < half ? 12 : 18 + column, y: top + (i % half) * pitch, w: column, h: pitch };
}

function badgeBox(i: number, count: number, { w, h }: Size): Box {
  const pitch = (w - 12) / count;
  return { x: 6 + pitch * i, y: 0, w: pitch, h };
}

function paintRow(pen: Pen, painter: CardPainter, row: Row, at: Box): void {
  const y = at.y + at.h / 2;
  const badge = Math.min(22, at.h - 1);
  const dots = row.copies * 10.5;
  pen.globalAlpha = row.hidden === 0 ? 0.5 : 1;
  painter.cardBadge(pen, row.card, at.x + badge / 2, y, badge);
  const left = at.x + badge + 6;
  const size = Math.min(13.5, at.h * 0.74);
  write(pen, row.name, left, y, { size, weight: 800, maxWidth: at.x + at.w - dots - 4 - left });
  for (let i = 0; i < row.copies; i++) {
    paintDot(pen, at.x + at.w - dots + 5 + i * 10.5, y, i < row.hidden);
  }
  pen.globalAlpha = 1;
}

/** Paints only the badges, with dots below. */
function paintBadges(pen: Pen, painter: CardPainter, rows: readonly Row[], { w, h }: Size): void {
  const pitch = (w - 12) / rows.length;
  rows.forEach((row, i) => {
    const x = 6 + pitch * (i + 0.5);
    pen.globalAlpha = row.hidden === 0 ? 0.5 : 1;
    painter.cardBadge(pen, row.card, x, h * 0.38, 26);
    for (let n = 0; n < row.copies; n++) {
      paintDot(
        pen,
        x + (n - (row.copies - 1) / 2) * Math.min(8, (pitch - 4) / row.copies),
        h * 0.78,
        n < row.hidden,
        2.6,
      );
    }
    pen.globalAlpha = 1;
  });
}

function paintDot(pen: Pen, x: number, y: number, full: boolean, radius = 3.6): void {
  if (full) {
    paintDisc(pen, x, y, radius, palette.now);
    return;
  }
  pen.beginPath();
  pen.arc(x, y, radius - 0.7, 0, 2 * Math.PI);
  pen.lineWidth = 1.4;
  pen.strokeStyle = palette.now;
  pen.stroke();
}
