import type { Command } from "../../shared/core/commands.ts";
import type { Actor } from "../../shared/core/game.ts";
import type { Position } from "../../shared/games/kittens/position.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";

/** A command and its actor. */
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

/** Imploding Kittens; the kitten lies face up, third from the top. */
export const imploding = (over: Partial<Position> = {}): Position =>
  at({
    edition: "imploding",
    hands: [
      ["defuse", "nope", "reverse", "draw-from-the-bottom", "alter-the-future", "targeted-attack", "feral-cat"],
      [...theirs, "reverse"],
      [...theirs, "draw-from-the-bottom"],
      [...theirs, "alter-the-future"],
      theirs.slice(1),
      theirs.slice(2),
    ],
    drawPile: ["favor", "skip", "imploding-kitten", ...pile.slice(3)],
    faceUp: true,
    ...over,
  });
/** The kitten lies face up on top. */
export const openOnTop = { drawPile: ["imploding-kitten", ...pile.slice(2)] } as const;

export const undeadPile: readonly CardId[] = [
  "exploding-kitten",
  "skip",
  "favor",
  "exploding-kitten",
  "attack",
  "skip",
];
/** Zombie Kittens; Sir Pounce is Dead. */
export const undead = (over: Partial<Position> = {}): Position =>
  at({
    edition: "zombie",
    hands: [
      ["zombie-kitten", "nope", "skip", "feed-the-dead-now", "grave-robber", "dig-deeper", "clairvoyance-now"],
      ["zombie-kitten", "skip", "ghost-cat", "clairvoyance-now"],
      ["nope", "spider-cat", "attack"],
      ["skip", "favor"],
      ["favor", "nope", "skip"],
    ],
    drawPile: undeadPile,
    discardPile: ["favor", "skip"],
    dead: [3],
    ...over,
  });

const goodPile: readonly CardId[] = [
  "favor",
  "exploding-kitten",
  "feral-cat",
  "exploding-kitten",
  "attack",
  "knight-cat",
  "exploding-kitten",
  "nope",
  "mermaid-cat",
  "cloud-cat",
  "exploding-kitten",
  "goblin-cat",
];

/** Good vs Evil, with both cats on the playmat. */
export const good = (over: Partial<Position> = {}): Position =>
  at({
    edition: "good-vs-evil",
    hands: [
      ["defuse", "nope", "armageddon", "raising-heck", "reveal-the-future", "shuffle-until-stop", "targeted-attack"],
      ["defuse", "armageddon", "raising-heck", "favor", "shuffle-until-stop"],
      ["nope", "favor", "feral-cat"],
      ["favor", "nope"],
      ["nope", "knight-cat", "knight-cat"],
    ],
    drawPile: goodPile,
    discardPile: ["favor", "nope", "feral-cat"],
    ...over,
  });

export const draw = { type: "draw" } as const;
/** Mochi draws a kitten and brings Sir Pounce back. */
export const mochiSaves: readonly Step[] = [
  [1, draw],
  [1, { type: "save", card: "zombie-kitten", target: 3 }],
];
/** Mochi lays the Godcat in front of herself and the Devilcat in front of the viewer. */
export const laid: readonly Step[] = [
  [1, play("armageddon")],
  allPass,
  [1, { type: "lay", card: "godcat", target: 0 }],
];

/** A state of a game for the table to show. */
export interface Example {
  readonly position: Position;
  /** Steps before the example, seat by seat. */
  readonly steps?: readonly Step[];
  /** The response window before a draw is open (K49). */
  readonly beat?: true;
  /** Names of the buttons to press afterwards, in order. */
  readonly presses?: readonly string[];
  /** Whether it is also shown on a phone held sideways. */
  readonly landscape?: true;
  /** Beginning of the prompt as a screen reader reads it. Empty once the game is over. */
  readonly says: string;
}
