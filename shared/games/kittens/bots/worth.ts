import { best } from "../../../core/one-of.ts";
import { cards } from "../cards/registry.ts";
import type { CardId } from "../titles.ts";
import { opinions } from "./opinions.ts";

/** What a card is worth in this hand. Cats are worth keeping only together. */
export function worthOf(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return opinions[card].worth;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}

/** What the least missed card is worth, 0 to 10. */
export const leastWorth = (hand: readonly CardId[]): number => Math.min(...hand.map((card) => worthOf(card, hand)));

/** A card that is missed least. */
export const leastOf = (hand: readonly CardId[], chance: () => number): CardId =>
  best(hand, (card) => -worthOf(card, hand), chance);
