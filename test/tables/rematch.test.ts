import { describe, expect, test } from "vitest";
import { botDelayMs, House, joinGraceMs, settingsFor } from "../support/house.ts";

const done = { ok: true, value: null };

/** Plays a game to its end by timeouts and bots. */
function over(people: readonly string[], opening: { readonly bots?: number } = {}): House {
  const house = new House(people, { settings: settingsFor(people.length + (opening.bots ?? 0)) });
  for (let bots = 0; bots < (opening.bots ?? 0); bots += 1)
    house.manage("ann", { type: "add-bot", strength: "steady" });
  house.manage("ann", { type: "start" });
  house.playOut(botDelayMs);
  for (const name of people) house.manage(name, { type: "here" });
  return house;
}

test("a game ends with a winner and a stopped clock", () => {
  const house = over(["ann", "bob"], { bots: 2 });
  expect(house.table.phase).toBe("over");
  expect(house.view("ann").out).toHaveLength(3);
  expect(house.view("ann").winner).not.toBeNull();
  expect(house.leftMs).toBeNull();
});

test("a rematch starts once all players have voted for it", () => {
  const house = over(["ann", "bob"]);
  expect(house.manage("ann", { type: "rematch", ready: true })).toEqual(done);
  expect(house.table.phase).toBe("over");
  expect(house.manage("bob", { type: "rematch", ready: true })).toEqual(done);
  expect(house.table.phase).toBe("playing");
  expect(house.view("ann").hand).toHaveLength(8);
  expect(house.table.settings).toEqual(settingsFor(2));
});

test("a player can withdraw a vote for a rematch", () => {
  const house = over(["ann", "bob"]);
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("ann", { type: "rematch", ready: false });
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("over");
});

test("bots always agree to a rematch", () => {
  const house = over(["ann"], { bots: 3 });
  house.manage("ann", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
  expect(house.presences).toEqual(["here", "bot", "bot", "bot"]);
});

test("a rematch does not wait for a player who has left", () => {
  const house = over(["ann", "bob", "cat"]);
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  house.manage("cat", { type: "leave" });
  expect(house.table.phase).toBe("playing");
  expect(house.names).toEqual(["ann", "bob"]);
});

test("a rematch waits for a player who reloads the page", () => {
  const house = over(["ann", "bob", "cat"]);
  house.table.drop("cat");
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("over");
  house.join("cat");
  house.manage("cat", { type: "rematch", ready: true });
  expect(house.names).toEqual(["ann", "bob", "cat"]);
});

test("a rematch waits only briefly for an absent player, who may then sit elsewhere", async () => {
  const house = over(["ann", "bob", "cat"]);
  house.table.drop("cat");
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  house.timers.pass(joinGraceMs);
  expect(await house.tables.seatOf("cat")).toBeNull();
  expect(house.names).toEqual(["ann", "bob"]);
  expect(house.table.phase).toBe("playing");
});

test("a single player can start a rematch only after adding a bot", () => {
  const house = new House(["ann", "bob"], { settings: settingsFor(3) });
  house.manage("ann", { type: "start" });
  house.playOut(botDelayMs);
  house.manage("bob", { type: "leave" });
  house.manage("ann", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("over");
  house.manage("bob", { type: "add-bot", strength: "steady" });
  expect(house.table.phase).toBe("over");
  house.manage("ann", { type: "add-bot", strength: "steady" });
  expect(house.table.phase).toBe("playing");
});

/** Public number of won games by name. */
const scoreOf = (house: House) =>
  Object.fromEntries(house.table.seats.faces().map(({ name, wins }) => [name, wins] as const));

/** Plays a rematch of these people to its end by timeouts and bots. */
function again(house: House, people: readonly string[]): void {
  for (const name of people) house.manage(name, { type: "here" });
  for (const name of people) house.manage(name, { type: "rematch", ready: true });
  house.playOut(botDelayMs);
}

describe("the score", () => {
  test("counts the wins of each chair across rematches", () => {
    const people = ["ann", "bob"];
    const house = over(people);
    const expected: Record<string, number> = { ann: 0, bob: 0 };
    for (const game of [1, 2, 3]) {
      const winner = people[house.view("ann").winner ?? -1] ?? "";
      expected[winner] = (expected[winner] ?? 0) + 1;
      expect(scoreOf(house)).toEqual(expected);
      if (game < 3) again(house, people);
    }
  });

  test("starts at 0 for a new player and continues for the others", () => {
    const people = ["ann", "bob"];
    const house = new House(people, { settings: settingsFor(3) });
    house.manage("ann", { type: "start" });
    house.playOut(botDelayMs);
    const winner = people[house.view("ann").winner ?? -1] ?? "";
    const loser = people.find((name) => name !== winner) ?? "";
    house.manage(loser, { type: "leave" });
    house.join("cat");
    for (const name of [winner, "cat"]) house.manage(name, { type: "rematch", ready: true });
    expect([house.table.phase, scoreOf(house)]).toEqual(["playing", { [winner]: 1, cat: 0 }]);
  });

  test("survives a restart", () => {
    const house = over(["ann", "bob"]);
    again(house, ["ann", "bob"]);
    expect(scoreOf(house.afterRestart())).toEqual(scoreOf(house));
  });
});

test("a new player may join between two games if a chair is left", () => {
  const house = new House(["ann", "bob"], { settings: settingsFor(3) });
  house.manage("ann", { type: "start" });
  house.playOut(botDelayMs);
  expect(house.join("cat").ok).toBe(true);
  for (const name of ["ann", "bob", "cat"]) house.manage(name, { type: "rematch", ready: true });
  expect(house.names).toEqual(["ann", "bob", "cat"]);
  expect(house.view("cat").hand).toHaveLength(8);
});
