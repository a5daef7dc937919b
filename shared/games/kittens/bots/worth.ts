import { best } from "../../../core/one-of.ts";
import { cards } from "../cards/registry.ts";
import type { CardId } from "../titles.ts";
import { opinions } from "./opinions.ts";

/** Value of a card in this hand. A cat is worth more if the hand has several of its kind. */
export function worthOf(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return opinions[card].worth;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}

/** Value of the least valuable card, 0 to 10. */
export const leastWorth = (hand: readonly CardId[]): number => Math.min(...hand.map((card) => worthOf(card, hand)));

/** Picks one of the least valuable cards. */
export const leastOf = (hand: readonly CardId[], chance: () => number): CardId =>
  best(hand, (card) => -worthOf(card, hand), chance);
