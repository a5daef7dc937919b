import type { Anchor } from "../animations/steps.ts";
import { around, type Box, type Point } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintDisc, write } from "../paint/pen.ts";
import type { Clock, Drag, SeatPanel } from "../scene/pieces.ts";
import type { Intent, TableScene } from "../scene/scene.ts";

/** A part of the display that is painted separately. It is painted again when its look changes. */
export interface Sprite {
  readonly id: string;
  /** Depth order, from the back. */
  readonly z: number;
  /** In CSS pixels inside the safe area. */
  readonly box: Box;
  /** CSS pixels per unit: `paint` draws in units, from the box's top left corner. */
  readonly scale: number;
  /** Extra space around the box for shadows and glow, in units. */
  readonly bleed: number;
  /** All inputs of the painting, as plain data. */
  readonly look: unknown;
  /** For countdowns: a value that changes with time. */
  readonly live?: (now: number) => number;
  readonly paint: (pen: Pen, now: number) => void;
}

/** A control on the table. The DOM places a transparent button over it. */
export interface HitArea {
  readonly id: string;
  readonly kind: "button" | "card" | "slider";
  /** Label for screen readers. */
  readonly label: string;
  readonly box: Box;
  /** Degrees, clockwise. */
  readonly angle?: number;
  readonly z: number;
  /** Reading order: spots of one group are adjacent. */
  readonly group: "seats" | "felt" | "prompt" | "hand" | "corners" | "stage" | "open";
  readonly intent: Intent | PageTurn | Look;
  /** Card to enlarge when the viewer points at it, holds a finger on it, or presses `i`. */
  readonly shows?: string;
  /** Effect of a long press, or of the key `i`. */
  readonly held?: Intent;
  readonly pressed?: boolean;
  /** A press only explains why the action is not allowed. */
  readonly disabled?: boolean;
  /** `KeyboardEvent.key` of its shortcut. */
  readonly key?: string;
  /** Countdown until the spot expires. */
  readonly until?: Clock;
  /** For a card: possible effects of a drag. */
  readonly drag?: Drag;
  /** Only for mouse and touch: keyboard and screen reader have another way to do the same. */
  readonly silent?: boolean;
  /** For a slider: its range of values. */
  readonly range?: { readonly value: number; readonly max: number; readonly text: string };
}

/** Shows another page of a grid. Handled inside the table. */
export interface PageTurn {
  readonly kind: "page";
  readonly page: number;
}

/** The viewer looks at a face-up card. */
export interface Look {
  readonly kind: "look";
}

export interface Component {
  readonly sprites: readonly Sprite[];
  readonly hitAreas: readonly HitArea[];
}

/** Input of all components. */
export interface View {
  readonly scene: TableScene;
  readonly layout: Layout;
  readonly painter: CardPainter;
  /** Displayed page of a long grid, from 0. */
  readonly page: number;
  /** The whole window in the same coordinates. The safe area begins at 0, 0. */
  readonly screen: Box;
  /** Whether an animation carries the object. Then it is not drawn at its place. */
  readonly carried: (anchor: Anchor) => boolean;
  /** Current drag of hand cards; null without one. */
  readonly aim: Aim | null;
  /** Current drag of a card that is put in order; null without one. */
  readonly moved: MovedCard | null;
}

/** A card of a row in a drag, and the place under the pointer. Places count from 0. */
export interface MovedCard {
  readonly place: number;
  readonly over: number | null;
  readonly at: Point;
}

/** Hand cards in a drag. */
export interface Aim {
  /** Their keys, the one under the pointer first. */
  readonly cards: readonly string[];
  /** Seats on which they can be dropped. */
  readonly seats: readonly number[];
  /** Seat under the pointer. */
  readonly over: number | null;
}

/** Returns the mark of a seat: for the dragged card during a drag, else from the scene. */
export function targetIn({ aim }: Pick<View, "aim">, { seat, target }: SeatPanel): SeatPanel["target"] {
  if (aim === null) return target;
  if (!aim.seats.includes(seat)) return "no";
  return aim.over === seat ? "chosen" : "candidate";
}

export const emptyComponent: Component = { sprites: [], hitAreas: [] };

export function mergeComponents(...components: readonly Component[]): Component {
  return {
    sprites: components.flatMap((component) => component.sprites),
    hitAreas: components.flatMap((component) => component.hitAreas),
  };
}

/** A face-up card on the table without an action; it can only be enlarged. `box`: in CSS pixels. */
export const openCard = ({ painter }: View, id: string, card: string, box: Box, z: number): HitArea => ({
  id: `open-${id}`,
  kind: "button",
  group: "open",
  label: painter.prints[card]?.look ?? card,
  box,
  z,
  intent: { kind: "look" },
  shows: card,
});

/** Returns the box of a card with its middle at `x`, `y`. */
export const cardBox = (x: number, y: number, w: number): Box => ({ x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 });

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
