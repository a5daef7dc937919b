import type { Seat } from "../../../../../core/game.ts";
import type { CardId } from "../../../titles.ts";
import type { Hidden } from "./hidden.ts";
import { removeOne } from "./lists.ts";

/** Position of a hidden card. */
export interface CardLocation {
  readonly list: CardId[];
  readonly index: number;
}

export const isNoKitten = (card: CardId): boolean => card !== "exploding-kitten";

/** Position of a random wanted card. Cards that seemed certain are used only if there are no others. */
export function whereaboutsOf(
  hidden: Hidden,
  self: Seat,
  wanted: (card: CardId) => boolean,
  besides: Seat | null,
  chance: () => number,
): CardLocation | null {
  return (
    pickAny(placesOf(hidden, self, wanted, besides), chance) ??
    pickAny(placesOf({ ...hidden, sure: [] }, self, wanted, besides), chance)
  );
}

/** Positions of wanted cards that the believing seat does not know for certain, except those in one hand. */
export function placesOf(
  { hands, sure, pile, knows, gone, looked }: Hidden,
  self: Seat,
  wanted: (card: CardId) => boolean,
  besides: Seat | null,
): CardLocation[] {
  const places: CardLocation[] = [];
  const add = (list: CardId[], index: number): void => {
    const card = list[index];
    if (card !== undefined && wanted(card)) places.push({ list, index });
  };
  const own = knows[self] ?? [];
  for (let index = 0; index < pile.length; index += 1) if (!own[index]) add(pile, index);
  for (const list of [gone, looked]) for (let index = 0; index < list.length; index += 1) add(list, index);
  for (const [seat, hand] of hands.entries()) {
    if (seat !== besides) for (const index of loose(hand, sure[seat] ?? [])) add(hand, index);
  }
  return places;
}

/** Indexes of the cards in a hand that are not certain. */
export function loose(hand: readonly CardId[], sure: readonly CardId[]): number[] {
  const certain = [...sure];
  const places: number[] = [];
  for (const [index, card] of hand.entries()) if (!removeOne(certain, card)) places.push(index);
  return places;
}

export function swap(one: CardLocation, other: CardLocation): void {
  const [a, b] = [one.list[one.index], other.list[other.index]];
  if (a === undefined || b === undefined) return;
  one.list[one.index] = b;
  other.list[other.index] = a;
}

export function pickAny<Item>(items: readonly Item[], chance: () => number): Item | null {
  return items[Math.floor(chance() * items.length)] ?? null;
}
