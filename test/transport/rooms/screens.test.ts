import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { playUntil } from "../../support/games.ts";
import { Guest } from "../../support/guest.ts";
import { expectOk } from "../../support/saved-table.ts";
import { playerNamed, startTables, type TableServer, tokenOf } from "../../support/server.ts";
import { settingsFor } from "../../support/table-fixture.ts";
import { secretIn } from "../../support/wired-game.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** Joins a table as a screen in the browser of this player. */
async function show({ roomId }: SeatLocation, name = "television"): Promise<Guest> {
  const options = { token: tokenOf(name), watch: true, screen: true };
  const screen = new Guest(await new Client(server.url).joinById<TableState>(roomId, options), server.known);
  await screen.until(() => screen.welcomes.length > 0 && screen.state.chairs?.length > 0);
  return screen;
}

let tables = 0;

/** A table of three before its game; the first guest is the host. */
async function tableOf(edition: string, oneRoom: boolean) {
  tables += 1;
  const names = ["ann", "bob", "cat"].map((name) => `${name} of table ${tables}`);
  // No timeout may act for a human, even on a slow machine.
  const settings = { ...settingsFor(3, edition), nopeSeconds: 12, turnSeconds: 120, oneRoom } as const;
  const opening = { settings, players: names.map(playerNamed), fillWithBots: false, isPublic: false } as const;
  const seated = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
  const guests = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  const [host, ...others] = guests;
  if (!host) throw new Error("expected a host");
  return { guests, names, seated, host, others };
}

/** A game of three; the first guest is the host. */
async function gameOf(edition: string, oneRoom: boolean) {
  const { others, ...table } = await tableOf(edition, oneRoom);
  const { guests, host } = table;
  for (const guest of others) await guest.manage({ type: "ready", ready: true });
  expect(await host.manage({ type: "start" })).toEqual({ ok: true, value: null });
  await Promise.all(guests.map((guest) => guest.until(() => guest.state.phase === "playing")));
  return table;
}

const gameInOneRoom = (edition = "original") => gameOf(edition, true);

const heard = ({ frames }: Guest): string => frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");

describe("a screen", () => {
  test.each(["original", "love-letter"])("gets no secret of a player in a game of %s", async (edition) => {
    const { guests, seated } = await gameInOneRoom(edition);
    const screen = await show(seated);
    expect(screen.seat).toBeNull();
    await playUntil(guests, () => {
      const known = server.known.read(screen.state, "spectator");
      for (const guest of guests) {
        const secret = secretIn(guest.game);
        if (secret !== null && !(known && secretIn(known) === secret)) expect(heard(screen)).not.toContain(secret);
      }
      screen.frames.length = 0;
      return false;
    });
    await screen.until(() => screen.state.phase === "over");
  });

  test("gets the public events from the beginning of the game on", async () => {
    const { guests, seated } = await gameInOneRoom();
    let steps = 0;
    await playUntil(guests, () => {
      steps += 1;
      return steps > 3;
    });
    const screen = await show(seated);
    expect(screen.story[0]?.type).toBe("dealt");
    expect(screen.toldSeq).toBe(screen.state.seq);
  });

  test("has no name, no chair and no number, and is no spectator", async () => {
    const { host, seated } = await gameInOneRoom();
    const screen = await show(seated);
    expect(screen.welcomes[0]).toMatchObject({ seat: null, who: 0 });
    await host.until(() => host.state.screens === 1);
    expect(Array.from(host.state.watchers)).toEqual([]);
    expect(heard(host)).not.toContain("television");
  });

  test("in the browser of a player leaves the player at the table", async () => {
    const { host, names, seated } = await gameInOneRoom();
    const screen = await show(seated, names[0]);
    await host.until(() => host.state.screens === 1);
    expect([host.closed, screen.closed]).toEqual([null, null]);
  });

  test("gets no chat, neither earlier nor new lines, but emotes", async () => {
    const { guests, host, seated } = await gameInOneRoom();
    await host.say("before");
    const screen = await show(seated);
    await host.say("now");
    await host.request("emote", { emote: "laugh" });
    await screen.until(() => screen.emotes.length > 0);
    expect(guests[1]?.said.map(({ text }) => text)).toEqual(["before", "now"]);
    expect(screen.said).toEqual([]);
  });

  test("can do nothing but ask for the clock", async () => {
    const { host, seated } = await gameInOneRoom();
    const screen = await show(seated);
    const refused = { ok: false, error: { kind: "not-seated" } };
    for (const [type, message] of [
      ["act", { seq: host.state.seq, command: { type: "draw" } }],
      ["manage", { type: "pace", pace: "fast" }],
      ["say", { text: "hello" }],
      ["emote", { emote: "laugh" }],
      ["report", { who: 1, reason: "other" }],
      ["deal", { type: "commit", commitment: "0".repeat(64) }],
    ] as const)
      expect(await screen.request(type, message)).toEqual(refused);
    expect(await screen.request("clock", {})).toEqual({ ok: true, value: null });
    expect(screen.closed).toBeNull();
  });

  test("is refused like at a missing table unless the players sit in one room", async () => {
    const { seated } = await gameOf("original", false);
    await expect(show(seated)).rejects.toThrow("no-such-table");
    expect(await server.tables.findForScreen(seated.code, "television")).toEqual({ ok: false, error: "no-such-table" });
  });

  test("is refused beside two others", async () => {
    const { host, seated } = await gameInOneRoom();
    const [first] = [await show(seated), await show(seated)];
    await expect(show(seated)).rejects.toThrow("table-full");
    await first?.drop();
    await host.until(() => host.state.screens === 1);
    expect(await server.tables.findForScreen(seated.code, "television")).toEqual({ ok: true, value: seated });
  });

  test("is removed by the host, at any time", async () => {
    const { host, guests, seated } = await gameInOneRoom();
    const screen = await show(seated);
    expect(await guests[1]?.manage({ type: "one-room", on: false })).toMatchObject({ ok: false });
    await host.manage({ type: "one-room", on: false });
    await screen.until(() => screen.closed !== null);
    expect(screen.goodbyes).toEqual(["unwatched"]);
    await host.until(() => host.state.screens === 0);
  });

  test("of a blocked player is refused like at a missing table, and removed after a new block", async () => {
    const { host, names, seated } = await gameInOneRoom();
    const [blocker = ""] = names;
    const screen = await show(seated, "stranger");
    server.blocks.block(blocker, "stranger");
    await screen.until(() => screen.closed !== null);
    expect(screen.goodbyes).toEqual(["table-closed"]);
    await expect(show(seated, "stranger")).rejects.toThrow("no-such-table");
    await host.until(() => host.state.screens === 0);
  });

  test("of a player removed by the host is removed with the player, and refused from then on", async () => {
    const { host, names, seated } = await tableOf("original", true);
    const [, removed = "", another = ""] = names;
    const own = [await show(seated, removed), await show(seated, removed)];
    await host.manage({ type: "remove", seat: 1 });
    await Promise.all(own.map((screen) => screen.until(() => screen.closed !== null)));
    expect(own.map(({ goodbyes }) => goodbyes)).toEqual([["removed"], ["removed"]]);
    await expect(show(seated, removed)).rejects.toThrow("removed");
    expect(await server.tables.findForScreen(seated.code, removed)).toEqual({ ok: false, error: "removed" });
    expect((await show(seated, another)).closed).toBeNull();
  });

  test("that a player opened as a guest is removed with the account that the guest has become", async () => {
    const { host, names, seated } = await tableOf("original", true);
    const [, guest = ""] = names;
    const screen = await show(seated, guest);
    const account = `a-${guest}`;
    server.accounts.set(guest, account);
    await Guest.join(server, seated, account, { formerly: tokenOf(guest) });
    await host.manage({ type: "remove", seat: 1 });
    await screen.until(() => screen.closed !== null);
    expect(screen.goodbyes).toEqual(["removed"]);
  });

  test("of a suspended player is removed with the player", async () => {
    const { host, names, seated } = await gameInOneRoom();
    const [, suspended = "", another = ""] = names;
    const [own, other] = [await show(seated, suspended), await show(seated, another)];
    const table = server.tables.all.find(({ seated: { code } }) => code === seated.code);
    table?.moderate({
      isSentAway: (playerId) => playerId === suspended,
      hasNews: () => false,
      nameOf: ({ name }) => name,
      linesTaken: () => [],
    });
    await own.until(() => own.closed !== null);
    expect(own.goodbyes).toEqual(["suspended"]);
    await host.until(() => host.state.screens === 1);
    expect(other.closed).toBeNull();
  });

  test("finds the table again after a restart, which keeps the setting", async () => {
    const { seated } = await gameInOneRoom();
    const saved = await server.writeQueue.recalled(seated.roomId);
    expect(saved?.table.settings.oneRoom).toBe(true);
  });
});
