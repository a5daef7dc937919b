import type { Place } from "../place.ts";
import type { Stagehand } from "./stagehand.ts";
import { punch } from "./table-moves.ts";

/** Dirt bursts under a seat, a paw comes up out of it, and the plate jumps. */
export async function unearth(hand: Stagehand, seat: Place): Promise<void> {
  const at = hand.props.find(seat);
  if (at === null || hand.over) return;
  const paw = drawn(hand, "paw-swipe", 76, 103);
  const dirt = drawn(hand, "dirt", 110, 104);
  const ground = at.y + 20 * hand.unit;
  dirt.setPosition(at.x, ground).setScale(dirt.scale * 0.3);
  paw
    .setPosition(at.x, ground + 16 * hand.unit)
    .setAngle(38)
    .setAlpha(0);
  await hand.move({ targets: dirt, scale: dirt.scale / 0.3, duration: 200, ease: "Back.Out" });
  paw.setAlpha(1);
  await hand.move({ targets: paw, y: ground - 34 * hand.unit, duration: 240, ease: "Back.Out" });
  await punch(hand, seat);
  await hand.move({ targets: [paw, dirt], alpha: 0, y: `+=${18 * hand.unit}`, duration: 180 });
}

function drawn(hand: Stagehand, name: string, units: number, depth: number) {
  const { drawings } = hand.props;
  const w = units * hand.unit;
  const h = w / drawings.ratio(`fx/${name}`);
  return hand.paint(w, h, depth, (pen) => drawings.draw(pen, `fx/${name}`, w / 2, h / 2, w));
}
