import { describe, expect, test } from "vitest";
import { createGuest } from "../../server/people/identity/create-guest.ts";
import { sharesWord } from "../../server/people/identity/look-alikes.ts";
import { tableRow } from "../../server/storage/writing/write.ts";
import type { Player } from "../../shared/net/protocol.ts";
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

describe("a made-up name or cat", () => {
  /** Creates a guest with this word in the made-up name. */
  function guestCalled(word: string, avatar: string | null = null): Player {
    for (;;) {
      const guest = createGuest();
      if (guest.name.includes(word) && (avatar === null || guest.avatar === avatar)) return guest;
    }
  }
  const seatOf = (fixture: TableFixture, guest: Player) => fixture.table.join(guest, null);
  const faces = ({ table }: TableFixture) =>
    table.seats.persons.map(({ player: { name, avatar } }) => ({ name, avatar }));

  test("is drawn anew as its owner sits down, if someone at the table shares a word of the name, or the cat", () => {
    const fixture = new TableFixture([], { settings: settingsFor(4) });
    const guests = Array.from({ length: 4 }, () => guestCalled("Bold", "07"));
    for (const guest of guests) seatOf(fixture, guest);
    const seen = faces(fixture);
    expect(seen[0]).toEqual({ name: guests[0]?.name, avatar: "07" });
    expect(new Set(seen.map(({ avatar }) => avatar)).size).toBe(4);
    const words = seen.flatMap(({ name }) => name.split(" "));
    expect(new Set(words).size).toBe(words.length);
  });

  test("stays while its owner sits there, also after a reconnection and a restart", () => {
    const fixture = new TableFixture([]);
    const [ann, bob] = [guestCalled("Socks", "04"), guestCalled("Socks", "04")];
    for (const guest of [ann, bob]) seatOf(fixture, guest);
    const drawn = faces(fixture)[1];
    fixture.table.disconnect(bob.id);
    fixture.manage(ann.id, { type: "leave" });
    seatOf(fixture, bob);
    expect(faces(fixture)).toEqual([drawn]);
    const after = fixture.afterRestart();
    seatOf(after, bob);
    expect(faces(after)).toEqual([drawn]);
  });

  test("stays if its owner chose it", () => {
    const fixture = new TableFixture([]);
    seatOf(fixture, guestCalled("Bold", "03"));
    seatOf(fixture, { ...guestCalled("Lucky", "05"), name: "Bold Sock", avatar: "03" });
    expect(faces(fixture)[1]).toEqual({ name: "Bold Sock", avatar: "03" });
  });

  test("of a bot shares no word with a player at the table", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const fixture = new TableFixture([], { settings: settingsFor(5) });
      const guest = guestCalled("Pickle");
      seatOf(fixture, guest);
      for (const _ of [1, 2, 3, 4]) fixture.manage(guest.id, { type: "add-bot", strength: "steady" });
      expect(fixture.names.slice(1).filter((name) => sharesWord(name, guest.name))).toEqual([]);
    }
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
    const kept = JSON.parse(tableRow(returning.table).tableJson);
    const table = tableWithJson(JSON.stringify({ ...kept, version: 1, known: ["eve", "ann", "bob"] }));
    const older = new TableFixture([], { ...returning, table });
    expect(["ann", "bob", "cat"].map((name) => older.table.people.presenceTracker.numberOf(name))).toEqual([2, 3, 4]);
  });
});
