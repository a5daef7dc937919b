import { describe, expect, test } from "vitest";
import { Seated } from "./seated.ts";

const states = ({ scene }: Seated) => Object.fromEntries(scene.hand.map(({ key, state }) => [key, state]));

test("saves come first, then Nopes, actions and cats, equal cards side by side", () => {
  const table = new Seated({ hands: [["moon-cat", "skip", "nope", "attack", "moon-cat", "defuse", "skip"], []] });
  expect(table.scene.hand.map(({ key }) => key)).toEqual([
    "defuse#1",
    "nope#1",
    "attack#1",
    "skip#1",
    "skip#2",
    "moon-cat#1",
    "moon-cat#2",
  ]);
});

test("on my turn playable cards are highlighted, and the others state a reason", () => {
  const table = new Seated({ hands: [["skip", "moon-cat", "disco-cat", "disco-cat"], ["skip"]] });
  expect(states(table)).toEqual({
    "skip#1": "playable",
    "moon-cat#1": "blocked",
    "disco-cat#1": "playable",
    "disco-cat#2": "playable",
  });
  const moon = table.scene.hand.find(({ key }) => key === "moon-cat#1");
  expect(moon?.note).toBe("A cat alone does nothing. Two of one kind steal a card.");
  expect(moon?.spoken).toContain("Moon Cat, not now");
});

test("during another player's turn each card names the awaited player", () => {
  const table = new Seated({ hands: [["skip", "nope"], ["skip"]], turn: 1 });
  expect(table.scene.hand.map(({ note }) => note)).toEqual(["It is Mochi’s turn.", "It is Mochi’s turn."]);
});

test("a possible pair is tagged on its joint", () => {
  const table = new Seated({ hands: [["disco-cat", "disco-cat", "disco-cat"], ["skip"]] });
  expect(table.scene.hand.map(({ tag }) => tag?.kind ?? null)).toEqual([null, "pair", null]);
});

test("without combos only cats make a pair", () => {
  const hand = ["nope", "nope", "disco-cat", "disco-cat"] as const;
  const table = new Seated({ hands: [hand, ["skip"]], options: { combos: false, fast: false } });
  expect(table.scene.hand.map(({ tag }) => tag?.kind ?? null)).toEqual([null, null, null, "pair"]);
});

test("while a card is selected, the cards that could join it stay in colour", () => {
  const table = new Seated({ hands: [["skip", "moon-cat", "moon-cat", "disco-cat"], ["skip"]] });
  table.press("moon-cat#1");
  expect(states(table)).toEqual({
    "skip#1": "ready",
    "moon-cat#1": "selected",
    "moon-cat#2": "ready",
    "disco-cat#1": "blocked",
  });
});

test("the Nope is raised automatically in a Nope wait", () => {
  const table = new Seated({ hands: [["nope", "nope", "skip"], ["attack"]], turn: 1 });
  table.step(1, { type: "play", cards: ["attack"] });
  expect(states(table)).toEqual({ "nope#1": "selected", "nope#2": "ready", "skip#1": "rest" });
});

test("no card is highlighted on another player's turn", () => {
  const table = new Seated({ hands: [["skip", "attack"], []], turn: 1 });
  expect(new Set(Object.values(states(table)))).toEqual(new Set(["rest"]));
});

test("a Defuse shows that it would save me from a known kitten", () => {
  const table = new Seated({ hands: [["defuse", "see-the-future"], []], drawPile: ["exploding-kitten", "skip"] });
  table.step(0, { type: "play", cards: ["see-the-future"] }).allPass();
  expect(table.scene.hand[0]).toMatchObject({ state: "helpful", tag: { text: "would save you" } });
});

describe("the hint on dragging shows", () => {
  const example = ({ scene }: Seated) => scene.example ?? null;

  test("an Attack that is dropped on the felt", () => {
    const table = new Seated({ hands: [["defuse", "moon-cat", "moon-cat", "attack"], ["skip"]] });
    expect(example(table)).toEqual({ key: "attack#1", onto: null });
  });

  test("a Favor that is dropped on another player", () => {
    const table = new Seated({ hands: [["defuse", "nope", "favor"], ["skip"], ["skip"]] });
    expect(example(table)).toEqual({ key: "favor#1", onto: 1 });
  });

  test("nothing without an action card", () => {
    expect(example(new Seated({ hands: [["defuse", "moon-cat", "moon-cat"], ["skip"]] }))).toBe(null);
  });

  test("nothing during another player's turn, a question, or a selection", () => {
    const theirs = new Seated({ hands: [["defuse", "attack"], ["favor"]], turn: 1 });
    expect(example(theirs)).toBe(null);
    theirs.step(1, { type: "play", cards: ["favor"], target: 0 });
    expect(example(theirs)).toBe(null);
    theirs.allPass();
    expect(example(theirs)).toBe(null);
    const mine = new Seated({ hands: [["skip", "attack"], ["skip"]] });
    mine.press("skip#1");
    expect(example(mine)).toBe(null);
  });
});
