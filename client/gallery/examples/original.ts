import {
  allPass,
  at,
  type Example,
  five,
  kittenOnTop,
  mine,
  nope,
  on,
  pass,
  pile,
  play,
  theirs,
} from "../positions.ts";

export const originalExamples: Readonly<Record<string, Example>> = {
  "my-turn": { position: at({ turns: 2, attacked: true }), landscape: true, says: "YOUR TURN" },
  opening: {
    position: at({
      discardPile: [],
      drawPile: [...pile, ...theirs, ...pile.filter((card) => card !== "exploding-kitten")],
    }),
    landscape: true,
    says: "YOUR TURN",
  },
  "my-turn-two-players": {
    position: at({ hands: [mine, theirs], drawPile: [...pile, ...pile.filter((card) => card !== "exploding-kitten")] }),
    says: "YOUR TURN",
  },
  "my-turn-many-cards": {
    position: at({ hands: [[...mine, ...theirs, "shuffle", "disco-cat", "cactus-cat"], theirs, theirs] }),
    says: "YOUR TURN",
  },
  "their-turn": { position: at({ turn: 1 }), steps: [[1, { type: "draw" }]], says: "BISCUIT" },
  "play-skip": { position: at(), presses: ["Skip, available"], says: "PLAY SKIP?" },
  "favor-whom": { position: at(), presses: ["Favor, available"], says: "WHO GIVES YOU A CARD?" },
  "pair-chosen": {
    position: at(),
    presses: ["Take the pair: Noodle Cat"],
    says: "WHO DO YOU ROB?",
  },
  "three-of-a-kind": {
    position: at({ hands: [["moon-cat", "moon-cat", "moon-cat", "skip"], theirs] }),
    presses: ["Moon Cat, available", "Moon Cat, available", "Moon Cat, available", "Defuse"],
    says: "NAME A CARD",
  },
  "five-different": {
    position: at({ hands: [[...five, "nope"], theirs, theirs] }),
    presses: ["Attack, available", "Skip, available", "Favor, available"],
    says: "3 OF 5 DIFFERENT",
  },
  "nope-it": { position: at({ turn: 1 }), steps: [[1, on(0, "moon-cat", "moon-cat")]], says: "NOPE IT?" },
  "nope-the-nope": {
    position: at({ turn: 1 }),
    steps: [
      [1, on(0, "moon-cat", "moon-cat")],
      [2, nope],
    ],
    landscape: true,
    says: "NOPE THE NOPE?",
  },
  "nope-four-times": {
    position: at({ turn: 1 }),
    steps: [
      [1, play("skip")],
      [2, nope],
      [3, nope],
      [4, nope],
      [1, nope],
    ],
    says: "NOPE THE NOPE?",
  },
  "nope-without-one": {
    position: at({ turn: 1, hands: [["skip", "moon-cat"], theirs, theirs] }),
    steps: [[1, play("skip")]],
    landscape: true,
    says: "MOCHI’S SKIP",
  },
  "let-it-happen": {
    position: at({ turn: 1 }),
    steps: [
      [1, play("skip")],
      [0, pass],
    ],
    says: "YOU LET IT HAPPEN",
  },
  "my-play-waits": { position: at(), steps: [[0, play("attack")]], says: "WILL ANYONE NOPE?" },
  "kitten-drawn": { position: at(kittenOnTop), steps: [[0, { type: "draw" }]], says: "A KITTEN!" },
  "hide-the-kitten": {
    position: at(kittenOnTop),
    steps: [
      [0, { type: "draw" }],
      [0, { type: "save", card: "defuse" }],
    ],
    landscape: true,
    says: "HIDE THE KITTEN",
  },
  "they-hide-the-kitten": {
    position: at({ ...kittenOnTop, turn: 3 }),
    steps: [
      [3, { type: "draw" }],
      [3, { type: "save", card: "defuse" }],
    ],
    says: "SIR POUNCE HIDES THE KITTEN",
  },
  "give-a-card": {
    position: at({ turn: 1 }),
    steps: [[1, on(0, "favor")], allPass],
    presses: ["Skip, available"],
    says: "GIVE MOCHI A CARD",
  },
  "steal-a-card": {
    position: at(),
    steps: [[0, on(1, "noodle-cat", "noodle-cat")], allPass],
    says: "STEAL FROM MOCHI",
  },
  "stolen-from": {
    position: at({ turn: 1 }),
    steps: [[1, on(0, "moon-cat", "moon-cat")], allPass],
    says: "MOCHI STEALS FROM YOU",
  },
  "take-a-card": {
    position: at(),
    steps: [[0, play(...five)], allPass],
    presses: ["Cactus Cat"],
    says: "TAKE A CARD",
  },
  "see-the-future": {
    position: at(),
    steps: [[0, play("see-the-future")], allPass],
    presses: ["WHAT I KNOW: about the pile"],
    says: "THE NEXT 3 CARDS",
  },
  "kitten-known": {
    position: at(kittenOnTop),
    steps: [[0, play("see-the-future")], allPass],
    says: "YOUR TURN",
  },
  exploded: { position: at({ exploded: [0], turn: 1, hands: [[], theirs, theirs] }), says: "MOCHI’S TURN" },
  "somebody-exploded": {
    position: at({ turn: 1, hands: [mine, ["skip", "attack"], theirs, theirs], drawPile: kittenOnTop.drawPile }),
    steps: [[1, { type: "draw" }]],
    says: "MOCHI IS OUT",
  },
  won: {
    position: at({ exploded: [2, 4, 3], turn: 1, hands: [mine, ["skip"], [], [], []], drawPile: ["exploding-kitten"] }),
    steps: [[1, { type: "draw" }]],
    landscape: true,
    says: "",
  },
  lost: {
    position: at({ exploded: [2], hands: [["skip"], theirs, []], drawPile: ["exploding-kitten"] }),
    steps: [[0, { type: "draw" }]],
    says: "",
  },
  "log-open": {
    position: at({ turn: 1 }),
    steps: [[1, on(0, "moon-cat", "moon-cat")], allPass, [1, { type: "pick" }], [1, { type: "draw" }]],
    presses: ["Log"],
    says: "BISCUIT",
  },
  "discards-open": { position: at(), presses: ["7 discarded"], says: "YOUR TURN" },
};
