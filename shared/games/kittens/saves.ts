import type { CardId } from "./titles.ts";

/** The cards that save whoever draws a kitten (K9), in the order in which the clock plays them (K64). */
const saves: readonly CardId[] = ["defuse"];

export const canSave = (card: CardId): boolean => saves.includes(card);

/** @returns the first save of a hand, if there is one. */
export const firstSave = (hand: readonly CardId[]): CardId | undefined => saves.find((save) => hand.includes(save));
