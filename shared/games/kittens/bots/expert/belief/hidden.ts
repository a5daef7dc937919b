import type { CardId } from "../../../titles.ts";

/** All that one seat cannot see, as it may be. */
export interface Hidden {
  /** By seat, without the Godcat, whose place everybody knows; the own hand is empty here. */
  readonly hands: CardId[][];
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /** By seat, what they know of the pile, from the top; null for an unknown card. The own one is empty here. */
  readonly known: (CardId | null)[][];
  /** The card that another player looks at, if one does. */
  looked: CardId | null;
  /** What was taken out of the deck unseen before the first turn (K2, K4, K62). */
  readonly gone: CardId[];
}
