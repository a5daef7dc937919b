import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import { expectGameIntact, gamesIn, killDuring, seatAll } from "../support/crash-fixtures.ts";
import { Postgres } from "../support/postgres.ts";
import { ServerProcess } from "../support/server-process.ts";
import { Wal } from "../support/wal.ts";

const long = process.env["LONG"] === "1";
/** Number of times that the server ends in one test. */
const lives = long ? 20 : 2;
const timeoutMs = long ? 1_800_000 : 300_000;

const log = { info() {}, error() {} };

let server: ServerProcess;
afterEach(async () => {
  await server.end("SIGKILL");
});

/** Returns the saved games after the server has ended. */
async function journalled(url?: string) {
  const { store, close } = await openStore({ DATA_DIR: server.dataFolder, DATABASE_URL: url }, log);
  const games = await gamesIn(store);
  await close();
  return games;
}

/** Plays games while the server repeatedly ends and starts again. */
async function live(signal: NodeJS.Signals, tables: number, times: number, url?: string): Promise<void> {
  const database = url === undefined ? {} : { DATABASE_URL: url };
  server = new ServerProcess({ SHUTDOWN_GRACE_SECONDS: "0", ...database });
  await server.start();
  for (let life = 0; life < times; life += 1) {
    const players = await seatAll(server.url, tables);
    const running = await killDuring(server, players, signal);
    expect(running.length).toBeGreaterThan(tables);
    for (const { returns } of running)
      for (const { before, after } of returns) expect(after.slice(0, before.length)).toEqual(before);
    await Promise.all(running.map((player) => player.play()));
    await server.end("SIGKILL");
    const games = await journalled(url);
    for (const player of players) expectGameIntact(player, games.get(player.seated.roomId));
    await server.start();
  }
  expect(server.said).not.toContain('"level":50');
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  `40 games survive ${lives} times %s: each continues to its end, and no sent or accepted event is missing`,
  (signal) => live(signal, 40, lives),
  timeoutMs,
);

describe("with Postgres", () => {
  const postgres = new Postgres();
  beforeAll(() => postgres.create());
  afterAll(() => postgres.stop());

  test("games survive SIGKILL", async () => live("SIGKILL", 10, 1, await postgres.newDatabase()), timeoutMs);
});

test.each([
  ["truncated", (wal: Wal) => wal.truncate()],
  ["garbled", (wal: Wal) => wal.garble()],
])(
  "after the last writes are %s, games continue from the moment before them",
  async (_how, harm) => {
    server = new ServerProcess();
    await server.start();
    const players = await seatAll(server.url, 6);
    const wal = new Wal(join(server.dataFolder, "games.sqlite"));
    // A frozen server cannot copy the last writes elsewhere before it ends.
    const isTime = () => {
      server.freeze();
      if (!wal.isFull) server.thaw();
      return wal.isFull;
    };
    const running = await killDuring(server, players, "SIGKILL", { isTime, meanwhile: () => harm(wal) });
    let lost = 0;
    for (const { returns } of running)
      for (const { before, after } of returns) {
        const common = Math.min(before.length, after.length);
        expect(after.slice(0, common)).toEqual(before.slice(0, common));
        lost += before.length - common;
      }
    expect(lost).toBeGreaterThan(0);
    await Promise.all(running.map((player) => player.play()));
    expect(running.filter(({ isOver }) => !isOver)).toEqual([]);
    expect(server.said).not.toContain('"level":50');
  },
  timeoutMs,
);

test("a second server on the same data folder fails to start with a reason, and the first one continues", async () => {
  server = new ServerProcess();
  await server.start();
  const second = new ServerProcess({ DATA_DIR: server.dataFolder });
  await expect(second.start()).rejects.toThrow("DATA_DIR: expected a folder that no other server uses");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
