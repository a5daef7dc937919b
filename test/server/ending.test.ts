import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "@colyseus/sdk";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { guarded } from "../../tools/processes/guarded.ts";
import { type App, type NewGuest, newFolder, type Site, settings, siteAt, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";
import { ManualTimers } from "../support/timers.ts";

/** Seats a player at a new table. With bots the game has started. */
async function seated(site: Site, { token }: NewGuest, bots: boolean): Promise<Guest> {
  const opened = await site.call("POST /api/tables", { token, body: { settings, bots } });
  const guest = new Guest(await new Client(site.url).joinById<TableState>(textIn(opened, "roomId"), { token }));
  await guest.until(() => guest.state.phase === (bots ? "playing" : "waiting"));
  return guest;
}

describe("a server that shuts down", () => {
  let app: App;
  afterEach(() => app.close());

  test("is ready until then, and alive all the time", async () => {
    app = await startApp();
    expect(await app.call("GET /readyz")).toMatchObject({ status: 200 });
    await app.drain();
    expect(await app.call("GET /readyz")).toMatchObject({ status: 503 });
    expect(await app.call("GET /healthz")).toMatchObject({ status: 200 });
  });

  test("opens no more tables", async () => {
    app = await startApp();
    const { token } = await app.newGuest();
    await app.drain();
    const answer = await app.call("POST /api/tables", { token, body: { settings } });
    expect(answer).toMatchObject({ status: 503, body: { error: "closing" } });
  });

  test("closes tables without a running game with that reason", async () => {
    app = await startApp();
    const guest = await seated(app, await app.newGuest(), false);
    await app.drain();
    await guest.until(() => guest.closed !== null);
    expect(guest.goodbyes).toEqual(["closing"]);
  });

  test("announces at tables with a running game that it is the last one", async () => {
    app = await startApp();
    const guest = await seated(app, await app.newGuest(), true);
    expect(guest.state.closing).toBe(false);
    void app.drain();
    await guest.until(() => guest.state.closing);
  });

  test("lets games continue, and players reconnect to them, until the grace time is over", async () => {
    const timers = new ManualTimers();
    app = await startApp({ SHUTDOWN_GRACE_SECONDS: "60" }, { timers });
    const ann = await app.newGuest();
    const guest = await seated(app, ann, true);
    let isOver = false;
    const drained = app.drain().then(() => {
      isOver = true;
    });
    const { roomId } = guest.room;
    const again = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token: ann.token }));
    await again.until(() => again.welcomes.length > 0);
    expect([isOver, again.seat, again.closed]).toEqual([false, 0, null]);
    timers.pass(60_000);
    await drained;
    await app.close();
    await again.until(() => again.closed !== null);
    expect(again.goodbyes).toEqual([]);
  });
});

test("a server that shuts down does not wait for a player with a reserved seat who never connects", async () => {
  const app = await startApp();
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const { token } = ann;
  const connected = await new Client(app.url).joinOrCreate("queue", { token, edition: "any", seats: "any" });
  // The reservation never expires, so a server that waits for it does not exit.
  const start = globalThis.setTimeout;
  const expiring = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((run, ms) => start(ms === 15_000 ? () => {} : run, ms));
  const body = { token: bob.token, edition: "any", seats: "any" };
  expect(await app.call("POST /matchmake/joinOrCreate/queue", { body })).toMatchObject({ status: 200 });
  expect(expiring.mock.calls.some(([, ms]) => ms === 15_000)).toBe(true);
  expiring.mockRestore();
  await app.close();
  await expect.poll(() => connected.connection.isOpen).toBe(false);
});

describe("the process", () => {
  let child: ChildProcessWithoutNullStreams;
  afterEach(() => child.kill("SIGKILL"));

  /** @returns the address that the server prints. */
  async function start(): Promise<string> {
    const env = {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      DATA_DIR: newFolder(),
    };
    child = guarded(spawn(process.execPath, ["server/main.ts"], { env }));
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += chunk;
      const [, url] = /^Nine Lives is ready at (\S+)$/m.exec(printed) ?? [];
      if (url !== undefined) return url;
    }
    throw new Error(`the process has ended: ${printed}`);
  }

  const hasEnded = async () => (await once(child, "exit"))[0];

  test.each(["SIGTERM", "SIGINT"] as const)("exits on %s without running games", async (signal) => {
    await start();
    child.kill(signal);
    expect(await hasEnded()).toBe(0);
  });

  test("waits for a game, and exits at once on a second signal", async () => {
    const site = siteAt(await start());
    await seated(site, await site.newGuest(), true);
    child.kill("SIGTERM");
    while ((await site.call("GET /readyz")).status === 200);
    expect(child.exitCode).toBeNull();
    child.kill("SIGTERM");
    expect(await hasEnded()).toBe(0);
  });

  test("prints the reason if it cannot start", async () => {
    const url = await start();
    const env = { PATH: process.env["PATH"] ?? "", PORT: new URL(url).port, HOST: "127.0.0.1", DATA_DIR: newFolder() };
    const second = guarded(spawn(process.execPath, ["server/main.ts"], { env }));
    let said = "";
    second.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(second, "close");
    expect(code).toBe(1);
    expect(said).toBe(
      `cannot start: PORT: expected a free port that this user may open, got ${env.PORT} (EADDRINUSE)\n`,
    );
    expect(second.stdout.read()).toBeNull();
  });
});
