import { Client } from "@colyseus/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";
import { protocolVersion } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { type App, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";
import { sharedApp } from "../support/shared-app.ts";
import { ManualTimers } from "../support/timers.ts";

// Colyseus has one matchmaker per process, so servers run one after another.
let app: App;

describe("a server with default settings", () => {
  const usual = sharedApp();
  beforeEach(() => {
    app = usual();
  });

  test("gives a new player a token, a name and an avatar, and recognises the player by the token", async () => {
    const { token, player } = await app.newGuest();
    expect(player).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^\w+ \w+$/),
      avatar: expect.stringMatching(/^(0[1-9]|1[0-2])$/),
    });
    const me = await app.call("GET /api/players/me", { token });
    expect(me).toMatchObject({ status: 200, body: { player, seated: null } });
  });

  test("returns a new token for the same player with a new name and avatar", async () => {
    const { token, player } = await app.newGuest();
    const changed = await app.call("PATCH /api/players/me", { token, body: { name: " Zoë  Cat ", avatar: "12" } });
    const now = { id: player.id, name: "Zoë Cat", avatar: "12" };
    expect(changed).toMatchObject({ status: 200, body: { token: expect.any(String), player: now } });
    expect(await app.call("GET /api/players/me", { token: textIn(changed, "token") })).toMatchObject({
      body: { player: now },
    });
  });

  test.each([
    ["a bad word", { name: "fuck" }, 422, "name-refused"],
    ["a name that is too long", { name: "x".repeat(21) }, 422, "name-refused"],
    ["an unknown avatar", { avatar: "13" }, 400, "malformed"],
    ["an unknown field", { id: "1" }, 400, "malformed"],
    ["a value that is no string", { name: 7 }, 400, "malformed"],
    ["malformed JSON", "{", 400, "malformed"],
    ["too much", { name: "x".repeat(5000) }, 413, "malformed"],
  ])("rejects %s in a profile", async (_, body, status, error) => {
    const { token } = await app.newGuest();
    expect(await app.call("PATCH /api/players/me", { token, body })).toMatchObject({ status, body: { error } });
  });

  test("names the invalid field in a rejection", async () => {
    const { token } = await app.newGuest();
    const answer = await app.call("POST /api/tables", { token, body: { settings: { ...settings, seats: 9 } } });
    expect(answer.body).toEqual({ error: "malformed", detail: "settings.seats: expected 2 to 5" });
  });

  test.each([
    "GET /api/players/me",
    "PATCH /api/players/me",
    "POST /api/tables",
    "GET /api/tables/ABCDEF",
    "POST /api/device-links",
    "GET /api/lobby",
  ])("requires a player for %s", async (request) => {
    expect(await app.call(request, { token: "nl1.e30.AAAA" })).toMatchObject({
      status: 401,
      body: { error: "unauthorized" },
    });
  });

  test("responds in JSON to unknown API paths", async () => {
    expect(await app.call("GET /api/nothing")).toMatchObject({ status: 404, body: { error: "malformed" } });
  });

  test("finds a table by its code in any spelling, for its host and for others", async () => {
    const host = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token: host.token, body: { settings } });
    expect(opened).toMatchObject({ status: 201, body: { code: expect.stringMatching(/^[A-Z0-9]{6}$/) } });
    const code = textIn(opened, "code");
    const { token } = await app.newGuest();
    expect(await app.call(`GET /api/tables/${code}`, host)).toMatchObject({ status: 200, body: opened.body });
    expect(await app.call(`GET /api/tables/${code.toLowerCase()}`, { token })).toMatchObject({ body: opened.body });
    expect(await app.call("GET /api/players/me", host)).toMatchObject({ body: { seated: opened.body } });
  });

  test.each(["ABCDEF", "nonsense"])("finds no table %s", async (code) => {
    const { token } = await app.newGuest();
    const answer = await app.call(`GET /api/tables/${code}`, { token });
    expect(answer).toMatchObject({ status: 404, body: { error: "no-such-table" } });
  });

  test("reports a table that bots have filled as full", async () => {
    const host = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token: host.token, body: { settings, bots: true } });
    const { token } = await app.newGuest();
    const answer = await app.call(`GET /api/tables/${textIn(opened, "code")}`, { token });
    expect(answer).toMatchObject({ status: 409, body: { error: "table-full", watch: opened.body } });
  });

  test.each([
    ["?strength=easy", "easy"],
    ["?strength=expert", "expert"],
    ["", "steady"],
  ])("fills a table with bots of the strength in the query: %j", async (query, strength) => {
    const { token } = await app.newGuest();
    const body = { settings: { ...settings, seats: 2 }, bots: true };
    const opened = await app.call(`POST /api/tables${query}`, { token, body });
    const guest = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token }));
    const strengths = () => Array.from(guest.state.chairs ?? [], (chair) => chair.strength);
    await guest.until(() => strengths().length === 2);
    expect(strengths()).toEqual(["", strength]);
    await guest.room.leave();
  });

  test("refuses a table with bots of an unknown strength, and names the known ones", async () => {
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables?strength=genius", { token, body: { settings, bots: true } });
    expect(opened.status).toBe(400);
    expect(opened.body).toMatchObject({ detail: expect.stringMatching(/^strength: .*"easy"\|"steady"\|"expert"/) });
  });

  test("offers no spectating at a full table that forbids it", async () => {
    const host = await app.newGuest();
    const body = { settings: { ...settings, spectators: false }, bots: true };
    const opened = await app.call("POST /api/tables", { token: host.token, body });
    const { token } = await app.newGuest();
    const answer = await app.call(`GET /api/tables/${textIn(opened, "code")}`, { token });
    expect(answer.body).toEqual({ error: "table-full" });
  });

  test("returns the seat of a seated player, for another table's code and on opening one", async () => {
    const [ann, bob] = [await app.newGuest(), await app.newGuest()];
    const { body: seated } = await app.call("POST /api/tables", { token: ann.token, body: { settings } });
    const other = await app.call("POST /api/tables", { token: bob.token, body: { settings } });
    const answer = { status: 409, body: { error: "already-seated", seated } };
    expect(await app.call("POST /api/tables", { token: ann.token, body: { settings } })).toMatchObject(answer);
    expect(await app.call(`GET /api/tables/${textIn(other, "code")}`, { token: ann.token })).toMatchObject(answer);
  });

  test("lets a device link sign another device in as the same player, once", async () => {
    const { token, player } = await app.newGuest();
    const { body: seated } = await app.call("POST /api/tables", { token, body: { settings } });
    const link = await app.call("POST /api/device-links", { token });
    expect(link).toMatchObject({ status: 201, body: { ticket: expect.any(String), seconds: 300 } });
    const ticket = textIn(link, "ticket");
    const redeemed = await app.call("POST /api/device-links/redeem", { body: { ticket } });
    expect(redeemed).toMatchObject({ status: 200, body: { token: expect.any(String), player, seated } });
    const again = await app.call("POST /api/device-links/redeem", { body: { ticket } });
    expect(again).toMatchObject({ status: 410, body: { error: "ticket-expired" } });
  });
});

describe("a server with changed settings", () => {
  afterEach(() => app.close());

  test("recognises a player after a restart", async () => {
    app = await startApp();
    const { token, player } = await app.newGuest();
    await app.close();
    app = await startApp();
    expect(await app.call("GET /api/players/me", { token })).toMatchObject({ status: 200, body: { player } });
  });

  test("removes an empty table and its code after ten minutes", async () => {
    const timers = new ManualTimers();
    app = await startApp({}, { timers });
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token, body: { settings } });
    timers.pass(600_000 - 1);
    expect(await app.call(`GET /api/tables/${textIn(opened, "code")}`, { token })).toMatchObject({ status: 200 });
    timers.pass(1);
    expect(await app.call(`GET /api/tables/${textIn(opened, "code")}`, { token })).toMatchObject({ status: 404 });
  });

  test("returns the protocol version, the waiting time and an empty queue in the lobby", async () => {
    app = await startApp({ QUEUE_WAIT_SECONDS: "7" });
    const { token } = await app.newGuest();
    expect(await app.call("GET /api/lobby", { token })).toMatchObject({
      status: 200,
      body: { protocol: protocolVersion, queueSeconds: 7, waiting: {} },
    });
  });

  test("renews a token that is older than a day for the same guest", async () => {
    let later = 0;
    app = await startApp({}, { timers: { ...systemTimers, date: () => Date.now() + later } });
    const { token, player } = await app.newGuest();
    const known = { player, seated: null };
    expect((await app.call("GET /api/players/me", { token })).body).not.toHaveProperty("token");
    later = 25 * 3_600_000;
    const answer = await app.call("GET /api/players/me", { token });
    later = 100 * 24 * 3_600_000;
    expect(await app.call("GET /api/players/me", { token })).toMatchObject({ status: 401 });
    later = 91 * 24 * 3_600_000 - 60_000;
    expect((await app.call("GET /api/players/me", { token: textIn(answer, "token") })).body).toMatchObject(known);
  });
});
