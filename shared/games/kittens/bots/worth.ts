import { cards } from "../cards/registry.ts";
import type { CardId } from "../titles.ts";

const worths: Partial<Record<CardId, number>> = {
  defuse: 10,
  "zombie-kitten": 10,
  godcat: 9,
  nope: 6,
  attack: 5,
  "targeted-attack": 5,
  "raising-heck": 5,
  "dig-deeper": 5,
  skip: 5,
  "super-skip": 5,
  clone: 4,
  "attack-of-the-dead": 4,
  "see-the-future": 4,
  "reveal-the-future": 3,
  shuffle: 3,
  "shuffle-now": 3,
  "shuffle-until-stop": 3,
  armageddon: 3,
  "clairvoyance-now": 2,
  "feed-the-dead-now": 2,
  favor: 2,
  "grave-robber": 1,
};

/** How dear a card is to whoever holds this hand: cats are worth keeping in company only. */
export function worthOf(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return worths[card] ?? 0;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}

/** What would be missed least of a hand, 0 to 10. */
export const leastWorth = (hand: readonly CardId[]): number => Math.min(...hand.map((card) => worthOf(card, hand)));
