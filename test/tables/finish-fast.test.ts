import { expect, test } from "vitest";
import { House, settingsFor } from "../support/house.ts";
import { loseAll } from "../support/reckless.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });

/** Starts a game with bots on the free chairs. */
function begun(people: readonly string[], opening: { readonly isPublic?: boolean; readonly edition?: string } = {}) {
  const { isPublic = false, edition = "original" } = opening;
  const house = new House(
    people,
    { settings: settingsFor(5, edition), isPublic, fillWithBots: true, start: "when-joined" },
    "finish fast",
  );
  for (const name of people) house.join(name);
  return house;
}

function allOut(people: readonly string[], isPublic = false): House {
  const house = begun(people, { isPublic });
  loseAll(house, people);
  expect(house.table.phase).toBe("playing");
  return house;
}

const finish = (house: House, name: string, again = false) => house.manage(name, { type: "finish", again });

test("an eliminated player can make the bots finish without delays when only bots are left", () => {
  const house = allOut(["ann"]);
  expect(finish(house, "ann")).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
});

test("an eliminated player can finish a game fast at a public table too", () => {
  const house = allOut(["ann", "bob"], true);
  expect(finish(house, "bob")).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
});

test("one request finishes a game fast, and all clients see its sender", () => {
  const house = allOut(["ann", "bob"]);
  expect(house.sidelines.finisher).toBeNull();
  finish(house, "bob");
  finish(house, "ann");
  expect(house.sidelines.finisher).toBe(house.table.seats.seatOf("bob"));
});

test("finishing fast is rejected while a human player is still in the game", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  for (const name of ["ann", "bob"]) expect(finish(house, name)).toEqual(refused("still-playing"));
  expect(house.sidelines.finisher).toBeNull();
});

test("finishing fast is rejected while a disconnected player may return", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  house.table.drop("bob");
  expect(finish(house, "ann")).toEqual(refused("still-playing"));
});

test("finishing fast ignores leavers, and stops when one returns to the game", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  house.manage("bob", { type: "leave" });
  expect(finish(house, "ann")).toEqual(done);
  house.join("bob");
  expect(house.sidelines.finisher).toBeNull();
  house.timers.pass(0);
  expect(house.table.phase).toBe("playing");
});

test("finishing fast is rejected if dead players may return", () => {
  const house = begun(["ann"], { edition: "zombie" });
  loseAll(house, ["ann"], { until: () => house.view("ann").seats[0]?.life === "dead" });
  expect(finish(house, "ann")).toEqual(refused("still-playing"));
  expect(house.sidelines.out).toEqual([]);
});

test("finishing fast is rejected before and after a game", () => {
  const waiting = new House(["ann"]);
  expect(finish(waiting, "ann")).toEqual(refused("not-now"));
  const house = allOut(["ann"]);
  house.playOut(1000);
  expect(finish(house, "ann")).toEqual(refused("not-now"));
});

test("a rematch starts at once if the only human player wants one", () => {
  const house = allOut(["ann"]);
  expect(finish(house, "ann", true)).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("playing");
  expect(house.sidelines).toEqual({ out: [], shown: [], finisher: null, guessed: [] });
  expect(house.view("ann").seats.map(({ life }) => life)).toEqual(Array(5).fill("living"));
});

test("the game before an immediate rematch is saved with its true result", () => {
  const house = allOut(["ann"]);
  const first = house.journal.returning.table.gameId ?? "";
  const place = 6 - house.sidelines.out.length;
  finish(house, "ann", true);
  house.timers.pass(0);
  expect(house.journal.returning.table.gameId).not.toBe(first);
  expect(house.journal.ended.map(({ gameId }) => gameId)).toEqual([first]);
  expect(house.journal.ended[0]?.seats[0]).toMatchObject({ playerId: "ann", place });
});

test("a rematch of several human players starts once all of them want it", () => {
  const house = allOut(["ann", "bob"]);
  finish(house, "ann", true);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
});
