import type { Seat } from "../../../../../core/game.ts";
import { isPlainSave } from "../../../saves.ts";
import type { CardId } from "../../../titles.ts";
import { copies, type Hidden } from "./hidden.ts";
import { removeOne } from "./lists.ts";
import { isNoKitten, loose, type Place, pick, placesOf, swap, whereaboutsOf } from "./places.ts";

/**
 * Makes sure that a hand holds a card as often as it is needed: exchanges others of it for those that lie elsewhere.
 * @returns how many were exchanged; null if there are not enough of them.
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

/** Makes sure that a hand holds no such card. @returns how many were exchanged; null if nothing else is left. */
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
    const wanted = (card: CardId) => card !== "exploding-kitten" && !unwanted(card);
    const from = whereaboutsOf(hidden, self, wanted, seat, chance);
    if (from === null) return null;
    swap(from, { list: hand, index });
    swapped += 1;
  }
  forgetGone(hidden);
  return swapped;
}

/** Makes sure that such a card lies at this place of the pile, or is looked at. @returns whether it does now. */
export function intoPlace(
  hidden: Hidden,
  self: Seat,
  place: Place,
  wanted: (card: CardId) => boolean,
  chance: () => number,
): boolean {
  const card = place.list[place.index];
  if (card === undefined || wanted(card)) return card !== undefined;
  if (card === "exploding-kitten") {
    // A kitten stays in the pile: it changes places there before anything else comes here.
    const other = pick(
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

/** A save among those that the deck was made without: another save takes its place there. */
function amongSavesLeftOut(
  hidden: Hidden,
  self: Seat,
  card: CardId,
  to: Place | null,
  chance: () => number,
): Place | null {
  const index = hidden.left.indexOf(card);
  if (index < 0 || isPlainSave(to?.list[to.index] ?? "nope")) return index < 0 ? null : { list: hidden.left, index };
  const other = whereaboutsOf(hidden, self, isPlainSave, null, chance);
  if (other !== null) swap(other, { list: hidden.left, index });
  return other;
}

/** Only what is in a hand is certain to be there. */
function forgetGone({ hands, sure }: Hidden): void {
  for (const [seat, cards] of sure.entries()) {
    for (const card of new Set(cards)) {
      while (copies(cards, card) > copies(hands[seat] ?? [], card)) removeOne(cards, card);
    }
  }
}

/** What a hand gives up for a card: another save for a save, else a card that is not certain, else any that may go. */
function givenUp(
  { hands, sure }: Hidden,
  seat: Seat,
  card: CardId,
  needed: readonly CardId[],
  chance: () => number,
): Place | null {
  const hand = hands[seat] ?? [];
  const certain = sure[seat] ?? [];
  const spare = loose(hand, needed);
  const free = spare.filter((index) => loose(hand, certain).includes(index));
  const saves = isPlainSave(card) ? spare.filter((index) => isPlainSave(hand[index] ?? card)) : [];
  const index = pick(saves, chance) ?? pick(free, chance) ?? pick(spare, chance);
  if (index === null) return null;
  return { list: hand, index };
}

/** Exchanges a card of a hand for any card of the pile or of those that were taken out, if it is not certain. */
export function exchange(hidden: Hidden, self: Seat, seat: Seat, card: CardId, chance: () => number): boolean {
  const hand = hidden.hands[seat] ?? [];
  const index = loose(hand, hidden.sure[seat] ?? []).find((place) => hand[place] === card);
  const elsewhere = placesOf(
    { ...hidden, hands: [], looked: [] },
    self,
    (other) => isNoKitten(other) && other !== card,
    null,
  );
  const from = pick(
    elsewhere.filter(({ list, index: place }) => list !== hidden.pile || hidden.loose[place]),
    chance,
  );
  if (index === undefined || from === null) return false;
  swap(from, { list: hand, index });
  return true;
}
