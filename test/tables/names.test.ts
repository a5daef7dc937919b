import { describe, expect, test } from "vitest";
import { tableWithJson } from "../support/saved-table.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Gives a player a chair under this name. */
const sit = (fixture: TableFixture, id: string, name: string) =>
  fixture.table.join({ id, name, avatar: "01", guest: true }, null);
const watch = (fixture: TableFixture, id: string, name: string) =>
  fixture.table.watch({ id, name, avatar: "01", guest: true });
const watching = (fixture: TableFixture) => fixture.table.people.spectators.faces.map(({ name }) => name);
/** Names of the players with a chair. */
const seated = (fixture: TableFixture) => fixture.names.filter((name) => name !== "");

describe("people with similar names at one table", () => {
  test.each([
    ["the same", "Mochi", "Mochi", "Mochi 2"],
    ["the same but for its case", "Mochi", "mochi", "mochi 2"],
    ["one in Cyrillic", "Cocoa", "Сосоа", "Сосоа 2"],
    ["one with a digit for a letter", "Olli", "O11i", "O11i 2"],
    ["one with mathematical letters", "Anna", "𝐀nna", "𝐀nna 2"],
    ["one with a zero for a small o", "oscar", "0scar", "0scar 2"],
    ["one with two V for a W", "Waldo", "VValdo", "VValdo 2"],
    ["one with a blank character from an older version", "Victim", "Victim\u2800", "Victim\u2800 2"],
    ["the longest", "A cat of twenty char", "A cat of twenty char", "A cat of twenty ch 2"],
  ])("are distinguished by a number: %s", (_, first, second, shown) => {
    const fixture = new TableFixture([]);
    sit(fixture, "1", first);
    sit(fixture, "2", second);
    expect(seated(fixture)).toEqual([first, shown]);
  });

  test("get the first unused number", () => {
    const fixture = new TableFixture([]);
    for (const [id, name] of ["Mochi", "Mochi 2", "Mochi", "Mochi"].entries()) sit(fixture, String(id), name);
    expect(seated(fixture)).toEqual(["Mochi", "Mochi 2", "Mochi 3", "Mochi 4"]);
  });

  test("are distinguished from spectators and bots", () => {
    const fixture = new TableFixture([]);
    watch(fixture, "1", "Mochi");
    sit(fixture, "2", "Mochi");
    fixture.manage("2", { type: "add-bot", strength: "steady" });
    const bot = fixture.names[1] ?? "";
    sit(fixture, "3", bot);
    watch(fixture, "4", "Mochi");
    expect([seated(fixture), watching(fixture)]).toEqual([
      ["Mochi 2", bot, `${bot} 2`],
      ["Mochi", "Mochi 3"],
    ]);
  });

  test("have the same names in the chat, in the record, after reconnecting and after a restart", () => {
    const fixture = new TableFixture([], { settings: settingsFor(2) });
    sit(fixture, "1", "Mochi");
    sit(fixture, "2", "Mochi");
    expect(fixture.say("2", "hello")).toMatchObject({ ok: true, value: { name: "Mochi 2" } });
    fixture.manage("1", { type: "start" });
    expect(fixture.writeQueue.record("room").seats.map(({ name }) => name)).toEqual(["Mochi", "Mochi 2"]);
    fixture.table.disconnect("2");
    sit(fixture, "2", "Mochi");
    expect(seated(fixture)).toEqual(["Mochi", "Mochi 2"]);
    const after = fixture.afterRestart();
    sit(after, "1", "Mochi");
    expect(seated(after)).toEqual(["Mochi", "Mochi 2"]);
  });

  test("retain their names if these only share letters", () => {
    const fixture = new TableFixture([]);
    for (const [id, name] of ["Zoë", "Zoe", "Анна", "Anna"].entries()) sit(fixture, String(id), name);
    expect(seated(fixture)).toEqual(["Zoë", "Zoe", "Анна", "Anna"]);
  });
});

describe("the saved state of a table", () => {
  const keptIds = (fixture: TableFixture) => fixture.writeQueue.returning.table.known.map(([id]) => id);

  test("contains players, removed players and spectators, but no one who has left", () => {
    const fixture = new TableFixture(["ann", "bob"]);
    for (const name of ["cat", "dan", "eve"]) fixture.watch(name);
    for (const name of ["cat", "dan"]) fixture.table.disconnect(name);
    fixture.manage("ann", { type: "remove", seat: 1 });
    expect(keptIds(fixture)).toEqual(["ann", "bob", "eve"]);
  });

  test("stays small with many former spectators", () => {
    const fixture = new TableFixture(["ann"]);
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      fixture.watch(`visitor ${visitor}`);
      fixture.table.disconnect(`visitor ${visitor}`);
    }
    expect(fixture.writeQueue.returning.table.known).toEqual([
      ["ann", 1],
      ["visitor 999", 1001],
    ]);
  });

  test("stays small with many removed players", () => {
    const fixture = new TableFixture(["ann"]);
    for (let visitor = 0; visitor < 300; visitor += 1) {
      fixture.join(`visitor ${visitor}`);
      fixture.manage("ann", { type: "remove", seat: 1 });
    }
    const { removed, known } = fixture.writeQueue.returning.table;
    expect([removed.length, known.length]).toEqual([100, 101]);
    expect(fixture.join("visitor 299")).toEqual({ ok: false, error: "removed" });
  });

  test("ensures that no number is assigned twice", () => {
    const before = new TableFixture(["ann"]);
    for (const name of ["bob", "cat"]) before.watch(name);
    for (const name of ["bob", "cat"]) before.table.disconnect(name);
    const after = before.afterRestart();
    expect([
      after.table.people.presenceTracker.numberOf("ann"),
      after.table.people.presenceTracker.numberOf("dan"),
    ]).toEqual([1, 4]);
  });

  test("can be read in the format of an older version with ids only", () => {
    const { returning } = new TableFixture(["ann", "bob"]).writeQueue;
    const { startsCalledOff: _, ...kept } = returning.table;
    const table = tableWithJson(JSON.stringify({ ...kept, known: ["eve", "ann", "bob"] }));
    const older = new TableFixture([], { ...returning, table });
    expect(["ann", "bob", "cat"].map((name) => older.table.people.presenceTracker.numberOf(name))).toEqual([2, 3, 4]);
  });
});
