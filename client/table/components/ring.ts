import { around } from "../layout/box.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintDisc, write } from "../paint/pen.ts";
import type { Clock } from "../scene/pieces.ts";
import type { Sprite } from "./component.ts";

/** Remaining time in ms below which a ring is red. */
const urgent = 5000;
const step = 200;

export interface RingShape {
  readonly x: number;
  readonly y: number;
  /** Outer diameter and thickness in units. */
  readonly size: number;
  readonly band: number;
}

/** A countdown: a ring that shortens, red at the end. `face` draws its content. */
export function ringSprite(
  id: string,
  z: number,
  scale: number,
  clock: Clock,
  shape: RingShape,
  face: (pen: Pen, seconds: string) => void,
): Sprite {
  const left = (now: number) => Math.min(clock.totalMs, Math.max(0, clock.endsAt - now));
  const { x, y, size, band } = shape;
  return {
    id,
    z,
    box: around(x, y, size * scale, size * scale),
    scale,
    bleed: 12,
    look: [clock, shape.size],
    live: (now) => Math.ceil(left(now) / step),
    paint: (pen, now) => {
      const share = clock.totalMs > 0 ? Math.min(1, left(now) / clock.totalMs) : 0;
      const colour = left(now) < urgent ? palette.bomb : palette.now;
      paintRing(pen, size / 2, size, band, share, colour);
      face(pen, `${Math.ceil(left(now) / 1000)}`);
    },
  };
}

function paintRing(pen: Pen, at: number, size: number, band: number, share: number, colour: string): void {
  const radius = size / 2 - 3 - band / 2;
  paintDisc(pen, at, at, size / 2, palette.ink);
  const arc = (share: number, stroke: string) => {
    pen.beginPath();
    pen.arc(at, at, radius, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI);
    pen.strokeStyle = stroke;
    pen.lineWidth = band;
    pen.stroke();
  };
  arc(1, palette.track);
  if (share > 0) arc(share, colour);
}

/** Returns a painter for the number in the middle of a ring. */
export function ringNumber(size: number): (pen: Pen, seconds: string) => void {
  return (pen, seconds) =>
    write(pen, seconds, size / 2, size / 2, { size: size * 0.42, font: "shout", align: "center" });
}
