import { type Copies, defineEdition } from "./edition.ts";

export const originalCards: Copies = {
  "exploding-kitten": 4,
  defuse: 6,
  attack: 4,
  favor: 4,
  nope: 5,
  shuffle: 4,
  skip: 4,
  "see-the-future": 5,
  "disco-cat": 4,
  "noodle-cat": 4,
  "cactus-cat": 4,
  "pirate-cat": 4,
  "moon-cat": 4,
};

/** 56 cards, 2–5 players. */
export const original = defineEdition({
  id: "original",
  seats: [2, 5],
  cards: originalCards,
  saves: ["defuse"],
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  fiveTitles: true,
  undead: false,
  playmat: false,
  options: { combos: true },
});
