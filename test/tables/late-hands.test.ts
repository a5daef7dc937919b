import { describe, expect, test } from "vitest";
import { LateHands } from "../../server/tables/late-hands.ts";
import type { Aside } from "../../shared/net/sidelines.ts";
import { House, settingsFor } from "../support/house.ts";
import { loseAll } from "../support/reckless.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });
const everybody = ["ann", "bob", "cat", "dan"];

/** Creates a game of four people without bots, in which Ann is eliminated. */
function annIsOut(opening: { readonly isPublic?: boolean; readonly chance?: string } = {}): House {
  const { isPublic = false, chance = "late hands 28" } = opening;
  const house = new House(everybody, { settings: settingsFor(4), isPublic, start: "when-joined" }, chance);
  for (const name of everybody) house.join(name);
  loseAll(house, ["ann"], { others: ["bob", "cat", "dan"] });
  expect(house.sidelines.out).toEqual([0]);
  return house;
}

const show = (house: House, name: string, on = true) => house.manage(name, { type: "show-hand", on });
const watch = (house: House, name: string, seat: number | null) => house.manage(name, { type: "watch-hand", seat });
const aside = (house: House, name: string): Aside | undefined => house.asides.get(name)?.at(-1);

/** Lets all remaining players draw until the condition holds. */
const playUntil = (house: House, until: () => boolean) => loseAll(house, [], { others: everybody, until });

describe("a delayed hand", () => {
  test("is the hand at the start of the seat's turn before the last", () => {
    const hands = new LateHands();
    hands.turnBegan(0, ["skip"]);
    hands.turnBegan(1, []);
    expect(hands.of(0)).toBeNull();
    hands.turnBegan(0, ["skip", "nope"]);
    expect(hands.of(0)).toEqual(["skip"]);
    hands.turnBegan(1, []);
    hands.turnBegan(0, ["favor"]);
    expect(hands.of(0)).toEqual(["skip", "nope"]);
  });

  test("does not get more recent by several consecutive turns", () => {
    const hands = new LateHands();
    hands.turnBegan(0, ["skip"]);
    hands.turnBegan(0, ["skip", "nope"]);
    hands.turnBegan(0, ["skip", "nope", "favor"]);
    expect(hands.of(0)).toBeNull();
    hands.turnBegan(1, []);
    hands.turnBegan(0, []);
    expect(hands.of(0)).toEqual(["skip"]);
  });
});

test("an eliminated player can watch a shown hand, and its owner sees the number of watchers", () => {
  const house = annIsOut();
  expect(show(house, "bob")).toEqual(done);
  expect(house.sidelines.shown).toEqual([1]);
  expect(watch(house, "ann", 1)).toEqual(done);
  expect(aside(house, "ann")?.hand?.seat).toBe(1);
  expect(aside(house, "bob")).toEqual({ hand: null, watchers: 1, guess: null, right: 0 });
  expect(house.asides.get("cat")).toBeUndefined();
});

test("a watcher receives exactly the hand of one round ago without later cards", () => {
  let checked = 0;
  for (const game of [3, 8, 13, 21, 28]) {
    const house = annIsOut({ chance: `late hands ${game}` });
    /** Hand of the owner at the start of each of their turns. */
    const owned: (readonly string[])[] = [];
    let onTurn: number | null = null;
    show(house, "bob");
    watch(house, "ann", 1);
    playUntil(house, () => {
      const { turn, hand } = house.view("bob");
      if (turn === 1 && onTurn !== 1) owned.push([...hand]);
      onTurn = turn;
      const told = aside(house, "ann")?.hand;
      if (!told || owned.length < 3) return false;
      checked += 1;
      expect(told.cards).toEqual(owned.at(-2));
      return false;
    });
    for (const name of ["bob", "cat", "dan"]) {
      expect((house.asides.get(name) ?? []).filter(({ hand }) => hand !== null)).toEqual([]);
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test("a hand that is not shown to a player cannot be watched", () => {
  const house = annIsOut();
  expect(watch(house, "ann", 1)).toEqual(refused("not-shown"));
  show(house, "bob");
  expect(watch(house, "cat", 1)).toEqual(refused("not-shown"));
  expect(watch(house, "ann", 2)).toEqual(refused("not-shown"));
  expect(watch(house, "ann", 9)).toEqual(refused("not-shown"));
  expect(house.asides).toEqual(new Map());
});

test("a spectator cannot watch a hand", () => {
  const house = annIsOut();
  show(house, "bob");
  house.watch("eve");
  expect(watch(house, "eve", 1)).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("a player cannot show a hand at a public table", () => {
  const house = annIsOut({ isPublic: true });
  expect(show(house, "bob")).toEqual(refused("not-now"));
  expect(watch(house, "ann", 1)).toEqual(refused("not-shown"));
});

test("a watcher watches at most one hand", () => {
  const house = annIsOut();
  show(house, "bob");
  show(house, "cat");
  watch(house, "ann", 1);
  watch(house, "ann", 2);
  expect(aside(house, "ann")?.hand?.seat).toBe(2);
  expect(aside(house, "bob")?.watchers).toBe(0);
  expect(aside(house, "cat")?.watchers).toBe(1);
});

describe("watching a hand ends", () => {
  const watched = (): House => {
    const house = annIsOut();
    show(house, "bob");
    watch(house, "ann", 1);
    return house;
  };

  test("when the owner hides the hand, and does not resume when they show it again", () => {
    const house = watched();
    show(house, "bob", false);
    expect(aside(house, "ann")?.hand).toBeNull();
    show(house, "bob");
    expect(aside(house, "ann")?.hand).toBeNull();
  });

  test("when the watcher stops it", () => {
    const house = watched();
    watch(house, "ann", null);
    expect(aside(house, "ann")?.hand).toBeNull();
    expect(aside(house, "bob")?.watchers).toBe(0);
  });

  test("when the owner leaves", () => {
    const house = watched();
    house.manage("bob", { type: "leave" });
    expect(aside(house, "ann")?.hand).toBeNull();
    expect(house.sidelines.shown).toEqual([]);
  });

  test("when only two players are left in the game", () => {
    const house = watched();
    playUntil(house, () => house.sidelines.out.length > 1);
    expect(house.sidelines.out).toHaveLength(2);
    expect(aside(house, "ann")?.hand).toBeNull();
    const [living] = ["bob", "cat", "dan"].filter((_, at) => !house.sidelines.out.includes(at + 1));
    show(house, living ?? "");
    expect(watch(house, "ann", everybody.indexOf(living ?? ""))).toEqual(refused("not-shown"));
  });
});

test("watching a hand survives a lost connection, and after a restart the hand must be shown again", () => {
  const house = annIsOut();
  show(house, "bob");
  watch(house, "ann", 1);
  const before = aside(house, "ann")?.hand;
  expect(before?.cards).not.toBeNull();
  house.table.drop("ann");
  house.join("ann");
  expect(house.table.sidelines.asideFor("ann").hand).toEqual(before);
  const next = house.afterRestart();
  for (const name of everybody) next.join(name);
  expect(next.sidelines).toEqual({ out: [0], shown: [], finisher: null, guessed: [] });
  show(next, "bob");
  watch(next, "ann", 1);
  expect(aside(next, "ann")?.hand).toEqual(before);
});

describe("a guess about the next elimination", () => {
  const guess = (house: House, name: string, seat: number) => house.manage(name, { type: "guess", seat });

  test("can be made only by an eliminated player about a player in the game, and stays private", () => {
    const house = annIsOut();
    expect(guess(house, "ann", 2)).toEqual(done);
    expect(aside(house, "ann")?.guess).toBe(2);
    expect([...house.asides.keys()]).toEqual(["ann"]);
    expect(guess(house, "ann", 0)).toEqual(refused("not-now"));
    expect(guess(house, "bob", 2)).toEqual(refused("not-now"));
  });

  test("counts if it is right, and becomes public with the result", () => {
    const house = annIsOut();
    const right: number[] = [];
    for (const seat of [1, 2, 3]) {
      const twin = annIsOut();
      guess(twin, "ann", seat);
      playUntil(twin, () => twin.sidelines.out.length > 1);
      right[seat] = aside(twin, "ann")?.right ?? 0;
      expect(aside(twin, "ann")?.guess ?? null).toBeNull();
      expect(twin.sidelines.guessed).toEqual([]);
      twin.playOut(1000);
      expect(twin.sidelines.guessed).toEqual([right[seat], 0, 0, 0]);
    }
    playUntil(house, () => house.sidelines.out.length > 1);
    expect([1, 2, 3].map((seat) => right[seat])).toEqual(
      [1, 2, 3].map((seat) => (house.sidelines.out.includes(seat) ? 1 : 0)),
    );
  });
});
