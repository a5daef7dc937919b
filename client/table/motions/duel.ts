import { paintArena } from "../components/stages/arena.ts";
import { palette } from "../paint/palette.ts";
import { disc } from "../paint/pen.ts";
import type { CueOf } from "./act.ts";
import { turnTo } from "./flip.ts";
import type { CardProp, Spotted, Stagehand } from "./stagehand.ts";

const depth = 28;

/** The stage splits, two identical backs face off, may change sides, and turn over at the same time. */
export async function duel(hand: Stagehand, { ms, back, sides, swapped, loser }: CueOf<"duel">): Promise<void> {
  const { stage } = hand.props.layout();
  if (hand.over) return;
  const arena = hand.paint(stage.w, stage.h, depth, (pen) => {
    pen.scale(hand.unit, hand.unit);
    const size = { w: stage.w / hand.unit, h: stage.h / hand.unit };
    paintArena(pen, size);
    sides.forEach(({ avatar }, i) => {
      disc(pen, size.w * (i === 0 ? 0.07 : 0.93), size.h - 26, 19, palette.ink);
      hand.props.drawings.draw(pen, `avatars/${avatar}`, size.w * (i === 0 ? 0.07 : 0.93), size.h - 26, 33);
    });
  });
  arena.setPosition(stage.x + stage.w / 2, stage.y + stage.h / 2);
  const poses = [poseOf(hand, 0), poseOf(hand, 1)] as const;
  const cards = [hand.card(back, poses[0], depth + 1), hand.card(back, poses[1], depth + 1)] as const;
  await hand.pause(ms * 0.14);
  if (swapped) {
    const cross = ms * 0.19;
    await Promise.all([pass(hand, cards[0], poses[1], -1, cross), pass(hand, cards[1], poses[0], 1, cross)]);
  }
  const [left, right] = swapped ? [cards[1], cards[0]] : cards;
  const show = (prop: CardProp, face: string | null) =>
    face === null ? lean(hand, prop, ms) : turnTo(hand, prop, face, ms * 0.15);
  await Promise.all([show(left, sides[0].card), show(right, sides[1].card)]);
  if (loser !== null) void sink(hand, loser === 0 ? left : right, ms * 0.14);
  await hand.pause(ms * (swapped ? 0.39 : 0.5));
  await hand.move({ targets: [arena, left.group, right.group], alpha: 0, duration: ms * 0.13 });
}

function poseOf(hand: Stagehand, side: 0 | 1): Spotted {
  const { stage } = hand.props.layout();
  const w = Math.min(stage.w * 0.24, (stage.h * 0.78) / 1.4, 124 * hand.unit);
  return {
    x: stage.x + stage.w * (side === 0 ? 0.24 : 0.76),
    y: stage.y + stage.h * 0.5,
    w,
    angle: side === 0 ? -6 : 6,
  };
}

/** A card crosses to the other side, above or below the other one. */
async function pass(hand: Stagehand, { group }: CardProp, goal: Spotted, side: -1 | 1, ms: number): Promise<void> {
  const bow = { targets: group, y: goal.y + side * goal.w * 0.35, duration: ms / 2, yoyo: true, ease: "Sine.Out" };
  await Promise.all([
    hand.move({ targets: group, x: goal.x, angle: goal.angle, duration: ms, ease: "Sine.InOut" }),
    hand.move(bow),
  ]);
}

/** A card that stays hidden only leans forward. */
const lean = (hand: Stagehand, { group }: CardProp, ms: number): Promise<void> =>
  hand.move({ targets: group, scale: 1.1, duration: ms * 0.075, yoyo: true, ease: "Sine.Out" });

/** The losing card sinks. */
const sink = (hand: Stagehand, { group, width }: CardProp, ms: number): Promise<void> =>
  hand.move({ targets: group, y: `+=${width * 0.2}`, angle: "+=14", alpha: 0.45, duration: ms, ease: "Quad.In" });
