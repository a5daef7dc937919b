import { clamp, type Point } from "../../layout/box.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Above the piles, below panels, counts, ribbon and prompt. */
const depth = 24;
const drawing = "bolt-arrow";

/** Maximum length of the arrow, in units. It flies the rest of a longer path. */
const longest = 260;

/** A jagged arrow shoots over the felt from one anchor to another and stays at its goal briefly. */
export async function aim(hand: AnimationContext, { ms, from, to }: StepOf<"aim">): Promise<void> {
  const [away, there] = [hand.props.find(from), hand.props.find(to)];
  const { drawings } = hand.props;
  if (away === null || there === null || hand.over) return;
  const [start, goal] = [onFelt(hand, away), onFelt(hand, there)];
  const way = Math.hypot(goal.x - start.x, goal.y - start.y);
  const angle = Math.atan2(goal.y - start.y, goal.x - start.x);
  const length = clamp(way, 90 * hand.unit, longest * hand.unit);
  const h = Math.min(length / 2, 110 * hand.unit);
  const image = hand.paint(length, h, depth, (pen) => {
    pen.scale(1, h / (length / 2));
    drawings.draw(pen, `fx/${drawing}`, length / 2, length / 4, length);
  });
  const { scaleX, scaleY } = image;
  image
    .setPosition(start.x, start.y)
    .setRotation(angle)
    .setScale(scaleX * 0.1, scaleY * 0.6);
  const back = Math.min(length, way) / 2;
  const middle = { x: goal.x - Math.cos(angle) * back, y: goal.y - Math.sin(angle) * back };
  await hand.move({ targets: image, ...middle, scaleX, scaleY, duration: ms * 0.34, ease: "Back.Out" });
  await hand.pause(ms * 0.44);
  await hand.move({ targets: image, alpha: 0, duration: ms * 0.22 });
}

/** Returns the point of the felt nearest to a seat, so that the arrow never covers panels, prompt or hand. */
function onFelt(hand: AnimationContext, { x, y }: Point): Point {
  const { felt, prompt, ribbon } = hand.props.layout();
  const edge = 36 * hand.unit;
  const top = ribbon === null ? felt.y : ribbon.y;
  const bottom = Math.min(felt.y + felt.h, prompt.y > felt.y + edge * 3 ? prompt.y : Number.POSITIVE_INFINITY);
  return {
    x: Math.min(Math.max(x, felt.x + edge), felt.x + felt.w - edge),
    y: Math.min(Math.max(y, top + edge), bottom - edge),
  };
}
