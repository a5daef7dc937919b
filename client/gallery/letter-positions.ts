import type { Command } from "../../shared/core/commands.ts";
import type { Position } from "../../shared/games/love-letter/position.ts";
import type { CardId } from "../../shared/games/love-letter/titles.ts";

const pile: readonly CardId[] = [
  "mouse-trapper",
  "crystal-bowl",
  "not-a-pet",
  "battle-bunny",
  "royal-robovac",
  "crystal-bowl",
  "doggy-grave-digger",
  "snake-sorcerer",
];

export const letterAt = (over: Partial<Position> = {}): Position => ({
  turn: 0,
  hands: [["snake-sorcerer", "jittery-juggler"], ["mouse-trapper"], ["hermit-home-swap"], []],
  drawPile: pile,
  setAside: "king-cat",
  open: [],
  played: [
    ["crystal-bowl", "battle-bunny"],
    ["shell-shield", "crystal-bowl"],
    ["mouse-trapper", "shell-shield"],
    ["battle-bunny", "crystal-bowl"],
  ],
  shielded: [2],
  eliminated: [3],
  tokens: [1, 1, 0, 0],
  ...over,
});

/** @param value the guess */
export const lay = (card: CardId, target?: number, value?: number): Command => ({
  type: "play",
  cards: [card],
  ...(target === undefined ? {} : { target }),
  ...(value === undefined ? {} : { value }),
});
