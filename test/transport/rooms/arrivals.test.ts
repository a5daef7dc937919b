import { ClientState, matchMaker } from "@colyseus/core";
import { Client } from "@colyseus/sdk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { TableDirectory } from "../../../server/tables/directory.ts";
import type { Tables } from "../../../server/tables/tables.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { Guest } from "../../support/guest.ts";
import { expectOk } from "../../support/saved-table.ts";
import { startTables, type TableServer, tokenOf } from "../../support/server.ts";
import { settingsFor } from "../../support/table-fixture.ts";

/** Reservations that wait for their answer, the oldest first; null if none must wait. */
let waiting: (() => void)[] | null;

/** Lookups of a player's seat that wait for their answer; null if none must wait. They precede the reservation. */
let asking: (() => void)[] | null;

/** Blocklists of players with a reservation that wait to be loaded; null if none must wait. */
let loading: (() => void)[] | null;

/** Directory with delayed answers, like one on another machine. */
const slow = (tables: Tables): TableDirectory => ({
  async seatOf(playerId) {
    await new Promise<void>((resolve) => (asking ? asking.push(resolve) : resolve()));
    return tables.seatOf(playerId);
  },
  async reserve(playerId, seated) {
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));
    return tables.reserve(playerId, seated);
  },
  free: (playerId, seated) => tables.free(playerId, seated),
  leave: (playerId, seated) => tables.leave(playerId, seated),
  stateOf: (roomId) => tables.stateOf(roomId),
  find: (code, playerId) => tables.find(code, playerId),
  findToWatch: (code, playerId) => tables.findToWatch(code, playerId),
  findForScreen: (code, openedBy) => tables.findForScreen(code, openedBy),
  invitationTo: (code) => tables.invitationTo(code),
  hides: (where, asker) => tables.hides(where, asker),
  personAt: (roomId, playerId, who) => tables.personAt(roomId, playerId, who),
  refusalFor: (opener) => tables.refusalFor(opener),
});

let server: TableServer;
let seated: SeatLocation;
beforeEach(async () => {
  waiting = null;
  asking = null;
  loading = null;
  server = await startTables({}, undefined, undefined, undefined, { directoryOf: slow });
  const around = server.blocks.around.bind(server.blocks);
  server.blocks.around = async (playerId) => {
    await new Promise<void>((resolve) => (loading ? loading.push(resolve) : resolve()));
    return around(playerId);
  };
  const opening = { settings: settingsFor(3), players: [], fillWithBots: false, isPublic: false };
  seated = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
});
afterEach(() => server.stop());

const reservation = z.object({ sessionId: z.string(), processId: z.string() });

/** Connects a player, and delays the reservation of their seat. */
async function knock(name: string): Promise<WebSocket> {
  const before = waiting?.length ?? 0;
  const socket = await connect(name);
  await expect.poll(() => waiting?.length).toBe(before + 1);
  return socket;
}

async function connect(name: string): Promise<WebSocket> {
  const body = JSON.stringify({ token: tokenOf(name) });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${server.url}/matchmake/joinById/${seated.roomId}`, { method: "POST", headers, body });
  const { sessionId, processId } = reservation.parse(await answer.json());
  const address = `${server.url.replace("http", "ws")}/${processId}/${seated.roomId}?sessionId=${sessionId}`;
  return new WebSocket(address);
}

/** Closes a connection before its admission, and waits until the server has noticed it. */
async function leave(socket: WebSocket): Promise<void> {
  socket.close();
  const clients = () => matchMaker.getLocalRoomById(seated.roomId).clients;
  await expect.poll(() => clients().map(({ state }) => state)).toContain(ClientState.LEAVING);
}

const closed = (socket: WebSocket) =>
  new Promise<void>((resolve) => socket.addEventListener("close", () => resolve(), { once: true }));

const peopleSeenBy = ({ chairs }: Guest) => chairs.filter(({ kind }) => kind === "person").map(({ name }) => name);

test("a player who disconnects before admission takes no chair and may sit elsewhere", async () => {
  const bob = await Guest.join(server, seated, "bob");
  waiting = [];
  const ann = await knock("ann");
  await leave(ann);
  for (const answer of waiting.splice(0)) answer();
  waiting = null;
  await Guest.join(server, seated, "cat");
  await bob.until(() => peopleSeenBy(bob).includes("cat"));
  expect(peopleSeenBy(bob)).toEqual(["bob", "cat"]);
  expect(await server.tables.seatOf("ann")).toBeNull();
});

test("a connection that ends before admission does not replace an older one", async () => {
  const ann = await Guest.join(server, seated, "ann");
  waiting = [];
  const again = await knock("ann");
  await leave(again);
  for (const answer of waiting.splice(0)) answer();
  waiting = null;
  await Guest.join(server, seated, "bob");
  await ann.until(() => peopleSeenBy(ann).includes("bob"));
  expect([ann.goodbyes, ann.chairs[0]?.presence]).toEqual([[], "here"]);
});

test("the newest of two connections has the seat even if they are admitted in reverse order", async () => {
  waiting = [];
  const older = await knock("ann");
  const join = new Client(server.url).joinById<TableState>(seated.roomId, { token: tokenOf("ann") });
  await expect.poll(() => waiting?.length).toBe(2);
  const [first, second] = waiting.splice(0);
  waiting = null;
  second?.();
  const newer = new Guest(await join);
  const end = closed(older);
  first?.();
  await end;
  await newer.until(() => newer.welcomes.length > 0 && newer.chairs[0]?.presence === "here");
  expect([newer.seat, newer.closed, newer.goodbyes]).toEqual([0, null, []]);
});

test("a player who joins while a table closes does not reopen it", async () => {
  await Guest.join(server, seated, "bob");
  asking = [];
  const ann = await connect("ann");
  await expect.poll(() => asking?.length).toBe(1);
  const end = closed(ann);
  server.tables.stopTaking();
  for (const answer of asking.splice(0)) answer();
  asking = null;
  await end;
  expect(server.writeQueue.tables.get(seated.roomId)).toBeNull();
});

/** Connects players, and delays them between the reservation of their seats and their admission. */
async function reserveFor(...names: readonly string[]): Promise<WebSocket[]> {
  loading = [];
  const sockets: WebSocket[] = [];
  for (const name of names) {
    sockets.push(await connect(name));
    await expect.poll(() => loading?.length).toBe(sockets.length);
  }
  return sockets;
}

function admitAll(): void {
  for (const answer of loading?.splice(0) ?? []) answer();
  loading = null;
}

test("of two players who join for the last chair at once, one gets it and the other may sit elsewhere", async () => {
  const [ann] = [await Guest.join(server, seated, "ann"), await Guest.join(server, seated, "bob")];
  const [, dan] = await reserveFor("cat", "dan");
  const end = dan && closed(dan);
  admitAll();
  await end;
  await ann.until(() => peopleSeenBy(ann).includes("cat"));
  expect(peopleSeenBy(ann)).toEqual(["ann", "bob", "cat"]);
  expect(await server.tables.seatOf("dan")).toBeNull();
  expect(server.errors).toEqual([]);
});

test("a player who joins while the host starts the game gets no chair and may sit elsewhere", async () => {
  const [ann, bob] = [await Guest.join(server, seated, "ann"), await Guest.join(server, seated, "bob")];
  await bob.manage({ type: "ready", ready: true });
  const [cat] = await reserveFor("cat");
  expect(await ann.manage({ type: "start" })).toEqual({ ok: true, value: null });
  const end = cat && closed(cat);
  admitAll();
  await end;
  expect(peopleSeenBy(ann)).toEqual(["ann", "bob"]);
  expect(await server.tables.seatOf("cat")).toBeNull();
  expect(server.errors).toEqual([]);
});
