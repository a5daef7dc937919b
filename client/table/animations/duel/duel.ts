import type { AnimatedImage, AnimationContext, MovingCardImages } from "../animation-context.ts";
import { turnTo } from "../effects/cards.ts";
import { shake } from "../effects/table-moves.ts";
import type { Fighter, StepOf } from "../steps.ts";
import { cardDepth, fateOf, poseOf, type Side, sides, stageOf } from "./duel-set.ts";

/** Shares of the total duration. */
const share = { dark: 0.08, slam: 0.1, stare: 0.2, cross: 0.14, first: 0.16, second: 0.13, after: 0.19 };

/**
 * Two backs slam in, and the two players stare at each other. The cards may change sides, and turn over one after the
 * other.
 */
export async function duel(
  hand: AnimationContext,
  { ms, back, sides: fighters, swapped }: StepOf<"duel">,
): Promise<void> {
  if (hand.over) return;
  const { stage } = hand.props.layout();
  const { dark, arena, faces } = stageOf(hand, fighters);
  const cards = sides.map((side) => hand.card(back, poseOf(hand, side), cardDepth)) as [
    MovingCardImages,
    MovingCardImages,
  ];
  for (const side of sides) cards[side].group.setX(stage.x + stage.w * (side === 0 ? -0.5 : 1.5)).setAlpha(0);
  void hand.move({ targets: dark, alpha: 0.68, duration: ms * share.dark });
  await hand.move({ targets: arena, alpha: 1, duration: ms * share.dark });
  await slam(hand, cards, faces, ms * share.slam);
  await stare(hand, faces, ms * share.stare);
  await (swapped ? cross(hand, cards, ms * share.cross) : waver(hand, cards, ms * share.cross));
  const [left, right] = swapped ? [cards[1], cards[0]] : cards;
  hand.leave(dark, arena, ...faces);
  hand.leave(...(await reveal(hand, right, 1, fighters[1], ms * share.first)));
  hand.leave(...(await reveal(hand, left, 0, fighters[0], ms * share.second)));
  await hand.pause(ms * share.after);
  for (const side of sides) {
    const prop = side === 0 ? left : right;
    const { fate } = fighters[side];
    if (fate === "glows" || fate === "burns") hand.land(prop, `duel:${side}`);
    else hand.leave(prop.group);
  }
}

async function slam(
  hand: AnimationContext,
  cards: readonly MovingCardImages[],
  faces: readonly AnimatedImage[],
  ms: number,
): Promise<void> {
  hand.props.sound("slam");
  await Promise.all(
    sides.flatMap((side) => {
      const { x } = poseOf(hand, side);
      const [card, face] = [cards[side]?.group, faces[side]];
      const home = face === undefined ? 0 : face.x;
      face?.setX(home + (side === 0 ? -1 : 1) * 160 * hand.unit).setAlpha(1);
      return [
        hand.move({ targets: card, x, alpha: { value: 1, duration: ms * 0.3 }, duration: ms, ease: "Cubic.In" }),
        hand.move({ targets: face, x: home, duration: ms, ease: "Cubic.In" }),
      ];
    }),
  );
  void shake(hand, { kind: "shake", ms: 200, strength: 6 });
}

/** The players glare at each other and lean forward, without other movement or sound. */
async function stare(hand: AnimationContext, faces: readonly AnimatedImage[], ms: number): Promise<void> {
  await Promise.all(
    faces.map((face, side) =>
      hand.move({
        targets: face,
        scale: face.scale * 1.35,
        angle: side === 0 ? 9 : -9,
        duration: ms,
        ease: "Sine.InOut",
      }),
    ),
  );
}

/** The cards change sides, one above the other. */
async function cross(hand: AnimationContext, cards: readonly MovingCardImages[], ms: number): Promise<void> {
  hand.props.sound("steal");
  await Promise.all(
    cards.flatMap(({ group }, side) => {
      const goal = poseOf(hand, side === 0 ? 1 : 0);
      const bow = goal.y + (side === 0 ? -1 : 1) * goal.w * 0.35;
      return [
        hand.move({ targets: group, x: goal.x, angle: goal.angle, duration: ms, ease: "Sine.InOut" }),
        hand.move({ targets: group, y: bow, duration: ms / 2, yoyo: true, ease: "Sine.Out" }),
      ];
    }),
  );
}

/** The cards stay: they start towards each other and return. */
async function waver(hand: AnimationContext, cards: readonly MovingCardImages[], ms: number): Promise<void> {
  await Promise.all(
    cards.map(({ group }, side) => {
      const x = group.x + (side === 0 ? 1 : -1) * 18 * hand.unit;
      return hand.move({ targets: group, x, duration: ms / 2, yoyo: true, ease: "Sine.InOut" });
    }),
  );
}

/** A card turns over, and its side burns or glows. A hidden card only leans forward. @returns the new pictures. */
async function reveal(hand: AnimationContext, prop: MovingCardImages, side: Side, { card, fate }: Fighter, ms: number) {
  const { group } = prop;
  if (card === null) await hand.move({ targets: group, scale: 1.1, duration: ms / 2, yoyo: true, ease: "Sine.Out" });
  else {
    await hand.move({ targets: group, scale: 1.14, duration: ms * 0.3, ease: "Sine.Out" });
    await turnTo(hand, prop, card, ms * 0.55);
    void hand.move({ targets: group, scale: 1, duration: ms * 0.15, ease: "Sine.In" });
    hand.props.sound(fate === "burns" ? "inferno" : "reveal");
  }
  return fateOf(hand, prop, side, fate, ms);
}
