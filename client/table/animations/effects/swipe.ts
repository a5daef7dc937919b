import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A paw comes from the thief's side, strikes, and takes a card back in an arc. */
export async function swipe(hand: AnimationContext, { ms, card, from, to }: StepOf<"swipe">): Promise<void> {
  const start = hand.props.find(from);
  const goal = hand.props.find(to);
  if (start === null || goal === null || hand.over) return;
  const paw = hand.drawing("paw-swipe", 96, 104);
  const { scale } = paw;
  const side = goal.x < start.x ? -1 : 1;
  const away = 70 * hand.unit;
  paw.setPosition(start.x + side * away, start.y - away * 0.4).setAngle(side * 50);
  paw.setScale(scale * side, scale).setAlpha(0);
  await hand.move({ targets: paw, x: start.x, y: start.y, angle: 0, alpha: 1, duration: ms * 0.26, ease: "Back.In" });
  if (hand.over) return;
  const width = Math.max(start.w, goal.w);
  const { group } = hand.card(card, { ...start, w: width }, 102);
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const x = start.x + (goal.x - start.x) * t;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * 70 * hand.unit;
    group.setPosition(x, y).setScale((start.w + (goal.w - start.w) * t) / width);
    group.setAngle(start.angle + (goal.angle - start.angle) * t + Math.sin(t * Math.PI) * side * 14);
    paw.setPosition(x, y).setAlpha(1 - Math.max(0, t - 0.75) * 4);
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms * 0.74, ease: "Cubic.InOut", onUpdate: put });
}
