import { Client } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Notice } from "../../../shared/net/protocol.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { type AccountsApp, accountsApp } from "../../support/accounts-app.ts";
import { settings, textIn } from "../../support/app.ts";
import { Guest } from "../../support/guest.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";
import { member } from "./panel.ts";

const postgres = withPostgres();

/** Seats a player at a table of their own; with bots the game has begun. */
async function seated(app: AccountsApp, bots = true) {
  const { token, player } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings, bots } });
  const roomId = textIn(opened, "roomId");
  const room = await new Client(app.url).joinById<TableState>(roomId, { token });
  const notices: Notice[] = [];
  const goodbyes: object[] = [];
  const guest = new Guest(room);
  room.onMessage("notice", (notice: Notice) => notices.push(notice));
  room.onMessage("goodbye", (goodbye: object) => goodbyes.push(goodbye));
  await guest.until(() => guest.state.phase === (bots ? "playing" : "waiting"));
  return { guest, token, player, roomId, code: textIn(opened, "code"), notices, goodbyes };
}

const tables = z.object({ tables: z.array(z.looseObject({ roomId: z.string() })) }).transform(({ tables }) => tables);

const dealtEvent = z.looseObject({ hand: z.array(z.string().nullable()).optional() });

describe.each(databases)("an operator, with $name", (database) => {
  const app = accountsApp(database, postgres, { BOT_DELAY_MS: "60000-60000" });

  test("sees the public data of a table only: its players and the turn", async () => {
    const operator = await member(app, "operator");
    const { roomId, code, player, guest } = await seated(app);
    const { body } = await operator.call("GET /api/admin/tables");
    const row = tables.parse(body).find((table) => table.roomId === roomId);
    expect(row).toEqual({
      roomId,
      code,
      node: "server",
      edition: "original",
      isPublic: false,
      phase: "playing",
      seats: 3,
      people: [
        { name: player.name, kind: "person", isHere: true },
        { name: expect.any(String), kind: "bot", isHere: true },
        { name: expect.any(String), kind: "bot", isHere: true },
      ],
      spectators: 0,
      since: expect.any(Number),
      turn: expect.any(Number),
    });
    await guest.room.leave();
  });

  test("looks into a table without its hands", async () => {
    const operator = await member(app, "operator");
    const { roomId, code, player, guest } = await seated(app);
    await expect.poll(async () => (await operator.call(`GET /api/admin/tables/${roomId}`)).status).toBe(200);
    const { body } = await operator.call(`GET /api/admin/tables/${roomId}`);
    expect(body).toMatchObject({
      roomId,
      code,
      phase: "playing",
      seats: [{ kind: "person", name: player.name, state: "seated" }, { kind: "bot" }, { kind: "bot" }],
      game: { game: "kittens", pending: { kind: "act", seats: [expect.any(Number)] }, out: [] },
    });
    const { steps } = z.object({ game: z.object({ steps: z.array(z.array(dealtEvent)) }) }).parse(body).game;
    expect(steps[0]?.flatMap(({ hand }) => hand ?? []).every((card) => card === null)).toBe(true);
    await guest.room.leave();
  });

  test("leaves one entry in the audit log for all looks of an hour into a table, and none for a missing table", async () => {
    const [operator, other] = [await member(app, "operator"), await member(app, "operator")];
    const { roomId, code, guest } = await seated(app);
    const nameOf = async (who: typeof operator) => textIn(await who.call("GET /api/admin"), "name");
    const look = (who: typeof operator) => who.call(`GET /api/admin/tables/${roomId}`);
    await expect.poll(async () => (await look(operator)).status).toBe(200);
    await look(operator);
    await look(other);
    await operator.call("GET /api/admin/tables/nowhere");
    const { body } = await operator.call("GET /api/admin/log");
    const { deeds } = z.object({ deeds: z.array(z.looseObject({ subject: z.string() })) }).parse(body);
    expect(deeds.filter(({ subject }) => [code, "nowhere"].includes(subject))).toMatchObject([
      { action: "look-into-table", subject: code, by: await nameOf(other) },
      { action: "look-into-table", subject: code, by: await nameOf(operator) },
    ]);
    await guest.room.leave();
  });

  test("gets an error for a look into a missing table", async () => {
    const operator = await member(app, "operator");
    const answer = await operator.call("GET /api/admin/tables/nowhere");
    expect(answer).toMatchObject({ status: 404, body: { error: "no-such-table" } });
  });

  test.each(["order=best", "most=0", "most=501", `find=${"x".repeat(65)}`, "page=2"])(
    "gets an error with the allowed parameters for %s",
    async (query) => {
      const operator = await member(app, "operator");
      const answer = await operator.call(`GET /api/admin/tables?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error: "malformed", detail: expect.any(String) } });
    },
  );

  test("gets as many tables as requested with their total number", async () => {
    const operator = await member(app, "operator");
    const [one, other] = [await seated(app), await seated(app)];
    const { body } = await operator.call(`GET /api/admin/tables?find=${other.code.toLowerCase()}&most=1`);
    expect(body).toMatchObject({ tables: [{ code: other.code }], found: 1 });
    expect(z.object({ all: z.number() }).parse(body).all).toBeGreaterThan(1);
    await Promise.all([one.guest.room.leave(), other.guest.room.leave()]);
  });

  test("sees the overview of the cluster: its nodes and the number of players", async () => {
    const operator = await member(app, "operator");
    const { guest } = await seated(app);
    const { body } = await operator.call("GET /api/admin/house");
    expect(body).toMatchObject({
      nodes: [{ name: "server", state: "ready" }],
      announcement: null,
      maintenance: null,
      backupAt: null,
    });
    const counts = z.object({ tables: z.number(), playing: z.number(), people: z.number() }).parse(body);
    expect(counts.playing).toBeGreaterThan(0);
    expect(counts.people).toBeGreaterThan(0);
    await guest.room.leave();
  });

  test("closes a table with a text to its players, and nothing of the game is stored", async () => {
    const operator = await member(app, "operator");
    const { guest, roomId, code, goodbyes } = await seated(app);
    const answer = await operator.call(`POST /api/admin/tables/${roomId}/close`, { words: "That was not kind." });
    expect(answer.status).toBe(200);
    await guest.until(() => guest.closed !== null);
    expect(goodbyes).toEqual([{ reason: "closed-by-operator", words: "That was not kind." }]);
    expect(tables.parse(answer.body).map((table) => table.roomId)).not.toContain(roomId);
    await expect.poll(() => app.run(`select id from games where "roomId" = '${roomId}'`)).toEqual([]);
    expect(await app.run(`select * from tables where "roomId" = '${roomId}'`)).toEqual([]);
    const { body } = await operator.call("GET /api/admin/log");
    const [newest] = z.object({ deeds: z.array(z.unknown()) }).parse(body).deeds;
    expect(newest).toMatchObject({ action: "close-table", subject: code, why: "That was not kind." });
  });

  test("gets an error for a missing table, and nothing is logged", async () => {
    const operator = await member(app, "operator");
    const answer = await operator.call("POST /api/admin/tables/nowhere/close", { words: "" });
    expect(answer).toMatchObject({ status: 404, body: { error: "no-such-table" } });
    const rows = await app.run(`select * from "operatorLog" where "byId" = '${operator.id}'`);
    expect(rows).toEqual([]);
  });

  test("announces a text to all tables, later players and pages, and withdraws it", async () => {
    const operator = await member(app, "operator");
    const { guest, token, notices } = await seated(app);
    const said = await operator.call("POST /api/admin/announcement", { words: "Tournament at eight" });
    expect(said).toMatchObject({ status: 200, body: { announcement: { words: "Tournament at eight" } } });
    const eight = { words: "Tournament at eight", at: expect.any(Number) };
    await expect.poll(() => notices).toEqual([{ announcement: eight, maintenance: null }]);
    const later = await seated(app);
    await expect.poll(() => later.notices.length).toBe(1);
    const lobby = await app.call("GET /api/lobby", { token });
    expect(lobby.body).toMatchObject({ notice: { announcement: eight } });
    const back = await operator.call("POST /api/admin/announcement", { words: "" });
    expect(back).toMatchObject({ status: 200, body: { announcement: null } });
    await expect.poll(() => notices.at(-1)).toEqual({ announcement: null, maintenance: null });
    await Promise.all([guest.room.leave(), later.guest.room.leave()]);
  });

  test("starts maintenance, during which running games continue and no new ones begin, and ends it", async () => {
    const operator = await member(app, "operator");
    const playing = await seated(app);
    const waiting = await seated(app, false);
    const on = await operator.call("POST /api/admin/maintenance", { on: true, words: "Back at nine" });
    expect(on).toMatchObject({ status: 200, body: { maintenance: { words: "Back at nine" } } });
    const nine = { words: "Back at nine", at: expect.any(Number) };
    await expect.poll(() => waiting.notices).toEqual([{ announcement: null, maintenance: nine }]);
    const { token } = await app.newGuest();
    const refused = await app.call("POST /api/tables", { token, body: { settings } });
    expect(refused).toMatchObject({ status: 503, body: { error: "maintenance" } });
    const queued = await app.call("POST /matchmake/joinOrCreate/queue", {
      body: { token, edition: "any", seats: "any" },
    });
    expect(queued).toMatchObject({ status: 503, body: { error: "maintenance" } });
    expect((await app.call("GET /readyz")).status).toBe(200);
    await waiting.guest.request("manage", { type: "add-bot", strength: "easy" });
    const started = await waiting.guest.request("manage", { type: "start" });
    expect(started).toEqual({ ok: false, error: { kind: "manage", code: "maintenance" } });
    expect(playing.guest.state.phase).toBe("playing");
    expect(playing.guest.closed).toBeNull();
    await operator.call("POST /api/admin/maintenance", { on: false, words: "" });
    expect((await app.call("POST /api/tables", { token, body: { settings } })).status).toBe(201);
    await Promise.all([playing.guest.room.leave(), waiting.guest.room.leave()]);
  });

  test.each([{ words: "x".repeat(501) }, { words: 1 }, {}, { words: "a", more: 1 }])(
    "gets an error for the malformed body %o",
    async (body) => {
      const operator = await member(app, "operator");
      const answer = await operator.call("POST /api/admin/announcement", body);
      expect(answer).toMatchObject({ status: 400, body: { error: "malformed", detail: expect.any(String) } });
    },
  );

  test("gets an error for a missing node", async () => {
    const operator = await member(app, "operator");
    const answer = await operator.call("POST /api/admin/nodes/elsewhere/drain", {});
    expect(answer).toMatchObject({ status: 400, body: { error: "malformed" } });
  });

  test("drains the server, which then opens no more tables while running games continue", async () => {
    const operator = await member(app, "operator");
    const playing = await seated(app);
    const drained = await operator.call("POST /api/admin/nodes/server/drain", {});
    expect(drained).toMatchObject({ status: 200, body: { nodes: [{ state: "drained" }] } });
    const { token } = await app.newGuest();
    const refused = await app.call("POST /api/tables", { token, body: { settings } });
    expect(refused).toMatchObject({ status: 503, body: { error: "closing" } });
    expect(playing.guest.closed).toBeNull();
  });
});
