import { expect, test } from "vitest";
import { curveOf, judgedAt, stopOf, whatAt } from "../../../client/ui/coach/curve.ts";
import type { Judged } from "../../../shared/coach/report.ts";

const judged = (step: number, cost: number): Judged => ({
  step,
  played: { type: "draw" },
  best: { type: "pass" },
  bestChance: 0.5,
  playedChance: 0.5 - cost,
  cost,
  options: [],
});

test("a chance that rises from none to all goes from the lower left to the upper right corner", () => {
  expect(curveOf([[0], [0.3], [1]], [0, 1, 2], 0)).toBe("0,100 50,70 100,0");
});

test("stops stand as far apart as on the slider, however many steps lie between them", () => {
  expect(curveOf([[0.5], [0.5], [0.5], [0.5], [1]], [0, 3, 4], 0)).toBe("0,50 50,50 100,0");
});

test("a step without anything to see belongs to the stop after it", () => {
  expect([0, 1, 2, 3, 4].map((step) => stopOf([0, 3, 4], step))).toEqual([0, 1, 1, 1, 2]);
});

test("of several choices before a stop, the one that cost most is told", () => {
  expect(judgedAt([judged(1, 0.02), judged(2, 0.2), judged(4, 0.5)], [0, 3, 4], 1)?.step).toBe(2);
});

test("a moment is called by its line with a picture", () => {
  const entries = [
    { step: 3, kind: "turn", text: "Bob’s turn", mark: null },
    { step: 3, kind: "event", text: "Bob played Nope", mark: { kind: "card", card: "nope" } },
  ] as const;
  expect(whatAt(entries, 3)).toBe("Bob played Nope");
});
