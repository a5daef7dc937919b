import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  bufferOutbound,
  delayUntilSaved,
  sendUnordered,
  terminate,
} from "../../../server/transport/sockets/outbound-buffer.ts";
import { newGame, playUntil } from "../../support/games.ts";
import type { Guest } from "../../support/guest.ts";
import { InMemoryWriteQueue } from "../../support/in-memory-write-queue.ts";
import { ManualScheduler } from "../../support/manual-scheduler.ts";
import { startTables, type TableServer } from "../../support/server.ts";

/** A socket that records the data sent. */
class Wire {
  readyState = 1;
  readonly left: unknown[] = [];
  send(frame: unknown): void {
    this.left.push(frame);
  }
  pong(data: unknown): void {
    this.left.push(`pong ${data}`);
  }
  close(code: unknown): void {
    this.left.push(`close ${code}`);
  }
}

let scheduler: ManualScheduler;
let writeQueue: InMemoryWriteQueue;
let wire: Wire;
beforeEach(() => {
  scheduler = new ManualScheduler();
  writeQueue = new InMemoryWriteQueue();
  wire = new Wire();
  bufferOutbound(wire, { writeQueue, scheduler });
});

test("all output of a socket leaves at a tick, in order", async () => {
  wire.send("one");
  wire.pong("two");
  wire.close(1000);
  expect(wire.left).toEqual([]);
  await scheduler.beat();
  expect(wire.left).toEqual(["one", "pong two", "close 1000"]);
});

test("a connection that is already closing is ended at once", () => {
  wire.readyState = 2;
  wire.close(1000);
  expect(wire.left).toEqual(["close 1000"]);
});

test("output leaves at the first tick after its events are saved, and keeps its order", async () => {
  let ticket = 1;
  delayUntilSaved(wire, () => ticket);
  writeQueue.slow();
  wire.send("one");
  ticket = 0;
  wire.send("two");
  await scheduler.beat();
  expect(wire.left).toEqual([]);
  writeQueue.catchUp();
  expect(wire.left).toEqual([]);
  await scheduler.beat();
  expect(wire.left).toEqual(["one", "two"]);
});

test("output that is sent ahead leaves at the next tick, before all waiting output", async () => {
  delayUntilSaved(wire, () => 1);
  writeQueue.slow();
  wire.send("one");
  sendUnordered(wire, () => wire.send("the pause"));
  wire.send("two");
  expect(wire.left).toEqual([]);
  await scheduler.beat();
  expect(wire.left).toEqual(["the pause"]);
  writeQueue.catchUp();
  await scheduler.beat();
  expect(wire.left).toEqual(["the pause", "one", "two"]);
});

test("output that is sent ahead stays before messages that are saved at the same time", async () => {
  delayUntilSaved(wire, () => 1);
  writeQueue.slow();
  wire.send("one");
  await scheduler.beat();
  sendUnordered(wire, () => wire.send("the pause"));
  writeQueue.catchUp();
  wire.send("the end of the pause");
  await scheduler.beat();
  expect(wire.left).toEqual(["the pause", "one", "the end of the pause"]);
});

test("while the write queue delays all output, keepalives are sent anyway, and only then", async () => {
  const sign = new Uint8Array([18]);
  delayUntilSaved(wire, () => 1);
  writeQueue.slow();
  wire.send("one");
  wire.send(sign);
  wire.pong("two");
  await scheduler.beat();
  expect(wire.left).toEqual([]);
  writeQueue.isHolding = true;
  await scheduler.beat();
  expect(wire.left).toEqual([sign, "pong two"]);
});

test("a terminated connection ends at once, after the saved messages and without the unsaved ones", async () => {
  let ticket = 0;
  delayUntilSaved(wire, () => ticket);
  writeQueue.slow();
  wire.send("kept");
  ticket = 1;
  wire.send("not kept");
  terminate(wire, 4101);
  wire.send("too late");
  writeQueue.catchUp();
  await scheduler.beat();
  expect(wire.left).toEqual(["kept", "close 4101"]);
});

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

const pass = { type: "pass" };
const canPass = ({ legal }: Guest) => legal.some(({ type }) => type === "pass");

/** Plays until two players may pass. The others do not learn when the first of them passes. */
async function atWait(): Promise<readonly [Guest, Guest]> {
  for (;;) {
    const { guests } = await newGame(server, 4, 0);
    await playUntil(guests, () => guests.filter(canPass).length >= 2);
    const [ann, bob] = guests.filter(canPass);
    if (ann && bob) return [ann, bob];
  }
}

/** Returns whether a promise is settled after all pending work. */
async function isSettled(promise: Promise<unknown>, bob: Guest): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await pinged(bob);
  return settled;
}

const pinged = (guest: Guest) => new Promise<number>((resolve) => guest.room.ping(resolve));

test("a player's reply waits for the write of their own pass, but not for that of another player", async () => {
  const [ann, bob] = await atWait();
  server.writeQueue.slow();
  const passed = ann.act(pass);
  await pinged(bob);
  expect(await bob.manage({ type: "here" })).toEqual({ ok: true, value: null });
  expect(await isSettled(passed, bob)).toBe(false);
  expect(await isSettled(pinged(ann), bob)).toBe(false);
  server.writeQueue.catchUp();
  expect(await passed).toEqual({ ok: true, value: null });
});

test("a public change is saved before its table gets any other message, and other tables do not wait for it", async () => {
  const { guests } = await newGame(server, 3, 0);
  const elsewhere = await newGame(server, 2, 0);
  const [ann, bob] = guests;
  const [cat] = elsewhere.guests;
  if (!ann || !bob || !cat) throw new Error("somebody has not come");
  server.writeQueue.slow();
  const left = ann.manage({ type: "leave" });
  expect(await isSettled(left, cat)).toBe(false);
  expect(await isSettled(pinged(bob), cat)).toBe(false);
  server.writeQueue.catchUp();
  expect(await left).toEqual({ ok: true, value: null });
});
