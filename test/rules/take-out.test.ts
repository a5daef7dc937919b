import { expect, test } from "vitest";
import { takeOut } from "../../shared/core/take-out.ts";

test.each([
  [0, "a", ["b", "c"]],
  [1, "b", ["a", "c"]],
  [2, "c", ["a", "b"]],
])("taking out item %i gives it and leaves the others in their order", (index, taken, left) => {
  const list = ["a", "b", "c"];
  expect(takeOut(list, index)).toBe(taken);
  expect(list).toEqual(left);
});

test.each([-1, 3])("where a list of three has no item, at %i, nothing is taken", (index) => {
  const list = ["a", "b", "c"];
  expect(takeOut(list, index)).toBeUndefined();
  expect(list).toEqual(["a", "b", "c"]);
});
