import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import { animation, fly, land, sound, type TableAnimation, unseal } from "../../../table/animations/animation.ts";
import { type Anchor, parallel, type StepOf, type StepTree, staggered } from "../../../table/animations/steps.ts";
import { type Animations, type EventChange, findDestination, startOf } from "../../animate-events.ts";
import type { Labels } from "../text/labels.ts";

export type EventType = LoveLetterEvent["type"];
export type AnimationInput = EventChange<LoveLetterView, Labels>;
export type EventAnimations<Type extends EventType> = Animations<LoveLetterEvent, Type, AnimationInput>;

/** A hand card is placed in front of its owner. */
export const laidDown = (change: AnimationInput, seat: Seat, card: CardId): StepOf<"fly"> =>
  fly(card, startOf(change, seat, card), `front:${seat}`, { spin: 8 });

/** A letter travels to a hand: the seal cracks and the card slides out, visible to its owner only. */
export function letter(change: AnimationInput, from: Anchor, seat: Seat, card: CardId | null, ms: number): StepTree {
  const goal = findDestination(change, seat, card);
  if (card === null || !change.labels.isMe(seat)) return fly(null, from, goal, { ms });
  return staggered(ms * 0.7, [fly(null, from, goal, { ms, flip: card }), unseal(goal)]);
}

/** The two players exchange cards, face up if the viewer may see them. */
export function crossOver(
  change: AnimationInput,
  [one, ones]: readonly [Seat, CardId | null],
  [other, others]: readonly [Seat, CardId | null],
): TableAnimation {
  const crossing = parallel(
    fly(ones, startOf(change, one, ones), findDestination(change, other, ones), { ms: 520, arc: 70 }),
    fly(others, startOf(change, other, others), findDestination(change, one, others), { ms: 520, arc: -70 }),
  );
  return animation(sound("give"), land(), crossing);
}
