import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Position } from "../../shared/games/kittens/position.ts";

/** The first game: a deal that brings up everything a newcomer has to know, and the steps of the game. */

/** What the newcomer reads while a thing can be pressed. */
export interface Hint {
  /** The selector of the thing on the page. */
  readonly at: string;
  /** The side on which the hint does not cover what matters. */
  readonly side: "above" | "below";
  readonly text: "draw" | "nope" | "card" | "play" | "seen" | "safe" | "danger" | "defuse" | "slide" | "hide";
}

export type Step =
  | { readonly seat: Seat; readonly command: Command }
  /** The newcomer's command: no other is accepted. The first hint whose thing is on the page is shown. */
  | { readonly expected: Command; readonly hints: readonly Hint[] };

export const newcomer: Seat = 0;
const mochi: Seat = 1;
const biscuit: Seat = 2;

const kitten = "exploding-kitten";

export const deal: Position = {
  edition: "original",
  options: { combos: true, fast: false },
  turn: newcomer,
  turns: 1,
  attacked: false,
  hands: [
    ["defuse", "nope", "moon-cat", "pirate-cat"],
    ["noodle-cat", "skip", "favor", "shuffle"],
    ["attack", "cactus-cat", "favor", "disco-cat"],
  ],
  drawPile: [
    "see-the-future",
    "pirate-cat",
    "skip",
    "cactus-cat",
    kitten,
    "noodle-cat",
    kitten,
    "favor",
    "shuffle",
    "moon-cat",
  ],
  discardPile: [],
  exploded: [],
};

const draw: Command = { type: "draw" };
const pass: Command = { type: "pass" };

const spot = (id: string): string => `[data-spot="${id}"]`;
const onTop = '.spots:has([data-spot="slot-slider"][aria-valuenow="0"])';

const drawing = (text: Hint["text"]): Step => ({
  expected: draw,
  hints: [{ at: spot("button-draw"), side: "above", text }],
});

export const steps: readonly Step[] = [
  drawing("draw"),
  { seat: mochi, command: draw },
  { seat: biscuit, command: { type: "play", cards: ["attack"] } },
  { expected: { type: "nope" }, hints: [{ at: spot("button-nope"), side: "above", text: "nope" }] },
  { seat: mochi, command: pass },
  { seat: biscuit, command: pass },
  { seat: biscuit, command: draw },
  {
    expected: { type: "play", cards: ["see-the-future"] },
    hints: [
      { at: spot("button-play"), side: "above", text: "play" },
      { at: spot("card:see-the-future#1"), side: "above", text: "card" },
    ],
  },
  { seat: mochi, command: pass },
  { seat: biscuit, command: pass },
  {
    expected: draw,
    hints: [
      { at: spot("button-got-it"), side: "below", text: "seen" },
      { at: spot("button-draw"), side: "above", text: "safe" },
    ],
  },
  { seat: mochi, command: draw },
  { seat: biscuit, command: draw },
  drawing("danger"),
  { expected: { type: "save", card: "defuse" }, hints: [{ at: spot("button-save"), side: "above", text: "defuse" }] },
  {
    expected: { type: "insert", position: 0 },
    hints: [
      { at: `${onTop} ${spot("button-hide")}`, side: "below", text: "hide" },
      { at: spot("slot-slider"), side: "below", text: "slide" },
    ],
  },
  { seat: biscuit, command: draw },
];
