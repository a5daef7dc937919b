import type { Seat } from "../../../../../core/game.ts";
import { isPlainSave } from "../../../saves.ts";
import { type CardId, isKittenId } from "../../../titles.ts";
import { copies, type Hidden, removeOne } from "./hidden.ts";

/**
 * Makes a hand hold a card as often as needed, in exchange for other cards of the hand.
 *
 * @returns the number of exchanged cards; null if there are not enough copies.
 */
export function intoHand(
  hidden: Hidden,
  self: Seat,
  seat: Seat,
  card: CardId,
  needed: readonly CardId[],
  chance: () => number,
): number | null {
  const hand = hidden.hands[seat] ?? [];
  let swapped = 0;
  while (copies(hand, card) < copies(needed, card)) {
    const to = givenUp(hidden, seat, card, needed, chance);
    const from =
      whereaboutsOf(hidden, self, (held) => held === card, seat, chance) ??
      amongSavesLeftOut(hidden, self, card, to, chance);
    if (from === null || to === null) return null;
    swap(from, to);
    swapped += 1;
  }
  forgetGone(hidden);
  return swapped;
}

/** Makes a hand hold no unwanted card. @returns the number of exchanged cards; null if there are no others. */
export function outOfHand(
  hidden: Hidden,
  self: Seat,
  seat: Seat,
  unwanted: (card: CardId) => boolean,
  chance: () => number,
): number | null {
  const hand = hidden.hands[seat] ?? [];
  let swapped = 0;
  for (let index = hand.findIndex(unwanted); index >= 0; index = hand.findIndex(unwanted)) {
    const wanted = (card: CardId) => isNoKitten(card) && !unwanted(card);
    const from = whereaboutsOf(hidden, self, wanted, seat, chance);
    if (from === null) return null;
    swap(from, { list: hand, index });
    swapped += 1;
  }
  forgetGone(hidden);
  return swapped;
}

/**
 * Makes a wanted card lie at a position of the draw pile or among the looked-at cards.
 * @returns whether one lies there now.
 */
export function intoPlace(
  hidden: Hidden,
  self: Seat,
  place: CardLocation,
  wanted: (card: CardId) => boolean,
  chance: () => number,
): boolean {
  const card = place.list[place.index];
  if (card === undefined || wanted(card)) return card !== undefined;
  if (isKittenId(card)) {
    // A kitten stays in the draw pile, so it first moves to another position there.
    const other = pickAny(
      placesOf(hidden, self, isNoKitten, null).filter(({ list }) => list === hidden.pile),
      chance,
    );
    if (other === null) return false;
    swap(other, place);
    return intoPlace(hidden, self, place, wanted, chance);
  }
  const from = whereaboutsOf(hidden, self, wanted, null, chance);
  if (from !== null) swap(from, place);
  forgetGone(hidden);
  return from !== null;
}

/**
 * Finds a save among those left out of the deck. Another save must take its place there, because only saves were left
 * out.
 */
function amongSavesLeftOut(
  hidden: Hidden,
  self: Seat,
  card: CardId,
  to: CardLocation | null,
  chance: () => number,
): CardLocation | null {
  const index = hidden.left.indexOf(card);
  if (index < 0 || isPlainSave(to?.list[to.index] ?? "nope")) return index < 0 ? null : { list: hidden.left, index };
  const other = whereaboutsOf(hidden, self, isPlainSave, null, chance);
  if (other !== null) swap(other, { list: hidden.left, index });
  return other;
}

/** Removes cards from the certain ones that are no longer in the hand. */
function forgetGone({ hands, sure }: Hidden): void {
  for (const [seat, cards] of sure.entries()) {
    for (const card of new Set(cards)) {
      while (copies(cards, card) > copies(hands[seat] ?? [], card)) removeOne(cards, card);
    }
  }
}

/** Chooses the card that a hand gives up: a save for a save, else an uncertain card, else any unneeded card. */
function givenUp(
  { hands, sure }: Hidden,
  seat: Seat,
  card: CardId,
  needed: readonly CardId[],
  chance: () => number,
): CardLocation | null {
  const hand = hands[seat] ?? [];
  const certain = sure[seat] ?? [];
  const spare = loose(hand, needed);
  const free = spare.filter((index) => loose(hand, certain).includes(index));
  const saves = isPlainSave(card) ? spare.filter((index) => isPlainSave(hand[index] ?? card)) : [];
  const index = pickAny(saves, chance) ?? pickAny(free, chance) ?? pickAny(spare, chance);
  if (index === null) return null;
  return { list: hand, index };
}

/**
 * Exchanges an uncertain card of a hand for a random card of the draw pile or of the removed cards.
 * @returns whether it did.
 */
export function exchange(hidden: Hidden, self: Seat, seat: Seat, card: CardId, chance: () => number): boolean {
  const hand = hidden.hands[seat] ?? [];
  const index = loose(hand, hidden.sure[seat] ?? []).find((place) => hand[place] === card);
  const elsewhere = placesOf(
    { ...hidden, hands: [], looked: [] },
    self,
    (other) => isNoKitten(other) && other !== card,
    null,
  );
  const from = pickAny(
    elsewhere.filter(({ list, index: place }) => list !== hidden.pile || hidden.loose[place]),
    chance,
  );
  if (index === undefined || from === null) return false;
  swap(from, { list: hand, index });
  return true;
}

/** Position of a hidden card. */
interface CardLocation {
  readonly list: CardId[];
  readonly index: number;
}

export const isNoKitten = (card: CardId): boolean => !isKittenId(card);

/** Position of a random wanted card. Cards that seemed certain are used only if there are no others. */
function whereaboutsOf(
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
function placesOf(
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

function swap(one: CardLocation, other: CardLocation): void {
  const [a, b] = [one.list[one.index], other.list[other.index]];
  if (a === undefined || b === undefined) return;
  one.list[one.index] = b;
  other.list[other.index] = a;
}

export function pickAny<Item>(items: readonly Item[], chance: () => number): Item | null {
  return items[Math.floor(chance() * items.length)] ?? null;
}
