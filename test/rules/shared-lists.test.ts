import { expect, test } from "vitest";
import { seatsWhere } from "../../shared/core/seats.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";

test("equal sets of seats share one list", () => {
  const even = () => seatsWhere(["a", "b", "c", "d", "e"], (_, seat) => seat % 2 === 0);
  expect(even()).toEqual([0, 2, 4]);
  expect(even()).toBe(even());
});

test("an empty set of seats is a list too", () => {
  expect(seatsWhere(["a", "b"], () => false)).toEqual([]);
});

test("a game of kittens reuses listed plays of up to three cards", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "lists");
  const listed = () =>
    kittens
      .legal(kittens.view(state, state.turn))
      .filter((command) => command.type !== "play" || command.cards.length <= 3);
  const again = new Set(listed());
  expect(listed().filter((command) => !again.has(command))).toEqual([]);
});

test("Love Letter reuses all listed commands", () => {
  const { state } = loveLetter.setup({ edition: "love-letter", players: 6, options: {} }, "lists");
  const listed = () => loveLetter.legal(loveLetter.view(state, state.turn));
  const again = new Set(listed());
  expect(listed().filter((command) => !again.has(command))).toEqual([]);
});

test("seats that look the same share one object in all views", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "seats");
  const [first, ...others] = kittens.view(state, 0).seats;
  for (const other of [...others, ...kittens.view(state, 1).seats]) expect(other).toBe(first);
});

test("a game reuses the list of pending decisions for the same seats", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "waits");
  expect(kittens.activeSeats(state)).toBe(kittens.activeSeats(kittens.clone(state)));
});
