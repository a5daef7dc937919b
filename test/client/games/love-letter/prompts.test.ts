import { describe, expect, test } from "vitest";
import { Seated } from "./seated.ts";

const buttons = ({ scene }: Seated) => scene.prompt?.buttons.map(({ id }) => id);
const title = ({ scene }: Seated) => scene.prompt?.title.wide;
const button = ({ scene }: Seated, id: string) => scene.prompt?.buttons.find((each) => each.id === id);
const targets = ({ scene }: Seated) => scene.seats.map(({ target }) => target);

describe("on turn", () => {
  test("my own turn has a prompt, both cards are highlighted and the drawn one is tagged", () => {
    const table = new Seated({ hands: [["snake-sorcerer", "shell-shield"], ["king-cat"]] });
    expect(title(table)).toBe("YOUR TURN");
    expect(table.scene.prompt).toMatchObject({ mine: true, clock: { totalMs: 30_000 }, buttons: [] });
    expect(table.scene.hand).toMatchObject([
      { key: "snake-sorcerer#1", state: "playable", tag: null },
      { key: "shell-shield#1", state: "playable", tag: { kind: "new" } },
    ]);
  });

  test("a press on a bot chooses it on my turn, when only a long press opens its story", () => {
    const gestures = (turn: number) => {
      const hands = [
        ["king-cat", "battle-bunny"],
        ["shell-shield", "crystal-bowl"],
      ] as const;
      const table = new Seated({ hands: turn === 0 ? [hands[0], ["shell-shield"]] : [["king-cat"], hands[1]], turn });
      const bot = { strength: "steady", temper: null, standIn: false } as const;
      table.chairs = table.chairs.map((each) => (each.seat === 1 ? { ...each, kind: "bot", bot } : each));
      return table.scene.seats.map(({ about }) => about);
    };
    expect([gestures(0), gestures(1)]).toEqual([["long-press"], ["press"]]);
  });

  test("another player's turn names the player and offers no buttons", () => {
    const table = new Seated({ hands: [["king-cat"], ["shell-shield", "crystal-bowl"]], turn: 1 });
    expect(title(table)).toBe("MOCHI’S TURN");
    expect(table.scene.prompt).toMatchObject({ mine: false, avatar: "02", buttons: [] });
    expect(table.scene.seats[0]?.awaited).toEqual({ endsAt: 30_000, totalMs: 30_000 });
  });

  test("a bot that plays for me leaves me one button, and nothing else to press", () => {
    const table = new Seated({ hands: [["snake-sorcerer", "shell-shield"], ["king-cat"]] });
    table.chairs = table.chairs.map((each) => (each.seat === 0 ? { ...each, presence: "away" } : each));
    expect(table.scene.prompt).toMatchObject({ slim: true, title: { wide: "A BOT PLAYS FOR YOU" } });
    expect(buttons(table)).toEqual(["take-over"]);
    expect(table.scene.hand.map(({ state }) => state)).toEqual(["rest", "rest"]);
  });

  test("an eliminated player waits for the next round", () => {
    const hands = [[], ["shell-shield", "crystal-bowl"], ["king-cat"]] as const;
    const table = new Seated({ hands, turn: 1, eliminated: [0] });
    expect(table.scene.prompt?.line.wide).toBe("You’re out. You’re back next round.");
    expect(table.scene.own?.state).toBe("out");
  });
});

describe("a selected card", () => {
  test("shows its effect if it has no target", () => {
    const table = new Seated({ hands: [["king-cat", "shell-shield"], ["crystal-bowl"]] });
    table.press("king-cat#1");
    expect(title(table)).toBe("LAY KING CAT?");
    expect(buttons(table)).toEqual(["cancel", "play"]);
    expect(button(table, "play")?.effect).toBe("you are out this round");
  });

  test.each([
    ["battle-bunny", "WHO TO COMPARE WITH?", "COMPARE"],
    ["snake-sorcerer", "WHO LAYS DOWN?", "CHARM"],
    ["hermit-home-swap", "WHO TO SWAP WITH?", "SWAP"],
  ] as const)("%s requires a target, or has a button for a single one", (card, who, label) => {
    const several = new Seated({ hands: [[card, "shell-shield"], ["crystal-bowl"], ["mouse-trapper"]] });
    several.press(`${card}#1`);
    expect(title(several)).toBe(who);
    expect(buttons(several)).toEqual(["cancel"]);
    expect(targets(several)).toEqual(["candidate", "candidate"]);

    const one = new Seated({ hands: [[card, "shell-shield"], ["crystal-bowl"], ["mouse-trapper"]], shielded: [2] });
    one.press(`${card}#1`);
    expect(targets(one)).toEqual(["chosen", "no"]);
    expect(button(one, "play")).toMatchObject({ label, enabled: true });
  });

  test("shows that it has no target if all other players are shielded (L10)", () => {
    const table = new Seated({ hands: [["battle-bunny", "shell-shield"], ["crystal-bowl"]], shielded: [1] });
    table.press("battle-bunny#1");
    expect(targets(table)).toEqual(["no"]);
    expect(button(table, "play")?.effect).toBe("no one can be chosen: no effect");
  });

  test("as a Crystal Bowl requires a target and a value other than its own", () => {
    const table = new Seated({ hands: [["crystal-bowl", "shell-shield"], ["king-cat"], ["mouse-trapper"]] });
    table.press("crystal-bowl#1");
    expect(title(table)).toBe("WHO HAS WHICH CARD?");
    const { stage } = table.scene;
    expect(stage.kind === "values" && stage.values.map(({ card }) => card)).toEqual([
      "king-cat",
      "not-a-pet",
      "hermit-home-swap",
      "jittery-juggler",
      "doggy-grave-digger",
      "snake-sorcerer",
      "shell-shield",
      "battle-bunny",
      "mouse-trapper",
      "royal-robovac",
    ]);
  });

  test("shows the unseen copies on the keys, and none for values that cannot be in that hand", () => {
    const table = new Seated({
      hands: [["crystal-bowl", "snake-sorcerer"], ["shell-shield"]],
      played: [["battle-bunny"], ["snake-sorcerer"]],
    });
    table.press("crystal-bowl#1");
    const { stage } = table.scene;
    const hidden = stage.kind === "values" && Object.fromEntries(stage.values.map(({ card, hidden: n }) => [card, n]));
    expect(hidden).toMatchObject({ "battle-bunny": 2, "snake-sorcerer": 0, "mouse-trapper": 3 });
  });
});

describe("decisions", () => {
  test("Doggy Grave Digger shows hand and card set aside only to its player", () => {
    const hands = [["doggy-grave-digger", "crystal-bowl"], ["mouse-trapper"]] as const;
    const mine = new Seated({ hands }).step(0, { type: "play", cards: ["doggy-grave-digger"] });
    expect(title(mine)).toBe("KEEP OR SWAP?");
    expect(buttons(mine)).toEqual(["keep", "swap"]);
    expect(mine.scene.stage).toMatchObject({ kind: "row", cards: [{ card: "crystal-bowl" }, { card: "king-cat" }] });
    const theirs = new Seated({ hands }, 1).step(0, { type: "play", cards: ["doggy-grave-digger"] });
    expect(title(theirs)).toBe("ANN DIGS");
    expect(theirs.scene.stage).toEqual({ kind: "none" });
    expect(theirs.scene.spread?.aside.card).toBe("back");
  });

  test("Mouse Trapper requires a slot, and shows who would draw there", () => {
    const table = new Seated({ hands: [["mouse-trapper", "crystal-bowl"], ["king-cat"], ["shell-shield"]] });
    table.step(0, { type: "play", cards: ["mouse-trapper"] });
    table.does({ kind: "slot", slot: 1 });
    expect(title(table)).toBe("PUT MOUSE TRAPPER BACK");
    expect(table.scene.prompt).toMatchObject({
      strong: "1 card above it.",
      line: { wide: "Biscuit draws it, if everyone just draws." },
    });
    expect(buttons(table)).toEqual(["anywhere", "put"]);
  });
});

describe("the end of a round", () => {
  const showDown = (tokens: readonly number[] = []) =>
    new Seated({
      hands: [["snake-sorcerer", "shell-shield"], ["royal-robovac"], ["king-cat"]],
      drawPile: [],
      tokens,
    }).step(0, { type: "play", cards: ["shell-shield"] });

  test("shows all hands, the winner and the reason", () => {
    const { prompt, stage } = showDown().sceneAt("round-over");
    expect(prompt?.title.wide).toBe("YOU WIN ROUND 1");
    expect(prompt?.line.wide).toBe("The highest card, 5. The Robovac beats the King Cat.");
    expect(stage).toMatchObject({
      kind: "row",
      cards: [
        { card: "snake-sorcerer", crowned: true },
        { card: "royal-robovac", crowned: false },
        { card: "king-cat", crowned: false },
      ],
    });
  });

  test("has no decision", () => {
    const { prompt, hand } = showDown().sceneAt("round-over");
    expect(prompt).toMatchObject({ mine: false, clock: null, buttons: [] });
    expect(hand.some(({ state }) => state === "playable")).toBe(false);
  });

  test("is replaced by the next round when that is dealt", () => {
    const table = showDown();
    expect(table.sceneAt("round-began").stage).toEqual({ kind: "none" });
    expect(table.sceneAt("turn-began").prompt?.title.wide).toBe("YOUR TURN");
    expect(title(table)).toBe("YOUR TURN");
  });

  test("names the last remaining player, and hides their hand", () => {
    const table = new Seated({ hands: [["king-cat", "shell-shield"], ["crystal-bowl"]] });
    table.step(0, { type: "play", cards: ["king-cat"] });
    const { prompt, stage } = table.sceneAt("round-over");
    expect([prompt?.title.wide, prompt?.line.wide]).toEqual(["MOCHI WINS ROUND 1", "The last one left."]);
    expect(stage).toMatchObject({ cards: [{ card: null, who: { name: "Mochi" }, crowned: true }] });
  });

  test("is the end of the game with the last token", () => {
    const { stage, prompt } = showDown([2, 1, 0]).scene;
    expect(prompt).toBeNull();
    expect(stage).toMatchObject({
      kind: "win",
      shout: "YOU WIN!",
      standings: [
        { name: "You", rank: 1, line: "3 tokens, last hand Snake Sorcerer", mine: true },
        { name: "Mochi", rank: 2, line: "1 token, last hand Royal Robovac" },
        { name: "Biscuit", rank: 3, line: "0 tokens, last hand King Cat" },
      ],
    });
  });
});
