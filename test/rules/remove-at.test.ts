import { expect, test } from "vitest";
import { takeOut } from "../../shared/core/remove-at.ts";

test.each([
  [0, "a", ["b", "c"]],
  [1, "b", ["a", "c"]],
  [2, "c", ["a", "b"]],
])("takeOut of item %i returns it and keeps the order of the others", (index, taken, left) => {
  const list = ["a", "b", "c"];
  expect(takeOut(list, index)).toBe(taken);
  expect(list).toEqual(left);
});

test.each([-1, 3])("takeOut at %i, outside of a list of three, changes nothing", (index) => {
  const list = ["a", "b", "c"];
  expect(takeOut(list, index)).toBeUndefined();
  expect(list).toEqual(["a", "b", "c"]);
});
