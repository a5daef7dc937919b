import { expect, test } from "vitest";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Starts a game of Ann and Bob; `asked` is the player on turn. */
function begun(...absent: readonly string[]) {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(2) }, "calls");
  for (const name of absent) fixture.table.disconnect(name);
  fixture.manage("ann", { type: "start" });
  const [asked = "", other = ""] = fixture.view("ann").turn === 0 ? ["ann", "bob"] : ["bob", "ann"];
  return { fixture, asked, other };
}

test("a player who is at the table is not called", () => {
  const { fixture } = begun();
  fixture.timers.pass(100_000);
  expect(fixture.calls).toEqual([]);
});

test("a player who loses the connection in their turn is called once, with the time that is left", () => {
  const { fixture, asked } = begun();
  fixture.timers.pass(10_000);
  fixture.table.disconnect(asked);
  fixture.table.changed();
  const seconds = settingsFor(2).turnSeconds - 10;
  expect(fixture.calls).toEqual([{ name: asked, code: "CODE34", call: { reason: "turn", seconds } }]);
});

test("a player who is not asked is not called", () => {
  const { fixture, other } = begun();
  fixture.table.disconnect(other);
  expect(fixture.calls).toEqual([]);
});

test("an absent player is called in their next turn", () => {
  const { fixture, asked, other } = begun();
  fixture.table.disconnect(other);
  while (fixture.table.games.turn === fixture.table.seats.seatOf(asked) && fixture.table.phase === "playing") {
    const legal = fixture.legal(asked);
    const command = legal.find(({ type }) => type === "draw") ?? legal[0];
    if (!command) break;
    fixture.act(asked, command);
  }
  expect(fixture.calls.map(({ name, call }) => [name, call.reason])).toEqual([[other, "turn"]]);
});

test("a player is not called when too little time is left", () => {
  const { fixture, asked } = begun();
  fixture.timers.pass(1000 * settingsFor(2).turnSeconds - 7000);
  fixture.table.disconnect(asked);
  expect(fixture.calls).toEqual([]);
});

test("a player with a stand-in bot is not called", () => {
  const { fixture, asked } = begun();
  for (let round = 0; round < 200 && fixture.presences[fixture.names.indexOf(asked)] !== "away"; round += 1)
    fixture.timers.pass(10_000);
  const before = fixture.calls.length;
  fixture.table.disconnect(asked);
  fixture.timers.pass(100_000);
  expect(fixture.calls.slice(before)).toEqual([]);
});

test("a player who has left is not called", () => {
  const { fixture, asked } = begun();
  fixture.manage(asked, { type: "leave" });
  expect(fixture.calls).toEqual([]);
});
