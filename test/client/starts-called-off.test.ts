import { expect, test } from "vitest";
import { StartsCalledOff } from "../../client/features/fairness/fairness.tsx";
import { readSnapshot } from "../../client/net/snapshot.ts";
import { dealingMs } from "../../server/tables/game/dealing.ts";
import { games } from "../../shared/registry.ts";
import { TableFixture } from "../support/table-fixture.ts";

/** Returns the state of a table with one called-off start, as a spectator receives it. */
function calledOffOnce() {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.silent.add("bob");
  fixture.manage("ann", { type: "start" });
  fixture.timers.pass(dealingMs);
  return fixture.stateOnWire;
}

test("a page shows the number of called-off starts of its table", () => {
  const table = readSnapshot(games, calledOffOnce(), { seat: null }, 0, false);
  expect(table?.startsCalledOff).toBe(1);
});

test("a page of this version works with an older server, which does not count starts", () => {
  const { code, phase, settings, isPublic, closing, chairs, watchers, seq, endsAt, ...state } = calledOffOnce();
  const { totalMs, beatEndsAt, dealing, deal, finishedId, sidelines } = state;
  const older = { code, phase, settings, isPublic, closing, chairs, watchers, seq, endsAt, totalMs, beatEndsAt };
  const table = readSnapshot(games, { ...older, dealing, deal, finishedId, sidelines }, { seat: null }, 0, false);
  expect(table?.startsCalledOff).toBe(0);
});

test("waiting room and result show the count only if starts were called off", () => {
  expect(StartsCalledOff({ count: 2 })?.props.children).toMatch(/^Starts called off at this table: 2\./);
  expect(StartsCalledOff({ count: 0 })).toBeNull();
});
