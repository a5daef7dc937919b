import { expect, test } from "vitest";
import { errorText } from "../../../../client/games/kittens/text/refusal-texts.ts";
import type { NoCommand, Refusal } from "../../../../shared/core/errors.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { Seated } from "./seated.ts";

/** Returns the error text for the player in seat 0. */
function told(refusal: Refusal | NoCommand): string | null {
  const { state, labels } = new Seated({ hands: [["skip"], []] });
  return errorText({ kind: "refused", refusal }, kittens.view(state, 0), labels);
}

test("the error text depends on the paragraph", () => {
  expect(told({ code: "not-playable", rule: "K28" })).toBe("A cat alone does nothing. Two of one kind steal a card.");
  expect(told({ code: "not-playable", rule: "K53" })).toBe("No one is Dead.");
});

test("a paragraph without a text on the page falls back to the text of the code", () => {
  expect(told({ code: "not-playable", rule: "K999" })).toBe("These cards do nothing together.");
});

test("an invalid command has an error text even without a paragraph", () => {
  expect(told({ code: "malformed", rule: "" })).toBe("The table did not understand that.");
});
