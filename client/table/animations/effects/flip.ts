import type { AnimationContext, MovingCardImages } from "../animation-context.ts";
import type { MovingCard } from "../steps.ts";

/** Turns a card over in place. */
export async function turnTo(
  hand: AnimationContext,
  prop: MovingCardImages,
  face: MovingCard,
  ms: number,
): Promise<void> {
  const { scaleX } = prop.group;
  await hand.move({ targets: prop.group, scaleX: 0, duration: ms * 0.4, ease: "Sine.In" });
  if (hand.over) return;
  hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX, duration: ms * 0.6, ease: "Back.Out" });
}
