import type { Anchor } from "../anchor.ts";
import type { Box } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import type { Pen } from "../paint/pen.ts";
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
  /** Current drag; null without one. */
  readonly aim: Aim | null;
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
