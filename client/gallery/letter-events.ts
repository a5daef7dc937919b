import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import type { Position } from "../../shared/games/love-letter/position.ts";
import type { CardId } from "../../shared/games/love-letter/titles.ts";
import { letterAt as at, lay } from "./letter-positions.ts";
import type { Step } from "./positions.ts";

/** Position and step that produce an event of Love Letter, seen from seat 0. */
export interface LetterEpisode {
  readonly letter: Position;
  readonly before?: readonly Step[];
  /** Step that produces the event; null for the deal of a round. */
  readonly step: Step | null;
}

/** Four active players without a shield. The first player holds these two cards. */
const holding = (mine: readonly CardId[], other: CardId = "mouse-trapper", over: Partial<Position> = {}): Position =>
  at({ hands: [mine, [other], ["hermit-home-swap"], ["snake-sorcerer"]], shielded: [], eliminated: [], ...over });

const lastTurn = (tokens: readonly number[]): Position =>
  at({
    hands: [["snake-sorcerer", "shell-shield"], ["royal-robovac"], ["king-cat"], []],
    drawPile: [],
    shielded: [],
    eliminated: [3],
    tokens,
  });

/** One episode for each event. The type makes the compiler report an event without an episode. */
export const letterEvents: { readonly [Type in LoveLetterEvent["type"]]: LetterEpisode } = {
  "round-began": { letter: lastTurn([0, 1, 0, 0]), step: [0, lay("shell-shield")] },
  dealt: { letter: holding(["jittery-juggler", "crystal-bowl"]), step: [0, lay("jittery-juggler")] },
  "turn-began": { letter: holding(["shell-shield", "crystal-bowl"]), step: [0, lay("shell-shield")] },
  "shield-ended": {
    letter: holding(["shell-shield", "crystal-bowl"], "mouse-trapper", { shielded: [1] }),
    step: [0, lay("shell-shield")],
  },
  "card-drawn": {
    letter: holding(["shell-shield"], "mouse-trapper", {
      turn: 3,
      hands: [["shell-shield"], ["mouse-trapper"], ["hermit-home-swap"], ["snake-sorcerer", "shell-shield"]],
    }),
    step: [3, lay("shell-shield")],
  },
  "card-played": { letter: holding(["shell-shield", "crystal-bowl"]), step: [0, lay("shell-shield")] },
  "found-nobody": {
    letter: holding(["battle-bunny", "crystal-bowl"], "mouse-trapper", {
      shielded: [1, 2],
      eliminated: [3],
      hands: [["battle-bunny", "crystal-bowl"], ["mouse-trapper"], ["hermit-home-swap"], []],
    }),
    step: [0, lay("battle-bunny")],
  },
  guessed: { letter: holding(["crystal-bowl", "shell-shield"]), step: [0, lay("crystal-bowl", 1, 5)] },
  compared: { letter: holding(["battle-bunny", "shell-shield"]), step: [0, lay("battle-bunny", 2)] },
  eliminated: { letter: holding(["crystal-bowl", "shell-shield"], "king-cat"), step: [0, lay("crystal-bowl", 1, 10)] },
  "hands-swapped": { letter: holding(["hermit-home-swap", "crystal-bowl"]), step: [0, lay("hermit-home-swap", 1)] },
  "king-cat-taken": {
    letter: holding(["not-a-pet", "crystal-bowl"], "king-cat"),
    step: [0, lay("not-a-pet")],
  },
  "nothing-happened": { letter: holding(["not-a-pet", "crystal-bowl"]), step: [0, lay("not-a-pet")] },
  juggled: { letter: holding(["jittery-juggler", "crystal-bowl"]), step: [0, lay("jittery-juggler")] },
  "set-aside-seen": { letter: holding(["doggy-grave-digger", "crystal-bowl"]), step: [0, lay("doggy-grave-digger")] },
  "set-aside-kept": {
    letter: holding(["doggy-grave-digger", "crystal-bowl"]),
    before: [[0, lay("doggy-grave-digger")]],
    step: [0, { type: "stay" }],
  },
  "set-aside-swapped": {
    letter: holding(["doggy-grave-digger", "crystal-bowl"]),
    before: [[0, lay("doggy-grave-digger")]],
    step: [0, { type: "swap" }],
  },
  "laid-down": { letter: holding(["snake-sorcerer", "crystal-bowl"]), step: [0, lay("snake-sorcerer", 1)] },
  shielded: { letter: holding(["shell-shield", "crystal-bowl"]), step: [0, lay("shell-shield")] },
  "top-seen": { letter: holding(["mouse-trapper", "crystal-bowl"]), step: [0, lay("mouse-trapper")] },
  "card-put-back": {
    letter: holding(["mouse-trapper", "crystal-bowl"]),
    before: [[0, lay("mouse-trapper")]],
    step: [0, { type: "insert", position: 2 }],
  },
  "pile-was-empty": {
    letter: holding(["mouse-trapper", "crystal-bowl"], "mouse-trapper", { drawPile: [] }),
    step: [0, lay("mouse-trapper")],
  },
  "round-over": { letter: lastTurn([0, 1, 0, 0]), step: [0, lay("shell-shield")] },
  "game-over": { letter: lastTurn([1, 1, 0, 0]), step: [0, lay("shell-shield")] },
};

/** Variants of the same events. */
export const moreLetterEvents: Readonly<Record<string, LetterEpisode>> = {
  "compared-by-others": {
    letter: holding(["shell-shield"], "mouse-trapper", {
      turn: 1,
      hands: [["shell-shield"], ["battle-bunny", "crystal-bowl"], ["hermit-home-swap"], ["snake-sorcerer"]],
    }),
    step: [1, lay("battle-bunny", 2)],
  },
  "king-cat-taken-others": {
    letter: holding(["shell-shield"], "mouse-trapper", {
      turn: 1,
      hands: [["shell-shield"], ["not-a-pet", "crystal-bowl"], ["king-cat"], ["snake-sorcerer"]],
    }),
    step: [1, lay("not-a-pet")],
  },
  "compared-equal": { letter: holding(["battle-bunny", "mouse-trapper"]), step: [0, lay("battle-bunny", 1)] },
  "guessed-right": { letter: holding(["crystal-bowl", "shell-shield"]), step: [0, lay("crystal-bowl", 1, 2)] },
};
