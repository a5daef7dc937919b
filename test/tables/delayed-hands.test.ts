import { describe, expect, test } from "vitest";
import { DelayedHands } from "../../server/tables/game/delayed-hands.ts";
import type { PrivateNotice } from "../../shared/net/sidelines.ts";
import { loseAll } from "../support/lose-all.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });
const everybody = ["ann", "bob", "cat", "dan"];

/** Creates a game of four people without bots, in which Ann is eliminated. */
function annIsOut(opening: { readonly isPublic?: boolean; readonly chance?: string } = {}): TableFixture {
  const { isPublic = false, chance = "late hands 28" } = opening;
  const fixture = new TableFixture(everybody, { settings: settingsFor(4), isPublic, start: "when-joined" }, chance);
  for (const name of everybody) fixture.join(name);
  loseAll(fixture, ["ann"], { others: ["bob", "cat", "dan"] });
  expect(fixture.sidelines.out).toEqual([0]);
  return fixture;
}

const show = (fixture: TableFixture, name: string, on = true) => fixture.manage(name, { type: "show-hand", on });
const watch = (fixture: TableFixture, name: string, seat: number | null) =>
  fixture.manage(name, { type: "watch-hand", seat });
const aside = (fixture: TableFixture, name: string): PrivateNotice | undefined => fixture.asides.get(name)?.at(-1);

/** Lets all remaining players draw until the condition holds. */
const playUntil = (fixture: TableFixture, until: () => boolean) => loseAll(fixture, [], { others: everybody, until });

describe("a delayed hand", () => {
  test("is the hand at the start of the seat's turn before the last", () => {
    const hands = new DelayedHands();
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
    const hands = new DelayedHands();
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
  const fixture = annIsOut();
  expect(show(fixture, "bob")).toEqual(done);
  expect(fixture.sidelines.shown).toEqual([1]);
  expect(watch(fixture, "ann", 1)).toEqual(done);
  expect(aside(fixture, "ann")?.hand?.seat).toBe(1);
  expect(aside(fixture, "bob")).toEqual({ hand: null, watchers: 1, guess: null, right: 0, score: { right: 0, of: 0 } });
  expect(fixture.asides.get("cat")).toBeUndefined();
});

test("a watcher receives exactly the hand of one round ago without later cards", () => {
  let checked = 0;
  for (const game of [3, 8, 13, 21, 28]) {
    const fixture = annIsOut({ chance: `late hands ${game}` });
    /** Hand of the owner at the start of each of their turns. */
    const owned: (readonly string[])[] = [];
    let onTurn: number | null = null;
    show(fixture, "bob");
    watch(fixture, "ann", 1);
    playUntil(fixture, () => {
      const { turn, hand } = fixture.view("bob");
      if (turn === 1 && onTurn !== 1) owned.push([...hand]);
      onTurn = turn;
      const told = aside(fixture, "ann")?.hand;
      if (!told || owned.length < 3) return false;
      checked += 1;
      expect(told.cards).toEqual(owned.at(-2));
      return false;
    });
    for (const name of ["bob", "cat", "dan"]) {
      expect((fixture.asides.get(name) ?? []).filter(({ hand }) => hand !== null)).toEqual([]);
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test("a hand that is not shown to a player cannot be watched", () => {
  const fixture = annIsOut();
  expect(watch(fixture, "ann", 1)).toEqual(refused("not-shown"));
  show(fixture, "bob");
  expect(watch(fixture, "cat", 1)).toEqual(refused("not-shown"));
  expect(watch(fixture, "ann", 2)).toEqual(refused("not-shown"));
  expect(watch(fixture, "ann", 9)).toEqual(refused("not-shown"));
  expect(fixture.asides).toEqual(new Map());
});

test("a spectator cannot watch a hand", () => {
  const fixture = annIsOut();
  show(fixture, "bob");
  fixture.watch("eve");
  expect(watch(fixture, "eve", 1)).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("a player cannot show a hand at a public table", () => {
  const fixture = annIsOut({ isPublic: true });
  expect(show(fixture, "bob")).toEqual(refused("not-now"));
  expect(watch(fixture, "ann", 1)).toEqual(refused("not-shown"));
});

test("a watcher watches at most one hand", () => {
  const fixture = annIsOut();
  show(fixture, "bob");
  show(fixture, "cat");
  watch(fixture, "ann", 1);
  watch(fixture, "ann", 2);
  expect(aside(fixture, "ann")?.hand?.seat).toBe(2);
  expect(aside(fixture, "bob")?.watchers).toBe(0);
  expect(aside(fixture, "cat")?.watchers).toBe(1);
});

describe("watching a hand ends", () => {
  const watched = (): TableFixture => {
    const fixture = annIsOut();
    show(fixture, "bob");
    watch(fixture, "ann", 1);
    return fixture;
  };

  test("when the owner hides the hand, and does not resume when they show it again", () => {
    const fixture = watched();
    show(fixture, "bob", false);
    expect(aside(fixture, "ann")?.hand).toBeNull();
    show(fixture, "bob");
    expect(aside(fixture, "ann")?.hand).toBeNull();
  });

  test("when the watcher stops it", () => {
    const fixture = watched();
    watch(fixture, "ann", null);
    expect(aside(fixture, "ann")?.hand).toBeNull();
    expect(aside(fixture, "bob")?.watchers).toBe(0);
  });

  test("when the owner leaves", () => {
    const fixture = watched();
    fixture.manage("bob", { type: "leave" });
    expect(aside(fixture, "ann")?.hand).toBeNull();
    expect(fixture.sidelines.shown).toEqual([]);
  });

  test("when only two players are left in the game", () => {
    const fixture = watched();
    playUntil(fixture, () => fixture.sidelines.out.length > 1);
    expect(fixture.sidelines.out).toHaveLength(2);
    expect(aside(fixture, "ann")?.hand).toBeNull();
    const [living] = ["bob", "cat", "dan"].filter((_, at) => !fixture.sidelines.out.includes(at + 1));
    show(fixture, living ?? "");
    expect(watch(fixture, "ann", everybody.indexOf(living ?? ""))).toEqual(refused("not-shown"));
  });
});

test("watching a hand survives a lost connection, and after a restart the hand must be shown again", () => {
  const fixture = annIsOut();
  show(fixture, "bob");
  watch(fixture, "ann", 1);
  const before = aside(fixture, "ann")?.hand;
  expect(before?.cards).not.toBeNull();
  fixture.table.disconnect("ann");
  fixture.join("ann");
  expect(fixture.table.sidelines.asideFor("ann").hand).toEqual(before);
  const next = fixture.afterRestart();
  for (const name of everybody) next.join(name);
  expect(next.sidelines).toEqual({ out: [0], shown: [], finisher: null, guessed: [], pace: null });
  show(next, "bob");
  watch(next, "ann", 1);
  expect(aside(next, "ann")?.hand).toEqual(before);
});

describe("a guess about the next elimination", () => {
  const guess = (fixture: TableFixture, name: string, seat: number) => fixture.manage(name, { type: "guess", seat });

  test("can be made only by an eliminated player about a player in the game, and stays private", () => {
    const fixture = annIsOut();
    expect(guess(fixture, "ann", 2)).toEqual(done);
    expect(aside(fixture, "ann")?.guess).toBe(2);
    expect([...fixture.asides.keys()]).toEqual(["ann"]);
    expect(guess(fixture, "ann", 0)).toEqual(refused("not-now"));
    expect(guess(fixture, "bob", 2)).toEqual(refused("not-now"));
  });

  test("counts if it is right, and becomes public with the result", () => {
    const fixture = annIsOut();
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
    playUntil(fixture, () => fixture.sidelines.out.length > 1);
    expect([1, 2, 3].map((seat) => right[seat])).toEqual(
      [1, 2, 3].map((seat) => (fixture.sidelines.out.includes(seat) ? 1 : 0)),
    );
  });
});
