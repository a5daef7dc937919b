import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A drawing pops up, hovers and fades. */
export async function appear(hand: AnimationContext, { ms, drawing, at, size }: StepOf<"appear">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const image = hand.drawing(drawing, size, 103);
  const { scale } = image;
  image
    .setPosition(pose.x, pose.y)
    .setScale(scale * 0.3)
    .setAngle(-10);
  await hand.move({ targets: image, scale, angle: 0, duration: ms * 0.34, ease: "Back.Out" });
  await hand.pause(ms * 0.4);
  await hand.move({ targets: image, alpha: 0, scale: scale * 1.15, duration: ms * 0.26 });
}

/** A drawing travels in an arc and fades as it arrives. */
export async function carry(hand: AnimationContext, { ms, drawing, from, to, size }: StepOf<"carry">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find(to)];
  if (start === null || goal === null || hand.over) return;
  const image = hand.drawing(drawing, size, 104);
  const { scale } = image;
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * 70 * hand.unit;
    image.setPosition(start.x + (goal.x - start.x) * t, y).setScale(scale * (0.6 + Math.sin(t * Math.PI) * 0.6));
    image.setAlpha(Math.min(1, t * 8, (1 - t) * 5));
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms, ease: "Cubic.InOut", onUpdate: put });
}

/** A drawing above an anchor tips over, and tumbles off. */
export async function topple(hand: AnimationContext, { ms, drawing, at, size }: StepOf<"topple">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const image = hand.drawing(drawing, size, 104);
  const top = pose.y - 26 * hand.unit;
  image.setPosition(pose.x, top).setAlpha(0);
  await hand.move({ targets: image, alpha: 1, duration: ms * 0.12 });
  await hand.move({ targets: image, angle: -16, duration: ms * 0.16, ease: "Sine.InOut" });
  await hand.move({ targets: image, angle: 24, x: pose.x + 8 * hand.unit, duration: ms * 0.18, ease: "Sine.InOut" });
  const fall = {
    x: pose.x + 46 * hand.unit,
    y: top + 110 * hand.unit,
    angle: 200,
    alpha: { value: 0, ease: "Quint.In" },
  };
  await hand.move({ targets: image, ...fall, duration: ms * 0.54, ease: "Quad.In" });
}
