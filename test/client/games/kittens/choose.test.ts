import { describe, expect, test } from "vitest";
import { Seated } from "./seated.ts";

const drag = (key: string) => ({ kind: "card", key, how: "drag" }) as const;

describe("on my turn", () => {
  test("the pile and the button both draw", () => {
    for (const intent of [{ kind: "pile" }, { kind: "button", id: "draw" }] as const) {
      const table = new Seated({ hands: [["skip"], []] });
      expect(table.does(intent).followUp).toEqual({ kind: "act", command: { type: "draw" } });
    }
  });

  test("the button plays a selected card", () => {
    const table = new Seated({ hands: [["skip", "attack"], []] });
    table.press("attack#1");
    expect(table.button("play").followUp).toEqual({ kind: "act", command: { type: "play", cards: ["attack"] } });
  });

  test("a second press on a card deselects it, and a press beside deselects all cards", () => {
    const table = new Seated({ hands: [["noodle-cat", "noodle-cat"], ["skip"]] });
    table.press("noodle-cat#1", "noodle-cat#2", "noodle-cat#1");
    expect(table.selection?.cards).toEqual(["noodle-cat#2"]);
    table.does({ kind: "dismiss" });
    expect(table.selection?.cards).toEqual([]);
  });

  test("a card without a common play replaces the selection", () => {
    const table = new Seated({ hands: [["skip", "attack"], ["skip"]] });
    table.press("skip#1", "attack#1");
    expect(table.selection?.cards).toEqual(["attack#1"]);
  });

  test("one of five different cards can still be played alone", () => {
    const table = new Seated({ hands: [["defuse", "skip", "attack", "noodle-cat", "nope"], ["skip"]] });
    table.press("skip#1", "attack#1");
    table.button("only");
    expect(table.button("play").followUp).toEqual({ kind: "act", command: { type: "play", cards: ["attack"] } });
  });

  test("a pair is played at the pressed seat", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    table.press("moon-cat#2", "moon-cat#1");
    const sent = table.wait(table.does({ kind: "seat", seat: 2 }));
    expect(sent.followUp).toMatchObject({ command: { cards: ["moon-cat", "moon-cat"], target: 2 } });
  });

  test("a seat that is not a legal target cannot be chosen", () => {
    const table = new Seated({ hands: [["favor"], ["skip"], [], ["skip"]] });
    table.press("favor#1");
    table.does({ kind: "seat", seat: 2 });
    expect(table.selection?.target).toBeNull();
  });

  test("Three of a Kind needs its target and its title before it is played", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    table.press("moon-cat#1", "moon-cat#2", "moon-cat#3");
    expect(table.button("play").followUp).toEqual({ kind: "say", text: "Press a cat at the table." });
    table.does({ kind: "seat", seat: 1 });
    expect(table.button("play").followUp).toEqual({ kind: "say", text: "Which card?" });
    table.does({ kind: "grid", key: "skip" });
    expect(table.button("play").followUp).toMatchObject({ kind: "act", command: { target: 1, names: "skip" } });
  });

  test("a card dragged onto the felt is played at once if no choice is left", () => {
    const table = new Seated({ hands: [["skip"], []] });
    expect(table.does(drag("skip#1")).followUp).toEqual({ kind: "act", command: { type: "play", cards: ["skip"] } });
  });

  test("a dragged cat is played with its twin, and waits for a target if there are several", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    expect(table.does(drag("moon-cat#2")).followUp).toBeNull();
    expect(table.selection?.cards).toEqual(["moon-cat#2", "moon-cat#1"]);
  });

  test("a dragged card without an effect shows the reason", () => {
    const table = new Seated({ hands: [["nope"], ["skip"]] });
    expect(table.does(drag("nope#1")).followUp).toEqual({ kind: "say", text: "Nope answers what others play." });
  });
});

describe("when it is not mine to act", () => {
  test("a press on a card shows the player on turn", () => {
    const table = new Seated({ hands: [["skip"], []], turn: 1 });
    expect(table.press("skip#1").followUp).toEqual({ kind: "say", text: "It is Mochi’s turn." });
  });

  test("a Nope on my own play is rejected with a text", () => {
    const table = new Seated({ hands: [["attack", "nope"], ["skip"]] }).step(0, { type: "play", cards: ["attack"] });
    expect(table.press("nope#1").followUp).toEqual({ kind: "say", text: "You can’t Nope your own card." });
  });
});

describe("responses", () => {
  const attacked = (hand: readonly ["nope"] | readonly ["skip"]) =>
    new Seated({ hands: [hand, ["attack"]], turn: 1 }).step(1, { type: "play", cards: ["attack"] });

  test("a Nope is played by its button, its card, or a drag", () => {
    for (const intent of [
      { kind: "button", id: "nope" },
      { kind: "card", key: "nope#1", how: "press" },
      drag("nope#1"),
    ] as const) {
      expect(attacked(["nope"]).does(intent).followUp).toEqual({ kind: "act", command: { type: "nope" } });
    }
  });

  test("without a Nope its button explains why, and the play can be passed", () => {
    expect(attacked(["skip"]).button("nope").followUp).toMatchObject({ kind: "say" });
    expect(attacked(["skip"]).button("let-it").followUp).toEqual({ kind: "act", command: { type: "pass" } });
  });

  test("one press sets the auto-pass mode", () => {
    const chosen = (id: string) => attacked(["nope"]).button(id).followUp;
    expect(chosen("let-all")).toEqual({ kind: "let-pass", consent: "until-turn" });
    expect(chosen("let-most")).toEqual({ kind: "let-pass", consent: "unless-hit" });
    expect(chosen("ask-me")).toEqual({ kind: "let-pass", consent: "ask" });
  });

  test("a drawn kitten is answered with the save, then with the slider's slot or a random one", () => {
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

  test("a second press gives a card", () => {
    const table = new Seated({ hands: [["skip", "nope"], ["favor"]], turn: 1 });
    table.step(1, { type: "play", cards: ["favor"], target: 0 }).allPass();
    table.press("nope#1");
    expect(table.press("skip#1").followUp).toBeNull();
    expect(table.press("skip#1").followUp).toEqual({ kind: "act", command: { type: "give", card: "skip" } });
  });

  test("the pick does not depend on the lifted back", () => {
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

test("a draft is dropped in a new state of the game", () => {
  const table = new Seated({ hands: [["skip", "attack"], []] });
  table.press("attack#1");
  table.step("clock", { type: "timeout" });
  expect(table.context.selection.cards).toEqual([]);
});
