import { palette } from "../paint/palette.ts";
import type { Pen } from "../paint/pen.ts";

/** Cracks of the crater: direction in turns, and length as a share of its width. */
const cracks = [
  [0.05, 0.2],
  [0.2, 0.14],
  [0.46, 0.22],
  [0.58, 0.15],
  [0.83, 0.19],
] as const;

/** Paints a burnt hole at the seat of an eliminated player. `x`, `y`, `w`: middle and width, in units. */
export function paintCrater(pen: Pen, x: number, y: number, w: number): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = Math.max(1.5, w * 0.04);
  pen.lineCap = "round";
  for (const [turn, length] of cracks) {
    const [dx, dy] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI) * 0.4];
    pen.beginPath();
    pen.moveTo(dx * w * 0.46, dy * w * 0.46);
    pen.lineTo(dx * w * (0.5 + length * 0.5), dy * w * (0.54 + length * 0.4));
    pen.stroke();
  }
  ring(pen, w / 2, palette.ash);
  ring(pen, w * 0.42, "#3A2A3E");
  ring(pen, w * 0.3, palette.ink);
  pen.restore();
}

function ring(pen: Pen, radius: number, fill: string): void {
  pen.beginPath();
  pen.ellipse(0, 0, radius, radius * 0.4, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.stroke();
}
