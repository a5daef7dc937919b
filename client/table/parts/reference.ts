import type { Reference } from "../model.ts";
import type { Brush } from "../paint/brush.ts";
import { palette } from "../paint/palette.ts";
import { disc, type Pen, plate, widthOf, write } from "../paint/pen.ts";
import { nothing, type Part, type View } from "./part.ts";

interface Size {
  readonly w: number;
  readonly h: number;
}

type Row = Reference["rows"][number];

/** How many there are of each card, and how many of them the viewer has not seen. */
export function reference({ scene, layout, brush }: View): Part {
  if (scene.spread === undefined || layout.spread === undefined || scene.stage.kind === "win") return nothing;
  const { scale } = layout;
  const { reference: box, referenceForm: form } = layout.spread;
  const list = scene.spread.reference;
  const size = { w: box.w / scale, h: box.h / scale };
  const patch = {
    id: "reference",
    z: 43,
    box,
    scale,
    bleed: 8,
    look: [list, size, form],
    paint: (pen: Pen) => {
      plate(pen, { x: 0, y: 0, ...size }, { fill: palette.ink, line: "#0D0618", radius: 18, drop: 4 });
      if (form === "badges") paintBadges(pen, brush, list.rows, size);
      else paintRows(pen, brush, list, size, form === "full" ? 26 : 6);
      if (form === "full") paintHead(pen, list, size);
    },
  };
  return { ...nothing, patches: [patch] };
}

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

/** Two columns, the first one line longer. */
function paintRows(pen: Pen, brush: Brush, { rows }: Reference, { w, h }: Size, top: number): void {
  const half = Math.ceil(rows.length / 2);
  const pitch = (h - top - 7) / half;
  const column = (w - 28) / 2;
  rows.forEach((row, i) => {
    const x = i < half ? 12 : 18 + column;
    paintRow(pen, brush, row, { x, y: top + (i % half) * pitch + pitch / 2, w: column, h: pitch });
  });
}

function paintRow(pen: Pen, brush: Brush, row: Row, at: { x: number; y: number; w: number; h: number }): void {
  const badge = Math.min(22, at.h - 1);
  const dots = row.copies * 10.5;
  pen.globalAlpha = row.hidden === 0 ? 0.5 : 1;
  brush.cardBadge(pen, row.card, at.x + badge / 2, at.y, badge);
  const left = at.x + badge + 6;
  const size = Math.min(13.5, at.h * 0.74);
  write(pen, row.name, left, at.y, { size, weight: 800, maxWidth: at.x + at.w - dots - 4 - left });
  for (let i = 0; i < row.copies; i++) {
    paintDot(pen, at.x + at.w - dots + 5 + i * 10.5, at.y, i < row.hidden);
  }
  pen.globalAlpha = 1;
}

/** Only the badges, dots under each. */
function paintBadges(pen: Pen, brush: Brush, rows: readonly Row[], { w, h }: Size): void {
  const pitch = (w - 12) / rows.length;
  rows.forEach((row, i) => {
    const x = 6 + pitch * (i + 0.5);
    pen.globalAlpha = row.hidden === 0 ? 0.5 : 1;
    brush.cardBadge(pen, row.card, x, h * 0.38, 26);
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
    disc(pen, x, y, radius, palette.now);
    return;
  }
  pen.beginPath();
  pen.arc(x, y, radius - 0.7, 0, 2 * Math.PI);
  pen.lineWidth = 1.4;
  pen.strokeStyle = palette.now;
  pen.stroke();
}
