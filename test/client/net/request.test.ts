import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../../client/net/api.ts";
import { request, serverNow } from "../../../client/net/request.ts";
import { defaultSettingsOf } from "../../../shared/net/settings.ts";
import { games } from "../../../shared/registry.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(...answers: (() => Response)[]) {
  const left = [...answers];
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("fetch", async () => (left.length > 1 ? left.shift() : left[0])?.() ?? Response.error());
}

const json = (status: number, body: object) => () => Response.json(body, { status });

const failureOf = async () => {
  const answer = await request({ method: "GET", path: "/api/lobby" });
  return answer.ok ? null : answer.error.error;
};

test.each([
  ["a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["a proxy's JSON", json(503, { error: "Service Unavailable" })],
  ["a room that the framework does not find", json(522, { code: 522, error: 'room "x" not found' })],
  ["a wrong process", json(524, { code: 524, error: "seat reservation expired" })],
  ["JSON that is cut off", () => new Response('{"err', { status: 404 })],
  [
    "a broken connection",
    () => {
      throw new TypeError("failed to fetch");
    },
  ],
])("%s counts as unreachable", async (_, answer) => {
  answering(answer);
  expect(await failureOf()).toBe("unreachable");
});

test("a device with a calendar a day off knows the server's time from an answer", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-02T12:00:00Z") });
  answering(() => Response.json({}, { headers: { Date: "Thu, 01 Jan 2026 12:00:00 GMT" } }));
  await request({ method: "GET", path: "/api/lobby" });
  expect(new Date(serverNow()).toISOString()).toBe("2026-01-01T12:00:00.000Z");
  vi.useRealTimers();
});

test("a page of the network in place of an answer counts as intercepted", async () => {
  answering(() => new Response("<h1>Welcome to our Wi-Fi</h1>", { headers: { "Content-Type": "text/html" } }));
  expect(await failureOf()).toBe("intercepted");
});

test("a broken connection without a network counts as offline", async () => {
  answering(() => Response.error());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  vi.stubGlobal("navigator", { onLine: false });
  expect(await failureOf()).toBe("offline");
});

test.each([
  ["the API", () => Response.json({ error: "too-many-tries" }, { status: 429, headers: { "Retry-After": "42" } })],
  ["the files", () => new Response("too many requests", { status: 429, headers: { "Retry-After": "42" } })],
])("a limit of %s counts as a refusal with the time of the next try", async (_, answer) => {
  answering(answer);
  const limited = await request({ method: "GET", path: "/api/lobby" });
  expect(limited).toEqual({ ok: false, error: { error: "too-many-tries", retryMs: 42_000 } });
});

test.each(["no-such-table", "removed", "again"] as const)("%s counts if our server sends it", async (error) => {
  answering(json(404, { error }));
  expect(await failureOf()).toBe(error);
});

test("all tries to open a table carry the same idempotency key", async () => {
  answering(() => Response.error(), json(503, { error: "again" }), json(201, { roomId: "room", code: "CODE34" }));
  const presses = vi.fn();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Headers }) => {
    presses(headers.get("Idempotency-Key"));
    return fetch(address);
  });
  await api.newTable("token", defaultSettingsOf(games.editions.info("original"), 3), "steady");
  expect(presses).toHaveBeenCalledTimes(3);
  expect(new Set(presses.mock.calls.flat())).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
});
