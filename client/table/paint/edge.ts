import { faceSize } from "./face.ts";
import { palette } from "./palette.ts";
import { type Pen, roundRect } from "./pen.ts";

/** What lies under a card: its hard shadow, the outline of a playable card, the double outline of a selected one, the red glow of a kitten. */
export type Edge = "shadow" | "playable" | "selected" | "danger";

/** Room around the card for outlines and glow, in units. */
export const edgeBleed = 64;

/** Draws an edge for a card at 0, 0 in units. */
export function paintEdge(pen: Pen, edge: Edge): void {
  if (edge === "shadow") return around(pen, 0, "rgba(13,6,24,0.45)", 8);
  if (edge === "danger") return halo(pen, palette.bomb, 40);
  const width = edge === "selected" ? 12 : 7;
  if (edge === "selected") halo(pen, "rgba(255,233,122,0.75)", 50);
  around(pen, width + (edge === "selected" ? 6 : 4), palette.ink);
  around(pen, width, palette.now);
}

function around(pen: Pen, by: number, fill: string, down = 0): void {
  roundRect(pen, { x: -by, y: -by + down, w: faceSize.w + 2 * by, h: faceSize.h + 2 * by }, 24 + by);
  pen.fillStyle = fill;
  pen.fill();
}

function halo(pen: Pen, colour: string, reach: number): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = reach * pen.getTransform().a;
  around(pen, 4, colour);
  pen.restore();
}
