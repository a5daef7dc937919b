import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import type { TableState } from "../../shared/net/state.ts";
import { outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { type App, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";

const lines: string[] = [];
let app: App;
beforeAll(async () => {
  const parts = ["requests", "joins", "tables"] as const;
  const log = createLog("info", { write: (line) => lines.push(line) }, undefined, undefined, parts);
  app = await startApp({ BOT_DELAY_MS: "60000-60000" }, { log });
});
afterAll(() => app.close());

const entries = (event: string) => lines.map((line) => JSON.parse(line)).filter((entry) => entry.event === event);

/** Opens a table of three with bots, which begins once its host joins. */
async function playing() {
  const { token } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings, bots: true } });
  const roomId = textIn(opened, "roomId");
  const guest = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token }));
  await guest.until(() => guest.state.phase === "playing");
  return { guest, roomId };
}

test("a refused request is logged with its code, and without the code of the table", async () => {
  const { token } = await app.newGuest();
  await app.call("GET /api/tables/ABCDEF", { token });
  await expect
    .poll(() => entries("request-refused"))
    .toMatchObject([{ level: 20, part: "requests", method: "GET", path: "/api/tables", refusal: "no-such-table" }]);
  expect(lines.join("")).not.toContain("ABCDEF");
});

test("a refused command is logged with its code and paragraph", async () => {
  const { guest, roomId } = await playing();
  await guest.act({ type: "insert", position: 0 });
  expect(entries("command-refused")).toMatchObject([
    { part: "tables", room: roomId, kind: "refused", rule: expect.stringMatching(/^K\d+$/) },
  ]);
  await guest.room.leave();
});

test("a refused join is logged with its reason", async () => {
  const { guest, roomId } = await playing();
  const { token } = await app.newGuest();
  await expect(new Client(app.url).joinById(roomId, { token })).rejects.toThrow();
  expect(entries("join-refused")).toMatchObject([{ part: "joins", room: roomId, refusal: "table-full" }]);
  await guest.room.leave();
});

test.each([
  ["the address of no room", "/", "path"],
  ["a process before a restart", "/earlier/room?sessionId=secret", "other-process"],
  ["no session", "/earlier/room", "no-session"],
])("an upgrade to %s is logged with its reason, and without its session", async (_, path, refusal) => {
  lines.length = 0;
  await outcomeOf(app.url, upgradeAt(path));
  expect(entries("upgrade-refused")).toMatchObject([{ level: 20, part: "joins", refusal }]);
  expect(lines.join("")).not.toContain("secret");
});
