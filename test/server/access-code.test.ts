import { once } from "node:events";
import { request } from "node:http";
import { Client } from "@colyseus/sdk";
import type { Express } from "express";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import type { TableState } from "../../shared/net/state.ts";
import { type Answer, type App, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";
import { routesIn } from "../support/routes.ts";

/** The application of the server in this process, with its routes. */
const { apps } = vi.hoisted(() => ({ apps: [] as Express[] }));
vi.mock(import("../../server/transport/http/app.ts"), async (original) => {
  const { createApp } = await original();
  return {
    createApp: (...deps) => {
      const app = createApp(...deps);
      apps.push(app);
      return app;
    },
  };
});

const code = "nine good lives";
const closed = { status: 401, body: { error: "access-code" } };
const wrong = { status: 403, body: { error: "wrong-access-code" } };

/** Returns the cookie of an answer as a browser sends it back. */
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(";")[0] ?? "";

const send = (app: App, typed: string, headers: Readonly<Record<string, string>> = {}) =>
  app.call("POST /api/access", { body: { code: typed }, headers });

/** Returns the headers of a browser that has sent the code. */
async function enter(app: App) {
  const sent = await send(app, code);
  expect(sent).toMatchObject({ status: 200, body: {} });
  return { Cookie: cookieOf(sent) };
}

describe("a server with an access code", () => {
  let app: App;
  let passedMs = 0;
  const lines: string[] = [];
  beforeEach(async () => {
    passedMs = 0;
    const timers = { ...systemTimers, date: () => systemTimers.date() + passedMs };
    const log = createLog("trace", { write: (line) => lines.push(line) });
    const env = { ACCESS_CODE: code, LIMIT_LOOPBACK: "off", METRICS_TOKEN: "m".repeat(32) };
    const provider = {
      OIDC_ISSUER: "http://localhost:1",
      OIDC_CLIENT_ID: "cats",
      OIDC_CLIENT_SECRET: "hush",
      PUBLIC_URL: "http://127.0.0.1",
    };
    app = await startApp({ ...env, ...provider }, { timers, log });
  });
  afterEach(() => app.close());

  /** Opens a table. @returns the headers of its host, the host's token and the table. */
  async function openTable() {
    const headers = await enter(app);
    const { token } = Object((await app.call("POST /api/players", { body: {}, headers })).body);
    const opened = await app.call("POST /api/tables", { token, body: { settings }, headers });
    return { headers, token, roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  }

  test("refuses every route but those of its short list, and all routes below its API that do not exist", async () => {
    const open = ["POST /api/access", "GET /healthz", "GET /readyz"];
    const routes = routesIn(apps.at(-1)?.router).map(({ method, path }) => `${method} ${path}`);
    expect(routes).toEqual(expect.arrayContaining([...open, "GET /api/account/export", "GET /api/provider/callback"]));
    const pages = routes.filter((route) => !/ \/(api|matchmake)\//.test(route) && !open.includes(route));
    expect(pages.every((route) => route.startsWith("GET /"))).toBe(true);
    const others = ["GET /api/nothing", "DELETE /API/nothing", "POST /matchmake/reconnect/x", "POST /api/%zz"];
    for (const route of [...routes.filter((route) => !open.includes(route) && !pages.includes(route)), ...others]) {
      const [method = "", path = ""] = route.split(" ");
      const body = method === "GET" ? {} : { body: "{" };
      expect(await app.call(`${method} ${path.replace(/:\w+/g, "x")}`, body), route).toMatchObject(closed);
    }
  });

  test("shows health, metrics and the page’s files to all", async () => {
    for (const path of ["/healthz", "/readyz", "/", "/privacy", "/t/ABCDEF", "/assets/main-abc123.js"])
      expect(await app.call(`GET ${path}`), path).toMatchObject({ status: 200 });
    const headers = { Authorization: `Bearer ${"m".repeat(32)}` };
    expect(await app.call("GET /metrics", { headers })).toMatchObject({ status: 200 });
  });

  test("answers the preview of a table’s link like that of an unknown one", async () => {
    const table = await openTable();
    const preview = (path: string, headers = {}) =>
      app.call(`GET ${path}`, { headers: { "User-Agent": "Testbot", ...headers } });
    const shown = await preview(`/t/${table.code}`);
    expect(shown).toMatchObject({ status: 200, body: (await preview("/t/ABCDEF")).body });
    expect(shown.body).toBe((await app.call("GET /")).body);
  });

  test("lets a browser that has sent the code play, over HTTP and a WebSocket", async () => {
    const { headers, token, roomId } = await openTable();
    const room = await new Client(app.url, { headers }).joinById<TableState>(roomId, { token });
    const guest = new Guest(room);
    await guest.until(() => guest.welcomes.length > 0);
    await guest.drop();
  });

  test("opens no WebSocket without the code, even to a reserved seat", async () => {
    const { headers, token, roomId } = await openTable();
    const reserved = await app.call(`POST /matchmake/joinById/${roomId}`, { body: { token }, headers });
    const { processId, sessionId } = Object(reserved.body);
    const upgrade = async (cookie: Readonly<Record<string, string>>) => {
      const wanted = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
      const key = { "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==" };
      const path = `${app.url}/${processId}/${roomId}?sessionId=${sessionId}`;
      const asked = request(path, { headers: { ...wanted, ...key, ...cookie } }).end();
      const [answer] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
      asked.destroy();
      return answer.statusCode;
    };
    expect(await upgrade({})).toBe(403);
    expect(await upgrade({ Cookie: `${headers.Cookie}x` })).toBe(403);
    expect(await upgrade(headers)).toBe(101);
  });

  test("hides the proof from scripts, binds it to this site, and sends it with the redirect of a provider", async () => {
    const [cookie = ""] = (await send(app, code)).headers.getSetCookie();
    expect(cookie).toContain("nine-lives-access-80=");
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  });

  test("accepts the code with spaces around it, and no other text", async () => {
    expect(await send(app, `  ${code}\n`)).toMatchObject({ status: 200 });
    for (const typed of ["", "Nine good lives", "nine good live", `${code}s`, code.replaceAll(" ", "")])
      expect(await send(app, typed)).toMatchObject(wrong);
    for (const body of [{}, { code: 9 }, { code, more: 1 }, "{", [code]])
      expect(await app.call("POST /api/access", { body })).toMatchObject({ status: 400, body: { error: "malformed" } });
  });

  test("refuses a proof with any change, and one older than a year", async () => {
    const { Cookie } = await enter(app);
    const [name = "", proof = ""] = Cookie.split("=");
    const [endsAt = "", signature = ""] = proof.split(".");
    const forged = [`${Number(endsAt) + 1}.${signature}`, `${endsAt}.${signature}A`, `${endsAt}.`, endsAt, "", "."];
    for (const value of forged)
      expect(await app.call("GET /api/lobby", { headers: { Cookie: `${name}=${value}` } }), value).toMatchObject(
        closed,
      );
    const unauthorized = { status: 401, body: { error: "unauthorized" } };
    expect(await app.call("GET /api/account", { headers: { Cookie } })).toMatchObject(unauthorized);
    passedMs = 365 * 24 * 3_600_000;
    expect(await app.call("GET /api/account", { headers: { Cookie } })).toMatchObject(closed);
  });

  test("takes no code from a page of another origin", async () => {
    const foreign = await send(app, code, { Origin: "https://dogs.example" });
    expect(foreign).toMatchObject({ status: 403, body: { error: "origin-refused" } });
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  test("logs neither the code nor a proof", async () => {
    const { Cookie } = await enter(app);
    await send(app, `${code}s`);
    expect(lines.join("")).not.toContain(code);
    expect(lines.join("")).not.toContain(Cookie.split("=")[1]);
  });
});

describe("the code of a server", () => {
  let app: App;
  afterEach(() => app.close());

  test("that has changed ends all proofs, and the same one after a restart does not", async () => {
    app = await startApp({ ACCESS_CODE: code });
    const headers = await enter(app);
    const answers = async (ACCESS_CODE: string) => {
      await app.close();
      app = await startApp({ ACCESS_CODE });
      return Object((await app.call("GET /api/players/me", { headers })).body).error;
    };
    expect(await answers(code)).toBe("unauthorized");
    expect(await answers("ten good lives")).toBe("access-code");
  });

  test("does not open another server with the same code", async () => {
    app = await startApp({ ACCESS_CODE: code });
    const headers = await enter(app);
    await app.close();
    app = await startApp({ ACCESS_CODE: code, TOKEN_SECRET: "another secret of more than thirty-two characters" });
    expect(await app.call("GET /api/players/me", { headers })).toMatchObject(closed);
  });

  test("counts as a try if it is wrong, by address, and right ones do not", async () => {
    app = await startApp({ ACCESS_CODE: code, TRIES_PER_MINUTE: "3", TRUST_PROXY: "1" });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const statuses: number[] = [];
    for (const typed of [code, "wrong", code, "wrong", code, "wrong", code])
      statuses.push((await send(app, typed, from("192.0.2.1"))).status);
    expect(statuses).toEqual([200, 403, 200, 403, 200, 403, 429]);
    expect(await send(app, code, from("192.0.2.2"))).toMatchObject({ status: 200 });
  });

  test("counts wrong ones of all addresses together, too", async () => {
    app = await startApp({ ACCESS_CODE: code, TRIES_PER_MINUTE: "1", TRUST_PROXY: "1" });
    const from = (last: number) => ({ "X-Forwarded-For": `192.0.2.${last}` });
    for (let last = 0; last < 100; last += 1) expect(await send(app, "wrong", from(last))).toMatchObject(wrong);
    const limited = { status: 429, body: { error: "too-many-tries" } };
    expect(await send(app, code, from(100))).toMatchObject(limited);
  });

  test("is no route without the setting", async () => {
    app = await startApp();
    expect(await send(app, code)).toMatchObject({ status: 404, body: { error: "malformed" } });
    expect(await app.call("POST /api/players", { body: {} })).toMatchObject({ status: 201 });
  });
});
