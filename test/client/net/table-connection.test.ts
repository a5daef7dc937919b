import { matchMaker } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { serverAheadMs } from "../../../client/net/rooms.ts";
import { connectTable } from "../../../client/net/table-connection.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { games } from "../../../shared/registry.ts";
import { type App, settings, startApp, textIn } from "../../support/app.ts";
import { type PageStub, stubPage } from "../page-stub.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ NEW_PER_MINUTE: "100" });
});
afterAll(() => app.close());

/** Intercepts requests between page and server: returns a response in the server's place, or null. */
let between: (path: string) => Response | null = () => null;
const asked: string[] = [];
let page: PageStub;

beforeEach(() => {
  asked.length = 0;
  between = () => null;
  const { fetch } = globalThis;
  vi.stubGlobal("location", { origin: app.url });
  page = stubPage();
  vi.stubGlobal("fetch", async (address: string, how: RequestInit) => {
    const path = address.slice(app.url.length);
    asked.push(path);
    return between(path) ?? fetch(address, how);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function aTable(): Promise<{ seated: SeatLocation; token: string }> {
  const { token } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings } });
  return { seated: { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") }, token };
}

const joins = () => asked.filter((path) => path.startsWith("/matchmake")).length;

test.each([
  ["a room that is temporarily not listed", () => Response.json({ code: 522, error: "not found" }, { status: 522 })],
  ["a seat that has expired", () => Response.json({ code: 524, error: "expired" }, { status: 524 })],
  ["a proxy without a server", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["a table between two servers", () => Response.json({ error: "again" }, { status: 503 })],
  ["a rejection that the API does not confirm", () => Response.json({ error: "no-such-table" }, { status: 404 })],
  ["a broken network", () => Response.error()],
])("after %s the page retries and joins its table", async (_, answer) => {
  const { seated, token } = await aTable();
  between = (path) => (path.startsWith("/matchmake") && joins() <= 3 ? answer() : null);
  const link = connectTable(games, seated, { token: () => token, formerly: () => null });
  await expect.poll(() => link.connection.value).toBe("open");
  expect(joins()).toBe(4);
  link.close();
});

test.each([
  ["a table between two servers", () => Response.json({ error: "again" }, { status: 503 })],
  ["a server that does not respond", () => Response.error()],
])("after %s the page does not call the API", async (_, answer) => {
  const { seated, token } = await aTable();
  between = (path) => (path.startsWith("/matchmake") && joins() === 1 ? answer() : null);
  const link = connectTable(games, seated, { token: () => token, formerly: () => null });
  await expect.poll(() => link.connection.value).toBe("open");
  expect(asked.filter((path) => path.startsWith("/api/tables/"))).toEqual([]);
  link.close();
});

test.each([
  ["no-such-table", "closed"],
  ["removed", "removed"],
  ["sanctioned", "suspended"],
] as const)("only the API's %s is final", async (error, ending) => {
  const { seated, token } = await aTable();
  between = () => Response.json({ error }, { status: 404 });
  const link = connectTable(games, seated, { token: () => token, formerly: () => null });
  await expect.poll(() => link.connection.value).toBe(ending);
});

/** A connected page, and a function that sends it a message from the server. */
async function connected() {
  const { seated, token } = await aTable();
  const link = connectTable(games, seated, { token: () => token, formerly: () => null });
  await expect.poll(() => link.connection.value).toBe("open");
  const client = matchMaker.getLocalRoomById(seated.roomId).clients[0];
  if (!client) throw new Error("no client is connected");
  return { link, client };
}

test("a page that returns from a sleep measures the server's clock again", async () => {
  const { link } = await connected();
  const before = link.table.value;
  page.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => link.table.value === before).toBe(false);
  link.close();
});

test("a connection that is lost while the clock is measured shows the table no more", async () => {
  const { link, client } = await connected();
  const shown: [string, number][] = [];
  const stop = link.connection.subscribe((connection) => shown.push([connection, joins()]));
  page.dispatchEvent(new Event("visibilitychange"));
  client.leave(4101);
  await expect.poll(() => shown.length).toBe(3);
  expect(shown).toEqual([
    ["open", 1],
    ["lost", 1],
    ["open", 2],
  ]);
  stop();
  link.close();
});

test("the server's clock is compared with the middle of the request's time", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1400);
  expect(await serverAheadMs({ request: async () => ({ now: 90_000 }) })).toBe(88_800);
  expect(await serverAheadMs({ request: () => Promise.reject(new Error("lost")) })).toBeNull();
  vi.restoreAllMocks();
});

test("a suspended player is disconnected permanently", async () => {
  const { link, client } = await connected();
  client.send("goodbye", { reason: "suspended" });
  client.leave();
  await expect.poll(() => link.connection.value).toBe("suspended");
});

test("the server sends the players to hide, and the players no longer hidden", async () => {
  const { link, client } = await connected();
  client.send("blocked", [2, 5]);
  await expect.poll(() => [...link.social.blocked.value]).toEqual([2, 5]);
  client.send("blocked", []);
  await expect.poll(() => [...link.social.blocked.value]).toEqual([]);
  link.close();
});

test("lines removed by a moderator disappear", async () => {
  const { link, client } = await connected();
  await link.social.say("one");
  await link.social.say("two");
  await expect.poll(() => link.social.lines.value.map(({ text }) => text)).toEqual(["one", "two"]);
  client.send("unsaid", [1]);
  await expect.poll(() => link.social.lines.value.map(({ text }) => text)).toEqual(["two"]);
  link.close();
});

test("each change of the player's own sanctions is counted", async () => {
  const { link, client } = await connected();
  client.send("standing", {});
  client.send("standing", {});
  await expect.poll(() => link.social.judged.value).toBe(2);
  link.close();
});

test("a press during the move of the table to another server takes effect", async () => {
  const { seated, token } = await aTable();
  const link = connectTable(games, seated, { token: () => token, formerly: () => null });
  await expect.poll(() => link.connection.value).toBe("open");
  const ready = link.manage({ type: "ready", ready: true });
  for (const client of matchMaker.getLocalRoomById(seated.roomId).clients) client.leave(4101);
  expect(link.table.value?.chairs[0]?.ready).toBe(false);
  expect(await ready).toEqual({ ok: true, value: null });
  await expect.poll(() => link.table.value?.chairs[0]?.ready).toBe(true);
  expect(joins()).toBe(2);
  link.close();
});
