import { describe, expect, test } from "vitest";
import { TableClock } from "../../server/tables/game/clock.ts";
import { decisionTraits } from "../../shared/games/kittens/active-seats.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Clock of a kittens decision. */
const clockOf = (kind: keyof typeof decisionTraits) => decisionTraits[kind].clock;

const clock = () => new TableClock({ ...settingsFor(5), turnSeconds: 30, nopeSeconds: 5 });

test("each turn starts with the full turn time (K64)", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  expect(table.next(clockOf("act"), true, 0, 20_000)).toEqual({ endsAt: 50_000, totalMs: 30_000 });
});

test("the turn clock is paused while a play is pending", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  expect(table.next(clockOf("nope"), false, 0, 10_000)).toEqual({ endsAt: 15_000, totalMs: 5_000 });
  expect(table.next(clockOf("act"), false, 0, 15_000)).toEqual({ endsAt: 35_000, totalMs: 30_000 });
});

test("the turn clock is paused while a question is open", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  table.next(clockOf("nope"), false, 0, 1_000);
  table.next(clockOf("give"), false, 0, 6_000);
  expect(table.next(clockOf("act"), false, 0, 20_000)).toEqual({ endsAt: 49_000, totalMs: 30_000 });
});

test("each settled play leaves at least ten seconds of the turn", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  table.next(clockOf("nope"), false, 0, 29_000);
  expect(table.next(clockOf("act"), false, 0, 34_000)).toEqual({ endsAt: 44_000, totalMs: 30_000 });
  table.next(clockOf("nope"), false, 0, 43_000);
  expect(table.next(clockOf("act"), false, 0, 48_000)).toEqual({ endsAt: 58_000, totalMs: 30_000 });
});

test("each Nope restarts the Nope window (K23)", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  table.next(clockOf("nope"), false, 0, 1_000);
  expect(table.next(clockOf("nope"), false, 0, 4_000)).toEqual({ endsAt: 9_000, totalMs: 5_000 });
});

test.each(["insert", "give", "pick", "take", "lay", "stay", "keep"] as const)("a %s has 15 seconds (K64)", (kind) => {
  expect(clock().next(clockOf(kind), false, 0, 1_000)).toEqual({ endsAt: 16_000, totalMs: 15_000 });
});

test("a save has three extra seconds for the preceding animation, even with a shortened time limit", () => {
  const totals = [0, 1, 2].map((misses) => clock().next(clockOf("save"), false, misses, 0)?.totalMs);
  expect(totals).toEqual([18_000, 10_500, 8_000]);
});

test("a stop has 5 seconds (K64)", () => {
  expect(clock().next(clockOf("stop"), false, 0, 1_000)).toEqual({ endsAt: 6_000, totalMs: 5_000 });
});

test("no clock runs without a pending decision", () => {
  expect(clock().next(null, false, 0, 1_000)).toBeNull();
});

test("each timeout halves the time for a question, down to five seconds", () => {
  const table = clock();
  const totals = [0, 1, 2, 3].map((misses) => table.next(clockOf("give"), false, misses, 0)?.totalMs);
  expect(totals).toEqual([15_000, 7500, 5000, 5000]);
});

test("each timeout halves the turn time left after a settled play, down to five seconds", () => {
  const lefts = [0, 1, 2].map((misses) => {
    const table = clock();
    table.next(clockOf("act"), true, misses, 0);
    table.next(clockOf("nope"), false, 0, 7000);
    return table.next(clockOf("act"), false, misses, 12_000);
  });
  expect(lefts).toEqual([
    { endsAt: 35_000, totalMs: 30_000 },
    { endsAt: 20_000, totalMs: 15_000 },
    { endsAt: 17_000, totalMs: 7500 },
  ]);
});

test("timeouts do not shorten the windows for Nopes and Clairvoyance, nor a stop", () => {
  const kinds = ["nope", "clairvoyance", "stop"] as const;
  const totals = kinds.map((kind) => clock().next(clockOf(kind), false, 3, 0)?.totalMs);
  expect(totals).toEqual([5000, 1500, 5000]);
});

describe("the first decision of a game", () => {
  /** Starts a game of Ann and Bob with turns of 30 seconds. The pages of `loading` do not show it yet. */
  function begun(loading: readonly string[], people = ["ann", "bob"], seed = 0) {
    const settings = { ...settingsFor(2), turnSeconds: 30 } as const;
    const fixture = new TableFixture(people, { settings }, `pictures ${seed}`);
    for (const name of loading) fixture.loading.add(name);
    if (people.length < 2) fixture.manage("ann", { type: "add-bot", strength: "easy" });
    fixture.manage("ann", { type: "start" });
    return fixture;
  }

  test("has its full time from when the pages of all players show the game", () => {
    const fixture = begun(["ann", "bob"]);
    fixture.timers.pass(4000);
    fixture.manage("ann", { type: "shown" });
    expect(fixture.leftMs).toBe(36_000);
    fixture.timers.pass(1000);
    fixture.manage("bob", { type: "shown" });
    expect(fixture.leftMs).toBe(30_000);
  });

  test("waits at most ten seconds for a page that never shows the game", () => {
    const fixture = begun(["bob"]);
    fixture.timers.pass(10_000);
    expect(fixture.leftMs).toBe(30_000);
    fixture.timers.pass(5000);
    fixture.manage("bob", { type: "shown" });
    expect(fixture.leftMs).toBe(25_000);
  });

  test("waits no longer for a player after their connection is lost", () => {
    const fixture = begun(["bob"]);
    fixture.timers.pass(2000);
    fixture.table.disconnect("bob");
    expect(fixture.leftMs).toBe(30_000);
  });

  test("is not waited for by a player who sees the game and acts", () => {
    const fixture = begun(["ann", "bob"]);
    const turn = fixture.view("ann").turn === 0 ? "ann" : "bob";
    expect(fixture.act(turn, { type: "draw" }).ok).toBe(true);
  });

  test("is made by a bot only after the player's page shows the game", () => {
    for (let seed = 0; ; seed += 1) {
      const fixture = begun(["ann"], ["ann"], seed);
      if (fixture.view("ann").turn === 0) continue;
      const { seq } = fixture.table.games;
      fixture.timers.pass(9000);
      expect(fixture.table.games.seq).toBe(seq);
      fixture.manage("ann", { type: "shown" });
      fixture.timers.pass(botDelayMs);
      expect(fixture.table.games.seq).toBeGreaterThan(seq);
      return;
    }
  });
});
