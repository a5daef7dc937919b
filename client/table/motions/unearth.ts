import type { CueOf } from "./act.ts";
import type { Stagehand } from "./stagehand.ts";
import { punch } from "./table-moves.ts";

/** Dirt bursts under a seat, a paw comes out of it, and the plate jumps. */
export async function unearth(hand: Stagehand, { ms, seat }: CueOf<"unearth">): Promise<void> {
  const at = hand.props.find(seat);
  if (at === null || hand.over) return;
  const paw = hand.drawing("paw-swipe", 76, 103);
  const dirt = hand.drawing("dirt", 110, 104);
  const { scale } = dirt;
  const ground = at.y + 20 * hand.unit;
  dirt.setPosition(at.x, ground).setScale(scale * 0.3);
  paw
    .setPosition(at.x, ground + 16 * hand.unit)
    .setAngle(38)
    .setAlpha(0);
  await hand.move({ targets: dirt, scale, duration: ms * 0.23, ease: "Back.Out" });
  paw.setAlpha(1);
  await hand.move({ targets: paw, y: ground - 34 * hand.unit, duration: ms * 0.28, ease: "Back.Out" });
  await punch(hand, { kind: "punch", ms: ms * 0.28, at: seat });
  await hand.move({ targets: [paw, dirt], alpha: 0, y: `+=${18 * hand.unit}`, duration: ms * 0.2 });
}
