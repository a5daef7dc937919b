import { expect, test } from "vitest";
import {
  chanceAt,
  curveOf,
  displayedLuck,
  hasChances,
  judgedAt,
  stopOf,
  whatAt,
} from "../../../../client/features/coach/curve.ts";
import type { JudgedDecision } from "../../../../shared/coach/report.ts";

const judged = (step: number, cost: number): JudgedDecision => ({
  step,
  played: { type: "draw" },
  best: { type: "pass" },
  bestChance: 0.5,
  playedChance: 0.5 - cost,
  cost,
  options: [],
});

const known = (chances: readonly number[], margins = chances.map(() => 0)) => ({
  chances: chances.map((chance) => [chance]),
  margins: margins.map((margin) => [margin]),
});

test("a chance is displayed once it is within five points of its final value, with a band for the rest", () => {
  const moments = known([0.5, 0.6, 0.7, 0.2], [0.04, 0, 0.06, Number.POSITIVE_INFINITY]);
  expect(hasChances(moments)).toBe(true);
  expect([0, 1, 2, 3].map((step) => chanceAt(moments, step, 0)?.chance)).toEqual([0.5, 0.6, undefined, undefined]);
  expect(curveOf(moments, [0, 1, 2, 3], 0)).toEqual({
    line: "M0,50L33.3,40",
    band: "M0,46L33.3,40L33.3,40L0,54Z",
  });
});

test("a single known chance between unknown ones is displayed", () => {
  const moments = known([0.5, 0.6, 0.7], [1, 0, 1]);
  expect(curveOf(moments, [0, 1, 2], 0).line).toBe("M50,40h0.5");
});

test("a chance that rises from 0 to 1 goes from the lower left to the upper right corner", () => {
  expect(curveOf(known([0, 0.3, 1]), [0, 1, 2], 0)).toEqual({ line: "M0,100L50,70L100,0", band: "" });
});

test("stops are spaced as on the slider, for any number of steps between them", () => {
  expect(curveOf(known([0.5, 0.5, 0.5, 0.5, 1]), [0, 3, 4], 0).line).toBe("M0,50L50,50L100,0");
});

test("a step without a visible change belongs to the stop after it", () => {
  expect([0, 1, 2, 3, 4].map((step) => stopOf([0, 3, 4], step))).toEqual([0, 1, 1, 1, 2]);
});

test("the most costly of several decisions before a stop is selected", () => {
  expect(judgedAt([judged(1, 0.02), judged(2, 0.2), judged(4, 0.5)], [0, 3, 4], 1)?.step).toBe(2);
});

test("a stop is named by its entry with a picture", () => {
  const entries = [
    { step: 3, kind: "turn", text: "Bob’s turn", mark: null },
    { step: 3, kind: "event", text: "Bob played Nope", mark: { kind: "card", card: "nope" } },
  ] as const;
  expect(whatAt(entries, 3)).toBe("Bob played Nope");
});

test("the displayed numbers of choices and luck add up to the displayed change", () => {
  const whole = (share: number) => Math.round(100 * share);
  for (const [result, atDeal, skill] of [
    [1, 0.336, -0.124],
    [0, 0.334, -0.126],
    [0.5, 0.495, -0.005],
  ] as const) {
    const luck = whole(displayedLuck({ result, atDeal, skill }));
    expect(whole(skill) + luck).toBe(whole(result) - whole(atDeal));
  }
});
