import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { CueOf } from "../../../table/motions/act.ts";
import { fly } from "../../../table/motions/cues.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import type { Place } from "../../../table/place.ts";
import type { Words } from "../words.ts";

export type EventType = KittensEvent["type"];
export type EventOf<Type extends EventType> = Extract<KittensEvent, { readonly type: Type }>;

/** How the table looks once the event has happened. */
export interface Aftermath {
  readonly view: KittensView;
  readonly words: Words;
  /** Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Who was on turn before; null as the game begins. */
  readonly turnBefore: Seat | null;
}

/** One event in, one motion out, played over a scene that already shows what came of it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, aftermath: Aftermath) => Motion;

/** A player's plate. */
export const plateOf = ({ words }: Aftermath, seat: Seat): Place => (words.isMe(seat) ? "own" : `seat:${seat}`);

/** Cards of a title in the viewer's hand are numbered: the newest one is the last. */
const keyPlace = (card: CardId, copy: number): Place => `card:${card}#${copy}`;

const copiesHeld = (view: KittensView, card: CardId): number => view.hand.filter((each) => each === card).length;

/** Where a card of that title lies that has just come into the viewer's hand. */
export const arrived = ({ view }: Aftermath, card: CardId): Place => keyPlace(card, copiesHeld(view, card));

/** Where cards of a player were that have just been played or given away: in the viewer's hand, or behind a plate. */
export function left(aftermath: Aftermath, seat: Seat, cards: readonly CardId[]): readonly Place[] {
  const { view, words } = aftermath;
  if (!words.isMe(seat)) return cards.map(() => plateOf(aftermath, seat));
  return cards.map((card, index) => {
    const earlier = cards.slice(0, index).filter((each) => each === card).length;
    return keyPlace(card, copiesHeld(view, card) + 1 + earlier);
  });
}

/** A card that goes from one player to another, face up where the viewer may know it, and what is hidden until it is there. */
export function handedOver(
  aftermath: Aftermath,
  from: Seat,
  to: Seat,
  card: CardId | null,
): { readonly flight: CueOf<"fly">; readonly veils: readonly Place[] } {
  const [start = plateOf(aftermath, from)] = card === null ? [] : left(aftermath, from, [card]);
  const plate = plateOf(aftermath, to);
  const goal = card !== null && aftermath.words.isMe(to) ? arrived(aftermath, card) : plate;
  return { flight: fly(card, start, goal, { ms: 440 }), veils: [goal, plate] };
}
