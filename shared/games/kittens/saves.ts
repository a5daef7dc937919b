import { type EditionChoice, editionOf } from "./editions/registry.ts";
import type { Danger } from "./state.ts";
import type { CardId } from "./titles.ts";

/** Cards that save by themselves, in the order in which a timeout plays them (K9, K45, K64). */
const plainSaves: readonly CardId[] = ["defuse", "zombie-kitten"];

export const isPlainSave = (card: CardId): boolean => plainSaves.includes(card);

/**
 * The title that a Clone would save as: the save on top of the discard pile, for a player who has drawn a kitten (K57).
 *
 * @param discard newest last
 */
export function clonedSave(discard: readonly CardId[], cause: Danger): CardId | null {
  const top = discard.at(-1);
  return cause === "kitten" && top !== undefined && isPlainSave(top) ? top : null;
}

/** Public facts on which saves depend. */
export interface SaveContext extends EditionChoice {
  /** Newest last. */
  readonly discard: readonly CardId[];
}

/** Cards of a hand that would save, each title once, in the order in which a timeout plays them (K64). */
export function savesIn(hand: readonly CardId[], context: SaveContext, cause: Danger): readonly CardId[] {
  const saves = plainSaves.filter((save) => hand.includes(save));
  if (hand.includes("clone") && clonedSave(context.discard, cause) !== null) saves.push("clone");
  if (hand.includes("godcat") && godcatSaves(context).length > 0) saves.push("godcat");
  return saves;
}

/** Titles that a Godcat may save as: those of the deck that save by themselves (K43, K90). */
export const godcatSaves = (game: EditionChoice): readonly CardId[] => editionOf(game).titles.filter(isPlainSave);

export const hasSave = (hand: readonly CardId[], context: SaveContext, cause: Danger): boolean =>
  savesIn(hand, context, cause).length > 0;
