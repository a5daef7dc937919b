import { palette } from "../../paint/palette.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Lights in the trail, and the distance between two of them in radians. */
const lights = 9;
const gap = 0.09;

/** A light runs half a turn round the rim of the felt, in the new direction of play. */
export async function revolve(hand: AnimationContext, { ms, direction }: StepOf<"revolve">): Promise<void> {
  const { felt } = hand.props.layout();
  if (hand.over) return;
  const size = Math.max(felt.rim * 1.5, 16 * hand.unit);
  const print = hand.print(size, size, (pen) => {
    const light = pen.createRadialGradient(size / 2, size / 2, 1, size / 2, size / 2, size / 2);
    light.addColorStop(0, palette.paper);
    light.addColorStop(0.4, palette.now);
    light.addColorStop(1, "rgba(255,233,122,0)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
  });
  const trail = Array.from({ length: lights }, (_, i) => hand.image(print, 26).setAlpha(1 - i / lights));
  const way = { done: 0 };
  const sense = direction === "clockwise" ? 1 : -1;
  const put = () =>
    trail.forEach((image, i) => {
      const at = rimPoint(felt, Math.PI / 2 + sense * (way.done * Math.PI * 1.1 - i * gap));
      image.setPosition(at.x, at.y);
    });
  put();
  await hand.move({ targets: way, done: 1, duration: ms * 0.85, ease: "Sine.InOut", onUpdate: put });
  await hand.move({ targets: trail, alpha: 0, duration: ms * 0.15 });
}

/** Returns the point of the rim in a direction from the middle, 0 to the right, clockwise. */
function rimPoint(
  { x, y, w, h, rim }: { x: number; y: number; w: number; h: number; rim: number },
  angle: number,
): { x: number; y: number } {
  // A superellipse is close to the rounded rectangle of the felt.
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6;
  return {
    x: x + w / 2 + bend(Math.cos(angle)) * (w / 2 - rim / 2),
    y: y + h / 2 + bend(Math.sin(angle)) * (h / 2 - rim / 2),
  };
}
