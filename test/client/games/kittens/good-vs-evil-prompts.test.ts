import { describe, expect, test } from "vitest";
import type { Position } from "../../../../shared/games/kittens/position.ts";
import { button, buttons, targets, title } from "./reads.ts";
import { Seated } from "./seated.ts";

type Start = Partial<Position> & Pick<Position, "hands">;
const goodVsEvil = (start: Start, viewer: number | null = 0) =>
  new Seated({ edition: "good-vs-evil", ...start }, viewer);
const zombie = (start: Start, viewer: number | null = 0) => new Seated({ edition: "zombie", ...start }, viewer);
const apocalypse = (start: Start, viewer: number | null = 0) =>
  new Seated({ edition: "apocalypse:good-vs-evil", ...start }, viewer);

describe("shuffle until stop (K37)", () => {
  const shuffled = (viewer: number) =>
    goodVsEvil({ hands: [["shuffle-until-stop"], ["skip"], ["skip"]] }, viewer)
      .step(0, { type: "play", cards: ["shuffle-until-stop"] })
      .allPass();

  test("the next living player has the STOP button", () => {
    const table = shuffled(1);
    expect(title(table)).toBe("SAY STOP!");
    expect(table.scene.prompt?.mine).toBe(true);
    expect(table.scene.stage).toMatchObject({ kind: "stop", mine: true, word: "STOP", stopper: { name: "You" } });
    expect(table.button("stop").followUp).toEqual({ kind: "act", command: { type: "stop" } });
  });

  test("the other players see the name of the stopper", () => {
    const table = shuffled(0);
    expect(title(table)).toBe("MOCHI SAYS STOP");
    expect(table.scene.prompt).toMatchObject({ mine: false, buttons: [] });
    expect(table.scene.stage).toMatchObject({ kind: "stop", mine: false, stopper: { name: "Mochi" } });
    expect(table.scene.seats[0]?.chips).toEqual([{ kind: "choosing", text: "choosing" }]);
  });
});

describe("a card looked at (K39, K54)", () => {
  const heck = (viewer: number, drawPile: Start["drawPile"] = ["skip", "favor", "nope"]) =>
    goodVsEvil({ hands: [["raising-heck"], ["skip"]], drawPile: drawPile ?? [] }, viewer)
      .step(0, { type: "play", cards: ["raising-heck"] })
      .allPass();

  test("Raising Heck shows the bottom card only to its player, who keeps it or puts it on top", () => {
    const table = heck(0);
    expect(title(table)).toBe("THE BOTTOM CARD");
    expect(table.scene.stage).toMatchObject({ kind: "look", card: "nope", secret: "only you see this" });
    expect(buttons(table)).toEqual(["return", "keep"]);
    expect(button(table, "return")?.effect).toBe("Mochi draws it next");
    expect(table.button("keep").followUp).toEqual({ kind: "act", command: { type: "keep" } });
  });

  test("the others see a back", () => {
    const table = heck(1);
    expect(title(table)).toBe("ANN LOOKS AT THE BOTTOM CARD");
    expect(table.scene.stage).toMatchObject({ kind: "look", card: null, secret: null, by: { name: "Ann" } });
  });

  test("a kitten at the bottom comes with the consequence of keeping it", () => {
    const table = heck(0, ["skip", "favor", "exploding-kitten"]);
    expect(button(table, "keep")).toMatchObject({ kind: "bomb", effect: "you have drawn it" });
    expect(table.scene.pile.danger?.text.wide).toBe("0 kittens");
    expect(heck(1, ["skip", "favor", "exploding-kitten"]).scene.pile.danger?.text.wide).toBe("1 kitten");
  });

  test("Dig Deeper offers the top card, or the unseen next one", () => {
    const table = zombie({ hands: [["dig-deeper"], ["skip"]] }).step(0, { type: "play", cards: ["dig-deeper"] });
    table.allPass();
    expect(title(table)).toBe("KEEP THIS ONE?");
    expect(button(table, "return")).toMatchObject({ label: "DIG DEEPER", effect: "you must keep the next" });
    expect(table.button("return").followUp).toEqual({ kind: "act", command: { type: "return" } });
  });
});

describe("Armageddon (K40, K41)", () => {
  const begun = (viewer: number | null) =>
    goodVsEvil({ hands: [["armageddon"], ["defuse", "skip"], ["skip"]] }, viewer)
      .step(0, { type: "play", cards: ["armageddon"] })
      .allPass();
  const laid = (viewer: number | null) => begun(viewer).step(0, { type: "lay", card: "godcat", target: 1 });

  test("two presses place the cards: one for the card before me, one for the opponent", () => {
    const table = begun(0);
    expect(title(table)).toBe("ARMAGEDDON!");
    expect(buttons(table)).toEqual(["godcat", "devilcat"]);
    expect(targets(table)).toEqual(["candidate", "candidate"]);
    expect(table.does({ kind: "grid", key: "devilcat" }).followUp).toBeNull();
    expect(table.scene.stage).toMatchObject({ sides: [{ selection: "candidate" }, { selection: "chosen" }] });
    const command = { type: "lay", card: "devilcat", target: 2 };
    expect(table.does({ kind: "seat", seat: 2 }).followUp).toEqual({ kind: "act", command });
  });

  test("the opponent may be chosen first, and a single opponent needs no press", () => {
    const table = begun(0);
    table.does({ kind: "seat", seat: 1 });
    expect(table.button("godcat").followUp).toMatchObject({ command: { card: "godcat", target: 1 } });
    const two = goodVsEvil({ hands: [["armageddon"], ["skip"]] }).step(0, { type: "play", cards: ["armageddon"] });
    expect(two.allPass().button("godcat").followUp).toMatchObject({ command: { type: "lay", target: 1 } });
  });

  test("both cards leave the playmat during the duel", () => {
    expect(begun(2).scene.playmat?.entries.map(({ at }) => at)).toEqual(["duel", "duel"]);
    expect(title(begun(2))).toBe("ANN PREPARES A DUEL");
  });

  test("the opponent stays or swaps without seeing a card, and sees their own save", () => {
    const table = laid(1);
    expect(title(table)).toBe("STAY OR SWAP?");
    expect(table.scene.stage).toMatchObject({ kind: "duel", secret: null, sides: [{ card: null }, { card: null }] });
    expect(button(table, "swap")?.effect).toBe("take Ann’s card");
    expect(table.scene.hand[0]).toMatchObject({ card: "defuse", state: "helpful", tag: { text: "would save you" } });
    expect(table.button("stay").followUp).toEqual({ kind: "act", command: { type: "stay" } });
  });

  test("the player who placed the cards sees them, all others watch two backs", () => {
    expect(laid(0).scene.stage).toMatchObject({
      secret: "only you see this",
      sides: [{ card: "godcat" }, { card: "devilcat" }],
    });
    for (const viewer of [2, null]) {
      expect(title(laid(viewer))).toBe("WILL MOCHI STAY OR SWAP?");
      expect(laid(viewer).scene.stage).toMatchObject({
        sides: [
          { card: null, owner: { name: "Ann" } },
          { card: null, owner: { name: "Mochi" } },
        ],
      });
    }
  });

  test("the Devilcat requires a save, and lies in front of its victim", () => {
    const table = laid(1).step(1, { type: "stay" });
    expect(title(table)).toBe("THE DEVILCAT!");
    expect(table.scene.playmat?.entries.map(({ at }) => at)).toMatchObject([{ name: "Ann" }, { name: "You" }]);
    expect(button(table, "save")).toMatchObject({ label: "DEFUSE", effect: "there is no kitten to hide" });
  });
});

describe("the Godcat (K43)", () => {
  test("requires its meaning, then its target", () => {
    const table = goodVsEvil({ hands: [["godcat", "skip"], ["skip"], ["skip"]] });
    table.press("godcat#1");
    expect(title(table)).toBe("WHAT IS THE GODCAT?");
    const { stage } = table.scene;
    const offered = stage.kind === "grid" ? stage.cards.map(({ card }) => card) : [];
    expect(offered).toContain("targeted-attack");
    expect(offered).not.toContain("nope");
    table.does({ kind: "grid", key: "targeted-attack" });
    expect(title(table)).toBe("WHO DO YOU ATTACK?");
    expect(table.scene.prompt?.strong).toBe("The Godcat counts as Targeted Attack.");
    expect(table.wait(table.does({ kind: "seat", seat: 2 })).followUp).toMatchObject({
      command: { cards: ["godcat"], as: "targeted-attack", target: 2 },
    });
  });

  test("completes a pair as the card beside it", () => {
    const table = goodVsEvil({ hands: [["godcat", "goblin-cat"], ["skip"]] });
    table.press("goblin-cat#1", "godcat#1");
    expect(table.button("play").followUp).toMatchObject({
      command: { cards: ["goblin-cat", "godcat"], as: "goblin-cat" },
    });
  });

  test("saves alone, in the Apocalypse as either save", () => {
    const kitten = ["exploding-kitten", "skip"] as const;
    const table = goodVsEvil({ hands: [["godcat"], ["skip"]], drawPile: kitten }).step(0, { type: "draw" });
    expect(button(table, "save")?.label).toBe("GODCAT AS DEFUSE");
    const both = apocalypse({ hands: [["godcat"], ["skip"]], drawPile: kitten }).step(0, { type: "draw" });
    both.press("godcat#1");
    expect(both.scene.stage).toMatchObject({ kind: "grid", cards: [{ card: "defuse" }, { card: "zombie-kitten" }] });
    both.does({ kind: "grid", key: "zombie-kitten" });
    expect(both.button("save").followUp).toMatchObject({ command: { card: "godcat", as: "zombie-kitten" } });
  });

  test("gives its holder a chip, and a thief sees its back at the end of the fan", () => {
    const hands = [
      ["goblin-cat", "goblin-cat"],
      ["godcat", "skip", "nope"],
    ] as const;
    const table = goodVsEvil({ hands });
    expect(table.scene.seats[0]).toMatchObject({ halo: true, chips: [{ kind: "halo", text: "Godcat" }] });
    expect(table.scene.playmat?.entries[0]?.at).toMatchObject({ name: "Mochi" });
    table.step(0, { type: "play", cards: ["goblin-cat", "goblin-cat"], target: 1 }).allPass();
    expect(table.scene.stage).toMatchObject({ kind: "steal", count: 3, tag: "Godcat" });
    expect(buttons(table)).toEqual(["pick-godcat", "pick"]);
    expect(table.button("pick-godcat").followUp).toEqual({ kind: "act", command: { type: "pick", card: "godcat" } });
  });
});

test("a Targeted Attack may hit all living players, with or without cards", () => {
  const table = apocalypse({ hands: [["targeted-attack"], [], ["skip"], ["skip"]], dead: [3] });
  table.press("targeted-attack#1");
  expect(targets(table)).toEqual(["candidate", "candidate", "no"]);
  table.does({ kind: "seat", seat: 1 });
  expect(title(table)).toBe("ATTACK MOCHI");
  expect(table.scene.prompt?.strong).toBe("Mochi owes 2 turns.");
});

test("a Reveal the Future is public", () => {
  const table = goodVsEvil({ hands: [["skip"], ["reveal-the-future"]], turn: 1 });
  table
    .step(1, { type: "play", cards: ["reveal-the-future"] })
    .allPass()
    .button("peek");
  expect(table.scene.stage).toMatchObject({ kind: "future", secret: null, cards: [{ card: "skip" }, {}, {}] });
});
