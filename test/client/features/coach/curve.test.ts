import { expect, test } from "vitest";
import { curveOf, judgedAt, stopOf, whatAt } from "../../../../client/features/coach/curve.ts";
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

test("a chance that rises from 0 to 1 goes from the lower left to the upper right corner", () => {
  expect(curveOf([[0], [0.3], [1]], [0, 1, 2], 0)).toBe("0,100 50,70 100,0");
});

test("stops are spaced as on the slider, for any number of steps between them", () => {
  expect(curveOf([[0.5], [0.5], [0.5], [0.5], [1]], [0, 3, 4], 0)).toBe("0,50 50,50 100,0");
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
