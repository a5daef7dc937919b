import { palette } from "../../paint/palette.ts";
import { newPen, widthOf, write } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A word in large letters pops up and fades. */
export async function shout(hand: AnimationContext, { ms, text, at }: StepOf<"shout">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const size = 44 * hand.unit;
  const style = { size, font: "shout", align: "center", stroke: palette.ink, strokeWidth: size * 0.22 } as const;
  const w = widthOf(newPen(1, 1), text, style) + size;
  const image = hand.paint(w, size * 2, 104, (pen) => write(pen, text, w / 2, size, style));
  const { scale } = image;
  const { width } = hand.props.layout();
  const x = Math.min(Math.max(pose.x, w / 2), width - w / 2);
  image
    .setPosition(x, pose.y)
    .setAngle(-8)
    .setScale(scale * 0.3);
  await hand.move({ targets: image, scale, duration: ms * 0.32, ease: "Back.Out" });
  await hand.pause(ms * 0.44);
  await hand.move({ targets: image, alpha: 0, y: pose.y - 20, duration: ms * 0.24 });
}
