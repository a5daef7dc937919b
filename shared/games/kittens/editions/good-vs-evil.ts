import { type Copies, defineEdition } from "./edition.ts";

export const goodVsEvilCards: Copies = {
  "exploding-kitten": 4,
  defuse: 6,
  armageddon: 3,
  attack: 2,
  "targeted-attack": 2,
  favor: 4,
  "raising-heck": 2,
  "reveal-the-future": 3,
  "shuffle-until-stop": 2,
  nope: 5,
  "feral-cat": 4,
  "mermaid-cat": 4,
  "knight-cat": 4,
  "cloud-cat": 4,
  "goblin-cat": 4,
};

/** 53 cards, Godcat and Devilcat on the playmat, 2–5 players. */
export const goodVsEvil = defineEdition({
  id: "good-vs-evil",
  seats: [2, 5],
  cards: goodVsEvilCards,
  saves: ["defuse"],
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  fiveTitles: false,
  undead: false,
  playmat: true,
  options: { combos: true, fast: false },
});
