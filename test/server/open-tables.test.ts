import { Client } from "@colyseus/sdk";
import { afterEach, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { type App, type NewGuest, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";
import { ManualTimers } from "../support/timers.ts";

let app: App;
afterEach(() => app.close());

const open = ({ token }: NewGuest, from = "", bots = false) =>
  app.call("POST /api/tables", {
    token,
    body: { settings, ...(bots && { bots }) },
    headers: { "X-Forwarded-For": from },
  });

/** Opens a table for a guest and takes a seat there. */
async function seated(guest: NewGuest, from = ""): Promise<Guest> {
  const roomId = textIn(await open(guest, from, true), "roomId");
  return new Guest(await new Client(app.url).joinById<TableState>(roomId, { token: guest.token }));
}

const leave = (guest: Guest) => guest.room.request("manage", { type: "leave" });
const find = ({ token }: NewGuest, code: string) => app.call(`GET /api/tables/${code}`, { token });

test("a player has a limit of open tables, including left ones until they close", async () => {
  const timers = new ManualTimers();
  app = await startApp({ TABLES_PER_PLAYER: "2" }, { timers });
  const ann = await app.newGuest();
  for (let times = 0; times < 2; times += 1) await leave(await seated(ann));
  expect(await open(ann)).toMatchObject({ status: 429, body: { error: "too-many-tables" } });
  expect(await open(await app.newGuest())).toMatchObject({ status: 201 });
  timers.pass(10 * 60_000);
  expect(await open(ann)).toMatchObject({ status: 201 });
});

test("an address has a limit of open tables, whatever the player, through the queue too", async () => {
  app = await startApp({ TABLES_PER_ADDRESS: "2", TRUST_PROXY: "1" });
  for (let times = 0; times < 2; times += 1) await open(await app.newGuest(), "192.0.2.1");
  const ann = await app.newGuest();
  expect(await open(ann, "192.0.2.1")).toMatchObject({ status: 429, body: { error: "too-many-tables" } });
  const body = { token: ann.token, edition: "original", seats: 3 };
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  expect(await app.call("POST /matchmake/joinOrCreate/queue", { body, headers })).toMatchObject({
    status: 429,
    body: { error: "too-many-tables" },
  });
  expect(await open(ann, "192.0.2.2")).toMatchObject({ status: 201 });
});

test("a table with bots from the queue counts for the player who started it", async () => {
  app = await startApp({ TABLES_PER_PLAYER: "1" });
  const { token } = await app.newGuest();
  const wish = { token, edition: "original", seats: 3 };
  const queue = await new Client(app.url).joinOrCreate("queue", wish);
  const table = await new Promise<{ roomId: string }>((resolve) => {
    queue.onMessage("queue", () => queue.send("start"));
    queue.onMessage("seated", resolve);
  });
  await leave(new Guest(await new Client(app.url).joinById<TableState>(table.roomId, { token })));
  const again = await app.call("POST /api/tables", { token, body: { settings } });
  expect(again).toMatchObject({ status: 429, body: { error: "too-many-tables" } });
});

test("the server has a limit of open tables, and a closing table makes room", async () => {
  const timers = new ManualTimers();
  app = await startApp({ MAX_TABLES: "1" }, { timers });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  await leave(await seated(ann));
  expect(await open(bob)).toMatchObject({ status: 503, body: { error: "full" } });
  timers.pass(10 * 60_000);
  expect(await open(bob)).toMatchObject({ status: 201 });
});

test("a table with a lifetime of zero still waits for its first player", async () => {
  const timers = new ManualTimers();
  app = await startApp({ EMPTY_TABLE_MINUTES: "0", JOIN_GRACE_SECONDS: "15" }, { timers });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const opened = await open(ann);
  timers.pass(14_999);
  const code = textIn(opened, "code");
  expect(await find(bob, code)).toMatchObject({ status: 200 });
  const roomId = textIn(opened, "roomId");
  const guest = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token: ann.token }));
  timers.pass(60_000);
  expect(await find(bob, code)).toMatchObject({ status: 200 });
  await leave(guest);
  timers.pass(0);
  expect(await find(bob, code)).toMatchObject({ status: 404 });
});

test("a table with a lifetime of zero closes if no player comes", async () => {
  const timers = new ManualTimers();
  app = await startApp({ EMPTY_TABLE_MINUTES: "0", JOIN_GRACE_SECONDS: "15" }, { timers });
  const ann = await app.newGuest();
  const code = textIn(await open(ann), "code");
  timers.pass(15_000);
  expect(await find(ann, code)).toMatchObject({ status: 404 });
});

const press = ({ token }: NewGuest, key: string) =>
  app.call("POST /api/tables", { token, body: { settings }, headers: { "Idempotency-Key": key } });

test("repeated requests with one idempotency key open one table", async () => {
  app = await startApp();
  const ann = await app.newGuest();
  const answers = await Promise.all([press(ann, "press 1"), press(ann, "press 1")]);
  const bodies = [...answers, await press(ann, "press 1")].map(({ status, body }) => ({ status, body }));
  expect(bodies[0]?.status).toBe(201);
  expect([bodies[1], bodies[2]]).toEqual([bodies[0], bodies[0]]);
});

test("another idempotency key opens no second table for a seated player", async () => {
  app = await startApp();
  const ann = await app.newGuest();
  await press(ann, "press 1");
  expect(await press(ann, "press 2")).toMatchObject({ status: 409, body: { error: "already-seated" } });
});

test("the same idempotency key of another player opens another table", async () => {
  app = await startApp();
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const codes = [await press(ann, "press 1"), await press(bob, "press 1")].map((answer) => textIn(answer, "code"));
  expect(new Set(codes).size).toBe(2);
});

test("an overlong idempotency key is malformed", async () => {
  app = await startApp();
  expect(await press(await app.newGuest(), "x".repeat(101))).toMatchObject({
    status: 400,
    body: { error: "malformed" },
  });
});
