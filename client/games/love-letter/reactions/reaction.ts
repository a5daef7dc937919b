import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import type { Place } from "../../../table/place.ts";
import type { Words } from "../words.ts";

export type EventType = LoveLetterEvent["type"];
export type EventOf<Type extends EventType> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** How the table looks once all that was told with the event has happened. */
export interface Outcome {
  readonly view: LoveLetterView;
  readonly words: Words;
}

/** One event in, one motion out, played over a scene that already shows what came of it. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, outcome: Outcome) => Motion;

/** A motion that hides nothing. */
export const openly = (play: Motion["play"]): Motion => ({ veils: [], play });

/** A player's plate. */
export const plateOf = ({ words }: Outcome, seat: Seat): Place => (words.isMe(seat) ? "own" : `seat:${seat}`);

const copiesHeld = (view: LoveLetterView, card: CardId): number => view.hand.filter((each) => each === card).length;

/** Where a card goes that comes to a hand: to its place in the viewer's, or behind a plate. */
export function handPlace(outcome: Outcome, seat: Seat, card: CardId | null): Place {
  if (card === null || !outcome.words.isMe(seat)) return plateOf(outcome, seat);
  return `card:${card}#${Math.max(1, copiesHeld(outcome.view, card))}`;
}

/** Where a card was that has just left a hand. */
function leftFrom(outcome: Outcome, seat: Seat, card: CardId): Place {
  return outcome.words.isMe(seat) ? `card:${card}#${copiesHeld(outcome.view, card) + 1}` : plateOf(outcome, seat);
}

/** Whether this card is the newest one before a seat: only then may it be veiled until it has arrived. */
const isNewest = ({ view }: Outcome, seat: Seat, card: CardId): boolean => view.seats[seat]?.played.at(-1) === card;

/** A card that lies down before a seat. */
export function layDown(outcome: Outcome, seat: Seat, card: CardId): Motion {
  const goal: Place = `front:${seat}`;
  return {
    veils: isNewest(outcome, seat, card) ? [goal] : [],
    play: (theatre) => theatre.fly(card, leftFrom(outcome, seat, card), goal, { ms: 340, spin: 8 }),
  };
}

/** A letter on its way to a hand: the seal cracks and the card slides out, for its addressee only. */
export function letter(outcome: Outcome, from: Place, seat: Seat, card: CardId | null, ms: number): Motion {
  const goal = handPlace(outcome, seat, card);
  if (card === null || !outcome.words.isMe(seat)) return openly((theatre) => theatre.fly(null, from, goal, { ms }));
  return {
    veils: [goal],
    play: async (theatre) => {
      await theatre.fly(null, from, goal, { ms, flip: card });
      await theatre.appear("wax-seal", goal, 54);
    },
  };
}
