import { expect, test } from "vitest";
import { Seated } from "./seated.ts";

const position = {
  hands: [["snake-sorcerer", "crystal-bowl"], ["king-cat"], []],
  played: [["battle-bunny"], ["shell-shield", "crystal-bowl"], ["mouse-trapper"]],
  shielded: [1],
  eliminated: [2],
  tokens: [1, 0, 2],
} as const;

test("played cards lie in front of every seat in order, with the hand of an eliminated player grey behind them", () => {
  const fronts = new Seated(position).scene.spread?.fronts;
  expect(fronts?.map(({ cards }) => cards)).toEqual([
    [{ card: "battle-bunny", grey: false }],
    [
      { card: "shell-shield", grey: false },
      { card: "crystal-bowl", grey: false },
    ],
    [{ card: "mouse-trapper", grey: true }],
  ]);
});

test("tokens and shields are visible on every seat, with three rings for three players", () => {
  const fronts = new Seated(position).scene.spread?.fronts;
  expect(fronts?.map(({ tokens }) => tokens)).toEqual([1, 0, 2].map((won) => ({ won, needed: 3 })));
  expect(fronts?.map(({ shielded }) => shielded)).toEqual([false, true, false]);
});

test("another hand stays a back until the viewer has seen its card", () => {
  const table = new Seated({ hands: [["hermit-home-swap", "crystal-bowl"], ["king-cat"], ["shell-shield"]] });
  expect(table.scene.spread?.fronts.map(({ known }) => known)).toEqual([null, null, null]);
  table.step(0, { type: "play", cards: ["hermit-home-swap"], target: 1 });
  expect(table.scene.spread?.fronts.map(({ known }) => known)).toEqual([null, "crystal-bowl", null]);
});

test("the list counts the cards unseen by the viewer: not in hand, not played, not set aside face up", () => {
  const table = new Seated({ ...position, open: ["not-a-pet"] });
  const hidden = Object.fromEntries(table.scene.spread?.reference.rows.map((row) => [row.card, row.hidden]) ?? []);
  expect(hidden).toMatchObject({
    "king-cat": 1,
    "not-a-pet": 0,
    "snake-sorcerer": 1,
    "shell-shield": 1,
    "battle-bunny": 2,
    "mouse-trapper": 2,
    "crystal-bowl": 3,
  });
});

test("screen readers read the cards in front of a player", () => {
  const spoken = new Seated(position).scene.seats.map((seat) => seat.spoken);
  expect(spoken).toEqual([
    "Mochi, shield, 0 tokens of 3, in front of them Shell Shield and Crystal Bowl",
    "Biscuit, out, 2 tokens of 3, in front of them Mouse Trapper",
  ]);
});

test("the hint on dragging shows a card that is dropped on another player, and never one without a target", () => {
  const exampleOf = (hand: readonly ["snake-sorcerer" | "not-a-pet" | "king-cat", "crystal-bowl" | "mouse-trapper"]) =>
    new Seated({ hands: [[...hand], ["king-cat"], ["battle-bunny"]] }).scene.example ?? null;
  expect(exampleOf(["snake-sorcerer", "crystal-bowl"])).toEqual({ key: "snake-sorcerer#1", onto: 1 });
  expect(exampleOf(["king-cat", "mouse-trapper"])).toBe(null);
});
