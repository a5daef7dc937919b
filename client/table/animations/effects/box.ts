import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A card shrinks into a box, the lid shuts, and the box goes into the pile. The animation is equal for all slots. */
export async function box(hand: AnimationContext, { ms, card, from }: StepOf<"box">): Promise<void> {
  const start = hand.props.find(from);
  const pile = hand.props.find("pile");
  if (start === null || pile === null || hand.over) return;
  const { group } = hand.card(card, { ...start, angle: 0 }, 102);
  const crate = hand.drawing("box", 92, 103);
  const { scale } = crate;
  const low = start.y + 30 * hand.unit;
  crate.setPosition(start.x, low).setScale(0);
  void hand.move({ targets: crate, scale, duration: ms * 0.3, ease: "Back.Out" });
  await hand.move({ targets: group, scale: 0.1, y: low, duration: ms * 0.36, ease: "Cubic.In" });
  group.setVisible(false);
  await hand.move({ targets: crate, scaleY: scale * 0.86, duration: ms * 0.07, yoyo: true });
  const goal = { x: pile.x, y: pile.y, scale: scale * 0.5 };
  await hand.move({ targets: crate, ...goal, duration: ms * 0.4, ease: "Cubic.InOut" });
  await hand.move({ targets: crate, alpha: 0, duration: ms * 0.1 });
}
