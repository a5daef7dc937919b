import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** The wax seal of a letter breaks in two. */
export async function unseal(hand: AnimationContext, { ms, at }: StepOf<"unseal">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const { drawings } = hand.props;
  const w = Math.max(46 * hand.unit, pose.w * 0.44);
  const halves = ([-1, 1] as const).map((side) => {
    const half = hand.paint(w, w, 104, (pen) => {
      pen.beginPath();
      const edge = side < 0 ? 0 : w;
      pen.moveTo(edge, 0);
      for (const [x, y] of [
        [0.52, 0],
        [0.42, 0.35],
        [0.58, 0.6],
        [0.48, 1],
      ] as const)
        pen.lineTo(w * x, w * y);
      pen.lineTo(edge, w);
      pen.closePath();
      pen.clip();
      drawings.draw(pen, "fx/wax-seal", w / 2, w / 2, w);
    });
    return { half: half.setPosition(pose.x, pose.y), side };
  });
  await hand.pause(ms * 0.25);
  const falls = halves.map(({ half, side }) => {
    const fall = { x: pose.x + side * w * 0.5, y: pose.y + w * 0.5, angle: side * 40, alpha: 0 };
    return hand.move({ targets: half, ...fall, duration: ms * 0.75, ease: "Quad.In" });
  });
  await Promise.all(falls);
}
