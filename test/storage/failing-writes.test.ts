import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { openStore } from "../../server/storage/open.ts";
import { type App, newFolder, settings, startApp } from "../support/app.ts";
import { expectGameIntact, gamesIn, seatAll } from "../support/crash-fixtures.ts";
import { Postgres } from "../support/postgres.ts";

/** A small file system in memory, for this test only. */
const disk = newFolder();
const diskSize = 4 << 20;
const hasDisk = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize}`, "tmpfs", disk]).status === 0;

const postgres = new Postgres();

let app: App | null = null;
afterEach(() => app?.close());
afterAll(async () => {
  await postgres.stop();
  spawnSync("umount", [disk]);
});

interface Failure {
  readonly name: string;
  readonly canBe: boolean;
  readonly where: () => Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }>;
  /** @returns a function that ends the failure. */
  readonly fail: (folder: string) => Promise<() => void | Promise<void>>;
}

const fullDisk: Failure = {
  name: "the disk is full",
  canBe: hasDisk,
  where: async () => ({ DATA_DIR: disk }),
  async fail(folder) {
    const filler = join(folder, "filler");
    for (let size = 1 << 20; size >= 1; size >>= 1) fill(filler, size);
    return () => rmSync(filler);
  },
};

function fill(file: string, size: number): void {
  try {
    for (let written = 0; written <= diskSize; written += size) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
  } catch {
    // The file system is full now.
  }
}

const lockedFile: Failure = {
  name: "another program has locked the file",
  canBe: true,
  where: async () => ({ DATA_DIR: newFolder() }),
  async fail(folder) {
    // The server may be writing at this moment.
    const other = new DatabaseSync(join(folder, "games.sqlite"), { timeout: 10_000 });
    other.exec("BEGIN IMMEDIATE");
    return () => other.close();
  },
};

const lostServer: Failure = {
  name: "Postgres has gone",
  canBe: true,
  where: async () => {
    await postgres.create();
    return { DATA_DIR: newFolder(), DATABASE_URL: await postgres.newDatabase() };
  },
  async fail() {
    await postgres.stop();
    return () => postgres.start();
  },
};

test.for([fullDisk, lockedFile, lostServer])(
  "when $name, running games continue to their end and new ones are refused, with an error in the log; afterwards everything is saved",
  async ({ canBe, where, fail }, { skip }) => {
    if (!canBe) skip("this user cannot mount a disk");
    const place = await where();
    const lines: string[] = [];
    const log = createLog("error", { write: (line) => lines.push(line) });
    const site = await startApp({ ...place, LIMIT_LOOPBACK: "off", MESSAGES_PER_SECOND: "100000" }, { log });
    app = site;
    const players = await seatAll(site.url, 4);
    const mend = await fail(place.DATA_DIR);
    await Promise.all(players.map((player) => player.play()));
    expect(await app.call("GET /readyz")).toMatchObject({ status: 503, body: { status: "not-saving" } });
    const { token } = await app.newGuest();
    const refused = await app.call("POST /api/tables", { token, body: { settings } });
    expect(refused).toMatchObject({ status: 503, body: { error: "not-saving" } });
    expect(lines.join("")).toContain("GAMES ARE NOT SAVED");
    await mend();
    // After a long failure the next retry may be half a minute away.
    await expect.poll(async () => (await site.call("GET /readyz")).status, { timeout: 60_000 }).toBe(200);
    await app.close();
    const { store, close } = await openStore(place, log);
    const games = await gamesIn(store);
    await close();
    for (const player of players) expectGameIntact(player, games.get(player.seated.roomId));
  },
);
