import { expect, test } from "vitest";
import { drawersOf } from "../../shared/games/kittens/lives.ts";
import type { Life } from "../../shared/games/kittens/state.ts";
import { nextIn } from "../../shared/games/love-letter/targets.ts";

const clockwise = "clockwise" as const;
const seats = (...lives: readonly Life[]) => lives.map((life) => ({ life }));
const round = (...eliminated: readonly boolean[]) => eliminated.map((each) => ({ eliminated: each, shielded: false }));

test("the player on turn draws for every owed turn before the next living player draws", () => {
  const turn = {
    seats: seats("living", "exploded", "living", "dead", "living"),
    turn: 2,
    owes: 3,
    direction: clockwise,
  };
  expect(drawersOf(turn, 6)).toEqual([2, 2, 2, 4, 0, 2]);
});

test("turns that end before the next draw leave the player on turn with fewer draws", () => {
  const turn = { seats: seats("living", "living", "living"), turn: 0, owes: 2, direction: clockwise };
  expect(drawersOf(turn, 3, 1)).toEqual([0, 1, 2]);
  expect(drawersOf(turn, 3, 2)).toEqual([1, 2, 0]);
});

test("after a Reverse the next living player is the one in the other direction (K78)", () => {
  const turn = { seats: seats("living", "exploded", "living", "dead", "living"), turn: 2, owes: 2 };
  expect(drawersOf({ ...turn, direction: "counterclockwise" }, 5)).toEqual([2, 2, 0, 4, 2]);
});

test("the last living player draws every card", () => {
  expect(drawersOf({ seats: seats("exploded", "living"), turn: 1, owes: 1, direction: clockwise }, 3)).toEqual([
    1, 1, 1,
  ]);
});

test("in Love Letter the next seat clockwise skips eliminated players and wraps around", () => {
  expect(nextIn(round(false, true, false), 0)).toBe(2);
  expect(nextIn(round(false, true, false), 2)).toBe(0);
  expect(nextIn(round(true, true), 0)).toBe(null);
});
