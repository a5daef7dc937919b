import { expect, test } from "vitest";
import { errorText } from "../../../client/games/kittens/refusals.ts";
import type { NoCommand, Refusal } from "../../../shared/core/errors.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { Seated } from "./seated.ts";

/** What the player in seat 0 is told about this refusal. */
function told(refusal: Refusal | NoCommand): string | null {
  const { state, words } = new Seated({ hands: [["skip"], []] });
  return errorText({ kind: "refused", refusal }, kittens.view(state, 0), words);
}

test("the words for a refusal hang on its paragraph", () => {
  expect(told({ code: "not-playable", rule: "K28" })).toBe("A cat alone does nothing. Two of one kind steal a card.");
  expect(told({ code: "not-playable", rule: "K53" })).toBe("Nobody is Dead.");
});

test("a paragraph that a server names and the page has no words for leaves the words for the code", () => {
  expect(told({ code: "not-playable", rule: "K999" })).toBe("These cards do nothing together.");
});

test("what was no command is refused in words though it names no paragraph", () => {
  expect(told({ code: "malformed", rule: "" })).toBe("The table did not understand that.");
});
