import type { Anchor } from "../anchor.ts";
import type { Box } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { Clock, Drag, SeatPlate } from "../model/pieces.ts";
import type { Intent, TableScene } from "../model/scene.ts";
import type { Brush } from "../paint/brush.ts";
import type { Pen } from "../paint/pen.ts";

/** A piece of the picture that is painted separately, and painted again when its look changes. */
export interface Patch {
  readonly id: string;
  /** Order from the back. */
  readonly z: number;
  /** In CSS pixels inside the safe area. */
  readonly box: Box;
  /** CSS pixels per unit: `paint` draws in units, from the box's top left corner. */
  readonly scale: number;
  /** Extra room painted around the box for shadows and glow, in units. */
  readonly bleed: number;
  /** Everything the painting depends on, as plain data. */
  readonly look: unknown;
  /** For countdowns: the value that changes with time. */
  readonly live?: (now: number) => number;
  readonly paint: (pen: Pen, now: number) => void;
}

/** Something that can be pressed; the DOM lays a button over it. */
export interface Spot {
  readonly id: string;
  readonly kind: "button" | "card" | "slider";
  /** What a screen reader says. */
  readonly label: string;
  readonly box: Box;
  /** Degrees, clockwise. */
  readonly angle?: number;
  readonly z: number;
  /** Reading order: spots of one group stand together. */
  readonly group: "seats" | "felt" | "prompt" | "hand" | "corners" | "stage" | "open";
  readonly intent: Intent | PageTurn | Look;
  /** The card to show large when the viewer points at it, holds a finger on it, or presses `i`. */
  readonly shows?: string;
  readonly pressed?: boolean;
  /** A press only explains why it is not allowed. */
  readonly disabled?: boolean;
  /** `KeyboardEvent.key` that presses it. */
  readonly key?: string;
  /** Shown running out. */
  readonly until?: Clock;
  /** For a card: what a drag of it can do. */
  readonly drag?: Drag;
  /** For pointers only: keyboard and screen reader have another way to do the same. */
  readonly silent?: boolean;
  /** For a slider: the values it runs over. */
  readonly range?: { readonly value: number; readonly max: number; readonly text: string };
}

/** Another page of a grid. Only the table knows about it. */
export interface PageTurn {
  readonly kind: "page";
  readonly page: number;
}

/** The viewer looks at an open card. */
export interface Look {
  readonly kind: "look";
}

export interface Component {
  readonly patches: readonly Patch[];
  readonly spots: readonly Spot[];
}

/** What a component is made from. */
export interface View {
  readonly scene: TableScene;
  readonly layout: Layout;
  readonly brush: Brush;
  /** Which page of a long grid is shown, from 0. */
  readonly page: number;
  /** The whole window in the same coordinates: the safe area begins at 0, 0. */
  readonly screen: Box;
  /** Whether a motion carries a thing: it is not drawn where it lies. */
  readonly carried: (anchor: Anchor) => boolean;
  /** What is dragged; null while nothing is. */
  readonly aim: Aim | null;
}

/** Cards of the hand that are dragged. */
export interface Aim {
  /** Their keys, the one under the pointer first. */
  readonly cards: readonly string[];
  /** The seats that they can be dropped on. */
  readonly seats: readonly number[];
  /** The one that it is over now. */
  readonly over: number | null;
}

/** What the seats are marked with: the candidates of the card that is dragged, or those that the scene says. */
export function targetIn({ aim }: Pick<View, "aim">, { seat, target }: SeatPlate): SeatPlate["target"] {
  if (aim === null) return target;
  if (!aim.seats.includes(seat)) return "no";
  return aim.over === seat ? "chosen" : "candidate";
}

export const nothing: Component = { patches: [], spots: [] };

export function together(...components: readonly Component[]): Component {
  return {
    patches: components.flatMap((component) => component.patches),
    spots: components.flatMap((component) => component.spots),
  };
}
