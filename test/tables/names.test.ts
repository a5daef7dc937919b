import { describe, expect, test } from "vitest";
import { House, settingsFor } from "../support/house.ts";
import { tableKeptAs } from "../support/kept.ts";

/** Gives a player a chair under this name. */
const sit = (house: House, id: string, name: string) =>
  house.table.enter({ id, name, avatar: "01", guest: true }, null);
const watch = (house: House, id: string, name: string) => house.table.watch({ id, name, avatar: "01", guest: true });
const watching = (house: House) => house.table.people.spectators.faces.map(({ name }) => name);
/** Names of the players with a chair. */
const seated = (house: House) => house.names.filter((name) => name !== "");

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
    const house = new House([]);
    sit(house, "1", first);
    sit(house, "2", second);
    expect(seated(house)).toEqual([first, shown]);
  });

  test("get the first unused number", () => {
    const house = new House([]);
    for (const [id, name] of ["Mochi", "Mochi 2", "Mochi", "Mochi"].entries()) sit(house, String(id), name);
    expect(seated(house)).toEqual(["Mochi", "Mochi 2", "Mochi 3", "Mochi 4"]);
  });

  test("are distinguished from spectators and bots", () => {
    const house = new House([]);
    watch(house, "1", "Mochi");
    sit(house, "2", "Mochi");
    house.manage("2", { type: "add-bot", strength: "steady" });
    const bot = house.names[1] ?? "";
    sit(house, "3", bot);
    watch(house, "4", "Mochi");
    expect([seated(house), watching(house)]).toEqual([
      ["Mochi 2", bot, `${bot} 2`],
      ["Mochi", "Mochi 3"],
    ]);
  });

  test("have the same names in the chat, in the record, after reconnecting and after a restart", () => {
    const house = new House([], { settings: settingsFor(2) });
    sit(house, "1", "Mochi");
    sit(house, "2", "Mochi");
    expect(house.say("2", "hello")).toMatchObject({ ok: true, value: { name: "Mochi 2" } });
    house.manage("1", { type: "start" });
    expect(house.journal.record("room").seats.map(({ name }) => name)).toEqual(["Mochi", "Mochi 2"]);
    house.table.drop("2");
    sit(house, "2", "Mochi");
    expect(seated(house)).toEqual(["Mochi", "Mochi 2"]);
    const after = house.afterRestart();
    sit(after, "1", "Mochi");
    expect(seated(after)).toEqual(["Mochi", "Mochi 2"]);
  });

  test("retain their names if these only share letters", () => {
    const house = new House([]);
    for (const [id, name] of ["Zoë", "Zoe", "Анна", "Anna"].entries()) sit(house, String(id), name);
    expect(seated(house)).toEqual(["Zoë", "Zoe", "Анна", "Anna"]);
  });
});

describe("the saved state of a table", () => {
  const keptIds = (house: House) => house.journal.returning.table.known.map(([id]) => id);

  test("contains players, removed players and spectators, but no one who has left", () => {
    const house = new House(["ann", "bob"]);
    for (const name of ["cat", "dan", "eve"]) house.watch(name);
    for (const name of ["cat", "dan"]) house.table.drop(name);
    house.manage("ann", { type: "remove", seat: 1 });
    expect(keptIds(house)).toEqual(["ann", "bob", "eve"]);
  });

  test("stays small with many former spectators", () => {
    const house = new House(["ann"]);
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      house.watch(`visitor ${visitor}`);
      house.table.drop(`visitor ${visitor}`);
    }
    expect(house.journal.returning.table.known).toEqual([
      ["ann", 1],
      ["visitor 999", 1001],
    ]);
  });

  test("stays small with many removed players", () => {
    const house = new House(["ann"]);
    for (let visitor = 0; visitor < 300; visitor += 1) {
      house.join(`visitor ${visitor}`);
      house.manage("ann", { type: "remove", seat: 1 });
    }
    const { removed, known } = house.journal.returning.table;
    expect([removed.length, known.length]).toEqual([100, 101]);
    expect(house.join("visitor 299")).toEqual({ ok: false, error: "removed" });
  });

  test("ensures that no number is assigned twice", () => {
    const before = new House(["ann"]);
    for (const name of ["bob", "cat"]) before.watch(name);
    for (const name of ["bob", "cat"]) before.table.drop(name);
    const after = before.afterRestart();
    expect([after.table.people.attendance.numberOf("ann"), after.table.people.attendance.numberOf("dan")]).toEqual([
      1, 4,
    ]);
  });

  test("can be read in the format of an older version with ids only", () => {
    const { returning } = new House(["ann", "bob"]).journal;
    const { startsCalledOff: _, ...kept } = returning.table;
    const table = tableKeptAs(JSON.stringify({ ...kept, known: ["eve", "ann", "bob"] }));
    const older = new House([], { ...returning, table });
    expect(["ann", "bob", "cat"].map((name) => older.table.people.attendance.numberOf(name))).toEqual([2, 3, 4]);
  });
});
