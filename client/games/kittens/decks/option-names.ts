import { type DeckOption, deckOptions } from "../../../../shared/games/kittens/decks/deck.ts";

/** Options of a deck in display order, each with its paragraph (K92–K97). */
export const optionRules = {
  combos: "K92",
  "five-different": "K93",
  fast: "K94",
  "flat-attacks": "K95",
  "far-sight": "K96",
  "lone-nope": "K97",
} as const satisfies Readonly<Record<DeckOption, string>>;

const isOption = (name: string): name is DeckOption => Object.hasOwn(deckOptions, name);

export const optionsInOrder: readonly DeckOption[] = Object.keys(optionRules).filter(isOption);
