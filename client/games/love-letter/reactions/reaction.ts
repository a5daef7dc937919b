import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import type { Anchor } from "../../../table/anchor.ts";
import { type Act, type CueOf, chorus, staggered } from "../../../table/motions/act.ts";
import { fly, land, sound, unseal } from "../../../table/motions/cues.ts";
import { type Motion, motion } from "../../../table/motions/motion.ts";
import type { Words } from "../words.ts";

export type EventType = LoveLetterEvent["type"];
export type EventOf<Type extends EventType> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** The game just before and just after an event, and other inputs of its animation. */
export interface Change {
  readonly before: LoveLetterView;
  readonly after: LoveLetterView;
  readonly words: Words;
  /** Player on turn before the event; null at the beginning of a round. */
  readonly turnBefore: Seat | null;
}

/** Converts an event into an animation from the game before it to the game after it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, change: Change) => Motion;

export type Reactions<Type extends EventType> = { readonly [Each in Type]: Reaction<Each> };

export const plateOf = ({ words }: Pick<Change, "words">, seat: Seat): Anchor =>
  words.isMe(seat) ? "own" : `seat:${seat}`;

const copiesIn = (hand: readonly CardId[], card: CardId): number => hand.filter((each) => each === card).length;

/** Position of a received card: in the viewer's hand, or behind a player panel. */
const goalOf = (change: Change, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.words.isMe(seat)
    ? `card:${card}#${copiesIn(change.after.hand, card)}`
    : plateOf(change, seat);

/** Position of a card in a player's hand. */
const startOf = (change: Change, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.words.isMe(seat)
    ? `card:${card}#${copiesIn(change.before.hand, card)}`
    : plateOf(change, seat);

/** A hand card is placed in front of its owner. */
export const laidDown = (change: Change, seat: Seat, card: CardId): CueOf<"fly"> =>
  fly(card, startOf(change, seat, card), `front:${seat}`, { spin: 8 });

/** A letter travels to a hand: the seal cracks and the card slides out, visible to its owner only. */
export function letter(change: Change, from: Anchor, seat: Seat, card: CardId | null, ms: number): Act {
  const goal = goalOf(change, seat, card);
  if (card === null || !change.words.isMe(seat)) return fly(null, from, goal, { ms });
  return staggered(ms * 0.7, [fly(null, from, goal, { ms, flip: card }), unseal(goal)]);
}

/** The two players exchange cards, face up if the viewer may see them. */
export function crossOver(
  change: Change,
  [one, ones]: readonly [Seat, CardId | null],
  [other, others]: readonly [Seat, CardId | null],
): Motion {
  const crossing = chorus(
    fly(ones, startOf(change, one, ones), goalOf(change, other, ones), { ms: 520, arc: 70 }),
    fly(others, startOf(change, other, others), goalOf(change, one, others), { ms: 520, arc: -70 }),
  );
  return motion(sound("give"), land(), crossing);
}
