import { clamp, type Pose } from "./box.ts";
import type { HandRoom } from "./layout.ts";

export interface HandPose extends Pose {
  /** Visible part of the card beside its right neighbour, 0 to 1. */
  readonly seen: number;
  /** Depth order among the hand cards, from the back. */
  readonly depth: number;
  /** 1, or less while the card scrolls out of its space; 0 means invisible. */
  readonly alpha: number;
}

export interface HandLayout {
  readonly poses: readonly HandPose[];
  /** Maximum scroll offset of the hand, in pixels; 0 if all of it is visible. */
  readonly scrollable: number;
  /** Width of one hand card. */
  readonly card: number;
}

/** Emphasis of a card. Cards beside a selected one move aside for it. */
export interface Raised {
  readonly playable: boolean;
  readonly selected: boolean;
}

export function lift(card: Raised, room: HandRoom): number {
  return card.selected ? room.lift.selected : card.playable ? room.lift.playable : 0;
}

/** Returns the opacity of a card. It fades as it leaves its space at the sides. */
export function alphaAt(x: number, w: number, { box }: HandRoom): number {
  const out = Math.max(box.x + w * 0.44 - x, x - (box.x + box.w - w * 0.44));
  return clamp(1 - out / (w * 0.5), 0, 1);
}
