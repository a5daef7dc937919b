import type { Seat } from "../../../../../core/game.ts";
import type { CardId } from "../../../titles.ts";
import { removeOne } from "./lists.ts";

/** All that one seat cannot see, as it may be. */
export interface Hidden {
  /** By seat, without the Godcat, whose place everybody knows; the own hand is empty here. */
  readonly hands: CardId[][];
  /** By seat, those cards of its hand that the believing seat knows to be there. */
  readonly sure: CardId[][];
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /** By place of the pile: whether chance alone has put it there, so that such places may exchange their cards. */
  readonly loose: boolean[];
  /** By seat, the own one too: whether they know what lies at each place of the pile, from the top. */
  readonly knows: boolean[][];
  /** The card, if any, that a player has taken off the pile and not yet put anywhere. */
  readonly looked: CardId[];
  /** What was taken out of the deck unseen before the first turn (K4, K62). */
  readonly gone: CardId[];
  /** The saves that the deck was made without (K2, K61): no other card is ever among them. */
  readonly left: CardId[];
}

/** A copy that shares nothing. */
export const copyOf = ({ hands, sure, pile, loose, knows, looked, gone, left }: Hidden): Hidden => ({
  hands: hands.map((hand) => [...hand]),
  sure: sure.map((cards) => [...cards]),
  pile: [...pile],
  loose: [...loose],
  knows: knows.map((places) => [...places]),
  looked: [...looked],
  gone: [...gone],
  left: [...left],
});

/** What a seat knows of the pile, from the top. */
export const knownTo = ({ knows, pile }: Hidden, seat: Seat): (CardId | null)[] =>
  (knows[seat] ?? []).map((knows, place) => (knows ? (pile[place] ?? null) : null));

/** The places of the pile that may exchange their cards. */
export function loosePlaces({ loose }: Hidden): number[] {
  const places: number[] = [];
  for (let place = 0; place < loose.length; place += 1) if (loose[place]) places.push(place);
  return places;
}

/** Takes a card out of a hand. @returns whether it was there. */
export function leaves({ hands, sure }: Hidden, seat: Seat, card: CardId): boolean {
  const hand = hands[seat] ?? [];
  const held = removeOne(hand, card);
  const certain = sure[seat] ?? [];
  if (copies(certain, card) > copies(hand, card)) removeOne(certain, card);
  return held;
}

export const copies = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;
