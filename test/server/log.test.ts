import { once } from "node:events";
import { Client } from "@colyseus/sdk";
import express from "express";
import { expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "../../server/runtime/log.ts";
import { logEvents } from "../../server/runtime/log-events.ts";
import { answerErrors } from "../../server/transport/http/requests.ts";
import type { TableState } from "../../shared/net/state.ts";
import { secret, settings, siteAt, startApp, textIn } from "../support/app.ts";
import { leaksIn } from "../support/collected-logs.ts";
import { Guest } from "../support/guest.ts";
import { databases, withPostgres } from "../support/server-databases.ts";

const postgres = withPostgres();
const address = "203.0.113.77";
const line = "I have the last Defuse, says nobody in a log";
const entry = z.looseObject({ event: z.enum(logEvents), request: z.string().optional() });

/** Starts a server with the lowest log level. */
async function loggingApp(settingsOfDatabase: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const log = createLog("trace", { write: (text) => lines.push(text) });
  const app = await startApp({ ...settingsOfDatabase, TRUST_PROXY: "1" }, { log });
  const entries = () => lines.map((text) => entry.parse(JSON.parse(text)));
  return { app, text: () => lines.join(""), entries };
}

const idOfProxy = "0123456789abcdef0123456789abcdef";

test.for(databases)(
  "$name: each log line of games, chat and failures has an event, and contains no secret",
  async ({ name, make }) => {
    const database = await make(postgres);
    const { app, text, entries } = await loggingApp(database.settings);
    const headers = { "X-Forwarded-For": address };
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token, body: { settings, bots: true }, headers });
    const link = await app.call("POST /api/device-links", { token, headers });
    const guest = new Guest(
      await new Client(app.url, { headers }).joinById<TableState>(textIn(opened, "roomId"), { token }),
    );
    await guest.until(() => guest.state.phase === "playing" && guest.kittens.hand.length > 0);
    await guest.say(line);
    await guest.request("act", { seq: guest.state.seq, command: { type: "play", cards: guest.kittens.hand } });
    for (const table of [name === "SQLite" ? "stepLog" : "steps", "tables", "accounts", "sessions"]) {
      await database.run(`ALTER TABLE ${table} RENAME TO "${table}Lost"`);
    }
    await guest.act({ type: "draw" });
    await app.call("GET /api/players/me", { token: `nls1.${"aB3_-".repeat(9)}`, headers });
    await expect.poll(() => entries().some(({ event }) => event === "not-saving")).toBe(true);
    await app.close();
    const log = text();
    expect(leaksIn(log, [line])).toEqual([]);
    const secrets = [token, textIn(opened, "code"), textIn(link, "ticket"), secret, address];
    expect(secrets.filter((each) => log.includes(each))).toEqual([]);
    expect(() => entries()).not.toThrow();
  },
);

test("the search in logs detects tokens, addresses, cards and chat lines", () => {
  const lines = [`"token nls1.${"aB3_-".repeat(9)}"`, `from ${address}`, '{"hand":["defuse"]}', `"${line}"`];
  for (const each of lines) expect(leaksIn(`{}\n${each}\n`, [line])).toHaveLength(1);
  expect(leaksIn('{"url":"http://127.0.0.1:2567","version":"0.1.0"}', [line])).toEqual([]);
});

test("a failed request is logged with the id in its response", async () => {
  const [database] = databases;
  const { settings: where, run } = await (database ?? expect.fail()).make(postgres);
  const { app, entries } = await loggingApp(where);
  await run(`ALTER TABLE "sessions" RENAME TO "sessionsLost"`);
  const answer = await app.call("GET /api/players/me", { token: `nls1.${"aB3_-".repeat(9)}` });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  const { request } = entries().find(({ event }) => event.startsWith("request-")) ?? {};
  expect(request).toBe(answer.headers.get("x-request-id"));
  await app.close();
});

test("a proxy's request id is used, and any other text in its place is not", async () => {
  const app = await startApp();
  const idFor = async (said: string) =>
    (await app.call("GET /healthz", { headers: { "X-Request-Id": said } })).headers.get("x-request-id");
  expect(await idFor(idOfProxy)).toBe(idOfProxy);
  for (const said of ["", "mine", `${idOfProxy}0`, `nl1.${idOfProxy}`]) {
    const id = await idFor(said);
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(id).not.toBe(said);
  }
  await app.close();
});

test("two requests have two ids", async () => {
  const app = await startApp();
  const ids = await Promise.all([app.call("GET /healthz"), app.call("GET /healthz")]);
  expect(new Set(ids.map(({ headers }) => headers.get("x-request-id"))).size).toBe(2);
  await app.close();
});

test("the log contains only the first parts of a path, and no code", async () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (text) => lines.push(text) });
  const failing = express().get("/api/tables/:code", () => {
    throw new Error("broken");
  });
  const http = failing.use(answerErrors(log)).listen(0, "127.0.0.1");
  await once(http, "listening");
  const port = z.object({ port: z.number() }).parse(http.address()).port;
  expect(await siteAt(`http://127.0.0.1:${port}`).call("GET /api/tables/QWERT")).toMatchObject({ status: 500 });
  http.close();
  expect(JSON.parse(lines.join(""))).toMatchObject({ event: "request-failed", path: "/api/tables" });
  expect(lines.join("")).not.toContain("QWERT");
});
