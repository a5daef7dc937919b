import { EventEmitter } from "node:events";
import { Protocol } from "@colyseus/core";
import { beforeEach, expect, test } from "vitest";
import { games } from "../../server/app/games.ts";
import { noQueueStore } from "../../server/matchmaking/queue-store.ts";
import { CountedSockets } from "../../server/metrics/counted-sockets.ts";
import { CountedWaits } from "../../server/metrics/counted-waits.ts";
import { CountedWriteQueue } from "../../server/metrics/counted-write-queue.ts";
import { Counts } from "../../server/metrics/counts.ts";
import { ControllableStore } from "../support/controllable-store.ts";
import { ManualScheduler } from "../support/manual-scheduler.ts";
import { ManualTimers } from "../support/timers.ts";

/** Stores the observed measurements. */
class Kept {
  readonly seconds: number[] = [];
  observe(seconds: number): void {
    this.seconds.push(seconds);
  }
}

let counts: Counts;
let timers: ManualTimers;
const now = () => timers.now();
beforeEach(() => {
  counts = new Counts(games.editions);
  timers = new ManualTimers();
});

/** A socket without traffic of its own, with the frames sent over it. */
class Socket extends EventEmitter {
  readonly bufferedAmount = 0;
  readonly sent: unknown[] = [];
  send(...message: readonly unknown[]): void {
    this.sent.push(message[0]);
  }
  close(): void {}
  terminate(): void {}
}

const act = (...number: number[]) => Uint8Array.of(Protocol.ROOM_REQUEST, ...number, 0xa3, 0x61, 0x63, 0x74, 0x80);
const say = (number: number) => Uint8Array.of(Protocol.ROOM_REQUEST, number, 0xa3, 0x73, 0x61, 0x79, 0x80);
const reply = (...number: number[]) => Uint8Array.of(Protocol.ROOM_RESPONSE, ...number, 0);

function connected() {
  const told = new Kept();
  const sockets = new CountedSockets({ counts, replyTime: told, now });
  const socket = new Socket();
  sockets.opened(socket);
  return { told, sockets, socket };
}

test("the measured time of a command ends with its own reply", () => {
  const { told, socket } = connected();
  socket.emit("message", act(1), true);
  socket.emit("message", act(0xcd, 0x2c, 0x01), true);
  timers.pass(20);
  socket.send(reply(0xcd, 0x2c, 0x01));
  timers.pass(30);
  socket.send(reply(1));
  expect(told.seconds).toEqual([0.02, 0.05]);
});

test("other requests, and draws that wait for the end of a response window, are not measured", () => {
  const { told, sockets, socket } = connected();
  socket.on("message", () => sockets.waits());
  socket.emit("message", act(1), true);
  socket.emit("message", say(2), true);
  socket.send(reply(1));
  socket.send(reply(2));
  expect(told.seconds).toEqual([]);
});

test("frames pass through a socket unchanged, and are counted", () => {
  const { socket, sockets } = connected();
  const heard: unknown[] = [];
  socket.on("message", (frame) => heard.push(frame));
  const [frame, answer] = [act(1), reply(1)];
  socket.emit("message", frame, true);
  socket.send(answer);
  expect([heard, socket.sent, sockets.open]).toEqual([[frame], [answer], 1]);
  expect(counts.sent.entries).toEqual([
    ["bytes", answer.length],
    ["frames", 1],
  ]);
});

test("a closed connection no longer counts as open", () => {
  const { socket, sockets } = connected();
  socket.emit("close");
  expect(sockets.open).toBe(0);
});

test("rejections are counted by the rules' code, or else by their kind", () => {
  const { sockets } = connected();
  sockets.refused({ kind: "refused", refusal: { code: "not-your-turn", rule: "K1" } });
  sockets.refused({ kind: "stale" });
  sockets.refused({ kind: "company", code: "too-fast" });
  const counted = counts.refusals.entries.filter(([, count]) => count > 0);
  expect(counted).toEqual([
    ["not-your-turn", 1],
    ["stale", 1],
    ["company", 1],
  ]);
});

const stepOf = (place: number) =>
  ({ gameId: "one", place, step: { at: 0, actor: 0, command: { type: "draw" } } }) as const;

/** A write queue on a disk that the test controls. */
function writeQueue() {
  const [disk, scheduler, writing, lag] = [new ControllableStore(), new ManualScheduler(), new Kept(), new Kept()];
  const log = { info() {}, error() {} };
  const write = (entry: Parameters<ControllableStore["write"]>[0]) => disk.write(entry);
  const deps = { write, timers, scheduler, log, failing: { kind: "tell" } } as const;
  return { disk, scheduler, writing, lag, writeQueue: new CountedWriteQueue(deps, { counts, writing, lag, now }) };
}

test("the duration of a write starts with the write, and its lag with the first event", async () => {
  const kept = writeQueue();
  kept.writeQueue.step(stepOf(0));
  timers.pass(15);
  kept.writeQueue.step(stepOf(1));
  await kept.scheduler.beat();
  timers.pass(5);
  await kept.disk.end();
  expect([kept.writing.seconds, kept.lag.seconds]).toEqual([[0.005], [0.02]]);
  expect(counts.commands.of("draw")).toBe(2);
});

test("events of a failed write continue to wait until they are saved", async () => {
  const kept = writeQueue();
  kept.writeQueue.step(stepOf(0));
  await kept.scheduler.beat();
  await kept.disk.end(new Error("full"));
  timers.pass(1000);
  expect(kept.writeQueue.unsavedSeconds).toBe(1);
  await kept.disk.end();
  expect(kept.writeQueue.unsavedSeconds).toBe(0);
  expect([counts.writes.of("failed"), counts.writes.of("worked"), kept.lag.seconds]).toEqual([1, 1, [1]]);
});

test("a wait in the queue starts once, whatever changes of the search follow, and ends with or without a table", () => {
  const waits = new CountedWaits(noQueueStore, counts, now);
  const player = { id: "ann", name: "Ann", avatar: "01", guest: true };
  const place = (edition: string) =>
    ({
      waiter: { player, network: null, wish: { edition, seats: 2, company: "anybody" } },
      group: "one",
      beganAt: 0,
    }) as const;
  waits.save(place("any"));
  timers.pass(4000);
  waits.save(place("zombie"));
  timers.pass(3000);
  expect(waits.longestSeconds).toBe(7);
  waits.remove("ann");
  waits.remove("ann");
  expect([waits.longestSeconds, counts.queueWaits.of("zombie"), counts.queueWaitSeconds.of("zombie")]).toEqual([
    0, 1, 7,
  ]);
});

test("an unknown label is not counted, so that the number of series never grows", () => {
  const before = counts.commands.entries.length;
  counts.commands.add("made up");
  expect(counts.commands.entries.length).toBe(before);
});
