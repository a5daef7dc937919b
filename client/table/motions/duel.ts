import { palette } from "../paint/palette.ts";
import { disc } from "../paint/pen.ts";
import { paintArena } from "../parts/stages/arena.ts";
import type { Fighter } from "./motion.ts";
import type { CardProp, Spotted, Stagehand } from "./stagehand.ts";

const depth = 28;

/** The stage splits, two equal backs face off, perhaps change places, and are turned over at the same time. */
export async function duel(hand: Stagehand, sides: readonly [Fighter, Fighter], swapped: boolean): Promise<void> {
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
  const places = [placeOf(hand, 0), placeOf(hand, 1)] as const;
  const cards = [hand.card("playmat", places[0], depth + 1), hand.card("playmat", places[1], depth + 1)] as const;
  await hand.pause(200);
  if (swapped) {
    await Promise.all([cross(hand, cards[0], places[1], -1), cross(hand, cards[1], places[0], 1)]);
  }
  const [left, right] = swapped ? [cards[1], cards[0]] : cards;
  await Promise.all([flip(hand, left, sides[0].card), flip(hand, right, sides[1].card)]);
  await hand.pause(620);
  await hand.move({ targets: [arena, left.group, right.group], alpha: 0, duration: 180 });
}

function placeOf(hand: Stagehand, side: 0 | 1): Spotted {
  const { stage } = hand.props.layout();
  const w = Math.min(stage.w * 0.24, (stage.h * 0.78) / 1.4, 124 * hand.unit);
  return {
    x: stage.x + stage.w * (side === 0 ? 0.24 : 0.76),
    y: stage.y + stage.h * 0.5,
    w,
    angle: side === 0 ? -6 : 6,
  };
}

/** A card crosses over, above or below the other one. */
async function cross(hand: Stagehand, { group }: CardProp, goal: Spotted, side: -1 | 1): Promise<void> {
  const y = goal.y;
  const bow = { targets: group, y: y + side * goal.w * 0.35, duration: 130, yoyo: true, ease: "Sine.Out" };
  await Promise.all([
    hand.move({ targets: group, x: goal.x, angle: goal.angle, duration: 260, ease: "Sine.InOut" }),
    hand.move(bow),
  ]);
}

async function flip(hand: Stagehand, prop: CardProp, face: string): Promise<void> {
  await hand.move({ targets: prop.group, scaleX: 0, duration: 90, ease: "Sine.In" });
  if (!hand.over) hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX: 1, duration: 120, ease: "Back.Out" });
}
