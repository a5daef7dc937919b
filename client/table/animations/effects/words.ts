import { clamp } from "../../layout/box.ts";
import { palette } from "../../paint/palette.ts";
import { newPen, type Pen, widthOf, write } from "../../paint/pen.ts";
import { paintStamp } from "../../paint/signs.ts";
import type { AnchorRect, AnimationContext } from "../animation-context.ts";
import type { StepOf, Tone } from "../steps.ts";

const angle = -14;
const inks: Readonly<Record<Tone, string>> = { no: palette.no, yes: palette.yes };

/** A stamp slams down at an angle from far above, and stays briefly. */
export async function stamp(hand: AnimationContext, { ms, text, on, tone, force }: StepOf<"stamp">): Promise<void> {
  const at = hand.props.find(on);
  if (at === null || hand.over) return;
  const { w, h } = sizeOf(hand, at, force);
  const image = hand.paint(w, h, 103, (pen) => paint(pen, text, w, h, tone));
  const { scale } = image;
  const { width } = hand.props.layout();
  image
    .setPosition(clamp(at.x, w / 2, width - w / 2), at.y)
    .setAngle(angle)
    .setAlpha(0)
    .setScale(scale * (1.4 + 0.6 * force));
  await hand.move({ targets: image, scale, alpha: 1, duration: ms * 0.4, ease: "Cubic.In" });
  await hand.move({ targets: image, scale: scale * 0.95, duration: ms * 0.1, yoyo: true });
  await hand.pause(ms * 0.4);
}

/** A stamp breaks along a jagged line, and the halves fall apart. */
export async function crack(hand: AnimationContext, { ms, text, on, tone }: StepOf<"crack">): Promise<void> {
  const at = hand.props.find(on);
  if (at === null || hand.over) return;
  const { w, h } = sizeOf(hand, at);
  const falls = ([-1, 1] as const).map((side) => {
    const half = hand.paint(w, h, 103, (pen) => {
      clipHalf(pen, w, h, side);
      paint(pen, text, w, h, tone);
    });
    half.setPosition(at.x, at.y).setAngle(angle);
    const fall = { x: at.x + side * w * 0.22, y: at.y + h * 0.7, angle: angle + side * 26, alpha: 0 };
    return hand.move({ targets: half, ...fall, duration: ms, ease: "Quad.In" });
  });
  await Promise.all(falls);
}

function sizeOf({ unit }: AnimationContext, at: AnchorRect, force = 1): { w: number; h: number } {
  const w = Math.max(at.w * 1.3, 90 * unit) * force;
  return { w: w + 8, h: w * 0.5 + 8 };
}

function paint(pen: Pen, text: string, w: number, h: number, tone: Tone): void {
  pen.translate(w / 2, h / 2);
  paintStamp(pen, text, w - 8, inks[tone]);
}

function clipHalf(pen: Pen, w: number, h: number, side: -1 | 1): void {
  const edge = side < 0 ? 0 : w;
  pen.beginPath();
  pen.moveTo(edge, 0);
  for (const [x, y] of [
    [0.56, 0],
    [0.46, 0.3],
    [0.56, 0.55],
    [0.44, 0.78],
    [0.5, 1],
  ] as const)
    pen.lineTo(w * x, h * y);
  pen.lineTo(edge, h);
  pen.closePath();
  pen.clip();
}

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
