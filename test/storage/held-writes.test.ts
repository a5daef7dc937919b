import { beforeEach, expect, test } from "vitest";
import { FencedError } from "../../server/storage/postgres/fenced-error.ts";
import { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import { ControllableStore } from "../support/controllable-store.ts";
import { ManualScheduler } from "../support/manual-scheduler.ts";
import { ManualTimers } from "../support/timers.ts";

const stepOf = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;
const gone = new Error("Postgres has gone");

let disk: ControllableStore;
let timers: ManualTimers;
let scheduler: ManualScheduler;
let errors: number;
let writeQueue: WriteQueue;
/** Callbacks of the write queue and of waiting callers, in order. */
let said: string[];
beforeEach(() => {
  disk = new ControllableStore();
  timers = new ManualTimers();
  scheduler = new ManualScheduler();
  errors = 0;
  said = [];
  writeQueue = new WriteQueue({
    write: (entry) => disk.write(entry),
    timers,
    scheduler,
    log: { info() {}, error: () => (errors += 1) },
    failing: {
      kind: "hold",
      held: () => said.push("held"),
      wentOn: () => said.push("went on"),
      fenced: () => said.push("fenced"),
    },
  });
});

const tell = (words: string) => writeQueue.whenSaved(() => said.push(words));

/** Adds a step and fails its write. */
async function failedStep(error = gone): Promise<number> {
  const ticket = writeQueue.step(stepOf("one", 0));
  tell("first");
  await scheduler.beat();
  await disk.end(error);
  return ticket;
}

test("after a failed write no waiting callback runs, and no ticket counts as saved", async () => {
  const first = await failedStep();
  const second = writeQueue.step(stepOf("one", 1));
  tell("second");
  expect(said).toEqual(["held"]);
  expect([writeQueue.isSaving, writeQueue.isHolding]).toEqual([false, true]);
  expect([first, second].map((ticket) => writeQueue.isKept(ticket))).toEqual([false, false]);
});

test("once writes succeed again the callbacks run in order, and tables resume only afterwards", async () => {
  await failedStep();
  writeQueue.step(stepOf("one", 1));
  tell("second");
  timers.pass(250);
  await disk.end();
  expect(disk.entries.at(-1)?.steps).toEqual([stepOf("one", 0), stepOf("one", 1)]);
  expect(said).toEqual(["held", "first", "second", "went on"]);
  expect([writeQueue.isSaving, writeQueue.isHolding]).toEqual([true, false]);
});

test("events during a retry wait for their own write", async () => {
  await failedStep();
  timers.pass(250);
  const ticket = writeQueue.table("room", null);
  tell("later");
  await disk.end();
  expect([said, writeQueue.isKept(ticket)]).toEqual([["held", "first", "went on"], false]);
  await scheduler.beat();
  await disk.end();
  expect(said.at(-1)).toBe("later");
});

test("a damaged database after a kill of its server", async () => {
  await failedStep();
  for (let tries = 0; tries < 8; tries += 1) {
    timers.pass(250);
    await disk.end(gone);
  }
  expect([disk.entries.length, errors, said]).toEqual([9, 1, ["held"]]);
});

test("a write that takes longer than a second delays all output until it ends", async () => {
  writeQueue.step(stepOf("one", 0));
  tell("first");
  await scheduler.beat();
  timers.pass(999);
  expect(said).toEqual([]);
  timers.pass(1);
  expect([said, writeQueue.isSaving]).toEqual([["held"], false]);
  await disk.end();
  expect(said).toEqual(["held", "first", "went on"]);
});

test("after a fence nothing more is sent or written, and it is reported once", async () => {
  await failedStep(new FencedError());
  writeQueue.step(stepOf("one", 1));
  tell("second");
  writeQueue.fence();
  await scheduler.beat();
  timers.pass(60_000);
  expect([said, disk.entries.length, writeQueue.isSaving]).toEqual([["fenced"], 1, false]);
  expect(writeQueue.isKept(0)).toBe(false);
});

test("a write that ends after the fence runs no callbacks", async () => {
  writeQueue.step(stepOf("one", 0));
  tell("first");
  await scheduler.beat();
  writeQueue.fence();
  await disk.end();
  expect(said).toEqual(["fenced"]);
});

test("a process that has rejoined its cluster saves and sends later events", async () => {
  await failedStep();
  writeQueue.fence();
  writeQueue.beginAnew();
  expect(said).toEqual(["held", "fenced", "went on"]);
  const ticket = writeQueue.step(stepOf("two", 0));
  tell("anew");
  expect(writeQueue.isKept(ticket)).toBe(false);
  await scheduler.beat();
  await disk.end();
  expect(disk.entries.at(-1)?.steps).toEqual([stepOf("two", 0)]);
  expect([said.at(-1), writeQueue.isKept(ticket)]).toEqual(["anew", true]);
});

test("a flush resolves once all events are saved, even after failures", async () => {
  await failedStep();
  const flushed = writeQueue.flush().then((isKept) => said.push(`flushed: ${isKept}`));
  timers.pass(250);
  await disk.end(gone);
  expect(said).toEqual(["held"]);
  timers.pass(250);
  await disk.end();
  await flushed;
  expect(said).toContain("flushed: true");
});

test("a flush that a fence interrupts resolves with false", async () => {
  await failedStep();
  const flushed = writeQueue.flush();
  writeQueue.fence();
  expect(await flushed).toBe(false);
  expect(await writeQueue.flush()).toBe(false);
});

test("closing tries the unsaved events once more, and then stops", async () => {
  await failedStep();
  const closed = writeQueue.close();
  await disk.end();
  await disk.end(gone);
  await closed;
  timers.pass(60_000);
  expect([disk.entries.at(-1)?.steps, said]).toEqual([[stepOf("one", 0)], ["held"]]);
});
