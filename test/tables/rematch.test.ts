import { describe, expect, test } from "vitest";
import { botDelayMs, House, joinGraceMs, settingsFor } from "../support/house.ts";

const done = { ok: true, value: null };

/** A game that the clock and the bots have played to its end. */
function over(people: readonly string[], opening: { readonly bots?: number } = {}): House {
  const house = new House(people, { settings: settingsFor(people.length + (opening.bots ?? 0)) });
  for (let bots = 0; bots < (opening.bots ?? 0); bots += 1)
    house.manage("ann", { type: "add-bot", strength: "steady" });
  house.manage("ann", { type: "start" });
  house.playOut(botDelayMs);
  for (const name of people) house.manage(name, { type: "here" });
  return house;
}

test("a game ends with a winner, and no clock runs any more", () => {
  const house = over(["ann", "bob"], { bots: 2 });
  expect(house.table.phase).toBe("over");
  expect(house.view("ann").out).toHaveLength(3);
  expect(house.view("ann").winner).not.toBeNull();
  expect(house.leftMs).toBeNull();
});

test("another game begins once everybody has voted for it", () => {
  const house = over(["ann", "bob"]);
  expect(house.manage("ann", { type: "rematch", ready: true })).toEqual(done);
  expect(house.table.phase).toBe("over");
  expect(house.manage("bob", { type: "rematch", ready: true })).toEqual(done);
  expect(house.table.phase).toBe("playing");
  expect(house.view("ann").hand).toHaveLength(8);
  expect(house.table.settings).toEqual(settingsFor(2));
});

test("a vote can be taken back", () => {
  const house = over(["ann", "bob"]);
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("ann", { type: "rematch", ready: false });
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("over");
});

test("bots are always for another game", () => {
  const house = over(["ann"], { bots: 3 });
  house.manage("ann", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
  expect(house.presences).toEqual(["here", "bot", "bot", "bot"]);
});

test("whoever leaves after the game is not waited for", () => {
  const house = over(["ann", "bob", "cat"]);
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  house.manage("cat", { type: "leave" });
  expect(house.table.phase).toBe("playing");
  expect(house.names).toEqual(["ann", "bob"]);
});

test("whoever reloads the page after the game is waited for", () => {
  const house = over(["ann", "bob", "cat"]);
  house.table.drop("cat");
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("over");
  house.join("cat");
  house.manage("cat", { type: "rematch", ready: true });
  expect(house.names).toEqual(["ann", "bob", "cat"]);
});

test("whoever does not come back after the game is not waited for long, and is free to play elsewhere", async () => {
  const house = over(["ann", "bob", "cat"]);
  house.table.drop("cat");
  house.manage("ann", { type: "rematch", ready: true });
  house.manage("bob", { type: "rematch", ready: true });
  house.timers.pass(joinGraceMs);
  expect(await house.tables.seatOf("cat")).toBeNull();
  expect(house.names).toEqual(["ann", "bob"]);
  expect(house.table.phase).toBe("playing");
});

test("one player alone plays no other game, until a bot is added", () => {
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

/** Games won, by name, as everybody sees them. */
const scoreOf = (house: House) =>
  Object.fromEntries(house.table.seats.faces().map(({ name, wins }) => [name, wins] as const));

/** Another game of these people, played out by clock and bots. */
function again(house: House, people: readonly string[]): void {
  for (const name of people) house.manage(name, { type: "here" });
  for (const name of people) house.manage(name, { type: "rematch", ready: true });
  house.playOut(botDelayMs);
}

describe("the score", () => {
  test("counts each game for the chair that has won it, over rematches", () => {
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

  test("starts at 0 for somebody new, and goes on for those who stay", () => {
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

test("somebody new may come between two games where there is a chair left", () => {
  const house = new House(["ann", "bob"], { settings: settingsFor(3) });
  house.manage("ann", { type: "start" });
  house.playOut(botDelayMs);
  expect(house.join("cat").ok).toBe(true);
  for (const name of ["ann", "bob", "cat"]) house.manage(name, { type: "rematch", ready: true });
  expect(house.names).toEqual(["ann", "bob", "cat"]);
  expect(house.view("cat").hand).toHaveLength(8);
});
