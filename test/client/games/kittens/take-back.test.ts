import { describe, expect, test } from "vitest";
import type { Intent } from "../../../../client/table/scene/scene.ts";
import { button, buttons, targets } from "./reads.ts";
import { Seated } from "./seated.ts";

const seat = (at: number): Intent => ({ kind: "seat", seat: at });
const onto = (key: string, at: number): Intent => ({ kind: "card", key, how: "drag", onto: at });
const favor = () => new Seated({ hands: [["favor", "skip"], ["skip"], ["nope"]] });

describe("a play at a player", () => {
  test("is sent a second after the press on the seat", () => {
    const table = favor();
    table.press("favor#1");
    const pressed = table.does(seat(2));
    expect(pressed.followUp).toMatchObject({ kind: "wait", ms: 1000 });
    expect(table.scene.seats[1]).toMatchObject({ target: "chosen", until: { endsAt: 1000, totalMs: 1000 } });
    expect(button(table, "take-back")?.until).toEqual({ endsAt: 1000, totalMs: 1000 });
    const command = { type: "play", cards: ["favor"], target: 2 };
    expect(table.wait(pressed).followUp).toEqual({ kind: "act", command });
  });

  test("needs the press even if there is only one possible target", () => {
    const table = new Seated({ hands: [["favor"], ["skip"]] });
    table.press("favor#1");
    expect(table.wait(table.does(seat(1))).followUp).toMatchObject({ command: { target: 1 } });
  });

  test.each([
    ["its button", { kind: "button", id: "take-back" }],
    ["the same seat", seat(2)],
    ["Escape", { kind: "dismiss" }],
  ] as const)("is undone by %s, and its cards stay selected", (_, intent) => {
    const table = favor();
    table.press("favor#1");
    const pressed = table.does(seat(2));
    table.does(intent);
    expect(targets(table)).toEqual(["candidate", "candidate"]);
    expect(table.wait(pressed).followUp).toBeNull();
    expect(table.selection?.cards).toEqual(["favor#1"]);
  });

  test("is redirected by a press on another player, with a new second to undo it", () => {
    const table = favor();
    table.press("favor#1");
    const first = table.does(seat(2));
    table.now = 600;
    const second = table.does(seat(1));
    expect(table.wait(first).followUp).toBeNull();
    expect(table.wait(second).followUp).toMatchObject({ command: { target: 1 } });
  });

  test("is sent at once if the clock is too short for undoing it", () => {
    const table = favor();
    table.now = 25_500;
    table.press("favor#1");
    expect(table.does(seat(2)).followUp).toMatchObject({ kind: "act", command: { target: 2 } });
  });

  test("is dropped in a new state of the game", () => {
    const table = favor();
    table.press("favor#1");
    const pressed = table.does(seat(2));
    table.step("clock", { type: "timeout" });
    expect(table.wait(pressed).followUp).toBeNull();
  });
});

describe("the time to undo a play does not apply to", () => {
  const dead = { edition: "zombie", dead: [2, 3], options: { combos: false, fast: false } } as const;

  test("a NOW card, for which a press only chooses a seat", () => {
    const table = new Seated({ ...dead, hands: [["feed-the-dead-now"], ["skip"], [], []] });
    table.press("feed-the-dead-now#1");
    expect(table.does(seat(3)).followUp).toBeNull();
    expect(buttons(table)).toEqual(["cancel", "play"]);
  });

  test("a NOW card dropped on a player", () => {
    const table = new Seated({ ...dead, hands: [["feed-the-dead-now"], ["skip"], [], []] });
    expect(table.does(onto("feed-the-dead-now#1", 3)).followUp).toMatchObject({ kind: "act", command: { target: 3 } });
  });

  test("a save dropped on the returning player", () => {
    const hands = [["zombie-kitten"], ["skip"], [], []] as const;
    const table = new Seated({ ...dead, hands, drawPile: ["exploding-kitten", "skip"] }).step(0, { type: "draw" });
    const command = { type: "save", card: "zombie-kitten", target: 3 };
    expect(table.does(onto("zombie-kitten#1", 3)).followUp).toEqual({ kind: "act", command });
  });
});

describe("a card dropped on a player", () => {
  test("is played at them, and can be undone", () => {
    const table = favor();
    const dropped = table.does(onto("favor#1", 2));
    expect(buttons(table)).toEqual(["take-back"]);
    expect(table.wait(dropped).followUp).toMatchObject({ command: { cards: ["favor"], target: 2 } });
  });

  test("takes its twin along", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    expect(table.scene.hand[0]?.drag).toEqual({ seats: [1, 2], along: ["moon-cat#2"] });
    const dropped = table.does(onto("moon-cat#1", 1));
    expect(table.wait(dropped).followUp).toMatchObject({ command: { cards: ["moon-cat", "moon-cat"], target: 1 } });
  });

  test("goes back if that player is not a legal target", () => {
    const table = new Seated({ hands: [["favor"], ["skip"], []] });
    expect(table.scene.hand[0]?.drag?.seats).toEqual([1]);
    expect(table.does(onto("favor#1", 2)).followUp).toMatchObject({ kind: "say" });
    expect(table.selection?.cards).toEqual([]);
  });

  test("goes back if it has no target", () => {
    const table = favor();
    expect(table.does(onto("skip#1", 1)).followUp).toMatchObject({ kind: "say" });
    expect(table.scene.hand.find(({ card }) => card === "skip")?.drag).toBeUndefined();
  });

  test("is given to the player who asked for it", () => {
    const table = new Seated({ hands: [["skip", "nope"], ["favor"]], turn: 1 });
    table.step(1, { type: "play", cards: ["favor"], target: 0 }).allPass();
    expect(table.scene.hand[0]?.drag?.seats).toEqual([1]);
    expect(table.does(onto("nope#1", 1)).followUp).toEqual({ kind: "act", command: { type: "give", card: "nope" } });
  });
});

describe("the tag of a pair", () => {
  const pair: Intent = { kind: "pair", key: "moon-cat#2" };

  test("selects both cards, and deselects them on a second press", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat", "moon-cat"], ["skip"], ["skip"]] });
    table.does(pair);
    expect(table.selection?.cards).toEqual(["moon-cat#1", "moon-cat#2"]);
    expect(table.scene.hand[1]?.tag).toMatchObject({ kind: "pair", chosen: true });
    table.does(pair);
    expect(table.selection?.cards).toEqual([]);
  });

  test("states its effect", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat"], ["skip"]] });
    expect(table.scene.hand[1]?.tag).toMatchObject({ spoken: "Take the pair: Moon Cat" });
  });
});
