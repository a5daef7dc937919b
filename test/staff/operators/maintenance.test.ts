import { DatabaseSync } from "node:sqlite";
import { Client } from "@colyseus/sdk";
import { afterEach, expect, test } from "vitest";
import type { QueueCloseMessage } from "../../../shared/net/protocol.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { type App, newFolder, settings, startApp } from "../../support/app.ts";

let app: App | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

async function start(DATA_DIR: string): Promise<App> {
  await app?.close();
  app = null;
  const started = await startApp({ DATA_DIR });
  app = started;
  return started;
}

/** Begins maintenance as an operator of this server. */
async function maintain(site: App, folder: string): Promise<void> {
  const operator = await AccountHolder.at(site, "Operator");
  // The server may be writing.
  const file = new DatabaseSync(`${folder}/games.sqlite`, { timeout: 5000 });
  file.prepare("insert into staff values (?, 'operator', 0)").run(operator.id);
  file.close();
  expectOk(await operator.call("POST /api/admin/maintenance", { on: true, words: "Back at nine" }));
}

test("maintenance mode stays on after a restart", async () => {
  const folder = newFolder();
  await maintain(await start(folder), folder);
  const again = await start(folder);
  const { token } = await again.newGuest();
  expect(await again.call("POST /api/tables", { token, body: { settings } })).toMatchObject({
    status: 503,
    body: { error: "maintenance" },
  });
  expect((await again.call("GET /api/lobby", { token })).body).toMatchObject({
    notice: { announcement: null, maintenance: { words: "Back at nine" } },
  });
});

test("players in the queue are removed when maintenance begins", async () => {
  const folder = newFolder();
  const site = await start(folder);
  const { token } = await site.newGuest();
  const room = await new Client(site.url).joinOrCreate("queue", { token, edition: "any", seats: "any" });
  room.reconnection.enabled = false;
  const goodbye = new Promise<QueueCloseMessage>((resolve) => {
    room.onMessage("goodbye", resolve);
  });
  const waits = new Promise((resolve) => {
    room.onMessage("queue", resolve);
  });
  room.onMessage("notice", () => {});
  await waits;
  await maintain(site, folder);
  expect(await goodbye).toEqual({ reason: "maintenance" });
});
