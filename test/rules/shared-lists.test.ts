import { expect, test } from "vitest";
import { seatsWhere } from "../../shared/core/seats.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";

test("a set of seats is one list, however often it is asked for", () => {
  const even = () => seatsWhere(["a", "b", "c", "d", "e"], (_, seat) => seat % 2 === 0);
  expect(even()).toEqual([0, 2, 4]);
  expect(even()).toBe(even());
});

test("no seats are a list too", () => {
  expect(seatsWhere(["a", "b"], () => false)).toEqual([]);
});

test("a game of kittens makes no play of up to three cards anew that it has listed before", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "lists");
  const listed = () =>
    kittens
      .legal(kittens.view(state, state.turn))
      .filter((command) => command.type !== "play" || command.cards.length <= 3);
  const again = new Set(listed());
  expect(listed().filter((command) => !again.has(command))).toEqual([]);
});

test("Love Letter makes no command anew that it has listed before", () => {
  const { state } = loveLetter.setup({ edition: "love-letter", players: 6, options: {} }, "lists");
  const listed = () => loveLetter.legal(loveLetter.view(state, state.turn));
  const again = new Set(listed());
  expect(listed().filter((command) => !again.has(command))).toEqual([]);
});

test("seats that look the same are one object in every view", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "seats");
  const [first, ...others] = kittens.view(state, 0).seats;
  for (const other of [...others, ...kittens.view(state, 1).seats]) expect(other).toBe(first);
});

test("for the same seats a game waits in one list", () => {
  const { state } = kittens.setup({ edition: "original", players: 5, options: {} }, "waits");
  expect(kittens.awaits(state)).toBe(kittens.awaits(kittens.clone(state)));
});
