import { faceSize } from "./face.ts";
import { palette } from "./palette.ts";
import { type Pen, roundRect } from "./pen.ts";

/**
 * Background of a card: its hard shadow, the outline of a playable card, the double outline of a selected one, the glow
 * of a drawable pile, the red glow of a dangerous card.
 */
export type Edge = "shadow" | "playable" | "selected" | "glow" | "danger";

/** Margin of each edge around the card, in units. */
export const edgeBleeds: Readonly<Record<Edge, number>> = {
  shadow: 9,
  playable: 12,
  selected: 64,
  glow: 64,
  danger: 64,
};

/** Draws an edge for a card at 0, 0 in units. */
export function paintEdge(pen: Pen, edge: Edge): void {
  if (edge === "shadow") around(pen, 0, "rgba(13,6,24,0.45)", 8);
  else if (edge === "danger") halo(pen, palette.bomb, 40);
  else if (edge === "glow") halo(pen, palette.now, 44);
  else outline(pen, edge === "selected");
}

function around(pen: Pen, by: number, fill: string, down = 0): void {
  roundRect(pen, { x: -by, y: -by + down, w: faceSize.w + 2 * by, h: faceSize.h + 2 * by }, 24 + by);
  pen.fillStyle = fill;
  pen.fill();
}

function outline(pen: Pen, double: boolean): void {
  const width = double ? 12 : 7;
  if (double) halo(pen, "rgba(255,233,122,0.75)", 50);
  around(pen, width + (double ? 6 : 4), palette.ink);
  around(pen, width, palette.now);
}

function halo(pen: Pen, colour: string, reach: number): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = reach * pen.getTransform().a;
  around(pen, 4, colour);
  pen.restore();
}
