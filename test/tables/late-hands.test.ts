import { describe, expect, test } from "vitest";
import { LateHands } from "../../server/tables/late-hands.ts";
import type { Aside } from "../../shared/net/sidelines.ts";
import { House, settingsFor } from "../support/house.ts";
import { loseAll } from "../support/reckless.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });
const everybody = ["ann", "bob", "cat", "dan"];

/** A game of four people, without bots, in which ann is out. */
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

/** Everybody who is left draws until the condition holds. */
const playUntil = (house: House, until: () => boolean) => loseAll(house, [], { others: everybody, until });

describe("a hand one round late", () => {
  test("is as it was when the turn before the last one began", () => {
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

  test("grows no newer by several turns in a row", () => {
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

test("whoever is out watches a hand that is shown, and its owner sees how many watch it", () => {
  const house = annIsOut();
  expect(show(house, "bob")).toEqual(done);
  expect(house.sidelines.shown).toEqual([1]);
  expect(watch(house, "ann", 1)).toEqual(done);
  expect(aside(house, "ann")?.hand?.seat).toBe(1);
  expect(aside(house, "bob")).toEqual({ hand: null, watchers: 1, guess: null, right: 0 });
  expect(house.asides.get("cat")).toBeUndefined();
});

test("a watcher is told exactly the hand of one round ago: no card that was drawn since", () => {
  let checked = 0;
  for (const game of [3, 8, 13, 21, 28]) {
    const house = annIsOut({ chance: `late hands ${game}` });
    /** The owner's hand at the beginning of each of their turns. */
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

test("a hand is shown to nobody who was not allowed to see it", () => {
  const house = annIsOut();
  expect(watch(house, "ann", 1)).toEqual(refused("not-shown"));
  show(house, "bob");
  expect(watch(house, "cat", 1)).toEqual(refused("not-shown"));
  expect(watch(house, "ann", 2)).toEqual(refused("not-shown"));
  expect(watch(house, "ann", 9)).toEqual(refused("not-shown"));
  expect(house.asides).toEqual(new Map());
});

test("spectators watch no hand", () => {
  const house = annIsOut();
  show(house, "bob");
  house.watch("eve");
  expect(watch(house, "eve", 1)).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("nobody shows a hand among strangers", () => {
  const house = annIsOut({ isPublic: true });
  expect(show(house, "bob")).toEqual(refused("not-now"));
  expect(watch(house, "ann", 1)).toEqual(refused("not-shown"));
});

test("a watcher watches one hand at most", () => {
  const house = annIsOut();
  show(house, "bob");
  show(house, "cat");
  watch(house, "ann", 1);
  watch(house, "ann", 2);
  expect(aside(house, "ann")?.hand?.seat).toBe(2);
  expect(aside(house, "bob")?.watchers).toBe(0);
  expect(aside(house, "cat")?.watchers).toBe(1);
});

describe("watching ends", () => {
  const watched = (): House => {
    const house = annIsOut();
    show(house, "bob");
    watch(house, "ann", 1);
    return house;
  };

  test("when the owner no longer shows the hand; allowing it again does not begin it again", () => {
    const house = watched();
    show(house, "bob", false);
    expect(aside(house, "ann")?.hand).toBeNull();
    show(house, "bob");
    expect(aside(house, "ann")?.hand).toBeNull();
  });

  test("when the watcher has seen enough", () => {
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

  test("as soon as only two are left in the game", () => {
    const house = watched();
    playUntil(house, () => house.sidelines.out.length > 1);
    expect(house.sidelines.out).toHaveLength(2);
    expect(aside(house, "ann")?.hand).toBeNull();
    const [living] = ["bob", "cat", "dan"].filter((_, at) => !house.sidelines.out.includes(at + 1));
    show(house, living ?? "");
    expect(watch(house, "ann", everybody.indexOf(living ?? ""))).toEqual(refused("not-shown"));
  });
});

test("after a lost connection a watcher goes on, and after a restart of the server the hand has to be shown again", () => {
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

describe("who is out next", () => {
  const guess = (house: House, name: string, seat: number) => house.manage(name, { type: "guess", seat });

  test("is guessed by whoever is out, of somebody who is not, and nobody else is told", () => {
    const house = annIsOut();
    expect(guess(house, "ann", 2)).toEqual(done);
    expect(aside(house, "ann")?.guess).toBe(2);
    expect([...house.asides.keys()]).toEqual(["ann"]);
    expect(guess(house, "ann", 0)).toEqual(refused("not-now"));
    expect(guess(house, "bob", 2)).toEqual(refused("not-now"));
  });

  test("counts when it comes true, and everybody learns of it with the result", () => {
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
