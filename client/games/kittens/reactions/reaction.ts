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

/** The game just before an event and just after it, and what else its motion depends on. */
export interface Change {
  readonly before: KittensView;
  readonly after: KittensView;
  readonly words: Words;
  /** Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Who was on turn before; null as the game begins. */
  readonly turnBefore: Seat | null;
  /** The viewer has seen many draws: their own are shorter. */
  readonly isPractised: boolean;
}

/** Turns an event into a motion from the game before it to the game after it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, change: Change) => Motion;

export type Reactions<Type extends EventType> = { readonly [Each in Type]: Reaction<Each> };

export const plateOf = ({ words }: Pick<Change, "words">, seat: Seat): Anchor =>
  words.isMe(seat) ? "own" : `seat:${seat}`;

/** Equal cards in the viewer's hand are numbered: the newest is the last. */
const cardAnchor = (card: CardId, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Where a card comes to lie that a player receives: in the viewer's hand, or behind a plate. */
export const goalOf = (change: Change, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.words.isMe(seat)
    ? cardAnchor(card, copiesIn(change.after.hand, card))
    : plateOf(change, seat);

/** Where cards lie that a player plays or gives away: in the viewer's hand, or behind a plate. */
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
