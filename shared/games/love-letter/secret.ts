import type { Viewer } from "../../core/game.ts";
import type { CardId } from "./titles.ts";

/**
 * A face-down card: in a hand, in the draw pile, set aside. The players' knowledge moves with it when it moves openly,
 * and is lost when it is shuffled.
 */
export interface Secret {
  readonly card: CardId;
  /** Viewers who know the card, its holder included. */
  seenBy: readonly Viewer[];
  /** Cards that are publicly ruled out (L13, L19, L21). */
  ruledOut: readonly CardId[];
}

const nobody: readonly Viewer[] = [];
const nothing: readonly CardId[] = [];

export const secret = (card: CardId): Secret => ({ card, seenBy: nobody, ruledOut: nothing });

/** Whether the viewer knows the card. It checks the length first, because most cards are unknown to all viewers. */
export const isSeenBy = ({ seenBy }: Secret, viewer: Viewer): boolean => seenBy.length > 0 && seenBy.includes(viewer);

/** @returns the card if the viewer knows it, or null. */
export const seenAs = (hidden: Secret, viewer: Viewer): CardId | null =>
  isSeenBy(hidden, viewer) ? hidden.card : null;

export function showTo(hidden: Secret, viewers: readonly Viewer[]): void {
  hidden.seenBy = together(hidden.seenBy, viewers);
}

export function ruleOut(hidden: Secret, cards: readonly CardId[]): void {
  hidden.ruledOut = together(hidden.ruledOut, cards);
}

/** @param added without repeats. */
function together<Item>(known: readonly Item[], added: readonly Item[]): readonly Item[] {
  if (known.length === 0) return added;
  const missing = added.filter((item) => !known.includes(item));
  return missing.length === 0 ? known : [...known, ...missing];
}

/** Limits the knowledge of the card to one viewer. */
export function keepFor(hidden: Secret, viewer: Viewer): void {
  if (hidden.seenBy.length > 0) hidden.seenBy = hidden.seenBy.filter((witness) => witness === viewer);
}

/** Removes all knowledge of the card, because it has been shuffled among others. */
export function forget(hidden: Secret): void {
  hidden.seenBy = nobody;
  hidden.ruledOut = nothing;
}
