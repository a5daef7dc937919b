import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Anchor } from "../../../table/anchor.ts";
import type { CueOf } from "../../../table/motions/act.ts";
import { fly } from "../../../table/motions/cues.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { handChange } from "../hand-changes.ts";
import type { Words } from "../words.ts";

export type EventType = KittensEvent["type"];
export type EventOf<Type extends EventType> = Extract<KittensEvent, { readonly type: Type }>;

/** How the table looks once everything told together has happened. */
export interface Aftermath {
  readonly view: KittensView;
  readonly words: Words;
  /** The events after this one that were told together with it. */
  readonly later: readonly KittensEvent[];
  /** Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Who was on turn before; null as the game begins. */
  readonly turnBefore: Seat | null;
}

/** Turns an event into a motion, played over a scene that already shows the result. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, aftermath: Aftermath) => Motion;

export const plateOf = ({ words }: Aftermath, seat: Seat): Anchor => (words.isMe(seat) ? "own" : `seat:${seat}`);

/** Equal cards in the viewer's hand are numbered: the newest is the last. */
const cardAnchor = (card: CardId, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Copies in the viewer's hand just after the event: later changes do not count yet. */
const copiesHeld = ({ view, words, later }: Aftermath, card: CardId): number =>
  later
    .map((event) => handChange(event, words))
    .reduce(
      (copies, { came, went }) => copies - copiesIn(came, card) + copiesIn(went, card),
      copiesIn(view.hand, card),
    );

/** The newest card of a title in the viewer's hand. */
export const arrived = (aftermath: Aftermath, card: CardId): Anchor => cardAnchor(card, copiesHeld(aftermath, card));

/** Where a player's cards were before being played or given away: in the viewer's hand, or behind a plate. */
export function left(aftermath: Aftermath, seat: Seat, cards: readonly CardId[]): readonly Anchor[] {
  if (!aftermath.words.isMe(seat)) return cards.map(() => plateOf(aftermath, seat));
  return cards.map((card, index) =>
    cardAnchor(card, copiesHeld(aftermath, card) + 1 + copiesIn(cards.slice(0, index), card)),
  );
}

/** Flies a card from one player to another, face up if the viewer may know it, and hides its goal until it arrives. */
export function handedOver(
  aftermath: Aftermath,
  from: Seat,
  to: Seat,
  card: CardId | null,
): { readonly flight: CueOf<"fly">; readonly veils: readonly Anchor[] } {
  const [start = plateOf(aftermath, from)] = card === null ? [] : left(aftermath, from, [card]);
  const plate = plateOf(aftermath, to);
  const goal = card !== null && aftermath.words.isMe(to) ? arrived(aftermath, card) : plate;
  return { flight: fly(card, start, goal, { ms: 440 }), veils: [goal, plate] };
}
