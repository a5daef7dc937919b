import { pickBest } from "../../../core/pick.ts";
import { cards } from "../cards/registry.ts";
import type { CardId } from "../titles.ts";
import { cardPriorities } from "./card-priorities.ts";

/** Value of a card in this hand. A cat is worth more if the hand has several of its kind. */
export function cardValue(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return cardPriorities[card].worth;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}

/** Value of the least valuable card, 0 to 10. */
export const minCardValue = (hand: readonly CardId[]): number => Math.min(...hand.map((card) => cardValue(card, hand)));

/** Picks one of the least valuable cards. */
export const leastOf = (hand: readonly CardId[], chance: () => number): CardId =>
  pickBest(hand, (card) => -cardValue(card, hand), chance);
