import { describe, expect, test } from "vitest";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import { button, buttons, title } from "./reads.ts";
import { Seated } from "./seated.ts";

describe("on turn", () => {
  test("my own turn has a prompt, with the chance of a kitten on the button", () => {
    const table = new Seated({ hands: [["skip"], ["nope"]] });
    expect(table.scene.prompt).toMatchObject({ mine: true, pips: null, clock: { totalMs: 30_000 } });
    expect(title(table)).toBe("YOUR TURN");
    expect(button(table, "draw")).toMatchObject({ label: "DRAW", effect: "25% kitten", enabled: true });
    expect(table.scene.pile.drawable).toBe(true);
  });

  test("owed turns are counted", () => {
    const table = new Seated({ hands: [["skip"], []], turns: 3, attacked: true });
    expect(table.scene.prompt?.pips).toEqual({ count: 3, text: "3 to take" });
    expect(table.scene.prompt?.line.wide).toContain("one of the 3");
    expect(table.scene.own?.chips).toEqual([{ kind: "owes", text: "owes 3" }]);
  });

  test("another player's turn names the player and offers no buttons", () => {
    const table = new Seated({ hands: [["skip"], []], turn: 1 });
    expect(title(table)).toBe("MOCHI’S TURN");
    expect(table.scene.prompt).toMatchObject({ mine: false, avatar: "02", clock: null, buttons: [] });
    expect(table.scene.seats[0]?.awaited).toEqual({ endsAt: 30_000, totalMs: 30_000 });
  });

  test("an exploded player reads that they may watch", () => {
    const table = new Seated({ hands: [[], ["skip"], []], turn: 1, exploded: [0] });
    expect(table.scene.prompt?.line.wide).toBe("You’re out, but can watch.");
    expect(table.scene.own?.state).toBe("out");
  });
});

test("after an explosion the other players read the victim, the number of survivors and the next player", () => {
  const table = new Seated({ hands: [["skip"], [], ["skip"], []], turn: 1, drawPile: ["exploding-kitten", "skip"] });
  table.step(1, { type: "draw" });
  expect(title(table)).toBe("MOCHI IS OUT");
  expect(table.scene.prompt?.line.wide).toBe("3 players left. 2 kittens in the pile. Biscuit is next.");
});

describe("cards selected on my turn", () => {
  test("a card without a target is ready at once", () => {
    const table = new Seated({ hands: [["skip"], []] });
    table.press("skip#1");
    expect(title(table)).toBe("PLAY SKIP?");
    expect(buttons(table)).toEqual(["cancel", "play"]);
  });

  test("a Favor requires a target among the seats with cards", () => {
    const table = new Seated({ hands: [["favor"], ["skip"], [], ["nope"]] });
    table.press("favor#1");
    expect(title(table)).toBe("WHO GIVES YOU A CARD?");
    expect(table.scene.seats.map(({ target }) => target)).toEqual(["candidate", "no", "candidate"]);
    table.does({ kind: "seat", seat: 3 });
    expect(table.scene.seats.map(({ target }) => target)).toEqual(["candidate", "no", "chosen"]);
    expect(title(table)).toBe("ASK OLIVE");
    expect(button(table, "take-back")?.label).toBe("TAKE IT BACK");
  });

  test("a single target is chosen automatically", () => {
    const table = new Seated({ hands: [["favor"], ["skip"], []] });
    table.press("favor#1");
    expect(button(table, "play")?.label).toBe("ASK MOCHI");
  });

  test("one cat of a pair requires the other, and the pair requires a target", () => {
    const table = new Seated({ hands: [["noodle-cat", "noodle-cat"], ["skip"], ["skip"]] });
    table.press("noodle-cat#1");
    expect(title(table)).toBe("ONE MORE NOODLE CAT");
    table.press("noodle-cat#2");
    expect(title(table)).toBe("WHO DO YOU ROB?");
    expect(table.scene.stage).toMatchObject({ kind: "selection", line: "Pair: steals a card" });
    table.does({ kind: "seat", seat: 1 });
    expect(title(table)).toBe("ROB MOCHI");
  });

  test("Three of a Kind requires a title, any except a kitten", () => {
    const table = new Seated({ hands: [["moon-cat", "moon-cat", "moon-cat"], ["skip"]] });
    table.press("moon-cat#1", "moon-cat#2", "moon-cat#3");
    const { stage } = table.scene;
    expect(stage).toMatchObject({ kind: "grid", title: "Which card?" });
    expect(stage.kind === "grid" && stage.cards.map(({ card }) => card)).not.toContain("exploding-kitten");
    expect(buttons(table)).toEqual(["cancel"]);
    table.does({ kind: "grid", key: "defuse" });
    expect(table.scene.prompt?.line.wide).toBe("Defuse, if Mochi has it.");
    expect(button(table, "play")?.enabled).toBe(true);
  });

  test("different cards are counted up to five, with a button back to the last one", () => {
    const table = new Seated({ hands: [["defuse", "skip", "attack", "noodle-cat", "nope"], ["skip"]] });
    table.press("skip#1", "attack#1");
    expect(title(table)).toBe("2 OF 5 DIFFERENT");
    expect(buttons(table)).toEqual(["cancel", "only"]);
    table.press("defuse#1", "noodle-cat#1", "nope#1");
    expect(title(table)).toBe("FIVE DIFFERENT CARDS");
    expect(buttons(table)).toEqual(["cancel", "play"]);
  });

  test("a card without an effect alone shows the reason", () => {
    const table = new Seated({ hands: [["defuse"], ["skip"]] });
    table.press("defuse#1");
    expect(title(table)).toBe("THIS DOES NOTHING");
    expect(table.scene.prompt?.line.wide).toBe("Defuse waits until you draw a kitten.");
  });
});

describe("while a play waits for Nopes", () => {
  const theft = () =>
    new Seated({ hands: [["nope"], ["moon-cat", "moon-cat"], ["nope"]], turn: 1 }).step(1, {
      type: "play",
      cards: ["moon-cat", "moon-cat"],
      target: 0,
    });

  test("the buttons show the effect of a press", () => {
    const table = theft();
    expect(title(table)).toBe("NOPE IT?");
    expect(button(table, "nope")).toMatchObject({ effect: "theft is stopped", enabled: true });
    expect(button(table, "let-it")).toMatchObject({ effect: "theft goes ahead" });
    expect(table.scene.stage).toMatchObject({ kind: "chain", standing: { word: "GOES AHEAD", stopped: false } });
  });

  test("after a Nope they show the opposite, and the chain shows each Nope with its target", () => {
    const table = theft().step(2, { type: "nope" });
    expect(title(table)).toBe("NOPE THE NOPE?");
    expect(button(table, "nope")?.effect).toBe("theft is back on");
    expect(button(table, "let-it")?.effect).toBe("theft stays stopped");
    expect(table.scene.stage).toMatchObject({
      links: [
        { cards: ["moon-cat", "moon-cat"], state: "stopped", by: { name: "Mochi" }, target: { name: "You" } },
        { cards: ["nope"], state: "fresh", by: { name: "Biscuit" } },
      ],
      standing: { word: "STOPPED", stopped: true },
    });
  });

  test("a Nope on the Nope restores the play", () => {
    const table = theft().step(2, { type: "nope" }).step(0, { type: "nope" });
    expect(table.scene.stage).toMatchObject({
      links: [{ state: "restored", stamp: "YUP!" }, { state: "stopped", stamp: "NOPE" }, { state: "fresh" }],
    });
    expect(table.scene.prompt).toMatchObject({ mine: false, line: { wide: "Your Nope stands if no one objects." } });
  });

  describe("a player with the auto-pass setting", () => {
    const consenting = (consent: AutoPass, target: number) => {
      const table = new Seated({ hands: [["nope"], ["favor"], ["skip"]], turn: 1 });
      table.consent = consent;
      return table.step(1, { type: "play", cards: ["favor"], target });
    };

    test("can change it beside the responses, and is asked as before", () => {
      const table = consenting("ask", 2);
      expect(buttons(table)).toEqual(["let-all", "nope", "let-it"]);
      expect(table.scene.prompt?.mine).toBe(true);
    });

    test("is not asked while the server auto-passes: they see why, may Nope, and can switch it off", () => {
      for (const consent of ["until-turn", "unless-hit"] as const) {
        const table = consenting(consent, 2);
        expect(table.scene.prompt?.mine).toBe(false);
        expect(buttons(table)?.slice(-2)).toEqual(["ask-me", "nope"]);
      }
      expect(consenting("until-turn", 2).scene.prompt?.line.wide).toBe("You let it all pass until your turn.");
      expect(consenting("unless-hit", 2).scene.prompt?.line.wide).toBe("You let pass what doesn’t hit you.");
    });

    test("is asked about plays that affect them, in that mode", () => {
      const table = consenting("unless-hit", 0);
      expect([title(table), table.scene.prompt?.line.wide]).toEqual(["NOPE IT?", "It hits you."]);
      expect(buttons(table)).toEqual(["ask-me", "nope", "let-it"]);
      expect(consenting("until-turn", 0).scene.prompt?.mine).toBe(false);
    });

    test("may change it after a pass", () => {
      const table = consenting("ask", 2).step(0, { type: "pass" });
      expect(buttons(table)).toEqual(["let-most", "let-all"]);
    });

    test("has no such setting after an explosion, or as the author of the play", () => {
      const out = new Seated({ hands: [["skip"], ["shuffle"], ["skip"]], turn: 1, exploded: [0] });
      out.consent = "ask";
      expect(buttons(out.step(1, { type: "play", cards: ["shuffle"] }))).toEqual([]);
      const own = new Seated({ hands: [["shuffle"], ["skip"]] });
      own.consent = "ask";
      expect(buttons(own.step(0, { type: "play", cards: ["shuffle"] }))).toEqual([]);
    });
  });

  describe("a player without a card that answers", () => {
    const attacked = (hand: readonly ["skip" | "clone"]) =>
      new Seated({ hands: [[...hand], ["attack"], ["nope"]], turn: 1 }).step(1, { type: "play", cards: ["attack"] });

    test("sees a thin bar with the play and its clock, and may let it pass", () => {
      const table = attacked(["skip"]);
      expect(table.scene.prompt).toMatchObject({ slim: true, mine: false, clock: { totalMs: expect.any(Number) } });
      expect([title(table), table.scene.prompt?.line.wide]).toEqual(["MOCHI’S ATTACK", "Nothing to answer with"]);
      expect(buttons(table)).toEqual(["let-it"]);
      expect(table.button("let-it").followUp).toEqual({ kind: "act", command: { type: "pass" } });
    });

    test("sees the bar with a Clone that does not fit", () => {
      expect(attacked(["clone"]).scene.prompt?.slim).toBe(true);
    });

    test("may set auto-pass once they have passed", () => {
      const table = attacked(["skip"]);
      table.consent = "ask";
      expect(buttons(table.step(0, { type: "pass" }))).toEqual(["let-most", "let-all"]);
    });

    test("sees their auto-pass setting without a Nope button while it passes for them", () => {
      const table = attacked(["skip"]);
      table.consent = "until-turn";
      expect(table.scene.prompt?.slim).toBeUndefined();
      expect(buttons(table)).toEqual(["let-most", "ask-me"]);
    });
  });

  test("a player with a Nope sees the large call", () => {
    expect(theft().scene.prompt).toMatchObject({ mine: true });
    expect(theft().scene.prompt?.slim).toBeUndefined();
  });

  test("a player who has passed waits for the others", () => {
    const table = theft().step(0, { type: "pass" });
    expect(title(table)).toBe("YOU LET IT HAPPEN");
    expect(table.scene.prompt).toMatchObject({ mine: false, buttons: [] });
  });

  test("the author of the play waits, and no seat shows a ring", () => {
    const table = new Seated({ hands: [["attack"], ["nope"]] }).step(0, { type: "play", cards: ["attack"] });
    expect(table.scene.prompt?.line.wide).toBe("Your attack goes ahead if no one objects.");
    expect(table.scene.seats[0]?.awaited).toBeNull();
  });
});

describe("while a bot plays for me", () => {
  const covered = (start: ConstructorParameters<typeof Seated>[0]) => {
    const table = new Seated(start);
    table.chairs = table.chairs.map((each) => (each.seat === 0 ? { ...each, presence: "away" } : each));
    return table;
  };

  test("a slim bar with one button takes the place of every prompt, and nothing else can be pressed", () => {
    const table = covered({ hands: [["skip", "attack"], ["nope"]] });
    expect(table.scene.prompt).toMatchObject({ slim: true, mine: true, clock: null });
    expect([title(table), table.scene.prompt?.line.wide]).toEqual(["A BOT PLAYS FOR YOU", "You ran out of time."]);
    expect(buttons(table)).toEqual(["take-over"]);
    expect(table.scene.pile.drawable).toBe(false);
    expect(table.scene.hand.map(({ state }) => state)).toEqual(["rest", "rest"]);
  });

  test("a play of another player does not call me", () => {
    const table = covered({ hands: [["nope"], ["attack"]], turn: 1 }).step(1, { type: "play", cards: ["attack"] });
    expect(buttons(table)).toEqual(["take-over"]);
    expect(table.scene.hand.map(({ state }) => state)).toEqual(["rest"]);
  });

  test("an exploded player has nothing to take over", () => {
    expect(buttons(covered({ hands: [[], ["skip"], ["skip"]], turn: 1, exploded: [0] }))).toEqual([]);
  });
});

describe("decisions", () => {
  const kitten = ["exploding-kitten", "skip", "favor", "shuffle"] as const;

  test("a drawn kitten requires the save, then its slot", () => {
    const table = new Seated({ hands: [["defuse"], ["skip"], ["skip"]], drawPile: kitten });
    table.step(0, { type: "draw" });
    expect(title(table)).toBe("A KITTEN!");
    expect(buttons(table)).toEqual(["save"]);
    expect(table.scene.hand[0]).toMatchObject({ state: "playable", tag: { kind: "saves" } });
    table.button("save");
    table.does({ kind: "slot", slot: 1 });
    expect(title(table)).toBe("HIDE THE KITTEN");
    expect(table.scene.prompt).toMatchObject({
      strong: "1 card above it.",
      line: { wide: "Biscuit draws it, if everyone just draws." },
    });
    expect(table.scene.stage).toMatchObject({ kind: "hide", drawers: ["02", "03", "01", "02"], chosen: 1 });
    expect(buttons(table)).toEqual(["anywhere", "hide"]);
  });

  test("the other players see a kitten come and go, but not its slot", () => {
    const table = new Seated({ hands: [["skip"], ["defuse"]], turn: 1, drawPile: kitten });
    table.step(1, { type: "draw" });
    expect(title(table)).toBe("MOCHI DREW A KITTEN");
    table.step(1, { type: "save", card: "defuse" });
    expect(title(table)).toBe("MOCHI HIDES THE KITTEN");
    expect(table.scene.stage).toEqual({ kind: "none" });
  });

  test("the number and the chance of kittens exclude the drawn one", () => {
    const table = new Seated({ hands: [["skip"], ["defuse"], []], turn: 1, drawPile: kitten });
    expect(table.scene.pile.danger).toEqual({ text: { wide: "2 kittens", narrow: "2" }, chance: "50%", share: 0.5 });
    table.step(1, { type: "draw" });
    expect(table.scene.pile.danger).toEqual({ text: { wide: "1 kitten", narrow: "1" }, chance: "33%", share: 0.33 });
  });

  test("a player with hidden odds sees neither number nor chance of kittens", () => {
    const table = new Seated({ hands: [["skip"], ["defuse"], []], drawPile: kitten });
    table.odds = false;
    expect(table.scene.pile.danger).toBeNull();
    expect(table.scene.prompt?.buttons.map(({ effect }) => effect)).toEqual([null]);
    expect(table.scene.pile.spoken).not.toContain("kitten");
  });

  test("a Favor requires a card of my choice", () => {
    const table = new Seated({ hands: [["skip", "nope"], ["favor"]], turn: 1 });
    table.step(1, { type: "play", cards: ["favor"], target: 0 }).allPass();
    expect(title(table)).toBe("GIVE MOCHI A CARD");
    expect(buttons(table)).toEqual([]);
    table.press("skip#1");
    expect(table.scene.stage).toMatchObject({ kind: "give", card: "skip", to: { name: "Mochi" } });
    expect(button(table, "give")).toMatchObject({ enabled: true, effect: "Skip" });
  });

  test("a pair lets me pick from a fan of backs, and the victim sees it", () => {
    const pair = { type: "play", cards: ["moon-cat", "moon-cat"], target: 1 } as const;
    const hands = [
      ["moon-cat", "moon-cat"],
      ["skip", "nope", "favor"],
    ] as const;
    const thief = new Seated({ hands }).step(0, pair).allPass();
    expect(title(thief)).toBe("STEAL FROM MOCHI");
    expect(thief.scene.stage).toMatchObject({ kind: "steal", count: 3, mine: true });
    const victim = new Seated({ hands }, 1).step(0, pair).allPass();
    expect(title(victim)).toBe("ANN STEALS FROM YOU");
    expect(victim.scene.stage).toMatchObject({ kind: "steal", mine: false, chosen: null });
  });

  test("five different cards let me take one from the discard pile, except a kitten", () => {
    const five = ["defuse", "skip", "attack", "noodle-cat", "nope"] as const;
    const table = new Seated({ hands: [five, ["skip"]], discardPile: ["exploding-kitten", "favor"] });
    table.step(0, { type: "play", cards: five }).allPass();
    expect(title(table)).toBe("TAKE A CARD");
    const { stage } = table.scene;
    const offered = stage.kind === "grid" ? stage.cards.map(({ card }) => card) : [];
    expect(offered).toEqual(["defuse", "attack", "favor", "nope", "skip", "noodle-cat"]);
    table.does({ kind: "grid", key: "favor" });
    expect(button(table, "take")).toMatchObject({ enabled: true, effect: "Favor" });
  });

  test("the cards of See the Future stay open until they are closed, and can be opened again", () => {
    const table = new Seated({ hands: [["see-the-future"], ["skip"]] });
    table.step(0, { type: "play", cards: ["see-the-future"] }).allPass();
    table.button("peek");
    expect(table.scene.stage).toMatchObject({
      kind: "future",
      secret: "only you see this",
      cards: [
        { card: "skip", ordinal: "NEXT", drawer: { name: "You" } },
        { card: "exploding-kitten", ordinal: "2nd", drawer: { name: "Mochi" } },
        { card: "favor", ordinal: "3rd", drawer: { name: "You" } },
      ],
    });
    table.button("got-it");
    expect(table.scene.stage.kind).toBe("none");
    expect(button(table, "draw")?.effect).toBe("it is Skip");
  });
});

test("a kitten that I hid deep in the pile is part of my known cards", () => {
  const pile = ["exploding-kitten", "skip", "favor", "nope", "skip", "favor"] as const;
  const table = new Seated({ hands: [["defuse"], ["skip"], ["skip"]], drawPile: pile });
  table.step(0, { type: "draw" }).step(0, { type: "save", card: "defuse" }).step(0, { type: "insert", position: 4 });
  expect(button(table, "peek")?.label).toBe("WHAT I KNOW");
  table.button("peek");
  expect(title(table)).toBe("WHAT YOU KNOW");
  expect(table.scene.stage).toMatchObject({
    kind: "future",
    secret: "only you see this",
    cards: [{ card: "exploding-kitten", ordinal: "no. 5", drawer: { name: "Biscuit" } }],
  });
});

describe("the number of turns of an attack", () => {
  const attacking = (attacked: boolean) => {
    const table = new Seated({ hands: [["attack"], ["skip"]], turns: 2, attacked });
    table.press("attack#1");
    return button(table, "play");
  };

  test("is on its button, including the turns that are passed on (K15)", () => {
    expect(attacking(false)).toMatchObject({ label: "PLAY ATTACK", effect: "Mochi owes 2 turns" });
    expect(attacking(true)).toMatchObject({ label: "PLAY ATTACK", effect: "Mochi owes 4 turns" });
  });
});

describe("the end", () => {
  const finished = (viewer: number | null) =>
    new Seated({ hands: [[], [], []], turn: 1, exploded: [2], drawPile: ["exploding-kitten"] }, viewer).step(1, {
      type: "draw",
    });

  test("shows the winner and the ranks", () => {
    const { stage, prompt } = finished(0).scene;
    expect(prompt).toBeNull();
    expect(stage).toMatchObject({
      kind: "win",
      shout: "YOU WIN!",
      standings: [
        { name: "You", rank: 1, line: "last one up" },
        { name: "Mochi", rank: 2 },
        { name: "Biscuit", rank: 3, line: "boom" },
      ],
    });
  });

  test("shows the loser's rank, except of two players", () => {
    expect(finished(2).scene.stage).toMatchObject({ shout: "ANN WINS!", line: "You came no. 3 of 3." });
    const duel = new Seated({ hands: [[], []], turn: 1, drawPile: ["exploding-kitten"] }, 1).step(1, { type: "draw" });
    expect(duel.scene.stage).toMatchObject({ shout: "ANN WINS!", line: "Eight lives left." });
  });

  test.each([
    ["the winner", 0, true],
    ["a spectator", null, true],
    ["a loser", 2, false],
  ])("has confetti for the winner and spectators only: %s", (_, viewer, celebrates) => {
    expect(finished(viewer).scene.stage).toMatchObject({ celebrates });
  });
});

test("a spectator sees all seats and has no prompt", () => {
  const table = new Seated({ hands: [["skip"], ["nope"]] }, null);
  expect(table.scene.own).toBeNull();
  expect(table.scene.hand).toEqual([]);
  expect(table.scene.seats.map(({ name }) => name)).toEqual(["Ann", "Mochi"]);
  expect(table.scene.prompt).toMatchObject({ mine: false, buttons: [] });
});

test("the others sit clockwise from the viewer's left", () => {
  const table = new Seated({ hands: [[], [], [], []], turn: 1 }, 2);
  expect(table.scene.seats.map(({ seat }) => seat)).toEqual([3, 0, 1]);
});

test("a seat shows absence, bots and explosions", () => {
  const table = new Seated({ hands: [[], ["skip"], ["skip"], []], exploded: [3] });
  table.chairs = table.chairs.map((each) => {
    if (each.seat === 1) return { ...each, presence: "away" };
    return each.seat === 2 ? { ...each, kind: "bot" } : each;
  });
  expect(table.scene.seats.map(({ state }) => state)).toEqual(["away", "here", "out"]);
  expect(table.scene.seats.map(({ chips }) => chips.map(({ kind }) => kind))).toEqual([["away"], ["bot"], ["out"]]);
});
