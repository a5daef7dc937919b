import type { Command } from "../../shared/core/commands.ts";
import type { Actor } from "../../shared/core/game.ts";
import type { Position } from "../../shared/games/kittens/position.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";

/** Somebody does something. */
export type Step = readonly [Actor, Command];

export const mine: readonly CardId[] = [
  "defuse",
  "nope",
  "attack",
  "skip",
  "see-the-future",
  "favor",
  "noodle-cat",
  "noodle-cat",
];
export const theirs: readonly CardId[] = ["skip", "favor", "shuffle", "moon-cat", "moon-cat", "nope"];
export const pile: readonly CardId[] = [
  "favor",
  "exploding-kitten",
  "skip",
  "exploding-kitten",
  "shuffle",
  "attack",
  "exploding-kitten",
  "nope",
  "moon-cat",
  "disco-cat",
  "exploding-kitten",
  "skip",
];
const discards: readonly CardId[] = [
  "attack",
  "skip",
  "see-the-future",
  "favor",
  "cactus-cat",
  "pirate-cat",
  "pirate-cat",
];

export const at = (over: Partial<Position> = {}): Position => ({
  edition: "original",
  options: { combos: true, fast: false },
  turn: 0,
  turns: 1,
  attacked: false,
  hands: [mine, theirs, [...theirs, "attack"], [...theirs, "attack", "skip", "defuse"], theirs.slice(1)],
  drawPile: pile,
  discardPile: discards,
  exploded: [],
  ...over,
});

export const kittenOnTop = { drawPile: ["exploding-kitten", ...pile.slice(0, 1), ...pile.slice(2)] } as const;
export const play = (...cards: readonly CardId[]): Command => ({ type: "play", cards });
export const on = (target: number, ...cards: readonly CardId[]): Command => ({ type: "play", cards, target });
export const allPass: Step = ["clock", { type: "timeout" }];
export const pass: Command = { type: "pass" };
export const nope: Command = { type: "nope" };
export const five: readonly CardId[] = ["defuse", "attack", "skip", "favor", "noodle-cat"];
