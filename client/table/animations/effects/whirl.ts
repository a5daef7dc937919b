import type { AnimationContext } from "../animation-context.ts";
import { orbiting, orbitPose } from "../orbit.ts";
import type { StepOf } from "../steps.ts";

/** Backs leave the pile, circle it once, and snap back into it. */
export async function whirl(hand: AnimationContext, { ms }: StepOf<"whirl">): Promise<void> {
  const pile = hand.props.find("pile");
  if (pile === null || hand.over) return;
  const backs = Array.from({ length: orbiting }, () => hand.card(null, { ...pile, w: pile.w * 0.46 }, 15));
  const way = { done: 0 };
  const put = () => {
    const reach = Math.min(1, way.done * 5, (1 - way.done) * 6);
    backs.forEach(({ group }, i) => {
      const at = orbitPose(i, way.done * 1.3, reach);
      group.setPosition(pile.x + at.x * pile.w, pile.y + at.y * pile.w).setAngle(at.angle);
      group.setScale(at.size / 0.46).setDepth(at.front ? 16 : 14);
    });
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms, ease: "Sine.InOut", onUpdate: put });
}
