import type { AnchorRect, AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";
import { portrait } from "./launch.ts";

/** Above the win stage, below the buttons. */
const depth = 104;

/** A pose of a bow: offset in shares of the portrait's width, angle in degrees, and share of its height. */
interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  readonly tall?: number;
}

/** Styles of a bow as poses; each ends upright. */
const ways: readonly (readonly Pose[])[] = [
  // A deep bow, and another.
  [{ angle: 24, y: 0.12 }, { angle: 24, y: 0.12 }, {}, { angle: -14, y: 0.08 }, {}],
  // A pirouette.
  [{ y: -0.1 }, { angle: 360, y: -0.14 }, { angle: 360, y: 0.06, tall: 0.86 }, { angle: 360 }],
  // Two hops.
  [{ tall: 0.8, y: 0.1 }, { tall: 1.12, y: -0.34 }, { tall: 0.84, y: 0.08 }, { tall: 1.1, y: -0.26 }, {}],
  // Kisses to both sides.
  [{ x: -0.2, angle: -16 }, { x: -0.2, angle: -16 }, { x: 0.2, angle: 16 }, { x: 0.2, angle: 16 }, {}],
];

/** The winner's portrait leaves its seat, lands on the felt and takes its bow. */
export async function bow(hand: AnimationContext, { ms, avatar, from }: StepOf<"bow">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find("winner")];
  if (start === null || goal === null || hand.over) return;
  const cat = portrait(hand, avatar, goal.w, depth);
  const { scale } = cat;
  cat.setPosition(start.x, start.y).setScale((scale * start.w) / goal.w);
  const come = { x: goal.x, y: goal.y, scale, angle: { from: -20, to: 0 } };
  await hand.move({ targets: cat, ...come, duration: ms * 0.28, ease: "Back.Out" });
  const poses = ways[number(avatar) % ways.length] ?? [];
  for (const pose of poses) {
    await hand.move({
      targets: cat,
      ...at(goal, pose, scale),
      duration: (ms * 0.72) / poses.length,
      ease: "Sine.InOut",
    });
  }
}

const at = (goal: AnchorRect, { x = 0, y = 0, angle = 0, tall = 1 }: Pose, scale: number) => ({
  x: goal.x + x * goal.w,
  y: goal.y + y * goal.w,
  angle,
  scaleX: scale / Math.sqrt(tall),
  scaleY: scale * tall,
});

/** Number of a cat from its drawing's name ("07"); it selects the style. */
const number = (avatar: string): number => [...avatar].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
