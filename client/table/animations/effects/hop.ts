import { palette } from "../../paint/palette.ts";
import { paintDisc } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

const radius = 26;

/** The yellow ring of the player on turn jumps from one seat to the next and widens there. */
export async function hop(hand: AnimationContext, { ms, from, to }: StepOf<"hop">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find(to)];
  if (start === null || goal === null || hand.over) return;
  const r = radius * hand.unit;
  const ring = hand.paint(r * 2.4, r * 2.4, 103, (pen) => {
    for (const [width, colour] of [
      [r * 0.46, palette.ink],
      [r * 0.26, palette.now],
    ] as const) {
      pen.beginPath();
      pen.arc(r * 1.2, r * 1.2, r * 0.9, 0, 2 * Math.PI);
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    paintDisc(pen, r * 1.2, r * 1.2, r * 0.14, palette.now);
  });
  const { scale } = ring;
  const leap = Math.min(90 * hand.unit, Math.hypot(goal.x - start.x, goal.y - start.y) * 0.3);
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * leap;
    ring.setPosition(start.x + (goal.x - start.x) * t, y).setScale(scale * (0.7 + t * 0.3));
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms * 0.68, ease: "Sine.InOut", onUpdate: put });
  await hand.move({ targets: ring, scale: scale * 1.9, alpha: 0, duration: ms * 0.32, ease: "Quad.Out" });
}
