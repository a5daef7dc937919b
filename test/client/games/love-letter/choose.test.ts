import { describe, expect, test } from "vitest";
import { Seated } from "./seated.ts";

const acted = (answer: ReturnType<Seated["button"]>) =>
  answer.followUp?.kind === "act" ? answer.followUp.command : null;

describe("playing a card", () => {
  test("takes two presses of the same card", () => {
    const table = new Seated({ hands: [["shell-shield", "crystal-bowl"], ["king-cat"]] });
    expect(table.press("shell-shield#1").followUp).toBeNull();
    expect(acted(table.press("shell-shield#1"))).toEqual({ type: "play", cards: ["shell-shield"] });
  });

  test("also works with a drag onto the felt", () => {
    const table = new Seated({ hands: [["shell-shield", "crystal-bowl"], ["king-cat"]] });
    const answer = table.does({ kind: "card", key: "shell-shield#1", how: "drag" });
    expect(acted(answer)).toEqual({ type: "play", cards: ["shell-shield"] });
  });

  test("at a player takes the card and the seat", () => {
    const table = new Seated({ hands: [["battle-bunny", "crystal-bowl"], ["king-cat"], ["shell-shield"]] });
    table.press("battle-bunny#1");
    expect(acted(table.wait(table.seat(2)))).toEqual({ type: "play", cards: ["battle-bunny"], target: 2 });
  });

  test.each([
    ["seat first", ["seat", "grid"]],
    ["value first", ["grid", "seat"]],
  ] as const)("a guess takes a seat and a value, %s", (_, order) => {
    const table = new Seated({ hands: [["crystal-bowl", "shell-shield"], ["king-cat"], ["mouse-trapper"]] });
    table.press("crystal-bowl#1");
    const [first, second] = order.map((kind) =>
      kind === "seat" ? table.seat(1) : table.does({ kind: "grid", key: "king-cat" }),
    );
    expect(first?.followUp).toBeNull();
    const sent = second?.followUp?.kind === "wait" ? table.wait(second) : second;
    expect(sent && acted(sent)).toEqual({ type: "play", cards: ["crystal-bowl"], target: 1, value: 10 });
  });

  test("needs only a value if there is one possible target", () => {
    const table = new Seated({ hands: [["crystal-bowl", "shell-shield"], ["king-cat"]] });
    table.press("crystal-bowl#1");
    const answer = table.does({ kind: "grid", key: "battle-bunny" });
    expect(acted(answer)).toEqual({ type: "play", cards: ["crystal-bowl"], target: 1, value: 3 });
  });

  test("begins with a card: a press on a player before says so", () => {
    const table = new Seated({ hands: [["battle-bunny", "crystal-bowl"], ["king-cat"], ["shell-shield"]] });
    expect(table.seat(1).followUp).toEqual({ kind: "say", text: "Choose a card first." });
  });

  test("needs no target if there is no legal one (L10)", () => {
    const table = new Seated({ hands: [["crystal-bowl", "shell-shield"], ["king-cat"]], shielded: [1] });
    table.press("crystal-bowl#1");
    expect(acted(table.button("play"))).toEqual({ type: "play", cards: ["crystal-bowl"] });
  });

  test("deselects the card on Cancel, and replaces it on another press", () => {
    const table = new Seated({ hands: [["battle-bunny", "crystal-bowl"], ["king-cat"], ["shell-shield"]] });
    table.press("battle-bunny#1");
    table.press("crystal-bowl#1");
    expect(table.selection).toMatchObject({ card: "crystal-bowl#1", target: null, guess: null });
    table.button("cancel");
    expect(table.selection?.card).toBeNull();
  });
});

describe("illegal choices show a reason", () => {
  test("a shielded player cannot be chosen", () => {
    const hands = [["battle-bunny", "shell-shield"], ["king-cat"], ["mouse-trapper"], ["crystal-bowl"]] as const;
    const table = new Seated({ hands, shielded: [2], eliminated: [3] });
    table.press("battle-bunny#1");
    expect(table.seat(2).followUp).toEqual({ kind: "say", text: "A shield protects Biscuit." });
    expect(table.seat(3).followUp).toEqual({ kind: "say", text: "Olive is out of this round." });
  });

  test("a card out of turn names the player on turn", () => {
    const table = new Seated({ hands: [["king-cat"], ["shell-shield", "crystal-bowl"]], turn: 1 });
    expect(table.press("king-cat#1").followUp).toEqual({ kind: "say", text: "It is Mochi’s turn." });
  });
});

describe("responses", () => {
  test.each([
    ["keep", "stay"],
    ["swap", "swap"],
  ] as const)("%s responds to the Grave Digger", (id, type) => {
    const table = new Seated({ hands: [["doggy-grave-digger", "crystal-bowl"], ["mouse-trapper"]] });
    table.step(0, { type: "play", cards: ["doggy-grave-digger"] });
    expect(acted(table.button(id))).toEqual({ type });
  });

  test("the inspected card goes to the slider's slot, or to a random one", () => {
    const position = { hands: [["mouse-trapper", "shell-shield"], ["king-cat"]] } as const;
    const chosen = new Seated(position).step(0, { type: "play", cards: ["mouse-trapper"] });
    chosen.does({ kind: "slot", slot: 1 });
    expect(acted(chosen.button("put"))).toEqual({ type: "insert", position: 1 });
    const anywhere = new Seated(position).step(0, { type: "play", cards: ["mouse-trapper"] });
    expect(acted(anywhere.button("anywhere"))).toEqual({ type: "insert", position: 2 });
  });
});
