import type { EditionInfo } from "../../core/game.ts";
import { type CardId, cardIds } from "./titles.ts";

/** Number of copies of each card: 21 in all. */
export const copies: Readonly<Record<CardId, number>> = {
  "king-cat": 1,
  "not-a-pet": 1,
  "hermit-home-swap": 1,
  "jittery-juggler": 1,
  "doggy-grave-digger": 1,
  "snake-sorcerer": 2,
  "shell-shield": 2,
  "battle-bunny": 3,
  "mouse-trapper": 3,
  "crystal-bowl": 5,
  "royal-robovac": 1,
};

export const edition = {
  id: "love-letter",
  seats: [2, 6],
  options: {},
  hasBeat: false,
  titles: cardIds,
} as const satisfies EditionInfo;

/** L9 */
export const tokensToWin = (players: number): number => (players <= 3 ? 3 : 2);
