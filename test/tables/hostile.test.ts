import { CloseCode } from "@colyseus/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Social } from "../../server/tables/social/social.ts";
import { newGame } from "../support/games.ts";
import type { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";

const framesPerSecond = 500;
let server: TableServer;
beforeAll(async () => {
  server = await startTables({ framesPerSecond });
});
afterAll(() => server.stop());

/** Starts a game of two people; the first is hostile. */
async function withMallory(): Promise<{ mallory: Guest; bob: Guest }> {
  const { guests } = await newGame(server, 2, 0);
  const [mallory, bob] = guests;
  if (!mallory || !bob) throw new Error("the guests did not join");
  await Promise.all(guests.map((guest) => guest.manage({ type: "here" })));
  bob.frames.length = 0;
  return { mallory, bob };
}

/** Waits for a reply to Bob, so that he has received all earlier frames. Returns their number. */
async function heardBy(bob: Guest): Promise<number> {
  await bob.manage({ type: "here" });
  return bob.frames.length - 1;
}

const malformed = { ok: false, error: { kind: "refused", refusal: { code: "malformed", rule: "" } } };

test.each([
  null,
  7,
  "draw",
  [],
  {},
  { type: "timeout" },
  { type: "draw", seat: 1 },
  { type: "play" },
  { type: "play", cards: [] },
  { type: "play", cards: ["skip"], target: -1 },
  { type: "play", cards: Array(11).fill("skip") },
  { type: "play", cards: ["x".repeat(41)] },
  { type: "insert", position: 1.5 },
  { type: "insert", position: "0" },
  { type: "toString" },
])("the command %j is rejected as malformed without a frame to other players", async (command) => {
  const { mallory, bob } = await withMallory();
  expect(await mallory.request("act", { seq: mallory.state.seq, command })).toEqual(malformed);
  expect(await heardBy(bob)).toBe(0);
  expect(mallory.closed).toBeNull();
});

test.each([
  null,
  "act",
  { seq: "1", command: { type: "draw" } },
  { seq: -1, command: { type: "draw" } },
  { seq: 1 / 2 },
])("the request %j is rejected as malformed", async (message) => {
  const { mallory, bob } = await withMallory();
  expect(await mallory.request("act", message)).toEqual(malformed);
  expect(await heardBy(bob)).toBe(0);
});

test.each([
  null,
  { type: "commit" },
  { type: "commit", commitment: "a".repeat(63) },
  { type: "commit", commitment: "A".repeat(64) },
  { type: "reveal", entropy: 7 },
  { type: "reveal", entropy: "a".repeat(64), seat: 1 },
])("the contribution %j to the deal is rejected as malformed", async (message) => {
  const { mallory, bob } = await withMallory();
  const refused = { ok: false, error: { kind: "manage", code: "malformed" } };
  expect(await mallory.request("deal", message)).toEqual(refused);
  expect(await heardBy(bob)).toBe(0);
});

test.each([
  { type: "commit", commitment: "a".repeat(64) },
  { type: "reveal", entropy: "a".repeat(64) },
])("a $type is rejected during a game without a frame to other players", async (message) => {
  const { mallory, bob } = await withMallory();
  const refused = { ok: false, error: { kind: "manage", code: "not-now" } };
  expect(await mallory.request("deal", message)).toEqual(refused);
  expect(await heardBy(bob)).toBe(0);
});

const thrownOut: readonly (readonly [string, (mallory: Guest) => void])[] = [
  ["a message without a request id", (mallory) => mallory.room.send("act", { seq: 1, command: { type: "draw" } })],
  ["a message of an unknown type", (mallory) => mallory.room.send("cheat", {})],
  ["a request of an unknown type", (mallory) => void mallory.request("cheat", {})],
  [
    "a card list of bytes",
    (mallory) => void mallory.request("act", { seq: 1, command: { type: "play", cards: new Uint8Array([1, 2]) } }),
  ],
  ["a date", (mallory) => void mallory.request("say", { text: new Date(0) })],
  ["a text frame", (mallory) => mallory.socket.send("draw")],
  ["an oversized message", (mallory) => void mallory.request("say", { text: "x".repeat(4096) })],
  [
    "a malformed message",
    (mallory) => mallory.room.connection.send(new Uint8Array([13, 163, 97, 99, 116, 199, 255, 1])),
  ],
  ["a flood of messages", (mallory) => flood(mallory)],
];

function flood(mallory: Guest): void {
  for (let count = 0; count <= 2 * framesPerSecond; count += 1) mallory.room.connection.send(new Uint8Array([18]));
}

test.each(thrownOut)("%s closes the connection, and the game continues", async (_, attack) => {
  const { mallory, bob } = await withMallory();
  attack(mallory);
  await mallory.until(() => mallory.closed !== null);
  await bob.until(() => bob.chairs.some(({ presence }) => presence === "away"));
  expect(bob.state.phase).toBe("playing");
  expect(bob.closed).toBeNull();
  expect(server.errors).toEqual([]);
});

test.each([[], [0], [31], [255, 255], [10, 0], [18, 0], [12, 1], [21], [21, 255], [13], [17, 163, 97, 99, 116]])(
  "the bytes %j %j %j close the connection with one log line",
  async (...bytes) => {
    const { mallory, bob } = await withMallory();
    server.ended.length = 0;
    mallory.room.connection.send(new Uint8Array(bytes));
    await mallory.until(() => mallory.closed !== null);
    expect(mallory.closed).toBe(CloseCode.WITH_ERROR);
    expect(server.ended).toEqual([{ event: "connection-ended", offence: "nonsense", frames: expect.any(Number) }]);
    expect(await heardBy(bob)).toBeLessThanOrEqual(1);
    expect(server.errors).toEqual([]);
  },
);

test("an exception in a handler closes only the sender's connection", async () => {
  const { mallory, bob } = await withMallory();
  vi.spyOn(Social.prototype, "say").mockImplementationOnce(() => {
    throw new Error("a bug");
  });
  await mallory.say("meow");
  await mallory.until(() => mallory.closed !== null);
  await bob.until(() => bob.chairs.some(({ presence }) => presence === "away"));
  expect(bob.closed).toBeNull();
  expect(server.errors).toMatchObject([{ err: { message: "a bug" } }]);
  server.errors.length = 0;
});
