import type { EditionInfo } from "../../../core/game.ts";
import { type CardId, cardIds } from "../titles.ts";

/** An edition is numbers, not code. */
export interface EditionSpec<Id extends string> {
  readonly id: Id;
  /** Fewest and most players. */
  readonly seats: readonly [number, number];
  /** The title that everybody starts with, and that saves (K1). */
  readonly save: CardId;
  /** Extra saves put back into the deck, by number of players (K2). */
  readonly extraSaves: Readonly<Record<number, number>>;
  /** Copies of each title. */
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  /** Whether five different titles take a discarded card (K30). */
  readonly fiveTitles: boolean;
  readonly options: { readonly combos: boolean };
}

export interface Edition<Id extends string = string> extends EditionSpec<Id>, EditionInfo {
  readonly id: Id;
  readonly options: { readonly combos: boolean };
  readonly titles: readonly CardId[];
  /** What Three of a Kind may name (K31). */
  readonly nameable: readonly CardId[];
}

export function defineEdition<Id extends string>(spec: EditionSpec<Id>): Edition<Id> {
  const titles = cardIds.filter((id) => spec.cards[id] !== undefined);
  return { ...spec, titles, nameable: titles.filter((id) => id !== "exploding-kitten") };
}
