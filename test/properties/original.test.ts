import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { kindsAsked, laws } from "./laws.ts";

const original = (players: number) => ({
  definition: kittens,
  checks: kittensChecks,
  configs: fc.boolean().map((combos) => ({ edition: "original", players, options: { combos } })),
  titles: cardIds,
});

describe.each([2, 3, 4, 5])("in random games of %i", (players) => laws(original(players)));

test("random games come by everything that a player can be asked", () => {
  expect([...kindsAsked(original(3))].toSorted()).toEqual(["act", "give", "insert", "nope", "pick", "save", "take"]);
});
