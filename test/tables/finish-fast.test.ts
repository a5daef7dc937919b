import { expect, test } from "vitest";
import { loseAll } from "../support/lose-all.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });

/** Starts a game with bots on the free chairs. */
function begun(people: readonly string[], opening: { readonly isPublic?: boolean; readonly edition?: string } = {}) {
  const { isPublic = false, edition = "original" } = opening;
  const fixture = new TableFixture(
    people,
    { settings: settingsFor(5, edition), isPublic, fillWithBots: true, start: "when-joined" },
    "finish fast",
  );
  for (const name of people) fixture.join(name);
  return fixture;
}

function allOut(people: readonly string[], isPublic = false): TableFixture {
  const fixture = begun(people, { isPublic });
  loseAll(fixture, people);
  expect(fixture.table.phase).toBe("playing");
  return fixture;
}

const finish = (fixture: TableFixture, name: string, again = false) => fixture.manage(name, { type: "finish", again });

test("an eliminated player can make the bots finish without delays when only bots are left", () => {
  const fixture = allOut(["ann"]);
  expect(finish(fixture, "ann")).toEqual(done);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("over");
});

test("an eliminated player can finish a game fast at a public table too", () => {
  const fixture = allOut(["ann", "bob"], true);
  expect(finish(fixture, "bob")).toEqual(done);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("over");
});

test("one request finishes a game fast, and all clients see its sender", () => {
  const fixture = allOut(["ann", "bob"]);
  expect(fixture.sidelines.finisher).toBeNull();
  finish(fixture, "bob");
  finish(fixture, "ann");
  expect(fixture.sidelines.finisher).toBe(fixture.table.seats.seatOf("bob"));
});

test("finishing fast is rejected while a human player is still in the game", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  for (const name of ["ann", "bob"]) expect(finish(fixture, name)).toEqual(refused("still-playing"));
  expect(fixture.sidelines.finisher).toBeNull();
});

test("finishing fast is rejected while a disconnected player may return", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  fixture.table.disconnect("bob");
  expect(finish(fixture, "ann")).toEqual(refused("still-playing"));
});

test("finishing fast ignores leavers, and stops when one returns to the game", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  fixture.manage("bob", { type: "leave" });
  expect(finish(fixture, "ann")).toEqual(done);
  fixture.join("bob");
  expect(fixture.sidelines.finisher).toBeNull();
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("playing");
});

test("finishing fast is rejected if dead players may return", () => {
  const fixture = begun(["ann"], { edition: "zombie" });
  loseAll(fixture, ["ann"], { until: () => fixture.view("ann").seats[0]?.life === "dead" });
  expect(finish(fixture, "ann")).toEqual(refused("still-playing"));
  expect(fixture.sidelines.out).toEqual([]);
});

test("finishing fast is rejected before and after a game", () => {
  const waiting = new TableFixture(["ann"]);
  expect(finish(waiting, "ann")).toEqual(refused("not-now"));
  const fixture = allOut(["ann"]);
  fixture.playOut(1000);
  expect(finish(fixture, "ann")).toEqual(refused("not-now"));
});

test("a rematch starts at once if the only human player wants one", () => {
  const fixture = allOut(["ann"]);
  expect(finish(fixture, "ann", true)).toEqual(done);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.sidelines).toEqual({ out: [], shown: [], finisher: null, guessed: [], pace: null });
  expect(fixture.view("ann").seats.map(({ life }) => life)).toEqual(Array(5).fill("living"));
});

test("the game before an immediate rematch is saved with its true result", () => {
  const fixture = allOut(["ann"]);
  const first = fixture.writeQueue.returning.table.gameId ?? "";
  const place = 6 - fixture.sidelines.out.length;
  finish(fixture, "ann", true);
  fixture.timers.pass(0);
  expect(fixture.writeQueue.returning.table.gameId).not.toBe(first);
  expect(fixture.writeQueue.ended.map(({ gameId }) => gameId)).toEqual([first]);
  expect(fixture.writeQueue.ended[0]?.seats[0]).toMatchObject({ playerId: "ann", place });
});

test("a rematch of several human players starts once all of them want it", () => {
  const fixture = allOut(["ann", "bob"]);
  finish(fixture, "ann", true);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("over");
  fixture.manage("bob", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("playing");
});

const readyOf = (fixture: TableFixture) => Array.from(fixture.stateOnWire.chairs, ({ ready }) => ready);

test("all clients see which eliminated player waits for the next game while others play", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  expect(fixture.manage("ann", { type: "rematch", ready: true })).toEqual(done);
  expect(readyOf(fixture).slice(0, 2)).toEqual([true, false]);
  expect(fixture.manage("bob", { type: "rematch", ready: true })).toEqual(refused("not-now"));
  expect(fixture.manage("ann", { type: "rematch", ready: false })).toEqual(done);
  expect(readyOf(fixture).slice(0, 2)).toEqual([false, false]);
});

test("the wait of an eliminated player counts as their vote once the last person wants the next game", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  fixture.manage("ann", { type: "rematch", ready: true });
  loseAll(fixture, ["bob"]);
  finish(fixture, "bob", true);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.sidelines.out).toEqual([]);
  expect(readyOf(fixture).slice(0, 2)).toEqual([false, false]);
});

test("the wait for the next game survives a restart of the server", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  fixture.manage("ann", { type: "rematch", ready: true });
  expect(readyOf(fixture.afterRestart())[0]).toBe(true);
});

test("the score of an eliminated player's guesses stays over rematches, and only they receive it", () => {
  const fixture = allOut(["ann", "bob"]);
  const next = fixture.table.seats.all.findIndex((_, seat) => fixture.table.games.isIn(seat));
  fixture.manage("ann", { type: "guess", seat: next });
  expect(fixture.table.sidelines.asideFor("ann").score).toEqual({ right: 0, of: 0 });
  finish(fixture, "ann", true);
  finish(fixture, "bob", true);
  fixture.timers.pass(0);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.asides.get("ann")?.at(-1)).toMatchObject({ guess: null, right: 0, score: { of: 1 } });
  expect(fixture.asides.get("bob")).toBeUndefined();
  fixture.passOver("ann", "a-ann");
  expect(fixture.table.sidelines.asideFor("a-ann").score?.of).toBe(1);
});
