import type { CardId } from "../../../shared/games/love-letter/titles.ts";

/** A card of the hand; the key distinguishes equal ones. */
export interface HeldCard {
  readonly key: string;
  readonly card: CardId;
}

/** The hand in its order: the old card, then the drawn one. */
export const heldCards = (hand: readonly CardId[]): readonly HeldCard[] =>
  hand.map((card, index) => ({ key: keyOf(hand, index), card }));

/** The key of the card at an index of the hand. */
function keyOf(hand: readonly CardId[], index: number): string {
  const card = hand[index];
  return `${card}#${hand.slice(0, index + 1).filter((each) => each === card).length}`;
}
