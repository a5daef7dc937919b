import type { Express } from "express";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { AccountHolder } from "../support/account-holder.ts";
import { accountsApp } from "../support/accounts-app.ts";
import { settings } from "../support/app.ts";
import { type Route, routesIn } from "../support/routes.ts";
import { databases, withPostgres } from "../support/server-databases.ts";

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

/** Valid bodies by path of the route. Each of their texts is replaced in turn. */
const bodies: Readonly<Record<string, readonly object[]>> = {
  "/api/players/me": [{ name: "Mochi", avatar: "01" }],
  "/api/device-links/redeem": [{ ticket: "t" }],
  "/api/account/options": [{ name: "Mochi" }],
  "/api/sign-in/recovery": [{ code: "c" }],
  "/api/tables": [{ settings, bots: false }],
  "/api/blocks": [{ roomId: "r", who: 1 }, { gameId: "g", seat: 0 }, { name: "Mochi" }],
  "/api/friends/requests": [{ gameId: "g", seat: 0 }, { name: "Mochi" }],
  "/api/friends/requests/:id/report": [{ reason: "contact", words: "w" }],
  "/api/friends/settings": [{ invitedBy: "friends", sharesPresence: true }],
  "/api/invitations": [{ name: "Mochi" }],
  "/api/invitations/:id/report": [{ reason: "contact", words: "w" }],
  "/api/reports": [{ gameId: "g", seat: 0, reason: "spam", words: "w" }],
  "/api/standing/:id/answer": [{ text: "t" }],
  "/api/moderation/reports/:id": [
    { kind: "nothing", why: "w" },
    { kind: "sanction", sanction: "chat", hours: 1, words: "w", why: "w" },
  ],
  "/api/moderation/sanctions/:id/end": [{ why: "w" }],
  "/api/moderation/people/:id/name": [{ why: "w" }],
  "/api/admin/announcement": [{ words: "w" }],
  "/api/admin/maintenance": [{ on: false, words: "w" }],
  "/api/admin/tables/:room/close": [{ words: "w" }],
  "/matchmake/joinById/:roomId": [{ token: "t", formerly: "f" }],
  "/matchmake/joinOrCreate/queue": [{ token: "t", edition: "any", seats: "any" }],
};

/** Texts that Postgres or decoders reject. */
const hostile = fc.oneof(
  fc.constantFrom(
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "'",
    "\\",
    "%00",
    "\u{10ffff}",
    "__proto__",
    "x".repeat(2000),
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);

/** Texts in a URL: encoded correctly, incorrectly, twice, or not at all. */
const hostileInAddress = fc.oneof(
  fc.constantFrom("%00", "a%00b", "%ED%A0%80", "%ff", "%", "%zz", "%2500", "..%2f", "%25%30%30"),
  hostile.map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Returns the value with one of its texts replaced. */
function withText(value: unknown, text: string, at: { left: number }): unknown {
  if (typeof value === "string") {
    at.left -= 1;
    return at.left === -1 ? text : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withText(entry, text, at)]));
}

const queries = ["before", "of", "state", "find", "order", "edition", "with", "span", "players", "won"];

describe.each(databases)("no text from a client causes an internal error, with $name", (database) => {
  const postgres = withPostgres();
  const app = accountsApp(database, postgres, { EMPTY_TABLE_MINUTES: "1" });
  let operator: AccountHolder;
  let guest: string;
  beforeAll(async () => {
    operator = await AccountHolder.at(app, `Cat ${database.name}`);
    guest = (await app.newGuest()).token;
    await app.run(`insert into staff values ('${operator.id}', 'operator', 0) returning role`);
  });

  /** Returns all routes except those that end the operator's session. */
  const routes = () => {
    const app = apps.at(-1);
    const all = app ? routesIn(app.router) : [];
    const endings = ["DELETE /api/account", "POST /api/sign-out"];
    return all.filter(({ method, path }) => !endings.includes(`${method} ${path}`));
  };

  async function send({ method, path }: Route, text: string, address: string, place: number): Promise<void> {
    const filled = path.replace(/[{}]/g, "").replace(/[:*]\w+/g, address);
    const query = method === "GET" ? `?${queries[place % queries.length]}=${address}` : "";
    const templates = bodies[path] ?? [{}];
    const headers = { "Idempotency-Key": Buffer.from(text).toString("base64").slice(0, 50), "X-Request-Id": "\xff" };
    for (const token of [operator.token, guest, "nls1.\xff"])
      for (const template of method === "GET" ? [undefined] : templates) {
        const body = template && JSON.stringify(withText(template, text, { left: place }));
        const { status } = await app.call(`${method} ${filled}${query}`, { token, headers, ...(body && { body }) });
        expect(status, `${method} ${filled}${query} ${body}`).not.toBe(500);
      }
  }

  test("the test finds the routes of the server", () => {
    const found = routes().map(({ method, path }) => `${method} ${path}`);
    expect(found).toContain("GET /api/games/:id");
    expect(found).toContain("POST /matchmake/joinById/:roomId");
    expect(found).toContain("GET /healthz");
    for (const path of Object.keys(bodies)) expect(routes().map((route) => route.path)).toContain(path);
  });

  test("in a path, a query, a body or a header", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostileInAddress, fc.nat(20), async (text, address, place) => {
        for (const route of routes()) await send(route, text, address, place);
      }),
      { numRuns: 4 },
    );
    expect(app.log()).not.toContain("request-failed");
  });

  test.each(["%00", "a%00b", "%ED%A0%80", "%zz"])("as an id of %s, which is not found", async (id) => {
    for (const route of routes().filter(({ path }) => path.startsWith("/api") && path.includes(":"))) {
      const path = route.path.replace(/:\w+/g, id);
      const answer = await app.call(`${route.method} ${path}`, { token: operator.token });
      expect(answer).toMatchObject({
        status: 404,
        body: { error: "malformed", detail: `there is no ${route.method} ${path}` },
      });
    }
  });

  test("with a zero byte or a lone surrogate in a body, which is malformed", async () => {
    for (const text of ["a\0b", "\ud800"])
      for (const [path, [body]] of Object.entries(bodies)) {
        const method = ["/api/players/me", "/api/friends/settings"].includes(path) ? "PATCH" : "POST";
        const filled = path.replace(/:\w+/g, "none");
        const says = { token: path === "/api/account/options" ? guest : operator.token };
        const answer = await app.call(`${method} ${filled}`, { ...says, body: withText(body, text, { left: 0 }) });
        expect(answer, filled).toMatchObject({ status: 400, body: { error: "malformed" } });
      }
  });
});
