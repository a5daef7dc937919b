import type { Position } from "../../../shared/games/love-letter/position.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";
import { letterAt as at, lay as play } from "../letter-positions.ts";
import type { Step } from "../positions.ts";

/** A state of Love Letter for the table to show. */
export interface LetterExample {
  readonly letter: Position;
  /** Steps before the example, seat by seat. */
  readonly steps?: readonly Step[];
  /** Names of the buttons to press afterwards, in order. */
  readonly presses?: readonly string[];
  /** Beginning of the prompt as a screen reader reads it. Empty once the game is over. */
  readonly says: string;
}

const six = at({
  hands: [
    ["crystal-bowl", "battle-bunny"],
    ["mouse-trapper"],
    ["hermit-home-swap"],
    [],
    ["snake-sorcerer"],
    ["king-cat"],
  ],
  played: [
    ["crystal-bowl"],
    ["shell-shield", "crystal-bowl", "mouse-trapper"],
    ["mouse-trapper", "shell-shield"],
    ["battle-bunny", "crystal-bowl"],
    ["crystal-bowl"],
    ["battle-bunny", "jittery-juggler"],
  ],
  drawPile: ["not-a-pet", "snake-sorcerer", "royal-robovac"],
  tokens: [1, 1, 0, 0, 0, 1],
});

const two = at({
  hands: [["crystal-bowl", "mouse-trapper"], ["king-cat"]],
  open: ["snake-sorcerer", "battle-bunny"],
  played: [
    ["crystal-bowl", "battle-bunny", "mouse-trapper", "crystal-bowl", "shell-shield"],
    ["shell-shield", "crystal-bowl", "mouse-trapper", "jittery-juggler"],
  ],
  drawPile: ["not-a-pet", "snake-sorcerer", "royal-robovac"],
  setAside: "hermit-home-swap",
  shielded: [],
  eliminated: [],
  tokens: [2, 1],
});

const holding = (...hand: readonly CardId[]): Position =>
  at({ hands: [hand, ["mouse-trapper"], ["hermit-home-swap"], []], shielded: [], eliminated: [3] });

/** Last turn of a round: the pile is empty, and all players show their hands. */
const lastTurn = (tokens: readonly number[]): Position =>
  at({
    hands: [["snake-sorcerer", "shell-shield"], ["royal-robovac"], ["king-cat"], []],
    drawPile: [],
    shielded: [],
    eliminated: [3],
    tokens,
  });

export const letterExamples: Readonly<Record<string, LetterExample>> = {
  "letter-my-turn": { letter: at(), says: "YOUR TURN" },
  "letter-my-turn-two-players": { letter: two, says: "YOUR TURN" },
  "letter-my-turn-six-players": { letter: six, says: "YOUR TURN" },
  "letter-their-turn": {
    letter: at({ turn: 1, hands: [["snake-sorcerer"], ["mouse-trapper", "shell-shield"], ["hermit-home-swap"], []] }),
    steps: [[1, play("shell-shield")]],
    says: "BISCUIT’S TURN",
  },
  "letter-lay-alone": {
    letter: at(),
    presses: ["Jittery Juggler, available"],
    says: "LAY JITTERY JUGGLER?",
  },
  "letter-charm-the-only-one": {
    letter: at(),
    presses: ["Snake Sorcerer, available"],
    says: "CHARM MOCHI?",
  },
  "letter-compare-with-whom": {
    letter: holding("battle-bunny", "shell-shield"),
    presses: ["Battle Bunny, available"],
    says: "WHO TO COMPARE WITH?",
  },
  "letter-guess-whose": {
    letter: holding("crystal-bowl", "shell-shield"),
    presses: ["Crystal Bowl, available"],
    says: "WHO HAS WHICH CARD?",
  },
  "letter-guess-what": {
    letter: two,
    presses: ["Crystal Bowl, available"],
    says: "WHAT DOES MOCHI HOLD?",
  },
  "letter-hand-known": {
    letter: holding("hermit-home-swap", "crystal-bowl"),
    steps: [[0, play("hermit-home-swap", 1)]],
    says: "MOCHI’S TURN",
  },
  "letter-keep-or-swap": {
    letter: holding("doggy-grave-digger", "crystal-bowl"),
    steps: [[0, play("doggy-grave-digger")]],
    says: "KEEP OR SWAP?",
  },
  "letter-put-back": {
    letter: holding("mouse-trapper", "crystal-bowl"),
    steps: [[0, play("mouse-trapper")]],
    says: "PUT MOUSE TRAPPER BACK",
  },
  "letter-round-over": {
    letter: lastTurn([0, 1, 0, 0]),
    steps: [[0, play("shell-shield")]],
    says: "YOU WIN ROUND 1",
  },
  "letter-won": {
    letter: lastTurn([1, 1, 0, 0]),
    steps: [[0, play("shell-shield")]],
    says: "",
  },
};
