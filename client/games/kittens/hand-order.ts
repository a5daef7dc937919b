import { cards } from "../../../shared/games/kittens/cards/registry.ts";
import { type CardId, cardIds } from "../../../shared/games/kittens/titles.ts";

/** A card of the hand; the key tells equal ones apart. */
export interface HeldCard {
  readonly key: string;
  readonly card: CardId;
}

const kinds = ["save", "nope", "action", "cat", "kitten"] as const;
const rank = (card: CardId) => kinds.indexOf(cards[card].kind) * cardIds.length + cardIds.indexOf(card);

/** Saves, Nopes, actions, cats; equal cards side by side. */
export function inOrder(hand: readonly CardId[]): readonly HeldCard[] {
  const copies = new Map<CardId, number>();
  return [...hand]
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => {
      const copy = (copies.get(card) ?? 0) + 1;
      copies.set(card, copy);
      return { key: `${card}#${copy}`, card };
    });
}
