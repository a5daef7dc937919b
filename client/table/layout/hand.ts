import { clamp, type Pose } from "./box.ts";
import type { HandRoom } from "./layout.ts";

export interface HandPose extends Pose {
  /** The part of the card that its right neighbour leaves free, 0 to 1. */
  readonly seen: number;
  /** The order among the cards of the hand, from the back. */
  readonly depth: number;
  /** 1, or less as the card scrolls out of its room; 0: it is gone. */
  readonly alpha: number;
}

export interface HandLayout {
  readonly poses: readonly HandPose[];
  /** How far the hand can be scrolled, in pixels; 0 if all of it is visible. */
  readonly scrollable: number;
  /** Width of one card of the hand. */
  readonly card: number;
}

/** How a card stands out; the cards beside a selected one make room for it. */
export interface Raised {
  readonly playable: boolean;
  readonly selected: boolean;
}

export function lift(card: Raised, room: HandRoom): number {
  return card.selected ? room.lift.selected : card.playable ? room.lift.playable : 0;
}

/** A card fades as it leaves its room at the sides. */
export function alphaAt(x: number, w: number, { box }: HandRoom): number {
  const out = Math.max(box.x + w * 0.44 - x, x - (box.x + box.w - w * 0.44));
  return clamp(1 - out / (w * 0.5), 0, 1);
}
