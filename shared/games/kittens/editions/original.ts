import { defineEdition } from "./edition.ts";

/** 56 cards, 2–5 players. */
export const original = defineEdition({
  id: "original",
  seats: [2, 5],
  save: "defuse",
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  cards: {
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
  },
  fiveTitles: true,
  options: { combos: true },
});
