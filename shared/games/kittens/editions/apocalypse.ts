import { type Copies, defineEdition, mergeCopies } from "./edition.ts";
import { goodVsEvilCards } from "./good-vs-evil.ts";
import { originalCards } from "./original.ts";
import { zombieCards } from "./zombie.ts";

/** All cards of Zombie Kittens with all cards of another deck, 2–9 players (K60–K62). */
const apocalypse = <Id extends string>(id: Id, other: Copies, has: { fiveTitles: boolean; playmat: boolean }) =>
  defineEdition({
    id,
    seats: [2, 9],
    cards: mergeCopies(zombieCards, other),
    saves: ["zombie-kitten", "defuse"],
    extraSaves: { 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 },
    cut: (players) => Math.min(5 * players + 5, 35),
    undead: true,
    options: { combos: true },
    ...has,
  });

export const apocalypseOriginal = apocalypse("apocalypse:original", originalCards, {
  fiveTitles: true,
  playmat: false,
});

export const apocalypseGoodVsEvil = apocalypse("apocalypse:good-vs-evil", goodVsEvilCards, {
  fiveTitles: false,
  playmat: true,
});
