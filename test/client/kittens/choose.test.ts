import { describe, expect, test } from "vitest";
import { Seated } from "./seated.ts";

const drag = (key: string) => ({ kind: "card", key, how: "drag" }) as const;

describe("on my turn", () => {
  test("the pile and the button draw", () => {
    for (const intent of [{ kind: "pile" }, { kind: "button", id: "draw" }] as const) {
      const table = new Seated({ hands: [["skip"], []] });
      expect(table.does(intent).followUp).toEqual({ kind: "act", command: { type: "draw" } });
    }
  });

  test("a selected card is played by the button", () => {
    const table = new Seated({ hands: [["skip", "attack"], []] });
    table.press("attack#1");
    expect(table.button("play").followUp).toEqual({ kind: "act", command: { type: "play", cards: ["attack"] } });
  });

  test("the same card pressed again is let go of, and so is everything by a press beside", () => {
    const table = new Seated({ hands: [["noodle-cat", "noodle-cat"], ["skip"]] });
    table.press("noodle-cat#1", "noodle-cat#2", "noodle-cat#1");
    expect(table.draft?.cards).toEqual(["noodle-cat#2"]);
    table.does({ kind: "dismiss" });
    expect(table.draft?.cards).toEqual([]);
  });

  test("a card that fits no play together replaces the selection", () => {
    const table = new Seated({ hands: [["skip", "attack"], ["skip"]] });
    table.press("skip#1", "attack#1");
    expect(table.draft?.cards).toEqual(["attack#1"]);
  });

  test("one of five different can be played alone after all", () => {
    const table = new Seated({ hands: [["defuse", "skip", "attack", "noodle-cat", "nope"], ["skip"]] });
    table.press("skip#1", "attack#1");
    table.button("only");
    expect(table.button("play").followUp).toEqual({ kind: "act", command: { type: "play", cards: ["attack"] } });
  });

  test("a pair goes to the seat that was pressed", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    table.press("moon-cat#2", "moon-cat#1");
    const sent = table.wait(table.does({ kind: "seat", seat: 2 }));
    expect(sent.followUp).toMatchObject({ command: { cards: ["moon-cat", "moon-cat"], target: 2 } });
  });

  test("a seat that cannot be chosen is not chosen", () => {
    const table = new Seated({ hands: [["favor"], ["skip"], [], ["skip"]] });
    table.press("favor#1");
    table.does({ kind: "seat", seat: 2 });
    expect(table.draft?.target).toBeNull();
  });

  test("three of a kind wants its target and its title before it is played", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    table.press("moon-cat#1", "moon-cat#2", "moon-cat#3");
    expect(table.button("play").followUp).toEqual({ kind: "say", text: "Press a cat at the table." });
    table.does({ kind: "seat", seat: 1 });
    expect(table.button("play").followUp).toEqual({ kind: "say", text: "Which card?" });
    table.does({ kind: "grid", key: "skip" });
    expect(table.button("play").followUp).toMatchObject({ kind: "act", command: { target: 1, names: "skip" } });
  });

  test("a card dragged onto the felt is played at once if nothing is left to choose", () => {
    const table = new Seated({ hands: [["skip"], []] });
    expect(table.does(drag("skip#1")).followUp).toEqual({ kind: "act", command: { type: "play", cards: ["skip"] } });
  });

  test("a dragged cat brings its twin, and waits for a target if there are several", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    expect(table.does(drag("moon-cat#2")).followUp).toBeNull();
    expect(table.draft?.cards).toEqual(["moon-cat#2", "moon-cat#1"]);
  });

  test("a dragged card that does nothing says why", () => {
    const table = new Seated({ hands: [["nope"], ["skip"]] });
    expect(table.does(drag("nope#1")).followUp).toEqual({ kind: "say", text: "Nope answers what others play." });
  });
});

describe("when it is not mine to act", () => {
  test("a press on a card says whose turn it is", () => {
    const table = new Seated({ hands: [["skip"], []], turn: 1 });
    expect(table.press("skip#1").followUp).toEqual({ kind: "say", text: "It is Mochi’s turn." });
  });

  test("a Nope on my own play is refused in words", () => {
    const table = new Seated({ hands: [["attack", "nope"], ["skip"]] }).step(0, { type: "play", cards: ["attack"] });
    expect(table.press("nope#1").followUp).toEqual({ kind: "say", text: "Your own card is not yours to Nope." });
  });
});

describe("answers", () => {
  const attacked = (hand: readonly ["nope"] | readonly ["skip"]) =>
    new Seated({ hands: [hand, ["attack"]], turn: 1 }).step(1, { type: "play", cards: ["attack"] });

  test("a Nope is said by its button, its card, or by dragging it", () => {
    for (const intent of [
      { kind: "button", id: "nope" },
      { kind: "card", key: "nope#1", how: "press" },
      drag("nope#1"),
    ] as const) {
      expect(attacked(["nope"]).does(intent).followUp).toEqual({ kind: "act", command: { type: "nope" } });
    }
  });

  test("without a Nope its button explains, and the play can be let happen", () => {
    expect(attacked(["skip"]).button("nope").followUp).toMatchObject({ kind: "say" });
    expect(attacked(["skip"]).button("let-it").followUp).toEqual({ kind: "act", command: { type: "pass" } });
  });

  test("what is let pass is chosen by one press", () => {
    const chosen = (id: string) => attacked(["nope"]).button(id).followUp;
    expect(chosen("let-all")).toEqual({ kind: "let-pass", consent: "until-turn" });
    expect(chosen("let-most")).toEqual({ kind: "let-pass", consent: "unless-hit" });
    expect(chosen("ask-me")).toEqual({ kind: "let-pass", consent: "ask" });
  });

  test("a drawn kitten is answered with the save, then with the place of the slider or any place", () => {
    const saved = () => {
      const table = new Seated({ hands: [["defuse"], ["skip"]], drawPile: ["exploding-kitten", "skip", "favor"] });
      table.step(0, { type: "draw" });
      expect(table.press("defuse#1").followUp).toEqual({ kind: "act", command: { type: "save", card: "defuse" } });
      return table;
    };
    const here = saved();
    here.does({ kind: "slot", slot: 7 });
    expect(here.button("hide").followUp).toEqual({ kind: "act", command: { type: "insert", position: 2 } });
    expect(saved().button("anywhere").followUp).toEqual({ kind: "act", command: { type: "insert", position: 2 } });
  });

  test("a card is given by its second press", () => {
    const table = new Seated({ hands: [["skip", "nope"], ["favor"]], turn: 1 });
    table.step(1, { type: "play", cards: ["favor"], target: 0 }).allPass();
    table.press("nope#1");
    expect(table.press("skip#1").followUp).toBeNull();
    expect(table.press("skip#1").followUp).toEqual({ kind: "act", command: { type: "give", card: "skip" } });
  });

  test("whichever back is lifted, the pick is the same", () => {
    const hands = [
      ["moon-cat", "moon-cat"],
      ["skip", "nope", "favor"],
    ] as const;
    const table = new Seated({ hands }).step(0, { type: "play", cards: ["moon-cat", "moon-cat"], target: 1 }).allPass();
    table.does({ kind: "back", index: 2 });
    expect(table.scene.stage).toMatchObject({ chosen: 2 });
    expect(table.button("pick").followUp).toEqual({ kind: "act", command: { type: "pick" } });
  });
});

test("a draft does not outlive the state that it was made for", () => {
  const table = new Seated({ hands: [["skip", "attack"], []] });
  table.press("attack#1");
  table.step("clock", { type: "timeout" });
  expect(table.situation.draft.cards).toEqual([]);
});
