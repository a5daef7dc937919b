import { expect, test } from "vitest";
import { TableClock } from "../../server/tables/clock.ts";
import { decisionTraits } from "../../shared/games/kittens/traits.ts";
import { settingsFor } from "../support/house.ts";

/** The clock of a decision of kittens. */
const clockOf = (kind: keyof typeof decisionTraits) => decisionTraits[kind].clock;

const clock = () => new TableClock({ ...settingsFor(5), turnSeconds: 30, nopeSeconds: 5 });

test("each turn has the turn clock afresh (K64)", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  expect(table.next(clockOf("act"), true, 0, 20_000)).toEqual({ endsAt: 50_000, totalMs: 30_000 });
});

test("the turn clock stands still while a play waits", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  expect(table.next(clockOf("nope"), false, 0, 10_000)).toEqual({ endsAt: 15_000, totalMs: 5_000 });
  expect(table.next(clockOf("act"), false, 0, 15_000)).toEqual({ endsAt: 35_000, totalMs: 30_000 });
});

test("the turn clock stands still while something is asked", () => {
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

test("each Nope starts the wait afresh (K23)", () => {
  const table = clock();
  table.next(clockOf("act"), true, 0, 0);
  table.next(clockOf("nope"), false, 0, 1_000);
  expect(table.next(clockOf("nope"), false, 0, 4_000)).toEqual({ endsAt: 9_000, totalMs: 5_000 });
});

test.each(["insert", "give", "pick", "take", "lay", "stay", "keep"] as const)("%s has 15 seconds (K64)", (kind) => {
  expect(clock().next(clockOf(kind), false, 0, 1_000)).toEqual({ endsAt: 16_000, totalMs: 15_000 });
});

test("a save has three seconds more, however short the time is: it follows what everybody first sees", () => {
  const totals = [0, 1, 2].map((misses) => clock().next(clockOf("save"), false, misses, 0)?.totalMs);
  expect(totals).toEqual([18_000, 10_500, 8_000]);
});

test("stop has 5 seconds (K64)", () => {
  expect(clock().next(clockOf("stop"), false, 0, 1_000)).toEqual({ endsAt: 6_000, totalMs: 5_000 });
});

test("no clock runs once nothing is awaited", () => {
  expect(clock().next(null, false, 0, 1_000)).toBeNull();
});

test("after a miss there is half the time for a question, after another half of that, but never less than five seconds", () => {
  const table = clock();
  const totals = [0, 1, 2, 3].map((misses) => table.next(clockOf("give"), false, misses, 0)?.totalMs);
  expect(totals).toEqual([15_000, 7500, 5000, 5000]);
});

test("after a miss a settled play leaves half as much of the turn, but never less than five seconds", () => {
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

test("waits for Nopes and for Clairvoyance, and a stop, are as long as ever", () => {
  const kinds = ["nope", "clairvoyance", "stop"] as const;
  const totals = kinds.map((kind) => clock().next(clockOf(kind), false, 3, 0)?.totalMs);
  expect(totals).toEqual([5000, 1500, 5000]);
});
