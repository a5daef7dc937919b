import { beforeEach, expect, test } from "vitest";
import { Journal } from "../../server/store/journal.ts";
import { recall } from "../../server/tables/recall.ts";
import { fail, ok } from "../../shared/core/result.ts";
import { Disk } from "../support/disk.ts";
import { ManualPulse } from "../support/pulse.ts";
import { savedGame, tableOf } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

const stepOf = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;

let disk: Disk;
let timers: ManualTimers;
let pulse: ManualPulse;
let errors: string[];
let journal: Journal;
let told: string[];
beforeEach(() => {
  disk = new Disk();
  timers = new ManualTimers();
  pulse = new ManualPulse();
  errors = [];
  told = [];
  const log = { info() {}, error: (_details: object, message: string) => void errors.push(message) };
  journal = new Journal({ write: (entry) => disk.write(entry), timers, pulse, log, failing: { kind: "tell" } });
});

const tell = (words: string) => journal.whenKept(() => told.push(words));

test("without any events a callback runs at once", () => {
  tell("hello");
  expect(told).toEqual(["hello"]);
});

test("callbacks for steps run only after the steps are saved, in the order of the calls", async () => {
  journal.step(stepOf("one", 0));
  tell("first");
  tell("second");
  await pulse.beat();
  expect(told).toEqual([]);
  await disk.end();
  expect(told).toEqual(["first", "second"]);
});

test("events of all tables between two ticks are written together", async () => {
  journal.step(stepOf("one", 0));
  journal.step(stepOf("two", 0));
  await pulse.beat();
  expect(disk.entries.map(({ steps }) => steps)).toEqual([[stepOf("one", 0), stepOf("two", 0)]]);
});

test("events during a write are written after it", async () => {
  journal.step(stepOf("one", 0));
  await pulse.beat();
  tell("of the first");
  journal.step(stepOf("one", 1));
  tell("of the second");
  await disk.end();
  expect(told).toEqual(["of the first"]);
  await pulse.beat();
  expect(disk.entries.at(1)?.steps).toEqual([stepOf("one", 1)]);
  await disk.end();
  expect(told).toEqual(["of the first", "of the second"]);
});

test("a ticket counts as saved as soon as its entry is, regardless of later events", async () => {
  const first = journal.step(stepOf("one", 0));
  await pulse.beat();
  const second = journal.step(stepOf("two", 0));
  expect([journal.isKept(first), journal.isKept(second)]).toEqual([false, false]);
  await disk.end();
  expect([journal.isKept(first), journal.isKept(second)]).toEqual([true, false]);
});

test("the start of a write does not depend on the start of the previous one", async () => {
  journal.step(stepOf("one", 0));
  await pulse.beat();
  await disk.end();
  journal.step(stepOf("one", 1));
  expect(disk.entries).toHaveLength(1);
  await pulse.beat();
  expect(disk.entries.at(1)?.steps).toEqual([stepOf("one", 1)]);
});

test("a probe detects a database that cannot be written, even without events", async () => {
  journal.probe();
  await pulse.beat();
  await disk.end(new Error("the file is gone"));
  expect([journal.isSaving, errors.length]).toEqual([false, 1]);
});

test("after a failed write an error is logged, and games continue without waiting", async () => {
  journal.step(stepOf("one", 0));
  tell("held");
  await pulse.beat();
  await disk.end(new Error("disk full"));
  tell("at once");
  const ticket = journal.step(stepOf("one", 1));
  expect([told, journal.isKept(ticket)]).toEqual([["held", "at once"], true]);
  expect([journal.isSaving, errors.length]).toEqual([false, 1]);
});

test("unsaved events are written with all later ones after the store works again", async () => {
  journal.step(stepOf("one", 0));
  journal.table("room", tableOf("before"));
  await pulse.beat();
  await disk.end(new Error("disk full"));
  journal.step(stepOf("one", 1));
  journal.table("room", tableOf("after"));
  timers.pass(1000);
  await disk.end(new Error("disk full"));
  timers.pass(2000);
  await disk.end();
  expect(disk.entries.at(-1)).toMatchObject({
    steps: [stepOf("one", 0), stepOf("one", 1)],
    tables: new Map([["room", tableOf("after")]]),
  });
  expect(journal.isSaving).toBe(true);
});

test("closing tries the unsaved events once more, and then stops", async () => {
  journal.step(stepOf("one", 0));
  await pulse.beat();
  await disk.end(new Error("disk full"));
  const closed = journal.close();
  await pulse.beat();
  await disk.end(new Error("disk full"));
  await closed;
  timers.pass(600_000);
  expect(disk.entries.map(({ steps }) => steps)).toEqual([[stepOf("one", 0)], [stepOf("one", 0)]]);
});

test("closing resolves once all events are saved", async () => {
  journal.step(stepOf("one", 0));
  let isClosed = false;
  const closed = journal.close().then(() => {
    isClosed = true;
  });
  await pulse.beat();
  expect(isClosed).toBe(false);
  await disk.end();
  await closed;
  expect(isClosed).toBe(true);
});

const store = { table: async () => ok(tableOf("one")), game: async (id: string) => ok(savedGame(id)) };
const log = { error() {} };
const recalled = { kind: "returning", table: tableOf("one"), game: savedGame("one") };

test("a table is restored from its saved state once all its events are saved", async () => {
  journal.step(stepOf("one", 0));
  const recalling = recall("room of one", { store, journal, log }).then((table) => {
    told.push("recalled");
    return table;
  });
  await pulse.beat();
  expect(told).toEqual([]);
  await disk.end();
  expect(await recalling).toEqual(recalled);
});

test("a table is not restored while its events are unsaved", async () => {
  journal.step(stepOf("one", 0));
  await pulse.beat();
  await disk.end(new Error("the disk is full"));
  expect(await recall("room of one", { store, journal, log })).toBeNull();
});

test("a table with unreadable saved data is not restored, and the log names the wrong field", async () => {
  const flaw = { what: "steps, gameId one, place 3", expected: "JSON", got: "nothing" };
  const logged: object[] = [];
  const damaged = { ...store, game: async () => fail({ code: "malformed", ...flaw } as const) };
  const deps = { store: damaged, journal, log: { error: (details: object) => void logged.push(details) } };
  expect(await recall("room of one", deps)).toBeNull();
  expect(logged).toEqual([{ event: "table-unreadable", room: "room of one", ...flaw }]);
});
