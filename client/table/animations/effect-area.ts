import type { AnchorRect, AnimationContext } from "./animation-context.ts";

/** Returns the middle of the stage, or on phones of the felt. */
export function middleOf(hand: AnimationContext): AnchorRect | null {
  const { felt, kind } = hand.props.layout();
  const at = hand.props.find("stage");
  return at === null || kind === "desktop" ? at : { ...at, x: felt.x + felt.w / 2 };
}

/** Returns the size of a large effect: the stage, or on phones the middle of the felt. */
export function showSize(hand: AnimationContext): { w: number; h: number } {
  const { felt, stage, kind } = hand.props.layout();
  const w = kind === "desktop" ? stage.w * 1.04 : Math.min(felt.w * 0.94, 430 * hand.unit);
  const h = kind === "desktop" ? stage.h * 1.35 : Math.min(felt.h * 0.86, w * 0.66);
  return { w, h };
}
