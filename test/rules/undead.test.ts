import { describe, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { position } from "./position.ts";

const zombie = (text: string) => position(text, "undead", 1, "zombie");

test("an Attack of the Dead has no effect if no player is Dead when it settles (K17)", () => {
  const table = zombie("ann: attack-of-the-dead | bob: | cleo: | pile: skip | dead: cleo");
  table.act("ann", "play attack-of-the-dead");
  for (const seat of table.state.seats) seat.life = "living";
  table.pass();
  expect(kittens.activeSeats(table.state)).toEqual([{ seat: 0, kind: "act" }]);
  expect(table.state).toMatchObject({ turn: 0, owes: 1, attacked: false });
});

describe("a player's knowledge of the draw pile", () => {
  test("moves down when another player puts a card on top in view of all (K54)", () => {
    const table = zombie("ann: see-the-future skip | bob: dig-deeper | pile: favor nope clone attack");
    table.act("ann", "play see-the-future");
    table.pass();
    table.act("ann", "play skip");
    table.pass();
    table.act("bob", "play dig-deeper");
    table.pass();
    table.act("bob", "return");
    expect(table.view("bob").known).toEqual(["favor"]);
    expect(table.view("ann").known).toEqual([null, "clone"]);
  });

  test("includes a kitten that the player watches being put back, and is lost for the others (K50)", () => {
    const table = zombie(
      "ann: zombie-kitten | bob: clairvoyance-now | cleo: see-the-future | pile: exploding-kitten skip favor | dead: cleo",
    );
    table.act("ann", "draw");
    table.act("ann", "save with zombie-kitten returning cleo");
    table.act("bob", "play clairvoyance-now");
    table.pass();
    table.pass();
    table.act("ann", "insert 1");
    const told = table.act("ann", "insert 0").map((event) => [0, 1, 2].map((viewer) => kittens.redact(event, viewer)));
    expect(told[0]).toMatchObject([{ position: 0 }, { position: 0 }, { position: null }]);
    expect(table.view("bob").known).toEqual(["exploding-kitten", null, "exploding-kitten"]);
    expect(table.view("cleo").known).toEqual([]);
  });
});

describe("cards chosen in secret", () => {
  const feeding = () => {
    const table = zombie(
      "ann: feed-the-dead-now | bob: skip nope | cleo: favor | dan: | pile: skip exploding-kitten | dead: dan",
    );
    table.act("ann", "play feed-the-dead-now on dan");
    table.pass();
    return table;
  };

  test("are hidden from all others, including the receiver, until all have chosen (K52)", () => {
    const table = feeding();
    const events = table.act("bob", "give skip");
    expect(events.map((event) => kittens.redact(event, 3))).toEqual([{ type: "card-chosen", seat: 1, card: null }]);
    expect(table.view("bob").pending).toMatchObject([
      {
        own: "skip",
        gifts: [
          { from: 1, chosen: true },
          { from: 2, chosen: false },
        ],
      },
    ]);
    expect(table.view("dan").pending).toMatchObject([
      {
        own: null,
        gifts: [
          { from: 1, chosen: true },
          { from: 2, chosen: false },
        ],
      },
    ]);
  });

  test("are known only to giver and receiver afterwards (K52)", () => {
    const table = feeding();
    table.act("bob", "give skip");
    const given = table.act("cleo", "give favor").filter(({ type }) => type === "card-given");
    const told = (viewer: number) => given.map((event) => kittens.redact(event, viewer));
    expect(told(3)).toMatchObject([{ card: "skip" }, { card: "favor" }]);
    expect(told(1)).toMatchObject([{ card: "skip" }, { card: null }]);
    expect(told(0)).toMatchObject([{ card: null }, { card: null }]);
  });
});

test("two players who give each other a card see both, in any order, and the others see neither", () => {
  const table = zombie("ann: skip | bob: favor nope | cleo: | pile: skip exploding-kitten");
  const gifts = [
    { from: 0, to: 1, card: null },
    { from: 1, to: 0, card: null },
  ];
  table.state.pending.push({ kind: "give", by: "favor", gifts });
  expect(table.act("bob", "give favor")).toEqual([{ type: "card-chosen", seat: 1, card: "favor" }]);
  const given = table.act("ann", "give skip").filter(({ type }) => type === "card-given");
  expect(table.state.seats.map(({ hand }) => hand)).toEqual([["favor"], ["nope", "skip"], []]);
  expect(given.map((event) => kittens.redact(event, 0))).toMatchObject([{ card: "skip" }, { card: "favor" }]);
  expect(given.map((event) => kittens.redact(event, 2))).toMatchObject([{ card: null }, { card: null }]);
});

describe("Armageddon", () => {
  const laid = () => {
    const table = position("ann: armageddon | bob: favor | cleo: | pile: favor", "duel", 1, "good-vs-evil");
    table.act("ann", "play armageddon");
    table.pass();
    return { table, events: table.act("ann", "lay devilcat against bob") };
  };

  test("hides the positions of the cards from all but the player who laid them (K40)", () => {
    const { table, events } = laid();
    const told = [0, 1, 2].map((viewer) => events.map((event) => kittens.redact(event, viewer)));
    expect(told).toMatchObject([[{ before: "devilcat" }], [{ before: null }], [{ before: null }]]);
    const shown = ["ann", "bob", "cleo"].map((name) => table.view(name).pending);
    expect(shown).toMatchObject([[{ before: "devilcat" }], [{ before: null }], [{ before: null }]]);
  });

  test("assigns the Godcat to no player until the cards are turned over (K7, K41)", () => {
    const { table } = laid();
    expect(table.view("cleo").godcat).toBe("duel");
    table.act("bob", "swap");
    expect(table.view("cleo").godcat).toBe(0);
  });
});
