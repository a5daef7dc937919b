import { afterEach, beforeEach, expect, test } from "vitest";
import { systemTimers } from "../../../server/runtime/timers.ts";
import { FencedError } from "../../../server/storage/postgres/fenced-error.ts";
import { WriteQueue } from "../../../server/storage/writing/write-queue.ts";
import { newGame, playUntil } from "../../support/games.ts";
import { Guest } from "../../support/guest.ts";
import type { InMemoryWriteQueue } from "../../support/in-memory-write-queue.ts";
import { startTables, type TableServer } from "../../support/server.ts";

/** Error of all writes; null while they succeed. */
let failure: Error | null;
let server: TableServer;
let writeQueue: WriteQueue;
beforeEach(async () => {
  failure = null;
  const journalOver = (notebook: InMemoryWriteQueue) => {
    writeQueue = new WriteQueue({
      async write(entry) {
        if (failure) throw failure;
        notebook.keep(entry);
      },
      timers: systemTimers,
      scheduler: { next: (run) => void setImmediate(run) },
      log: { info() {}, error() {} },
      failing: {
        kind: "hold",
        held: () => server.tables.pause(),
        wentOn: () => server.tables.resume(),
        fenced: () => void server.tables.release(server.tables.roomIds),
      },
    });
    return writeQueue;
  };
  server = await startTables({}, undefined, undefined, undefined, { journalOver });
});
afterEach(() => server.stop());

const done = { ok: true, value: null };
const ping = 18;

/** Whether a frame is only a pause notice or a keepalive. */
const isHarmless = (frame: Uint8Array): boolean =>
  (frame.length === 1 && frame[0] === ping) || Buffer.from(frame).toString("latin1").includes("pause");

const pinged = (guest: Guest) => new Promise<number>((resolve) => guest.room.ping(resolve));

/** Starts a game of three in which the player who is to act draws while writes fail. */
async function drawUnkept() {
  const game = await newGame(server, 3, 0);
  const { guests } = game;
  const drawer = guests.find(({ legal }) => legal.some(({ type }) => type === "draw"));
  if (!drawer) throw new Error("no player may draw");
  const { seq } = drawer.state;
  failure = new Error("Postgres has gone");
  for (const guest of guests) guest.frames.length = 0;
  const drawn = drawer.act({ type: "draw" });
  return { ...game, drawer, seq, drawn };
}

/** Number of saved steps. */
const stepsKept = () => server.writeQueue.steps.length;

test("clients receive only the pause notice and keepalives between the first failed and the first successful write", async () => {
  const { guests, drawn, seq } = await drawUnkept();
  await Promise.all(guests.map((guest) => guest.until(() => guest.pauses.length > 0)));
  await Promise.all(guests.map(pinged));
  for (const guest of guests) expect(guest.frames.filter((frame) => !isHarmless(frame))).toEqual([]);
  expect(stepsKept()).toBe(0);
  failure = null;
  expect(await drawn).toEqual(done);
  await Promise.all(guests.map((guest) => guest.until(() => guest.pauses.length > 1)));
  for (const guest of guests) expect([guest.pauses, guest.state.seq]).toEqual([[true, false], seq + 1]);
  expect(stepsKept()).toBe(1);
});

test("a command during a pause is rejected, and the game continues afterwards with all accepted commands", async () => {
  const { guests, drawn, drawer } = await drawUnkept();
  await drawer.until(() => drawer.pauses.length > 0);
  const other = guests.find((guest) => guest !== drawer);
  const refused = other?.manage({ type: "leave" });
  if (other) await pinged(other);
  failure = null;
  expect(await refused).toEqual({ ok: false, error: { kind: "paused" } });
  expect(await drawn).toEqual(done);
  await playUntil(guests, () => false);
  const steps = server.writeQueue.steps.map(({ place }) => place);
  expect(steps).toEqual(steps.map((_, place) => place));
  expect(guests.map(({ state }) => state.phase)).toEqual(["over", "over", "over"]);
});

test("a transferred table is dropped without a message and restored unchanged", async () => {
  const { guests, names, seated } = await newGame(server, 3, 0);
  await playUntil(guests, () => (guests[0]?.state.seq ?? 0) >= 3);
  const before = guests.map(({ kittens, state }) => [kittens, state.seq]);
  expect(await server.tables.handOver([seated.roomId])).toEqual([seated.roomId]);
  for (const guest of guests) guest.frames.length = 0;
  await server.tables.release([seated.roomId]);
  await Promise.all(guests.map((guest) => guest.until(() => guest.closed !== null)));
  expect(guests.map(({ closed, goodbyes, frames }) => [closed, goodbyes, frames.length])).toEqual(
    guests.map(() => [4101, [], 0]),
  );
  await server.tables.restore(server.writeQueue.recalled(seated.roomId));
  const back = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  expect(back.map(({ kittens, state }) => [kittens, state.seq])).toEqual(before);
});

test("a transferred table answers no commands and writes nothing", async () => {
  const { guests, seated } = await newGame(server, 3, 0);
  await server.tables.handOver([seated.roomId]);
  const [steps, tables] = [stepsKept(), server.writeQueue.tables.get(seated.roomId)];
  let answers = 0;
  const count = () => {
    answers += 1;
  };
  const [leaver, ...others] = guests;
  for (const guest of others) void guest.act(guest.legal[0] ?? { type: "pass" }).then(count);
  await leaver?.drop();
  await Promise.all(others.map(pinged));
  await writeQueue.flush();
  expect(answers).toBe(0);
  expect([stepsKept(), server.writeQueue.tables.get(seated.roomId)]).toEqual([steps, tables]);
});

test("a transferred table admits no players", async () => {
  const { names, seated } = await newGame(server, 2, 0);
  await server.tables.handOver([seated.roomId]);
  await expect(Guest.join(server, seated, names[0] ?? "")).rejects.toThrow("already full");
});

test("tables are transferred only after all their steps are saved", async () => {
  const { guests, seated, drawn } = await drawUnkept();
  await guests[0]?.until(() => (guests[0]?.pauses.length ?? 0) > 0);
  const handedOver = server.tables.handOver([seated.roomId]);
  expect(stepsKept()).toBe(0);
  failure = null;
  expect(await handedOver).toEqual([seated.roomId]);
  expect(stepsKept()).toBe(1);
  expect(await drawn).toEqual(done);
});

test("a fenced server sends nothing that it could not save, and drops its rooms at once", async () => {
  const { guests, seated, drawer, seq } = await drawUnkept();
  await drawer.until(() => drawer.pauses.length > 0);
  failure = new FencedError();
  await Promise.all(guests.map((guest) => guest.until(() => guest.closed !== null)));
  for (const { frames, closed, goodbyes, state } of guests) {
    expect(frames.filter((frame) => !isHarmless(frame))).toEqual([]);
    expect([closed, goodbyes, state.seq]).toEqual([4101, [], seq]);
  }
  expect([stepsKept(), await server.tables.seatOf(seated.code)]).toEqual([0, null]);
  expect(await server.tables.handOver([seated.roomId])).toEqual([]);
});
