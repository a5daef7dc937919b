import type { DeckData } from "../../../core/game.ts";
import type { Copies } from "../editions/edition.ts";

/** Numbers of players of a deck of one's own (K98). */
export const deckSeats = [2, 10] as const;

/** Switches of a deck with their defaults (K91). */
export const deckOptions = {
  combos: true,
  fast: false,
  "five-different": false,
  "flat-attacks": false,
  "far-sight": false,
  "lone-nope": false,
} as const satisfies Readonly<Record<string, boolean>>;

export type DeckOption = keyof typeof deckOptions;

/** Limits of K85, K88 and K89. */
export const deckLimits = { copies: 10, cards: 160, deal: [4, 8], spare: 10 } as const;

/** Numbers of a deck that are not counts of cards (K88, K89). */
export const deckDefaults = { deal: 7, spare: 2 } as const;

/** A deck of one's own that passed `judgeDeck`, with all its defaults. Titles without copies are left out. */
export interface Deck extends DeckData {
  readonly cards: Copies & Readonly<Record<string, number>>;
  readonly deal: number;
  readonly spare: number;
  readonly options: Readonly<Record<DeckOption, boolean>>;
}
