import { beforeEach, expect, test } from "vitest";
import { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import { loadTable } from "../../server/tables/saving/load-table.ts";
import { fail, ok } from "../../shared/core/result.ts";
import { ControllableStore } from "../support/controllable-store.ts";
import { ManualScheduler } from "../support/manual-scheduler.ts";
import { savedGame, tableOf } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

const stepOf = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;

let disk: ControllableStore;
let timers: ManualTimers;
let scheduler: ManualScheduler;
let errors: string[];
let writeQueue: WriteQueue;
let told: string[];
beforeEach(() => {
  disk = new ControllableStore();
  timers = new ManualTimers();
  scheduler = new ManualScheduler();
  errors = [];
  told = [];
  const log = { info() {}, error: (_details: object, message: string) => void errors.push(message) };
  writeQueue = new WriteQueue({
    write: (entry) => disk.write(entry),
    timers,
    scheduler,
    log,
    failing: { kind: "tell" },
  });
});

const tell = (words: string) => writeQueue.whenSaved(() => told.push(words));

test("without any events a callback runs at once", () => {
  tell("hello");
  expect(told).toEqual(["hello"]);
});

test("callbacks for steps run only after the steps are saved, in the order of the calls", async () => {
  writeQueue.step(stepOf("one", 0));
  tell("first");
  tell("second");
  await scheduler.beat();
  expect(told).toEqual([]);
  await disk.end();
  expect(told).toEqual(["first", "second"]);
});

test("events of all tables between two ticks are written together", async () => {
  writeQueue.step(stepOf("one", 0));
  writeQueue.step(stepOf("two", 0));
  await scheduler.beat();
  expect(disk.entries.map(({ steps }) => steps)).toEqual([[stepOf("one", 0), stepOf("two", 0)]]);
});

test("events during a write are written after it", async () => {
  writeQueue.step(stepOf("one", 0));
  await scheduler.beat();
  tell("of the first");
  writeQueue.step(stepOf("one", 1));
  tell("of the second");
  await disk.end();
  expect(told).toEqual(["of the first"]);
  await scheduler.beat();
  expect(disk.entries.at(1)?.steps).toEqual([stepOf("one", 1)]);
  await disk.end();
  expect(told).toEqual(["of the first", "of the second"]);
});

test("a ticket counts as saved as soon as its entry is, regardless of later events", async () => {
  const first = writeQueue.step(stepOf("one", 0));
  await scheduler.beat();
  const second = writeQueue.step(stepOf("two", 0));
  expect([writeQueue.isKept(first), writeQueue.isKept(second)]).toEqual([false, false]);
  await disk.end();
  expect([writeQueue.isKept(first), writeQueue.isKept(second)]).toEqual([true, false]);
});

test("the start of a write does not depend on the start of the previous one", async () => {
  writeQueue.step(stepOf("one", 0));
  await scheduler.beat();
  await disk.end();
  writeQueue.step(stepOf("one", 1));
  expect(disk.entries).toHaveLength(1);
  await scheduler.beat();
  expect(disk.entries.at(1)?.steps).toEqual([stepOf("one", 1)]);
});

test("a probe detects a database that cannot be written, even without events", async () => {
  writeQueue.probe();
  await scheduler.beat();
  await disk.end(new Error("the file is gone"));
  expect([writeQueue.isSaving, errors.length]).toEqual([false, 1]);
});

test("after a failed write an error is logged, and games continue without waiting", async () => {
  writeQueue.step(stepOf("one", 0));
  tell("held");
  await scheduler.beat();
  await disk.end(new Error("disk full"));
  tell("at once");
  const ticket = writeQueue.step(stepOf("one", 1));
  expect([told, writeQueue.isKept(ticket)]).toEqual([["held", "at once"], true]);
  expect([writeQueue.isSaving, errors.length]).toEqual([false, 1]);
});

test("unsaved events are written with all later ones after the store works again", async () => {
  writeQueue.step(stepOf("one", 0));
  writeQueue.table("room", tableOf("before"));
  await scheduler.beat();
  await disk.end(new Error("disk full"));
  writeQueue.step(stepOf("one", 1));
  writeQueue.table("room", tableOf("after"));
  timers.pass(1000);
  await disk.end(new Error("disk full"));
  timers.pass(2000);
  await disk.end();
  expect(disk.entries.at(-1)).toMatchObject({
    steps: [stepOf("one", 0), stepOf("one", 1)],
    tables: new Map([["room", tableOf("after")]]),
  });
  expect(writeQueue.isSaving).toBe(true);
});

test("closing tries the unsaved events once more, and then stops", async () => {
  writeQueue.step(stepOf("one", 0));
  await scheduler.beat();
  await disk.end(new Error("disk full"));
  const closed = writeQueue.close();
  await scheduler.beat();
  await disk.end(new Error("disk full"));
  await closed;
  timers.pass(600_000);
  expect(disk.entries.map(({ steps }) => steps)).toEqual([[stepOf("one", 0)], [stepOf("one", 0)]]);
});

test("closing resolves once all events are saved", async () => {
  writeQueue.step(stepOf("one", 0));
  let isClosed = false;
  const closed = writeQueue.close().then(() => {
    isClosed = true;
  });
  await scheduler.beat();
  expect(isClosed).toBe(false);
  await disk.end();
  await closed;
  expect(isClosed).toBe(true);
});

const store = { table: async () => ok(tableOf("one")), game: async (id: string) => ok(savedGame(id)) };
const log = { error() {} };
const recalled = { kind: "returning", table: tableOf("one"), game: savedGame("one") };

test("a table is restored from its saved state once all its events are saved", async () => {
  writeQueue.step(stepOf("one", 0));
  const recalling = loadTable("room of one", { store, writeQueue, log }).then((table) => {
    told.push("recalled");
    return table;
  });
  await scheduler.beat();
  expect(told).toEqual([]);
  await disk.end();
  expect(await recalling).toEqual(recalled);
});

test("a table is not restored while its events are unsaved", async () => {
  writeQueue.step(stepOf("one", 0));
  await scheduler.beat();
  await disk.end(new Error("the disk is full"));
  expect(await loadTable("room of one", { store, writeQueue, log })).toBeNull();
});

test("a table with unreadable saved data is not restored, and the log names the wrong field", async () => {
  const flaw = { what: "steps, gameId one, place 3", expected: "JSON", got: "nothing" };
  const logged: object[] = [];
  const damaged = { ...store, game: async () => fail({ code: "malformed", ...flaw } as const) };
  const deps = { store: damaged, writeQueue, log: { error: (details: object) => void logged.push(details) } };
  expect(await loadTable("room of one", deps)).toBeNull();
  expect(logged).toEqual([{ event: "table-unreadable", room: "room of one", ...flaw }]);
});
