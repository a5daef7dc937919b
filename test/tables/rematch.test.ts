import { describe, expect, test } from "vitest";
import { botDelayMs, joinGraceMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };

/** Plays a game to its end by timeouts and bots. */
function over(people: readonly string[], opening: { readonly bots?: number } = {}): TableFixture {
  const fixture = new TableFixture(people, { settings: settingsFor(people.length + (opening.bots ?? 0)) });
  for (let bots = 0; bots < (opening.bots ?? 0); bots += 1)
    fixture.manage("ann", { type: "add-bot", strength: "steady" });
  fixture.manage("ann", { type: "start" });
  fixture.playOut(botDelayMs);
  for (const name of people) fixture.manage(name, { type: "here" });
  return fixture;
}

test("a game ends with a winner and a stopped clock", () => {
  const fixture = over(["ann", "bob"], { bots: 2 });
  expect(fixture.table.phase).toBe("over");
  expect(fixture.view("ann").out).toHaveLength(3);
  expect(fixture.view("ann").winner).not.toBeNull();
  expect(fixture.leftMs).toBeNull();
});

test("a rematch starts once all players have voted for it", () => {
  const fixture = over(["ann", "bob"]);
  expect(fixture.manage("ann", { type: "rematch", ready: true })).toEqual(done);
  expect(fixture.table.phase).toBe("over");
  expect(fixture.manage("bob", { type: "rematch", ready: true })).toEqual(done);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.view("ann").hand).toHaveLength(8);
  expect(fixture.table.settings).toEqual(settingsFor(2));
});

test("a player can withdraw a vote for a rematch", () => {
  const fixture = over(["ann", "bob"]);
  fixture.manage("ann", { type: "rematch", ready: true });
  fixture.manage("ann", { type: "rematch", ready: false });
  fixture.manage("bob", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("over");
});

test("bots always agree to a rematch", () => {
  const fixture = over(["ann"], { bots: 3 });
  fixture.manage("ann", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.presences).toEqual(["here", "bot", "bot", "bot"]);
});

test("a rematch does not wait for a player who has left", () => {
  const fixture = over(["ann", "bob", "cat"]);
  fixture.manage("ann", { type: "rematch", ready: true });
  fixture.manage("bob", { type: "rematch", ready: true });
  fixture.manage("cat", { type: "leave" });
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.names).toEqual(["ann", "bob"]);
});

test("a rematch waits for a player who reloads the page", () => {
  const fixture = over(["ann", "bob", "cat"]);
  fixture.table.disconnect("cat");
  fixture.manage("ann", { type: "rematch", ready: true });
  fixture.manage("bob", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("over");
  fixture.join("cat");
  fixture.manage("cat", { type: "rematch", ready: true });
  expect(fixture.names).toEqual(["ann", "bob", "cat"]);
});

test("a rematch waits only briefly for an absent player, who may then sit elsewhere", async () => {
  const fixture = over(["ann", "bob", "cat"]);
  fixture.table.disconnect("cat");
  fixture.manage("ann", { type: "rematch", ready: true });
  fixture.manage("bob", { type: "rematch", ready: true });
  fixture.timers.pass(joinGraceMs);
  expect(await fixture.tables.seatOf("cat")).toBeNull();
  expect(fixture.names).toEqual(["ann", "bob"]);
  expect(fixture.table.phase).toBe("playing");
});

test("a single player can start a rematch only after adding a bot", () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(3) });
  fixture.manage("ann", { type: "start" });
  fixture.playOut(botDelayMs);
  fixture.manage("bob", { type: "leave" });
  fixture.manage("ann", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("over");
  fixture.manage("bob", { type: "add-bot", strength: "steady" });
  expect(fixture.table.phase).toBe("over");
  fixture.manage("ann", { type: "add-bot", strength: "steady" });
  expect(fixture.table.phase).toBe("playing");
});

/** Public number of won games by name. */
const scoreOf = (fixture: TableFixture) =>
  Object.fromEntries(fixture.table.seats.faces().map(({ name, wins }) => [name, wins] as const));

/** Plays a rematch of these people to its end by timeouts and bots. */
function again(fixture: TableFixture, people: readonly string[]): void {
  for (const name of people) fixture.manage(name, { type: "here" });
  for (const name of people) fixture.manage(name, { type: "rematch", ready: true });
  fixture.playOut(botDelayMs);
}

describe("the score", () => {
  test("counts the wins of each chair across rematches", () => {
    const people = ["ann", "bob"];
    const fixture = over(people);
    const expected: Record<string, number> = { ann: 0, bob: 0 };
    for (const game of [1, 2, 3]) {
      const winner = people[fixture.view("ann").winner ?? -1] ?? "";
      expected[winner] = (expected[winner] ?? 0) + 1;
      expect(scoreOf(fixture)).toEqual(expected);
      if (game < 3) again(fixture, people);
    }
  });

  test("starts at 0 for a new player and continues for the others", () => {
    const people = ["ann", "bob"];
    const fixture = new TableFixture(people, { settings: settingsFor(3) });
    fixture.manage("ann", { type: "start" });
    fixture.playOut(botDelayMs);
    const winner = people[fixture.view("ann").winner ?? -1] ?? "";
    const loser = people.find((name) => name !== winner) ?? "";
    fixture.manage(loser, { type: "leave" });
    fixture.join("cat");
    for (const name of [winner, "cat"]) fixture.manage(name, { type: "rematch", ready: true });
    expect([fixture.table.phase, scoreOf(fixture)]).toEqual(["playing", { [winner]: 1, cat: 0 }]);
  });

  test("survives a restart", () => {
    const fixture = over(["ann", "bob"]);
    again(fixture, ["ann", "bob"]);
    expect(scoreOf(fixture.afterRestart())).toEqual(scoreOf(fixture));
  });
});

test("a new player may join between two games if a chair is left", () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(3) });
  fixture.manage("ann", { type: "start" });
  fixture.playOut(botDelayMs);
  expect(fixture.join("cat").ok).toBe(true);
  for (const name of ["ann", "bob", "cat"]) fixture.manage(name, { type: "rematch", ready: true });
  expect(fixture.names).toEqual(["ann", "bob", "cat"]);
  expect(fixture.view("cat").hand).toHaveLength(8);
});

test("a new player may join in place of one who has left after the game", () => {
  const fixture = over(["ann", "bob"]);
  expect(fixture.join("cat")).toMatchObject({ ok: false, error: "table-full" });
  fixture.manage("bob", { type: "leave" });
  expect(fixture.join("cat").ok).toBe(true);
  expect(fixture.join("dan")).toMatchObject({ ok: false, error: "table-full" });
  for (const name of ["ann", "cat"]) fixture.manage(name, { type: "rematch", ready: true });
  expect([fixture.table.phase, fixture.names]).toEqual(["playing", ["ann", "cat"]]);
});

test("a player who has left after the game may come back only while the table has room", () => {
  const fixture = over(["ann", "bob"]);
  fixture.manage("bob", { type: "leave" });
  expect(fixture.join("bob").ok).toBe(true);
  fixture.manage("bob", { type: "leave" });
  fixture.join("cat");
  expect(fixture.join("bob")).toMatchObject({ ok: false, error: "table-full" });
});

test("a new player may join in place of one who did not come back after the game", () => {
  const fixture = over(["ann", "bob"]);
  fixture.table.disconnect("bob");
  fixture.timers.pass(joinGraceMs);
  expect(fixture.join("cat").ok).toBe(true);
});

test("a table that took others in place of leavers has at most ten chairs", () => {
  const fixture = over(["ann", "bob"]);
  const newcomers = Array.from({ length: 12 }, (_, place) => `cat ${place}`);
  let last = "bob";
  for (const name of newcomers) {
    fixture.manage(last, { type: "leave" });
    if (fixture.join(name).ok) last = name;
  }
  expect(fixture.names).toHaveLength(10);
});
