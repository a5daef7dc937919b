import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { KittensEvent } from "../../../events.ts";
import type { CardId } from "../../../titles.ts";
import type { KittensView } from "../../../view.ts";

/** A possible assignment of all cards that one seat cannot see. */
export interface Hidden {
  /** By seat, without the Godcat, because its place is public; the bot's own hand is empty here. */
  readonly hands: CardId[][];
  /** By seat, those cards of its hand that the believing seat knows to be there. */
  readonly sure: CardId[][];
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /**
   * By position in the draw pile: whether only randomness determined the card. Such positions may exchange their cards.
   */
  readonly loose: boolean[];
  /**
   * By seat, including the bot's own: whether the player knows the card at each position of the draw pile, from the
   * top.
   */
  readonly knows: boolean[][];
  /** The card, if any, that a player has taken off the draw pile and not yet placed. */
  readonly looked: CardId[];
  /** Cards removed from the deck unseen before the first turn (K4, K62). */
  readonly gone: CardId[];
  /** Saves that were left out of the deck (K2, K61): no other card is ever among them. */
  readonly left: CardId[];
}

/** Returns a deep copy. */
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

/** Cards of the draw pile that a seat knows, from the top. */
export const knownTo = ({ knows, pile }: Hidden, seat: Seat): (CardId | null)[] =>
  (knows[seat] ?? []).map((knows, place) => (knows ? (pile[place] ?? null) : null));

/** Positions of the draw pile that may exchange their cards. */
export function loosePlaces({ loose }: Hidden): number[] {
  const places: number[] = [];
  for (let place = 0; place < loose.length; place += 1) if (loose[place]) places.push(place);
  return places;
}

/** Removes a card from a hand. @returns whether it was there. */
export function leaves({ hands, sure }: Hidden, seat: Seat, card: CardId): boolean {
  const hand = hands[seat] ?? [];
  const held = removeOne(hand, card);
  const certain = sure[seat] ?? [];
  if (copies(certain, card) > copies(hand, card)) removeOne(certain, card);
  return held;
}

export const copies = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Removes one item that equals this one. @returns whether there was one. */
export function removeOne<Item>(list: Item[], item: Item): boolean {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** Shuffles a list in place. */
export function mix<Item>(list: Item[], chance: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a === undefined || b === undefined) return;
    list[last] = b;
    list[other] = a;
  }
}

/** Public information at the time of an event. */
export interface EventContext {
  /** The believing seat. */
  readonly self: Seat;
  /** View before the event, without the believing seat's knowledge of the draw pile. */
  readonly view: KittensView;
  /** The event before this one. */
  readonly last: KittensEvent | null;
  readonly chance: () => number;
  /** Cache of the answers of `steady` at this time, by its information. */
  readonly answers: Map<string, Command>;
}

/** Likelihood of an event that was impossible in a world, before the world is repaired. */
export const impossible = 1e-4;
