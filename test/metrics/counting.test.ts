import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { games } from "../../server/app/games.ts";
import { noQueueStore } from "../../server/matchmaking/queue-store.ts";
import { Metrics } from "../../server/metrics/metrics.ts";
import { measureWaits } from "../../server/metrics/queue-waits.ts";
import { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import { bufferOutbound, enableBundling, onNextSent } from "../../server/transport/sockets/outbound-buffer.ts";
import { bundleOf } from "../../shared/net/bundle.ts";
import { ControllableStore } from "../support/controllable-store.ts";
import { newGame } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { InMemoryWriteQueue } from "../support/in-memory-write-queue.ts";
import { ManualScheduler } from "../support/manual-scheduler.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { settingsFor } from "../support/table-fixture.ts";
import { ManualTimers } from "../support/timers.ts";
import { seriesIn } from "./series.ts";

let metrics: Metrics;
let timers: ManualTimers;
beforeEach(() => {
  timers = new ManualTimers();
  metrics = new Metrics(games.editions, () => timers.now());
});

const series = async () => seriesIn(await metrics.registry.metrics());
/** Returns all series of a metric with a value above 0, by their label. */
const countsOf = async (name: string) =>
  Object.fromEntries(
    [...(await series())].flatMap(([key, count]) =>
      key.startsWith(`${name}{`) && count > 0 ? [[key.slice(key.indexOf('"') + 1, -2), count]] : [],
    ),
  );

describe("a socket", () => {
  const newWire = () => ({ readyState: 1, send(_frame: Uint8Array) {}, pong() {}, close() {} });
  let wire: ReturnType<typeof newWire>;
  let scheduler: ManualScheduler;
  beforeEach(() => {
    wire = newWire();
    scheduler = new ManualScheduler();
    bufferOutbound(wire, { writeQueue: new InMemoryWriteQueue(), scheduler, metrics });
  });

  test("counts frames and bytes when they leave, a bundle as one frame", async () => {
    wire.send(new Uint8Array(7));
    expect((await series()).get("ninelives_sent_frames_total")).toBe(0);
    await scheduler.beat();
    enableBundling(wire);
    const frames = [new Uint8Array(3), new Uint8Array(4)];
    for (const frame of frames) wire.send(frame);
    await scheduler.beat();
    expect((await series()).get("ninelives_sent_frames_total")).toBe(2);
    expect((await series()).get("ninelives_sent_bytes_total")).toBe(7 + bundleOf(frames).length);
  });

  test("notifies of the departure of one message only, also within a bundle", async () => {
    const left: string[] = [];
    enableBundling(wire);
    wire.send(new Uint8Array(1));
    onNextSent(wire, () => left.push("reply"));
    wire.send(new Uint8Array(2));
    wire.send(new Uint8Array(3));
    expect(left).toEqual([]);
    await scheduler.beat();
    wire.send(new Uint8Array(4));
    await scheduler.beat();
    expect(left).toEqual(["reply"]);
  });
});

describe("at a table", () => {
  let server: TableServer;
  beforeEach(async () => {
    server = await startTables({}, undefined, undefined, undefined, { metrics });
  });
  afterEach(() => server.stop());

  const measured = async () => (await series()).get("ninelives_command_told_seconds_count");

  test("the reply to a command is measured, but not one that waits for the end of a response window", async () => {
    const names = ["ann", "bob"];
    const opened = await server.tables.open({
      settings: { ...settingsFor(2, "zombie", server.known), beatSeconds: 1, turnSeconds: 120 },
      players: names.map(playerNamed),
      fillWithBots: false,
      start: "when-joined",
      isPublic: false,
    });
    const guests = await Promise.all(names.map((name) => Guest.join(server, expectOk(opened), name)));
    await Promise.all(guests.map((guest) => guest.until(() => guest.state.phase === "playing")));
    const drawer = guests.find(({ legal }) => legal.some(({ type }) => type === "draw"));
    expect(await drawer?.act({ type: "draw" })).toMatchObject({ ok: true });
    await drawer?.request("emote", {});
    expect(await measured()).toBe(0);
    await drawer?.act({ type: "give", card: "nothing" });
    expect(await measured()).toBe(1);
  });

  test("rejections are counted by the rules' code, or else by their kind", async () => {
    const [guest] = (await newGame(server, 2, 0)).guests;
    await guest?.act({ type: "give", card: "nothing" });
    await guest?.manage({ type: "start" });
    await guest?.request("emote", {});
    expect(await countsOf("ninelives_refusals_total")).toEqual({ "not-now": 1, manage: 1, company: 1 });
  });
});

const stepOf = (place: number) =>
  ({ gameId: "one", place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;

/** A write queue on a disk that the test controls. */
function newWriteQueue() {
  const [disk, scheduler] = [new ControllableStore(), new ManualScheduler()];
  const log = { info() {}, error() {} };
  const write = (entry: Parameters<ControllableStore["write"]>[0]) => disk.write(entry);
  const failing = { kind: "tell" } as const;
  return { disk, scheduler, writeQueue: new WriteQueue({ write, timers, scheduler, log, failing, metrics }) };
}

test("the duration of a write starts with the write, and its lag with the first event", async () => {
  const { writeQueue, scheduler, disk } = newWriteQueue();
  writeQueue.step(stepOf(0));
  timers.pass(15);
  writeQueue.step(stepOf(1));
  await scheduler.beat();
  timers.pass(5);
  await disk.end();
  const counts = await series();
  expect(counts.get("ninelives_journal_write_seconds_sum")).toBe(0.005);
  expect(counts.get("ninelives_journal_lag_seconds_sum")).toBe(0.02);
  expect(await countsOf("ninelives_commands_total")).toEqual({ draw: 2 });
});

test("events of a failed write continue to wait until they are saved", async () => {
  const { writeQueue, scheduler, disk } = newWriteQueue();
  writeQueue.step(stepOf(0));
  const since = timers.now();
  await scheduler.beat();
  await disk.end(new Error("full"));
  timers.pass(1000);
  expect(writeQueue.unsavedSince).toBe(since);
  await disk.end();
  expect(writeQueue.unsavedSince).toBeNull();
  expect(await countsOf("ninelives_journal_writes_total")).toEqual({ failed: 1, worked: 1 });
  expect((await series()).get("ninelives_journal_lag_seconds_sum")).toBe(1);
});

test("a wait in the queue starts once, whatever changes of the search follow, and ends with or without a table", async () => {
  const waits = measureWaits(noQueueStore, metrics);
  const player = { id: "ann", name: "Ann", avatar: "01", guest: true };
  const entry = (edition: string) =>
    ({
      waiter: { player, network: null, wish: { edition, seats: 2, company: "anybody" } },
      group: "one",
      beganAt: 0,
    }) as const;
  waits.save(entry("any"));
  timers.pass(4000);
  waits.save(entry("zombie"));
  timers.pass(3000);
  expect((await series()).get("ninelives_queue_longest_wait_seconds")).toBe(7);
  waits.remove("ann");
  waits.remove("ann");
  expect((await series()).get("ninelives_queue_longest_wait_seconds")).toBe(0);
  expect(await countsOf("ninelives_queue_waits_total")).toEqual({ zombie: 1 });
  expect(await countsOf("ninelives_queue_wait_seconds_total")).toEqual({ zombie: 7 });
});

test("an unknown label is not counted, so that the number of series never grows", async () => {
  const before = [...(await series()).keys()];
  metrics.gamesBegun.inc("made up");
  expect([...(await series()).keys()]).toEqual(before);
});
