import { expect, test } from "vitest";
import { sharesFrom } from "../../shared/coach/love-letter.ts";

test("the shares before a round of Love Letter depend on the tokens, and slightly on the starter", () => {
  for (const tokens of [
    [0, 0],
    [1, 0, 2],
    [0, 1, 1, 0],
    [1, 1, 0, 0, 1, 0],
  ])
    expect(sharesFrom(tokens, 0).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const [first, second] = sharesFrom([0, 0], 0);
  expect(first).toBeGreaterThan(second ?? 1);
  expect(sharesFrom([0, 2], 0)[1]).toBeGreaterThan(0.6);
  expect(sharesFrom([0, 3], 0)).toEqual([0, 1]);
});
