import { palette } from "../../paint/palette.ts";
import { inset, type Pen, paintBox, paintRays, roundRect } from "../../paint/pen.ts";

const colours = { left: "#6B2A8A", right: "#1D5A9E" } as const;

/**
 * Paints two halves with a slash between. Their colours do not mean good or evil. In units, from the top left corner.
 */
export function paintArena(pen: Pen, { w, h }: { readonly w: number; readonly h: number }): void {
  const box = { x: 0, y: 0, w, h };
  paintBox(pen, box, { fill: colours.left, radius: 24, lineWidth: 4, drop: 6 });
  pen.save();
  roundRect(pen, inset(box, 4), 20);
  pen.clip();
  paintRays(pen, w * 0.24, h * 0.5, w, 12, "rgba(255,255,255,0.12)", 0.2);
  const lean = h * 0.11;
  half(pen, w, h, lean);
  pen.fillStyle = colours.right;
  pen.fill();
  pen.save();
  pen.clip();
  paintRays(pen, w * 0.76, h * 0.5, w, 12, "rgba(255,255,255,0.16)", 0.1);
  pen.restore();
  slash(pen, w, h, lean, 8, palette.ink);
  slash(pen, w, h, lean, 4, palette.paper);
  pen.restore();
}

/** Clips the following painting to one half, inside the rim. `size` in CSS pixels, `unit`: CSS pixels per unit. */
export function clipHalf(pen: Pen, size: { readonly w: number; readonly h: number }, unit: number, side: 0 | 1): void {
  const { w, h } = size;
  const lean = h * 0.11;
  roundRect(pen, inset({ x: 0, y: 0, w, h }, 4 * unit), 20 * unit);
  pen.clip();
  const gap = 8 * unit;
  if (side === 1) half(pen, w + 2 * gap, h, lean);
  else half(pen, w - 2 * gap, h, lean, 0);
  pen.clip();
}

/** Traces the area from the slash to an outer edge. */
function half(pen: Pen, w: number, h: number, lean: number, edge = w): void {
  pen.beginPath();
  pen.moveTo(w / 2 + lean, 0);
  pen.lineTo(edge, 0);
  pen.lineTo(edge, h);
  pen.lineTo(w / 2 - lean, h);
  pen.closePath();
}

function slash(pen: Pen, w: number, h: number, lean: number, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(w / 2 + lean - width, 0);
  pen.lineTo(w / 2 + lean + width, 0);
  pen.lineTo(w / 2 - lean + width, h);
  pen.lineTo(w / 2 - lean - width, h);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
