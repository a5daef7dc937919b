import type { Position } from "../../../shared/games/kittens/position.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { allPass, at, type Example, nope, on, play, theirs, undead } from "../positions.ts";
import { deckExamples } from "./decks.ts";
import { goodExamples } from "./good-vs-evil.ts";
import { implodingExamples } from "./imploding.ts";
import { originalExamples } from "./original.ts";
import { undeadExamples } from "./undead.ts";

/** Fourteen cards. */
const many: readonly CardId[] = [
  "defuse",
  "zombie-kitten",
  "nope",
  "shuffle-now",
  "feed-the-dead-now",
  "attack",
  "skip",
  "see-the-future",
  "favor",
  "dig-deeper",
  "moon-cat",
  "moon-cat",
  "ghost-cat",
  "clone",
];
const some: readonly CardId[] = ["skip", "favor", "shuffle", "attack", "nope", "moon-cat", "moon-cat"];
const plenty: readonly CardId[] = [...many, "favor", "attack", "super-skip", "spider-cat", "pumpkin-cat", "mummy-cat"];

const nine = (over: Partial<Position> = {}): Position =>
  undead({
    edition: "apocalypse:original",
    hands: [many, some, many, some.slice(2), [...some, "attack-of-the-dead"], some, many, some, some],
    dead: [3, 6],
    drawPile: [...undead().drawPile, ...theirs, ...undead().drawPile, ...theirs, ...theirs],
    ...over,
  });

const cats: readonly CardId[] = ["moon-cat", "moon-cat", "disco-cat", "cactus-cat", "noodle-cat", "noodle-cat"];
const five = (over: Partial<Position> = {}): Position => {
  const hand: readonly CardId[] = ["defuse", "nope", "nope", ...some, ...cats];
  return at({ hands: [hand, [...theirs, ...cats], theirs, theirs, [...theirs, "attack"]], ...over });
};

/** Examples with full tables and full hands. */
const crowdExamples: Readonly<Record<string, Example>> = {
  "nine-i-am-attacked": {
    position: nine({ turn: 8 }),
    steps: [[8, play("attack")], allPass],
    landscape: true,
    says: "YOUR TURN",
  },
  "nine-they-are-attacked": {
    position: nine({ turn: 4 }),
    steps: [[4, play("attack-of-the-dead")], allPass],
    says: "DUCHESS’S TURN",
  },
  "nine-favor-whom": { position: nine(), presses: ["Favor, available"], says: "WHO GIVES YOU A CARD?" },
  "nine-nope": {
    position: nine({ turn: 1 }),
    steps: [
      [1, on(7, "moon-cat", "moon-cat")],
      [5, nope],
      [8, nope],
    ],
    landscape: true,
    says: "NOPE THE NOPE?",
  },
  "nine-choose": {
    position: nine({ turn: 2 }),
    steps: [[2, on(6, "feed-the-dead-now")], allPass],
    says: "FEED TOFU A CARD",
  },
  "nine-twenty-cards": { position: nine({ hands: [plenty, ...nine().hands.slice(1)] }), says: "YOUR TURN" },
  "five-i-am-attacked": {
    position: five({ turn: 4, turns: 2, attacked: true }),
    steps: [[4, play("attack")], allPass],
    landscape: true,
    says: "YOUR TURN",
  },
  "five-nope": {
    position: five({ turn: 1 }),
    steps: [[1, on(0, "moon-cat", "moon-cat")]],
    says: "NOPE IT?",
  },
};

/** The examples of all editions of the kittens. */
export const examples: Readonly<Record<string, Example>> = {
  ...originalExamples,
  ...goodExamples,
  ...undeadExamples,
  ...implodingExamples,
  ...deckExamples,
  ...crowdExamples,
};
