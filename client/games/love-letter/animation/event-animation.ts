import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import { animation, fly, land, sound, type TableAnimation, unseal } from "../../../table/animations/animation.ts";
import { type Anchor, parallel, type StepOf, type StepTree, staggered } from "../../../table/animations/steps.ts";
import type { Labels } from "../text/labels.ts";

export type EventType = LoveLetterEvent["type"];
export type EventOf<Type extends EventType> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** The game just before and just after an event, and other inputs of its animation. */
export interface AnimationInput {
  readonly before: LoveLetterView;
  readonly after: LoveLetterView;
  readonly labels: Labels;
  /** Player on turn before the event; null at the beginning of a round. */
  readonly turnBefore: Seat | null;
}

/** Converts an event into an animation from the game before it to the game after it. */
export type EventAnimation<Type extends EventType> = (event: EventOf<Type>, change: AnimationInput) => TableAnimation;

export type EventAnimations<Type extends EventType> = { readonly [Each in Type]: EventAnimation<Each> };

export const plateOf = ({ labels }: Pick<AnimationInput, "labels">, seat: Seat): Anchor =>
  labels.isMe(seat) ? "own" : `seat:${seat}`;

const copiesIn = (hand: readonly CardId[], card: CardId): number => hand.filter((each) => each === card).length;

/** Position of a received card: in the viewer's hand, or behind a player panel. */
const goalOf = (change: AnimationInput, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.labels.isMe(seat)
    ? `card:${card}#${copiesIn(change.after.hand, card)}`
    : plateOf(change, seat);

/** Position of a card in a player's hand. */
const startOf = (change: AnimationInput, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.labels.isMe(seat)
    ? `card:${card}#${copiesIn(change.before.hand, card)}`
    : plateOf(change, seat);

/** A hand card is placed in front of its owner. */
export const laidDown = (change: AnimationInput, seat: Seat, card: CardId): StepOf<"fly"> =>
  fly(card, startOf(change, seat, card), `front:${seat}`, { spin: 8 });

/** A letter travels to a hand: the seal cracks and the card slides out, visible to its owner only. */
export function letter(change: AnimationInput, from: Anchor, seat: Seat, card: CardId | null, ms: number): StepTree {
  const goal = goalOf(change, seat, card);
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
    fly(ones, startOf(change, one, ones), goalOf(change, other, ones), { ms: 520, arc: 70 }),
    fly(others, startOf(change, other, others), goalOf(change, one, others), { ms: 520, arc: -70 }),
  );
  return animation(sound("give"), land(), crossing);
}
