import type { Deck } from "../../../shared/games/kittens/decks/deck.ts";
import type { Position } from "../../../shared/games/kittens/position.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { allPass, at, draw, type Example, nope, on, play } from "../positions.ts";

/** Ten players with Zombies, the Imploding Kitten, a duel and all options. */
const chaos: Deck = {
  cards: {
    "imploding-kitten": 1,
    "zombie-kitten": 6,
    defuse: 6,
    nope: 10,
    attack: 6,
    "attack-of-the-dead": 4,
    armageddon: 2,
    reverse: 6,
    favor: 6,
    skip: 6,
    "see-the-future": 4,
    "alter-the-future": 4,
    "reveal-the-future": 4,
    "feed-the-dead-now": 4,
    "clairvoyance-now": 2,
    clone: 4,
    "feral-cat": 4,
    "moon-cat": 10,
    "disco-cat": 10,
    "noodle-cat": 10,
    "cactus-cat": 10,
  },
  deal: 7,
  spare: 2,
  options: {
    combos: true,
    fast: false,
    "five-different": true,
    "flat-attacks": true,
    "far-sight": true,
    "lone-nope": true,
  },
};

const mine: readonly CardId[] = [
  "zombie-kitten",
  "defuse",
  "nope",
  "attack",
  "favor",
  "see-the-future",
  "alter-the-future",
  "moon-cat",
  "moon-cat",
];
const theirs: readonly CardId[] = ["favor", "skip", "nope", "reverse", "moon-cat", "moon-cat", "disco-cat"];
const pile: readonly CardId[] = [
  "skip",
  "exploding-kitten",
  "favor",
  "reverse",
  "nope",
  "cactus-cat",
  "exploding-kitten",
  "attack",
  ...theirs,
];

/** Sir Pounce and Waffles are Dead, Duchess imploded, and Nori holds the Godcat. */
const ten = (over: Partial<Position> = {}): Position =>
  at({
    edition: "custom",
    deck: chaos,
    options: { combos: true, fast: false },
    hands: [
      mine,
      theirs,
      [...theirs, "attack", "alter-the-future"],
      theirs.slice(2),
      [...theirs, "attack-of-the-dead", "attack"],
      [],
      theirs,
      theirs.slice(1),
      theirs,
      [...theirs, "godcat", "reveal-the-future"],
    ],
    drawPile: pile,
    discardPile: ["imploding-kitten", "attack", "favor", "skip", "disco-cat"],
    exploded: [5],
    dead: [3, 7],
    ...over,
  });

/** The same table before its first implosion: the kitten lies face up on top. */
const early = (over: Partial<Position> = {}): Position =>
  ten({
    hands: ten().hands.map((hand, seat) => (seat === 5 ? theirs : hand)),
    drawPile: ["imploding-kitten", ...pile],
    discardPile: ["attack", "favor", "skip"],
    exploded: [],
    faceUp: true,
    ...over,
  });

/** Examples of decks of one's own: ten players, and options that change what cards do. */
export const deckExamples: Readonly<Record<string, Example>> = {
  "ten-my-turn": { position: ten(), landscape: true, says: "YOUR TURN" },
  "ten-they-owe": {
    position: ten({ turn: 4, direction: "counterclockwise" }),
    steps: [[4, play("attack-of-the-dead")], allPass],
    says: "BISCUIT’S TURN",
  },
  "ten-favor-whom": { position: ten(), presses: ["Favor, available"], says: "WHO GIVES YOU A CARD?" },
  "ten-nope": {
    position: ten({ turn: 1 }),
    steps: [[1, on(8, "moon-cat", "moon-cat")]],
    landscape: true,
    says: "NOPE IT?",
  },
  "ten-face-up": { position: early(), landscape: true, says: "YOUR TURN" },
  "ten-imploded": { position: early({ turn: 8 }), steps: [[8, draw]], says: "PIXEL IS OUT" },
  "five-seen": {
    position: ten(),
    steps: [[0, play("see-the-future")], allPass],
    presses: ["WHAT I KNOW: about the pile"],
    says: "THE NEXT 5 CARDS",
  },
  "five-in-order": {
    position: ten(),
    steps: [[0, play("alter-the-future")], allPass],
    presses: ["Skip, place 1 of 5", "Nope, place 5 of 5"],
    landscape: true,
    says: "ALTER THE FUTURE",
  },
  "ten-last-word": {
    position: ten({ turn: 1 }),
    steps: [
      [1, play("favor", "skip", "nope", "reverse", "disco-cat")],
      [2, nope],
    ],
    says: "MOCHI’S TURN",
  },
};
