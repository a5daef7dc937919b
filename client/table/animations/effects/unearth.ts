import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";
import { portrait } from "./launch.ts";
import { punch, shake } from "./table-moves.ts";

/** Stages of the climb: height above the ground in widths of the portrait, and angle. */
const heaves = [
  { height: 0.1, angle: -14 },
  { height: 0.4, angle: 12 },
  { height: 0.75, angle: 0 },
] as const;

/** Dirt bursts below a portrait, a paw comes up and grabs hold, the cat climbs out, and the panel jumps. */
export async function unearth(hand: AnimationContext, { ms, seat, avatar, at }: StepOf<"unearth">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const { x, y, w } = pose;
  const ground = y + w * 0.6;
  const cat = portrait(hand, avatar, w * 1.15, 103);
  const paw = hand.drawing("paw-swipe", (w * 0.95) / hand.unit, 103.5);
  const dirt = hand.drawing("dirt", (w * 2) / hand.unit, 104).setOrigin(0.5, 0.8);
  const { scale } = dirt;
  dirt.setPosition(x, ground).setScale(scale * 0.2);
  paw
    .setPosition(x + w * 0.5, ground + w * 0.5)
    .setAngle(38)
    .setAlpha(0);
  cat.setPosition(x, ground + w * 0.5).setAlpha(0);
  void shake(hand, { kind: "shake", ms: 200, strength: 4 });
  await hand.move({ targets: dirt, scale, duration: ms * 0.14, ease: "Back.Out" });
  paw.setAlpha(1);
  await hand.move({ targets: paw, y: ground - w * 0.7, angle: 20, duration: ms * 0.17, ease: "Back.Out" });
  await hand.move({ targets: paw, y: ground - w * 0.35, angle: 60, duration: ms * 0.1, ease: "Quad.In" });
  cat.setAlpha(1);
  for (const { height, angle } of heaves)
    await hand.move({ targets: cat, y: ground - height * w, angle, duration: ms * 0.11, ease: "Back.Out" });
  void punch(hand, { kind: "punch", ms: ms * 0.2, at: seat });
  void hand.move({ targets: [paw, dirt], alpha: 0, y: `+=${w * 0.3}`, duration: ms * 0.2 });
  await hand.move({ targets: cat, y, duration: ms * 0.1, ease: "Quad.In" });
  await hand.pause(ms * 0.16);
}
