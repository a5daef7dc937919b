import { expect, test } from "vitest";
import { House, settingsFor } from "../support/house.ts";
import { loseAll } from "../support/reckless.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });

/** A game with bots on the free chairs. */
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

test("once only bots are left they finish the game without a pause when somebody who is out says so", () => {
  const house = allOut(["ann"]);
  expect(finish(house, "ann")).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
});

test("among strangers too", () => {
  const house = allOut(["ann", "bob"], true);
  expect(finish(house, "bob")).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
});

test("the first press suffices, and everybody sees whose it was", () => {
  const house = allOut(["ann", "bob"]);
  expect(house.sidelines.finisher).toBeNull();
  finish(house, "bob");
  finish(house, "ann");
  expect(house.sidelines.finisher).toBe(house.table.seats.seatOf("bob"));
});

test("it is refused while a person still plays, whoever asks", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  for (const name of ["ann", "bob"]) expect(finish(house, name)).toEqual(refused("still-playing"));
  expect(house.sidelines.finisher).toBeNull();
});

test("it is refused while a person may come back to the game after a lost connection", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  house.table.drop("bob");
  expect(finish(house, "ann")).toEqual(refused("still-playing"));
});

test("whoever has left does not hold it up; when they come back to the game bots take their time again", () => {
  const house = begun(["ann", "bob"]);
  loseAll(house, ["ann"]);
  house.manage("bob", { type: "leave" });
  expect(finish(house, "ann")).toEqual(done);
  house.join("bob");
  expect(house.sidelines.finisher).toBeNull();
  house.timers.pass(0);
  expect(house.table.phase).toBe("playing");
});

test("it is refused where the dead may come back", () => {
  const house = begun(["ann"], { edition: "zombie" });
  loseAll(house, ["ann"], { until: () => house.view("ann").seats[0]?.life === "dead" });
  expect(finish(house, "ann")).toEqual(refused("still-playing"));
  expect(house.sidelines.out).toEqual([]);
});

test("it is refused before a game and after one", () => {
  const waiting = new House(["ann"]);
  expect(finish(waiting, "ann")).toEqual(refused("not-now"));
  const house = allOut(["ann"]);
  house.playOut(1000);
  expect(finish(house, "ann")).toEqual(refused("not-now"));
});

test("a new game follows at once if the only person wants one", () => {
  const house = allOut(["ann"]);
  expect(finish(house, "ann", true)).toEqual(done);
  house.timers.pass(0);
  expect(house.table.phase).toBe("playing");
  expect(house.sidelines).toEqual({ out: [], shown: [], finisher: null, guessed: [] });
  expect(house.view("ann").seats.map(({ life }) => life)).toEqual(Array(5).fill("living"));
});

test("the game before it is kept with its true result", () => {
  const house = allOut(["ann"]);
  const first = house.journal.returning.table.gameId ?? "";
  const place = 6 - house.sidelines.out.length;
  finish(house, "ann", true);
  house.timers.pass(0);
  expect(house.journal.returning.table.gameId).not.toBe(first);
  expect(house.journal.ended.map(({ gameId }) => gameId)).toEqual([first]);
  expect(house.journal.ended[0]?.seats[0]).toMatchObject({ playerId: "ann", place });
});

test("with several people it follows once all of them want it", () => {
  const house = allOut(["ann", "bob"]);
  finish(house, "ann", true);
  house.timers.pass(0);
  expect(house.table.phase).toBe("over");
  house.manage("bob", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
});
