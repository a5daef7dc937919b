import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { games } from "../../shared/registry.ts";
import { newGame, playUntil } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer, tokenOf } from "../support/server.ts";
import { secretIn } from "../support/wired-game.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

const hex = (frames: readonly Uint8Array[]): string[] => frames.map((frame) => Buffer.from(frame).toString("hex"));
const latin = (frames: readonly Uint8Array[]): string =>
  frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");

/** Starts a game with two spectators, with no frames in transit. */
async function watched(edition: string) {
  const { guests, seated } = await newGame(server, 3, 0, edition);
  const watchers = [
    await Guest.join(server, seated, "eve", { watch: true }),
    await Guest.join(server, seated, "mallory", { watch: true }),
  ];
  await Promise.all([...guests, ...watchers].map((guest) => guest.until(() => [...guest.state.watchers].length === 2)));
  const [ann, bob] = guests;
  const [eve] = watchers;
  if (!ann || !bob || !eve) throw new Error("the guests did not join");
  return { guests, watchers, ann, bob, eve, seated };
}

test.each(["original", "apocalypse:original", "love-letter"])(
  "all spectators of %s receive the same bytes without any player's secrets",
  async (edition) => {
    const { guests, watchers } = await watched(edition);
    for (const watcher of watchers) watcher.frames.length = 0;
    const secrets = new Set<string>();
    const known = new Set([""]);
    await playUntil(guests, () => {
      for (const { game, state } of guests) {
        secrets.add(secretIn(game) ?? "");
        const everybodys = games.read(state, "spectator");
        known.add((everybodys && secretIn(everybodys)) ?? "");
      }
      return guests.some((guest) => guest.state.seq >= 25);
    });
    const seq = Math.max(...guests.map(({ state }) => state.seq));
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.batches.at(-1)?.seq === seq)));
    const [one, other] = watchers.map(({ frames }) => frames);
    expect(hex(one ?? [])).toEqual(hex(other ?? []));
    const hidden = secrets.difference(known);
    expect(hidden.size).toBeGreaterThan(0);
    for (const secret of hidden) expect(latin(one ?? [])).not.toContain(secret);
  },
);

test("a spectator receives each intermediate state while the write queue is slow", async () => {
  const { guests, names, seated } = await newGame(server, 3, 0);
  const eve = await Guest.join(server, seated, "eve", { watch: true });
  server.writeQueue.slow();
  for (const [seat, name] of names.slice(0, 2).entries()) {
    void guests[seat]?.manage({ type: "leave" });
    await expect.poll(() => server.tables.seatOf(name)).toBeNull();
  }
  server.writeQueue.catchUp();
  const presences = () => eve.chairs.map(({ presence }) => presence);
  await eve.until(() => presences()[1] === "left");
  expect(presences()).toEqual(["left", "left", "here"]);
});

test("a late spectator receives the event history in its public form", async () => {
  const { guests, seated } = await newGame(server, 4, 0);
  const isDrawn = ({ events }: Guest) => events.some(({ type }) => type === "card-drawn");
  await playUntil(guests, () => guests.every(isDrawn));
  const eve = await Guest.join(server, seated, "eve", { watch: true });
  await eve.until(() => eve.story.length > 0);
  expect(eve.seat).toBeNull();
  expect(eve.kittens.hand).toEqual([]);
  const drawn = eve.story.filter((event) => event.type === "card-drawn");
  expect(drawn.length).toBeGreaterThan(0);
  for (const event of drawn) expect(event).toHaveProperty("card", null);
});

test("requests of a spectator are rejected without disconnecting them and without a frame to others", async () => {
  const { guests, eve } = await watched("original");
  for (const guest of guests) guest.frames.length = 0;
  expect(await eve.act({ type: "draw" })).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(await eve.manage({ type: "start" })).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(await eve.say("bob has a Nope")).toEqual({ ok: false, error: { kind: "company", code: "watchers-silent" } });
  expect(eve.closed).toBeNull();
  for (const guest of guests) {
    await guest.manage({ type: "here" });
    expect(guest.frames).toHaveLength(1);
  }
});

test("all clients receive a chat line, including spectators who join later", async () => {
  const { guests, watchers, ann, seated } = await watched("original");
  expect(await ann.say("good luck")).toEqual({ ok: true, value: null });
  for (const guest of [...guests, ...watchers]) await guest.until(() => guest.said.length === 1);
  const late = await Guest.join(server, seated, "late", { watch: true });
  await late.until(() => late.said.length === 1);
  const chair = ann.chairs[0];
  expect(late.said).toEqual([
    { number: 1, who: 1, name: chair?.name, avatar: chair?.avatar, guest: true, text: "good luck" },
  ]);
});

test("all clients receive an emote", async () => {
  const { guests, watchers, bob } = await watched("original");
  await bob.request("emote", { emote: "laugh" });
  for (const guest of [...guests, ...watchers]) {
    await guest.until(() => guest.emotes.length === 1);
    expect(guest.emotes).toEqual([{ seat: 1, who: 2, emote: "laugh" }]);
  }
});

test.each([{ watch: false }, { watch: "yes" }])("a join with %j is rejected", async (how) => {
  const { seated } = await newGame(server, 2, 0);
  const joining = new Client(server.url).joinById(seated.roomId, { token: tokenOf("mallory"), ...how });
  await expect(joining).rejects.toThrow("unauthorized");
});

test("a chat message without a request id closes only the sender's connection", async () => {
  const { ann, eve } = await watched("original");
  eve.room.send("say", { text: "hello" });
  await eve.until(() => eve.closed !== null);
  await ann.until(() => [...ann.state.watchers].length === 1);
  expect(ann.said).toEqual([]);
});
