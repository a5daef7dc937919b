import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** An object jumps in size once. */
export async function punch(hand: AnimationContext, { ms, at }: StepOf<"punch">): Promise<void> {
  const image = hand.props.image(at);
  if (image === undefined || hand.over) return;
  const scale = 1 / hand.props.ratio();
  await hand.move({ targets: image, scale: scale * 1.12, duration: ms * 0.36, ease: "Sine.Out" });
  if (image.active) await hand.move({ targets: image, scale, duration: ms * 0.64, ease: "Back.Out" });
  if (image.active) image.setScale(scale);
}

/** The pile trembles evenly, so that the position of a change in it stays secret. */
export async function wobble(hand: AnimationContext, { ms }: StepOf<"wobble">): Promise<void> {
  const image = hand.props.image("pile");
  if (image === undefined || hand.over) return;
  const angles = [-4, 4, -3, 3, -1.5, 0];
  for (const angle of angles) {
    if (!image.active) return;
    await hand.move({ targets: image, angle, duration: ms / angles.length, ease: "Sine.InOut" });
  }
  if (image.active) image.setAngle(0);
}

/** The whole canvas shakes and returns to its position. */
export async function shake(hand: AnimationContext, { ms, strength }: StepOf<"shake">): Promise<void> {
  if (hand.over) return;
  const { board } = hand.props;
  const offset = { x: 0, y: 0 };
  for (const [dx, dy] of [
    [1, -0.6],
    [-0.8, 0.7],
    [0.5, 0.4],
    [-0.3, -0.2],
  ] as const) {
    const onUpdate = () => board.shift(offset.x, offset.y);
    await hand.move({ targets: offset, x: dx * strength, y: dy * strength, duration: ms / 4, onUpdate });
  }
  board.shift(0, 0);
}
