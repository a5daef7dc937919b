import { allPass, draw, type Example, imploding, openOnTop, play } from "../positions.ts";

const altering = [[0, play("alter-the-future")], allPass] as const;

/** Examples of Imploding Kittens: the face-up kitten, the direction of play, and cards that are put in order. */
export const implodingExamples: Readonly<Record<string, Example>> = {
  "kitten-face-up-on-top": { position: imploding(openOnTop), landscape: true, says: "YOUR TURN" },
  "kitten-face-up-in-the-pile": {
    position: imploding({ turn: 2, direction: "counterclockwise" }),
    landscape: true,
    says: "BISCUIT’S TURN",
  },
  "put-back-face-up": {
    position: imploding({ ...openOnTop, faceUp: false }),
    steps: [[0, draw]],
    says: "PUT IT BACK FACE UP",
  },
  "they-put-it-back": {
    position: imploding({ ...openOnTop, faceUp: false, turn: 1 }),
    steps: [[1, draw]],
    says: "MOCHI PUTS IT BACK FACE UP",
  },
  "alter-the-future": { position: imploding(), steps: altering, landscape: true, says: "ALTER THE FUTURE" },
  "alter-the-future-swapped": {
    position: imploding({ direction: "counterclockwise" }),
    steps: altering,
    presses: ["Favor, place 1 of 3", "Imploding Kitten, place 3 of 3", "Skip, place 2 of 3"],
    says: "ALTER THE FUTURE",
  },
  "they-alter-the-future": {
    position: imploding({ turn: 3 }),
    steps: [[3, play("alter-the-future")], allPass],
    says: "SIR POUNCE ALTERS THE FUTURE",
  },
  "they-imploded": { position: imploding({ ...openOnTop, turn: 2 }), steps: [[2, draw]], says: "BISCUIT IS OUT" },
};
