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

/** How the table looks once everything has happened that was told together. */
export interface Aftermath {
  readonly view: KittensView;
  readonly words: Words;
  /** What was told together with the event and happened after it. */
  readonly later: readonly KittensEvent[];
  /** Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Who was on turn before; null as the game begins. */
  readonly turnBefore: Seat | null;
}

/** One event in, one motion out, played over a scene that already shows what came of it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, aftermath: Aftermath) => Motion;

/** A player's plate. */
export const plateOf = ({ words }: Aftermath, seat: Seat): Anchor => (words.isMe(seat) ? "own" : `seat:${seat}`);

/** Cards of a title in the viewer's hand are numbered: the newest one is the last. */
const cardAnchor = (card: CardId, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Copies in the viewer's hand just after the event: what came and went later is not counted yet. */
const copiesHeld = ({ view, words, later }: Aftermath, card: CardId): number =>
  later
    .map((event) => handChange(event, words))
    .reduce(
      (copies, { came, went }) => copies - copiesIn(came, card) + copiesIn(went, card),
      copiesIn(view.hand, card),
    );

/** Where a card of that title lies that has just come into the viewer's hand. */
export const arrived = (aftermath: Aftermath, card: CardId): Anchor => cardAnchor(card, copiesHeld(aftermath, card));

/** Where cards of a player were that have just been played or given away: in the viewer's hand, or behind a plate. */
export function left(aftermath: Aftermath, seat: Seat, cards: readonly CardId[]): readonly Anchor[] {
  if (!aftermath.words.isMe(seat)) return cards.map(() => plateOf(aftermath, seat));
  return cards.map((card, index) =>
    cardAnchor(card, copiesHeld(aftermath, card) + 1 + copiesIn(cards.slice(0, index), card)),
  );
}

/** A card that goes from one player to another, face up where the viewer may know it, and what is hidden until it is there. */
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
