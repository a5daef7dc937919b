import { describe, expect, test } from "vitest";
import type { Position } from "../../../../shared/games/kittens/position.ts";
import { button, buttons, line, targets, title } from "./reads.ts";
import { Seated } from "./seated.ts";

type Start = Partial<Position> & Pick<Position, "hands">;
const goodVsEvil = (start: Start, viewer: number | null = 0) =>
  new Seated({ edition: "good-vs-evil", ...start }, viewer);
const zombie = (start: Start, viewer: number | null = 0) => new Seated({ edition: "zombie", ...start }, viewer);
const apocalypse = (start: Start, viewer: number | null = 0) =>
  new Seated({ edition: "apocalypse:good-vs-evil", ...start }, viewer);

describe("Clone (K55-K57)", () => {
  test("shows its meaning before it is played, and while it waits", () => {
    const table = zombie({ hands: [["clone"], ["skip"]], discardPile: ["attack"] });
    table.press("clone#1");
    expect(table.scene.prompt?.strong).toBe("Clone becomes Attack.");
    expect(button(table, "play")?.label).toBe("PLAY IT AS ATTACK");
    table.button("play");
    expect(table.scene.prompt?.strong).toBe("Clone as Attack.");
  });

  test("nopes a Nope on its player's own turn", () => {
    const table = zombie({ hands: [["attack", "clone"], ["nope"]] }).step(0, { type: "play", cards: ["attack"] });
    table.step(1, { type: "nope" });
    expect(button(table, "nope")?.enabled).toBe(true);
    expect(table.scene.hand).toMatchObject([{ card: "clone", state: "selected" }]);
    expect(table.press("clone#1").followUp).toEqual({ kind: "act", command: { type: "nope", card: "clone" } });
    expect(table.scene.stage).toMatchObject({
      links: [{ cards: ["attack"] }, { cards: ["nope"] }, { cards: ["clone"] }],
    });
  });

  test("makes a pair with any card, and a Feral Cat with any cat", () => {
    const clone = zombie({ hands: [["ghost-cat", "clone"], ["skip"]], discardPile: ["attack"] });
    clone.press("ghost-cat#1", "clone#1");
    expect(title(clone)).toBe("ROB MOCHI?");
    const feral = goodVsEvil({ hands: [["goblin-cat", "goblin-cat", "feral-cat"], ["skip"]] });
    feral.press("goblin-cat#1", "feral-cat#1");
    expect(title(feral)).toBe("ROB MOCHI?");
    feral.press("goblin-cat#2");
    expect(title(feral)).toBe("NAME A CARD");
  });
});

test("an Attack of the Dead shows the number of turns from the Dead (K17)", () => {
  const table = zombie({ hands: [["attack-of-the-dead"], ["skip"], [], []], dead: [2, 3] });
  table.press("attack-of-the-dead#1");
  expect(button(table, "play")?.effect).toBe("Mochi owes 6 turns");
});

describe("a kitten drawn in an edition with Dead players (K45-K47)", () => {
  const kitten = ["exploding-kitten", "skip", "favor", "nope"] as const;
  const drawn = (dead: readonly number[], viewer = 0) =>
    zombie({ hands: [["zombie-kitten"], ["skip"], ["skip"], ["skip"]], dead, drawPile: kitten }, viewer).step(0, {
      type: "draw",
    });

  test("may be accepted by dying", () => {
    const table = drawn([]);
    expect(buttons(table)).toEqual(["explode", "save"]);
    expect(button(table, "explode")?.effect).toBe("keep your cards, join the Dead");
    expect(table.button("explode").followUp).toEqual({ kind: "act", command: { type: "explode" } });
  });

  test("requires a returning player on the seats, and a single one is chosen automatically", () => {
    const table = drawn([1, 3]);
    expect(title(table)).toBe("WHO RETURNS?");
    expect(targets(table)).toEqual(["candidate", "no", "candidate"]);
    table.does({ kind: "seat", seat: 3 });
    expect(button(table, "save")).toMatchObject({ label: "BRING OLIVE BACK", effect: "Zombie Kitten" });
    expect(table.button("save").followUp).toMatchObject({ command: { card: "zombie-kitten", target: 3 } });
    expect(button(drawn([2]), "save")?.label).toBe("BRING BISCUIT BACK");
  });

  test("is put back before a second kitten", () => {
    const table = drawn([1]).step(0, { type: "save", card: "zombie-kitten", target: 1 }).allPass();
    expect(title(table)).toBe("HIDE KITTEN 1 OF 2");
    table.button("hide");
    expect(title(table)).toBe("HIDE THE SECOND KITTEN");
  });

  test("may be answered by a Clone of the save on top", () => {
    const start = { hands: [["clone"], ["skip"]], discardPile: ["zombie-kitten"], drawPile: kitten } as const;
    const table = zombie(start).step(0, { type: "draw" });
    expect(button(table, "save")?.label).toBe("CLONE AS ZOMBIE KITTEN");
    expect(table.press("clone#1").followUp).toEqual({ kind: "act", command: { type: "save", card: "clone" } });
  });

  test("preselects the first of several saves, and a press chooses another", () => {
    const start = { hands: [["defuse", "zombie-kitten"], [], [], []], dead: [1, 2], drawPile: kitten } as const;
    const table = apocalypse(start).step(0, { type: "draw" });
    expect(button(table, "save")?.label).toBe("DEFUSE");
    table.press("zombie-kitten#1");
    expect(title(table)).toBe("WHO RETURNS?");
  });

  test("lets all other players pass, and asks those with Clairvoyance", () => {
    const hands = [["zombie-kitten"], ["clairvoyance-now"], ["skip"]] as const;
    const asked = [1, 2].map((viewer) => {
      const table = zombie({ hands, drawPile: kitten }, viewer).step(0, { type: "draw" });
      return table.step(0, { type: "save", card: "zombie-kitten" });
    });
    expect(asked.map(title)).toEqual(["SEE WHERE IT GOES?", "ANN HIDES A KITTEN"]);
    expect(asked.map(({ scene }) => scene.prompt?.slim ?? false)).toEqual([false, true]);
    expect(asked.map(buttons)).toEqual([["watch", "let-it"], ["let-it"]]);
    expect(asked.map((table) => table.scene.seats.map(({ awaited }) => awaited))).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(asked[0]?.button("watch").followUp).toMatchObject({
      command: { type: "play", cards: ["clairvoyance-now"] },
    });
    expect(asked[1]?.button("let-it").followUp).toEqual({ kind: "act", command: { type: "pass" } });
  });

  test("has a slot that players of Clairvoyance read", () => {
    const hands = [["zombie-kitten"], ["clairvoyance-now"], ["skip"]] as const;
    const table = zombie({ hands, drawPile: kitten }, 1).step(0, { type: "draw" });
    table.step(0, { type: "save", card: "zombie-kitten" }).step(1, { type: "play", cards: ["clairvoyance-now"] });
    table.allPass().allPass();
    expect(line(table)).toBe("Somewhere in the pile. You will see where.");
    table.step(0, { type: "insert", position: 1 });
    expect(table.scene.prompt?.strong).toBe("1 card lies above the kitten.");
  });
});

describe("simultaneous gifts (K52, K53)", () => {
  const fed = (viewer: number) =>
    zombie({ hands: [["feed-the-dead-now"], ["skip", "nope"], ["favor"], ["attack"]], dead: [3] }, viewer)
      .step(0, { type: "play", cards: ["feed-the-dead-now"], target: 3 })
      .allPass();

  test("each giver has a prompt and sees the other players still choosing", () => {
    const table = fed(1);
    expect(title(table)).toBe("FEED OLIVE A CARD");
    table.press("nope#1");
    expect(table.scene.stage).toMatchObject({
      kind: "give",
      card: "nope",
      waiting: { text: "still choosing", players: [{ name: "Biscuit" }] },
    });
    table.button("give");
    expect(table.scene.prompt?.mine).toBe(false);
    expect(table.scene.stage).toMatchObject({
      kind: "gather",
      card: "nope",
      waiting: { players: [{ name: "Biscuit" }] },
    });
  });

  test("the other players see who is still choosing, but no card", () => {
    const table = fed(0);
    expect(title(table)).toBe("THE LIVING FEED OLIVE");
    expect(table.scene.stage).toMatchObject({ kind: "gather", to: { name: "Olive" }, card: null });
    expect(table.scene.seats.map(({ chips }) => chips.map(({ kind }) => kind))).toEqual([
      ["choosing"],
      ["choosing"],
      ["down"],
    ]);
    expect(table.scene.seats.map(({ awaited }) => awaited !== null)).toEqual([true, true, false]);
    table.step(1, { type: "give", card: "skip" });
    expect(table.scene.stage).toMatchObject({ waiting: { players: [{ name: "Biscuit" }] } });
  });

  test("the Dead lose cards to the pile", () => {
    const start = { hands: [["grave-robber"], ["skip"], ["skip"]], dead: [1] } as const;
    const table = zombie(start, 1)
      .step(0, { type: "play", cards: ["grave-robber"] })
      .allPass();
    expect(title(table)).toBe("GIVE UP A CARD");
    table.press("skip#1");
    expect(table.scene.stage).toMatchObject({ kind: "give", to: "pile", waiting: { players: [] } });
    expect(table.button("give").followUp).toEqual({ kind: "act", command: { type: "give", card: "skip" } });
  });
});

describe("NOW cards out of turn (K49)", () => {
  const hands = [["skip"], ["shuffle-now", "feed-the-dead-now", "attack"], ["skip"], ["shuffle-now"]] as const;
  const waiting = (viewer: number) => zombie({ hands, dead: [2, 3] }, viewer);
  const states = ({ scene }: Seated) => Object.fromEntries(scene.hand.map(({ card, state }) => [card, state]));

  test("only NOW cards are highlighted, and the prompt explains them", () => {
    const table = waiting(1);
    expect(title(table)).toBe("ANN’S TURN");
    expect(line(table)).toBe("Before Ann acts you may slip in a NOW card.");
    expect(table.scene.prompt).toMatchObject({ mine: false, buttons: [] });
    expect(states(table)).toEqual({ "shuffle-now": "playable", "feed-the-dead-now": "playable", attack: "rest" });
    expect(table.press("attack#1").followUp).toEqual({ kind: "say", text: "It is Ann’s turn." });
  });

  test("a selected NOW card adds its button", () => {
    const table = waiting(1);
    table.press("shuffle-now#1");
    expect(buttons(table)).toEqual(["cancel", "play"]);
    expect(button(table, "play")).toMatchObject({ label: "SHUFFLE NOW!", effect: "out of turn" });
    expect(table.button("play").followUp).toEqual({ kind: "act", command: { type: "play", cards: ["shuffle-now"] } });
  });

  test("Feed the Dead is aimed at a Dead player", () => {
    const table = waiting(1);
    table.press("feed-the-dead-now#1");
    expect(targets(table)).toEqual(["candidate", "candidate", "no"]);
    expect(line(table)).toBe("Press one of the Dead at the table.");
    table.does({ kind: "seat", seat: 3 });
    expect(table.button("play").followUp).toMatchObject({ command: { cards: ["feed-the-dead-now"], target: 3 } });
  });

  test("Dead players may feed themselves, by a press on their own panel", () => {
    const table = zombie({ hands: [["skip"], ["feed-the-dead-now"], [], []], dead: [1, 2] }, 1);
    table.press("feed-the-dead-now#1");
    expect(table.scene.own?.target).toBe("candidate");
    table.does({ kind: "seat", seat: 1 });
    expect(table.button("play").followUp).toMatchObject({ command: { target: 1 } });
  });

  test("a NOW card can be played on top of a waiting play, and the pass button stays", () => {
    const table = zombie({ hands: [["attack"], ["shuffle-now"], ["skip"]] }, 1).step(0, {
      type: "play",
      cards: ["attack"],
    });
    expect(buttons(table)).toEqual(["nope", "let-it"]);
    table.press("shuffle-now#1");
    expect(button(table, "play")?.effect).toBe("goes first");
    table.button("cancel");
    expect(buttons(table)).toEqual(["nope", "let-it"]);
  });
});

describe("the Dead (K46, K48)", () => {
  const start = { hands: [["skip"], ["nope", "attack"], ["skip"], []], dead: [1], deadByDevilcat: [2] } as const;

  test("keep their hand, and read their options", () => {
    const table = zombie(start, 1);
    expect(table.scene.hand.map(({ card }) => card)).toEqual(["nope", "attack"]);
    expect(line(table)).toBe("You keep your cards. Nope and NOW cards still work.");
    expect(table.scene.own).toMatchObject({ state: "down", note: "dead, not gone", chips: [{ kind: "down" }] });
  });

  test("have their kitten in front of them, unless the Devilcat killed them", () => {
    const { seats } = zombie(start).scene;
    expect(seats.map(({ state, before }) => [state, before])).toEqual([
      ["down", "exploding-kitten"],
      ["down", null],
      ["here", null],
    ]);
    expect(seats[0]?.spoken).toContain("Exploding Kitten lies in front of them");
  });

  test("may Nope", () => {
    const table = zombie(start, 1).step(0, { type: "play", cards: ["skip"] });
    expect(table.button("nope").followUp).toEqual({ kind: "act", command: { type: "nope" } });
  });

  test("read that they have died", () => {
    const table = zombie({ hands: [["skip"], ["attack"], ["skip"]], turn: 1, drawPile: ["exploding-kitten"] }, 1);
    table.step(1, { type: "draw" });
    expect(title(table)).toBe("YOU ARE DEAD");
  });
});

describe("the pile", () => {
  test("does not count kittens in the discard pile and in front of the Dead", () => {
    const hands = [["skip"], [], [], [], []] as const;
    const table = apocalypse({ hands, dead: [1], deadByDevilcat: [2], discardPile: ["exploding-kitten"] });
    expect(table.scene.pile.danger).toEqual({ text: { wide: "2 kittens", narrow: "2" }, chance: "50%", share: 0.5 });
  });

  test("shows a delayed draw to all players", () => {
    const table = zombie({ hands: [["skip"], []] });
    table.held = true;
    expect(table.scene.pile.beat).toEqual({ endsAt: 1500, totalMs: 1500 });
    expect(button(table, "draw")).toMatchObject({ effect: "a moment for NOW cards", enabled: true });
    expect(table.consider({ kind: "button", id: "draw" }).followUp).toEqual({
      kind: "act",
      command: { type: "draw" },
      isHeld: true,
    });
    expect(button(table, "draw")?.effect).toBe("Drawing in a moment");
    table.held = false;
    expect(table.scene.pile.beat).toBeNull();
  });

  test("shows the edition by felt and backs", () => {
    const looks = [goodVsEvil, zombie, apocalypse].map((at) => at({ hands: [[], []] }).scene);
    expect(looks.map(({ felt, back }) => [felt, back])).toEqual([
      ["teal", "standard"],
      ["moss", "zombie"],
      ["moss", "zombie"],
    ]);
  });
});

test("a table of nine shows eight other players around it", () => {
  const table = apocalypse({ hands: Array<readonly ["skip"]>(9).fill(["skip"]) }, 4);
  expect(table.scene.seats.map(({ seat }) => seat)).toEqual([5, 6, 7, 8, 0, 1, 2, 3]);
});
