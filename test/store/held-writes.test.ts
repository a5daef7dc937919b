import { beforeEach, expect, test } from "vitest";
import { Fenced } from "../../server/store/fenced.ts";
import { Journal } from "../../server/store/journal.ts";
import { Disk } from "../support/disk.ts";
import { ManualPulse } from "../support/pulse.ts";
import { ManualTimers } from "../support/timers.ts";

const stepOf = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;
const gone = new Error("Postgres has gone");

let disk: Disk;
let timers: ManualTimers;
let pulse: ManualPulse;
let errors: number;
let journal: Journal;
/** Callbacks of the write queue and of waiting callers, in order. */
let said: string[];
beforeEach(() => {
  disk = new Disk();
  timers = new ManualTimers();
  pulse = new ManualPulse();
  errors = 0;
  said = [];
  journal = new Journal({
    write: (entry) => disk.write(entry),
    timers,
    pulse,
    log: { info() {}, error: () => (errors += 1) },
    failing: {
      kind: "hold",
      held: () => said.push("held"),
      wentOn: () => said.push("went on"),
      fenced: () => said.push("fenced"),
    },
  });
});

const tell = (words: string) => journal.whenKept(() => said.push(words));

/** Adds a step and fails its write. */
async function failedStep(error = gone): Promise<number> {
  const ticket = journal.step(stepOf("one", 0));
  tell("first");
  await pulse.beat();
  await disk.end(error);
  return ticket;
}

test("after a failed write no waiting callback runs, and no ticket counts as saved", async () => {
  const first = await failedStep();
  const second = journal.step(stepOf("one", 1));
  tell("second");
  expect(said).toEqual(["held"]);
  expect([journal.isSaving, journal.isHolding]).toEqual([false, true]);
  expect([first, second].map((ticket) => journal.isKept(ticket))).toEqual([false, false]);
});

test("once writes succeed again the callbacks run in order, and tables resume only afterwards", async () => {
  await failedStep();
  journal.step(stepOf("one", 1));
  tell("second");
  timers.pass(250);
  await disk.end();
  expect(disk.entries.at(-1)?.steps).toEqual([stepOf("one", 0), stepOf("one", 1)]);
  expect(said).toEqual(["held", "first", "second", "went on"]);
  expect([journal.isSaving, journal.isHolding]).toEqual([true, false]);
});

test("events during a retry wait for their own write", async () => {
  await failedStep();
  timers.pass(250);
  const ticket = journal.table("room", null);
  tell("later");
  await disk.end();
  expect([said, journal.isKept(ticket)]).toEqual([["held", "first", "went on"], false]);
  await pulse.beat();
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
  journal.step(stepOf("one", 0));
  tell("first");
  await pulse.beat();
  timers.pass(999);
  expect(said).toEqual([]);
  timers.pass(1);
  expect([said, journal.isSaving]).toEqual([["held"], false]);
  await disk.end();
  expect(said).toEqual(["held", "first", "went on"]);
});

test("after a fence nothing more is sent or written, and it is reported once", async () => {
  await failedStep(new Fenced());
  journal.step(stepOf("one", 1));
  tell("second");
  journal.fence();
  await pulse.beat();
  timers.pass(60_000);
  expect([said, disk.entries.length, journal.isSaving]).toEqual([["fenced"], 1, false]);
  expect(journal.isKept(0)).toBe(false);
});

test("a write that ends after the fence runs no callbacks", async () => {
  journal.step(stepOf("one", 0));
  tell("first");
  await pulse.beat();
  journal.fence();
  await disk.end();
  expect(said).toEqual(["fenced"]);
});

test("a process that has rejoined its cluster saves and sends later events", async () => {
  await failedStep();
  journal.fence();
  journal.beginAnew();
  expect(said).toEqual(["held", "fenced", "went on"]);
  const ticket = journal.step(stepOf("two", 0));
  tell("anew");
  expect(journal.isKept(ticket)).toBe(false);
  await pulse.beat();
  await disk.end();
  expect(disk.entries.at(-1)?.steps).toEqual([stepOf("two", 0)]);
  expect([said.at(-1), journal.isKept(ticket)]).toEqual(["anew", true]);
});

test("a flush resolves once all events are saved, even after failures", async () => {
  await failedStep();
  const flushed = journal.flush().then((isKept) => said.push(`flushed: ${isKept}`));
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
  const flushed = journal.flush();
  journal.fence();
  expect(await flushed).toBe(false);
  expect(await journal.flush()).toBe(false);
});

test("closing tries the unsaved events once more, and then stops", async () => {
  await failedStep();
  const closed = journal.close();
  await disk.end();
  await disk.end(gone);
  await closed;
  timers.pass(60_000);
  expect([disk.entries.at(-1)?.steps, said]).toEqual([[stepOf("one", 0)], ["held"]]);
});
