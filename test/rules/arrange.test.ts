import { expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import { viewOf } from "../../shared/games/kittens/view.ts";

test("an order without a card is a bad position, because as many are needed as were looked at (K80)", () => {
  const state = stateAt(
    {
      edition: "imploding",
      options: { combos: true, fast: false },
      turn: 0,
      turns: 1,
      attacked: false,
      hands: [["alter-the-future"], ["skip"]],
      drawPile: ["exploding-kitten", "skip", "favor"],
      discardPile: [],
      exploded: [],
    },
    "arrange",
  );
  const steps = [
    kittens.step(state, 0, { type: "play", cards: ["alter-the-future"] }),
    kittens.step(state, 1, { type: "pass" }),
  ];
  expect(steps.map(({ ok }) => ok)).toEqual([true, true]);
  expect(kittens.refusal(viewOf(state, 0), { type: "arrange", order: [] })).toMatchObject({
    code: "bad-position",
    rule: "K80",
  });
});
