import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Anchor } from "../../../table/anchor.ts";
import type { CueOf } from "../../../table/motions/act.ts";
import { fly } from "../../../table/motions/cues.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import type { Words } from "../words.ts";

export type EventType = KittensEvent["type"];
export type EventOf<Type extends EventType> = Extract<KittensEvent, { readonly type: Type }>;

/** The game just before and just after an event, and other inputs of its animation. */
export interface Change {
  readonly before: KittensView;
  readonly after: KittensView;
  readonly words: Words;
  /** Number of Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Player on turn before the event; null at the beginning of the game. */
  readonly turnBefore: Seat | null;
  /** Whether the viewer has seen many draws. Their own draws are then shorter. */
  readonly isPractised: boolean;
}

/** Converts an event into an animation from the game before it to the game after it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, change: Change) => Motion;

export type Reactions<Type extends EventType> = { readonly [Each in Type]: Reaction<Each> };

export const plateOf = ({ words }: Pick<Change, "words">, seat: Seat): Anchor =>
  words.isMe(seat) ? "own" : `seat:${seat}`;

/** Numbers equal cards in the viewer's hand: the newest is the last. */
const cardAnchor = (card: CardId, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Position of a received card: in the viewer's hand, or behind a player panel. */
export const goalOf = (change: Change, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.words.isMe(seat)
    ? cardAnchor(card, copiesIn(change.after.hand, card))
    : plateOf(change, seat);

/** Positions of played or given cards: in the viewer's hand, or behind a player panel. */
export function startsOf(change: Change, seat: Seat, cards: readonly CardId[]): readonly Anchor[] {
  const { words, before } = change;
  if (!words.isMe(seat)) return cards.map(() => plateOf(change, seat));
  return cards.map((card, index) =>
    cardAnchor(card, copiesIn(before.hand, card) - copiesIn(cards.slice(0, index), card)),
  );
}

/** Flies a card from one player to another, face up if the viewer may know it. */
export function handedOver(change: Change, from: Seat, to: Seat, card: CardId | null): CueOf<"fly"> {
  const [start = plateOf(change, from)] = card === null ? [] : startsOf(change, from, [card]);
  return fly(card, start, goalOf(change, to, card), { ms: 440 });
}
