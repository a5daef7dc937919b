import { palette } from "../paint/palette.ts";
import { disc } from "../paint/pen.ts";
import type { CueOf } from "./act.ts";
import type { Stagehand } from "./stagehand.ts";
import { punch, shake } from "./table-moves.ts";

/** Dirt bursts at a seat, a paw comes up and takes hold, the cat climbs out after it, and the plate jumps. */
export async function unearth(hand: Stagehand, { ms, seat, avatar }: CueOf<"unearth">): Promise<void> {
  const at = hand.props.find(seat);
  if (at === null || hand.over) return;
  const { unit } = hand;
  const ground = at.y + 34 * unit;
  const cat = portrait(hand, avatar, 66 * unit);
  const paw = hand.drawing("paw-swipe", 62, 103.5);
  const dirt = hand.drawing("dirt", 130, 104).setOrigin(0.5, 0.8);
  const { scale } = dirt;
  dirt.setPosition(at.x, ground).setScale(scale * 0.2);
  paw
    .setPosition(at.x + 34 * unit, ground + 40 * unit)
    .setAngle(38)
    .setAlpha(0);
  cat.setPosition(at.x - 6 * unit, ground + 30 * unit).setAlpha(0);
  void shake(hand, { kind: "shake", ms: 200, strength: 4 });
  await hand.move({ targets: dirt, scale, duration: ms * 0.14, ease: "Back.Out" });
  paw.setAlpha(1);
  await hand.move({ targets: paw, y: ground - 42 * unit, angle: 20, duration: ms * 0.16, ease: "Back.Out" });
  await hand.move({ targets: paw, y: ground - 22 * unit, angle: 60, duration: ms * 0.1, ease: "Quad.In" });
  cat.setAlpha(1);
  for (const [height, angle] of [
    [6, -12],
    [26, 10],
    [48, 0],
  ] as const)
    await hand.move({ targets: cat, y: ground - height * unit, angle, duration: ms * 0.1, ease: "Back.Out" });
  void punch(hand, { kind: "punch", ms: ms * 0.2, at: seat });
  await hand.pause(ms * 0.12);
  void hand.move({ targets: [paw, dirt], alpha: 0, y: `+=${18 * unit}`, duration: ms * 0.18 });
  await hand.move({ targets: cat, alpha: 0, scale: cat.scale * 0.8, duration: ms * 0.18, ease: "Quad.In" });
}

const portrait = (hand: Stagehand, avatar: string, w: number) =>
  hand.paint(w, w, 103, (pen) => {
    disc(pen, w / 2, w / 2, w / 2, palette.ink);
    hand.props.drawings.draw(pen, `avatars/${avatar}`, w / 2, w / 2, w * 0.9);
  });
