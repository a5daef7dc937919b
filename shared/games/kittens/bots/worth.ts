import { cards } from "../cards/registry.ts";
import type { CardId } from "../titles.ts";

const worths: Partial<Record<CardId, number>> = {
  defuse: 10,
  nope: 6,
  attack: 5,
  skip: 5,
  "see-the-future": 4,
  shuffle: 3,
  favor: 2,
};

/** How dear a card is to whoever holds this hand: cats are worth keeping in company only. */
export function worthOf(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return worths[card] ?? 0;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}
