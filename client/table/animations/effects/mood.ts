import { paintMood } from "../../paint/mood.ts";
import { palette } from "../../paint/palette.ts";
import { paintDisc } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { Mood, StepOf } from "../steps.ts";

/** Above panels, below the prompt and its controls. */
const depth = 44.5;

/** Enlargement of a portrait. It must always hide the portrait on the panel, however it moves. */
const forward = 1.28;

interface Jerk {
  /** In shares of the portrait's width, and degrees. */
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  /** Share of its height; its width shrinks accordingly. */
  readonly stretch?: number;
}

/** Movements of a portrait for each mood, in sequence. */
const jerks: Readonly<Record<Mood, readonly Jerk[]>> = {
  angry: [{ x: -0.05 }, { x: 0.06, angle: 3 }, { x: -0.06, angle: -3 }, { x: 0.05 }, { x: -0.03 }, { y: 0.03 }],
  shocked: [{ y: -0.12, stretch: 1.14 }, { stretch: 0.88 }, { y: -0.05, stretch: 1.05 }, { stretch: 0.97 }, {}],
  smug: [{ angle: 9, y: -0.02 }, { angle: 6 }, { angle: 10, y: -0.03 }, { angle: 7 }],
  sweating: [
    { x: -0.02 },
    { x: 0.02 },
    { x: -0.03 },
    { x: 0.03 },
    { x: -0.04 },
    { x: 0.04 },
    { x: -0.04 },
    { x: 0.04 },
  ],
  relieved: [{ stretch: 1.08, y: -0.03 }, { stretch: 0.9, y: 0.04 }, { stretch: 0.94, y: 0.03 }, {}],
};

/** A portrait comes forward, makes a face, and goes back. */
export async function mood(hand: AnimationContext, { ms, mood: felt, at }: StepOf<"mood">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || pose.drawing === undefined || hand.over) return;
  const { drawing } = pose;
  const side = pose.w * 2;
  const portrait = hand.paint(side, side, depth, (pen) => {
    paintDisc(pen, pose.w, pose.w, pose.w / 2, palette.ink);
    hand.props.drawings.draw(pen, `avatars/${drawing}`, pose.w, pose.w, pose.w * 0.92);
    pen.translate(pose.w, pose.w);
    pen.scale(pose.w / 100, pose.w / 100);
    paintMood(pen, drawing, felt);
  });
  const { scale } = portrait;
  portrait.setPosition(pose.x, pose.y);
  await hand.move({ targets: portrait, scale: scale * forward, duration: ms * 0.14, ease: "Back.Out" });
  for (const { x = 0, y = 0, angle = 0, stretch = 1 } of jerks[felt])
    await hand.move({
      targets: portrait,
      x: pose.x + x * pose.w,
      y: pose.y + y * pose.w,
      angle,
      scaleX: (scale * forward) / stretch,
      scaleY: scale * forward * stretch,
      duration: (ms * 0.68) / jerks[felt].length,
      ease: "Sine.InOut",
    });
  const home = { x: pose.x, y: pose.y, angle: 0, scale };
  await hand.move({ targets: portrait, ...home, duration: ms * 0.12, ease: "Sine.In" });
  if (portrait.active) await hand.move({ targets: portrait, alpha: 0, duration: ms * 0.06 });
}
