import { palette } from "../../paint/palette.ts";
import { paintDisc } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Above all other objects of the table. */
const depth = 105;

/** A cat is launched: it crouches, then flies out of the top of the window with a trail of smoke. */
export async function launch(hand: AnimationContext, { ms, avatar, at }: StepOf<"launch">): Promise<void> {
  const start = hand.props.find(at);
  if (start === null || hand.over) return;
  const { width } = hand.props.layout();
  const cat = portrait(hand, avatar, start.w * 1.3, depth);
  cat.setPosition(start.x, start.y);
  const { scale } = cat;
  const side = start.x < width / 2 ? 1 : -1;
  await hand.move({ targets: cat, scaleY: scale * 0.7, y: start.y + start.w * 0.15, duration: ms * 0.14 });
  for (let i = 0; i < 3; i += 1) void puff(hand, start.x, start.y, i, ms);
  const gone = { x: start.x + side * width * 0.14, y: -start.w * 2, angle: side * 900 };
  await hand.move({ targets: cat, ...gone, scale: scale * 1.7, duration: ms * 0.86, ease: "Cubic.In" });
  cat.setVisible(false);
}

/** A portrait in its ring, `w` CSS pixels wide. */
export const portrait = (
  hand: AnimationContext,
  avatar: string,
  w: number,
  z: number,
): ReturnType<AnimationContext["paint"]> =>
  hand.paint(w, w, z, (pen) => {
    paintDisc(pen, w / 2, w / 2, w / 2, palette.ink);
    hand.props.drawings.draw(pen, `avatars/${avatar}`, w / 2, w / 2, w * 0.92);
  });

async function puff(hand: AnimationContext, x: number, y: number, i: number, ms: number): Promise<void> {
  await hand.pause(ms * 0.09 * i);
  if (hand.over) return;
  const image = hand.drawing("smoke", 54 - i * 8, depth - 1);
  const { scale } = image;
  image.setPosition(x + (i - 1) * 18 * hand.unit, y - i * 14 * hand.unit).setScale(scale * 0.4);
  await hand.move({ targets: image, y: `-=${34 * hand.unit}`, scale, alpha: { from: 1, to: 0 }, duration: ms * 0.8 });
}
