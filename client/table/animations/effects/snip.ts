import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Scissors come in from the right, close on a fuse, and its spark dies. */
export async function snip(hand: AnimationContext, { ms }: StepOf<"snip">): Promise<void> {
  const at = hand.props.find("stage");
  if (at === null || hand.over) return;
  const unit = hand.unit;
  const spark = hand.drawing("spark", 56, 103);
  const blades = ["scissors-lower", "scissors-upper"].map((name) => hand.drawing(name, 140, 104));
  spark.setPosition(at.x - 8 * unit, at.y - 52 * unit);
  const open = 16;
  for (const [i, blade] of blades.entries())
    blade.setPosition(at.x + 120 * unit, at.y - 52 * unit).setAngle(i === 0 ? -open : open);
  await hand.move({ targets: blades, x: at.x + 40 * unit, duration: ms * 0.36, ease: "Quad.Out" });
  await hand.move({ targets: blades, angle: 0, duration: ms * 0.16, ease: "Quad.In" });
  const fall = { y: at.y + 10 * unit, scale: 0, angle: 90 } as const;
  await hand.move({ targets: spark, ...fall, duration: ms * 0.28, ease: "Quad.In" });
  await hand.move({ targets: blades, alpha: 0, duration: ms * 0.2 });
}
