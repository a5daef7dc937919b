import { expect, test } from "vitest";
import { addresses } from "../../shared/net/addresses.ts";

test("an address of a card keeps the colon of its edition", () => {
  expect(addresses.cards("apocalypse:original", "nope")).toBe("/cards/apocalypse:original/nope");
});

test("an address of a player encodes a name that has the meaning of an address", () => {
  expect(addresses.gamesOf("a/b?c")).toBe("/p/a%2Fb%3Fc/games");
});

test("an address leaves out parts that are not given", () => {
  expect(addresses.cards("zombie", null)).toBe("/cards/zombie");
  expect(addresses.replay("x")).toBe("/r/x");
});
