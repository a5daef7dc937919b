import { describe, expect, test } from "vitest";
import type { EventType } from "../../../../client/games/love-letter/animation/event-animation.ts";
import { reactionTo } from "../../../../client/games/love-letter/animation/event-animator.ts";
import { carriedObjectsOf } from "../../../../client/table/animations/animation.ts";
import type { EventOf, LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import { movesOf } from "../../moves.ts";
import { Seated } from "./seated.ts";

/** The viewer is seat 0. */
const table = new Seated({
  hands: [["battle-bunny", "shell-shield"], ["mouse-trapper"], ["crystal-bowl"]],
  played: [["crystal-bowl"], ["mouse-trapper"], []],
});
const motionOf = (event: LoveLetterEvent) => {
  const { view, labels } = table.context;
  return reactionTo(event, { before: view, after: loveLetter.applyEvent(view, event), labels, turnBefore: null });
};

/** One event of each type. The compiler reports missing types. */
const events: { readonly [Type in EventType]: EventOf<Type> } = {
  "round-began": { type: "round-began", round: 2, open: [] },
  dealt: { type: "dealt", seat: 1, card: null },
  "turn-began": { type: "turn-began", seat: 1 },
  "shield-ended": { type: "shield-ended", seat: 1 },
  "card-drawn": { type: "card-drawn", seat: 1, from: "pile", card: null },
  "card-played": { type: "card-played", play: { seat: 1, card: "mouse-trapper", target: null, guess: null } },
  "found-nobody": { type: "found-nobody", seat: 1 },
  guessed: { type: "guessed", seat: 1, target: 0, guess: "king-cat", right: false },
  compared: { type: "compared", seat: 1, target: 2, cards: null, lower: 2 },
  eliminated: { type: "eliminated", seat: 1, cause: "guess", card: "mouse-trapper" },
  "hands-swapped": { type: "hands-swapped", seat: 1, target: 2, given: null, got: null },
  "king-cat-taken": { type: "king-cat-taken", seat: 1, from: 2, given: null },
  "nothing-happened": { type: "nothing-happened", seat: 1 },
  juggled: { type: "juggled", seat: 1, hands: [0, 1, 2] },
  "set-aside-seen": { type: "set-aside-seen", seat: 1, card: null },
  "set-aside-kept": { type: "set-aside-kept", seat: 1 },
  "set-aside-swapped": { type: "set-aside-swapped", seat: 1 },
  "laid-down": { type: "laid-down", seat: 1, card: "mouse-trapper" },
  shielded: { type: "shielded", seat: 1 },
  "top-seen": { type: "top-seen", seat: 1, card: null },
  "card-put-back": { type: "card-put-back", seat: 1, position: null },
  "pile-was-empty": { type: "pile-was-empty", seat: 1 },
  "round-over": {
    type: "round-over",
    result: { round: 1, hands: [], winners: [1], why: "last-left", robovac: false },
  },
  "game-over": { type: "game-over", winners: [1] },
};

test.each(Object.entries<LoveLetterEvent>(events))("the animation of %s is visible on the stage", (_, event) => {
  expect(movesOf(motionOf(event))).not.toEqual([]);
});

describe("my own letters", () => {
  test("a card that I draw turns over on its way to my hand, where it was hidden before, and its seal cracks", () => {
    const motion = motionOf({ type: "card-drawn", seat: 0, from: "pile", card: "shell-shield" });
    expect(carriedObjectsOf(motion).coming).toEqual(["card:shell-shield#2"]);
    expect(movesOf(motion)).toEqual(["fly  pile card:shell-shield#2", "unseal card:shell-shield#2"]);
  });

  test("a card that I play leaves from its position, and is visible in front of me when it arrives", () => {
    const play = { seat: 0, card: "battle-bunny", target: 1, guess: null } as const;
    const motion = motionOf({ type: "card-played", play });
    expect(carriedObjectsOf(motion)).toEqual({ leaving: ["card:battle-bunny#1"], coming: ["front:0"], late: [] });
    expect(movesOf(motion).slice(0, 2)).toEqual(["fly battle-bunny card:battle-bunny#1 front:0", "land"]);
  });
});

test("a comparison shows faces to the two players, and backs to all other viewers", () => {
  const faces: LoveLetterEvent = { ...events.compared, cards: ["battle-bunny", "crystal-bowl"], target: 0 };
  expect(movesOf(motionOf(faces)).filter((move) => /bunny|bowl/.test(move))).toEqual([
    "duel battle-bunny,crystal-bowl",
  ]);
  expect(movesOf(motionOf(events.compared)).filter((move) => /bunny|bowl/.test(move))).toEqual([]);
});

test("the animation of a card that is put back is the same for all viewers", () => {
  const own = movesOf(motionOf({ type: "card-put-back", seat: 0, position: 2 }));
  expect(own).toEqual(movesOf(motionOf({ type: "card-put-back", seat: 0, position: null })));
});
