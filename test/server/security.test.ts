import { once } from "node:events";
import { request } from "node:http";
import { Client } from "@colyseus/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "../../server/runtime/log.ts";
import { isAllowedOrigin, pagesOf } from "../../server/transport/http/security.ts";
import { type App, settings, startApp, textIn } from "../support/app.ts";
import { sharedApp } from "../support/shared-app.ts";
import { ManualTimers } from "../support/timers.ts";

// Colyseus has one matchmaker per process, so servers run one after another.
let app: App;

/** Returns the status of the response to a WebSocket upgrade; null if there is none. */
async function upgrade(path: string, origin: string | null = null): Promise<number | null> {
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    ...(origin !== null && { Origin: origin }),
  };
  const asked = request(app.url + path, { headers }).end();
  const answered = Promise.race([once(asked, "upgrade"), once(asked, "response")]);
  const status = await answered.then(
    ([answer]) => answer.statusCode,
    () => null,
  );
  asked.destroy();
  return status;
}

/** Returns the URL at which a client with a reserved seat connects. */
async function reservation(): Promise<string> {
  const { token } = await app.newGuest();
  const body = { token, edition: "any", seats: "any" };
  const { roomId, processId, sessionId } = z
    .object({ roomId: z.string(), processId: z.string(), sessionId: z.string() })
    .parse((await app.call("POST /matchmake/joinOrCreate/queue", { body })).body);
  return `/${processId}/${roomId}?sessionId=${sessionId}`;
}

const mine = "https://cats.example";

describe("a server with default settings", () => {
  const usual = sharedApp();
  beforeEach(() => {
    app = usual();
  });

  test.each(["/", "/api/lobby", "/healthz", "/nothing"])("sends the security headers with %s", async (path) => {
    const { headers } = await app.call(`GET ${path}`);
    expect(headers.get("content-security-policy")).toContain("script-src 'self';style-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  test("accepts API requests of pages at its own host name, by http and https", async () => {
    const from = async (origin: string) =>
      (await app.call("POST /api/players", { headers: { Origin: origin } })).status;
    expect(await from(app.url)).toBe(201);
    expect(await from(app.url.replace("http:", "https:"))).toBe(201);
    expect(await from("https://dogs.example")).toBe(403);
    expect(await from("null")).toBe(403);
  });

  test("sends no CORS permission to pages of other origins", async () => {
    for (const path of ["POST /api/players", "OPTIONS /api/players", "POST /matchmake/joinOrCreate/queue"]) {
      const { headers } = await app.call(path, { headers: { Origin: "https://dogs.example" } });
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("admits a client to a reserved seat once", async () => {
    const path = await reservation();
    expect(await upgrade(path)).toBe(101);
    expect(await upgrade(path)).toBe(403);
  });

  test("rejects a WebSocket to another process before the handshake", async () => {
    expect(await upgrade("/earlier/room?sessionId=x")).toBe(421);
  });

  test.each(["create/table", "create/queue", "joinOrCreate/table", "join/table", "join/queue", "reconnect/room"])(
    "offers no way into a room by %s",
    async (way) => {
      const { token } = await app.newGuest();
      expect(await app.call(`POST /matchmake/${way}`, { body: { token } })).toMatchObject({ status: 404 });
    },
  );

  test("admits no client to a room without a valid token", async () => {
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token, body: { settings } });
    for (const way of [`joinById/${textIn(opened, "roomId")}`, "joinOrCreate/queue"]) {
      expect(await app.call(`POST /matchmake/${way}`, { body: {} })).toMatchObject({ status: 400 });
      expect(await app.call(`POST /matchmake/${way}`, { body: { token: `${token}x` } })).toMatchObject({ status: 401 });
    }
  });

  test("responds with the code for an unknown room", async () => {
    const { token } = await app.newGuest();
    await expect(new Client(app.url).joinById("nothing", { token })).rejects.toMatchObject({ code: 522 });
  });

  test("serves the page at the URL of each screen, without caching", async () => {
    for (const path of ["/", "/t/ABCDEF", "/create", "/how-to-play", "/queue/original/any", "/device/ticket"]) {
      const { status, headers, body } = await app.call(`GET ${path}`);
      expect([status, headers.get("cache-control"), body]).toEqual([
        200,
        "no-cache",
        expect.stringContaining("Nine Lives"),
      ]);
    }
  });

  test("lets files with a hash in their name be cached permanently", async () => {
    const { status, headers } = await app.call("GET /assets/main-abc123.js");
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  });

  test.each(["/nothing", "/assets/nothing.js", "/assets/..%2f..%2fpackage.json", "/t"])(
    "responds with 404 at %s",
    async (path) => {
      expect((await app.call(`GET ${path}`)).status).toBe(404);
    },
  );

  describe("in a browser", () => {
    const visit = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

    test("shows an unknown path within the page itself", async () => {
      const answer = await app.call("GET /nothing/here", visit);
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining("Nine Lives") });
    });

    test.each(["/assets/nothing.js", "/matchmake/nothing"])("serves no page at %s", async (path) => {
      expect(await app.call(`GET ${path}`, visit)).toMatchObject({ status: 404, body: "not found" });
    });
  });

  test("responds with 404 to a path that cannot be decoded", async () => {
    expect((await app.call("GET /t/%zz")).status).toBe(404);
  });

  test("forbids caching of API responses", async () => {
    expect((await app.call("POST /api/players")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("a server with changed settings", () => {
  afterEach(() => app.close());

  test("enforces https (HSTS) only if players use https", async () => {
    app = await startApp();
    expect((await app.call("GET /")).headers.get("strict-transport-security")).toBeNull();
    await app.close();
    app = await startApp({ PUBLIC_URL: "https://cats.example" });
    expect((await app.call("GET /")).headers.get("strict-transport-security")).toContain("max-age=");
  });

  test("with PUBLIC_URL accepts API requests only of pages from there", async () => {
    app = await startApp({ PUBLIC_URL: mine });
    const from = async (origin: string) =>
      (await app.call("POST /api/players", { headers: { Origin: origin } })).status;
    expect(await from(mine)).toBe(201);
    expect(await from(app.url)).toBe(403);
    expect(await from("https://dogs.example")).toBe(403);
    expect(await from("null")).toBe(403);
  });

  test("logs a rejected origin with the allowed PUBLIC_URL, over HTTP and WebSocket", async () => {
    const lines: string[] = [];
    const timers = new ManualTimers();
    const log = createLog("info", { write: (line) => lines.push(line) });
    app = await startApp({ PUBLIC_URL: mine }, { log, timers });
    const refused = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "origin-refused");
    const told = { level: 40, setting: "PUBLIC_URL", expected: [mine], got: "https://dogs.example" };
    await app.call("POST /api/players", { headers: { Origin: "https://dogs.example" } });
    expect(refused()).toMatchObject([{ ...told, count: 1 }]);
    await upgrade("/process/room?sessionId=x", "https://dogs.example");
    const again = Array.from({ length: 20 }, () =>
      app.call("GET /api/lobby", { headers: { Origin: "https://x.example" } }),
    );
    await Promise.all(again);
    expect(refused()).toHaveLength(1);
    timers.pass(60_000);
    expect(refused()).toMatchObject([{}, { ...told, got: "https://x.example", count: 21 }]);
  });

  test("opens a WebSocket for its own pages and for programs, but not for other pages", async () => {
    app = await startApp({ PUBLIC_URL: mine });
    const seat = await reservation();
    for (const other of [app.url, "https://dogs.example", "null"]) expect(await upgrade(seat, other)).toBe(403);
    expect(await upgrade(seat, mine)).toBe(101);
    expect(await upgrade(await reservation())).toBe(101);
  });

  test("delays the 429 of a client that was rejected too often by a quarter of a second, and delays no other client", async () => {
    const timers = new ManualTimers();
    app = await startApp({}, { timers });
    for (let time = 0; time < 20; time += 1) expect(await upgrade("/")).toBe(403);
    let status: number | null = 0;
    const answered = upgrade("/").then((given) => {
      status = given;
    });
    expect(await app.call("GET /healthz")).toMatchObject({ status: 200 });
    timers.pass(249);
    expect(await app.call("GET /healthz")).toMatchObject({ status: 200 });
    expect(status).toBe(0);
    timers.pass(1);
    await answered;
    expect(status).toBe(429);
  });

  test("rejects a WebSocket without a seat with 403, after twenty times with 429, and still admits one with a seat", async () => {
    app = await startApp();
    for (let time = 0; time < 20; time += 1) expect(await upgrade("/")).toBe(403);
    for (let time = 0; time < 5; time += 1) expect(await upgrade("/")).toBe(429);
    expect(await upgrade(await reservation())).toBe(101);
  });
});

test.each([
  ["https://cats.example", "cats.example:443", true],
  ["https://cats.example", "cats.example", true],
  ["http://cats.example", "cats.example:80", true],
  ["http://cats.example", "CATS.example", true],
  ["http://cats.example:8080", "cats.example:8080", true],
  ["http://cats.example", "cats.example:443", false],
  ["https://cats.example", "cats.example:80", false],
  ["https://cats.example:8443", "cats.example", false],
  ["https://cats.example", "dogs@cats.example", false],
  ["https://cats.example", "cats.example/x", false],
  ["null", "null", false],
  ["https://cats.example", undefined, false],
])("without PUBLIC_URL, a page at %s may talk to the host %s: %s", (origin, host, may) => {
  const pages = pagesOf({}, () => []);
  expect(isAllowedOrigin({ origin, host }, pages)).toBe(may);
});

test("with PUBLIC_URL a foreign host name that resolves to the server is not one of its pages", () => {
  const pages = pagesOf({ PUBLIC_URL: mine }, () => []);
  expect(isAllowedOrigin({ origin: "http://rebound.example", host: "rebound.example" }, pages)).toBe(false);
});
