import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { checkIntervalMs } from "../../server/storage/integrity-monitor.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { type App, newFolder, settings, startApp } from "../support/app.ts";
import { Postgres } from "../support/postgres.ts";
import { expectOk } from "../support/saved-table.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf, gameNamed } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

const log = { info() {}, error() {} };

const postgres = new Postgres();
afterAll(() => postgres.stop());

/** @returns the rows. */
async function asAdministrator(url: string, query: string): Promise<object[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

/** Writes like the server. */
async function keep(opened: OpenStore, id: string): Promise<void> {
  await opened.watch.expectSame();
  await opened.store.write(entryOf({ begun: [gameNamed(id)] }));
}

describe("an SQLite database", () => {
  let folder: string;
  let file: string;
  let opened: OpenStore;

  beforeEach(async () => {
    folder = newFolder();
    file = join(folder, "games.sqlite");
    opened = await openStore({ DATA_DIR: folder }, log);
    await keep(opened, "one");
  });
  afterEach(() => opened.close());

  const restore = "Restore a backup and restart the server";
  const inode = (path: string) => `inode ${statSync(path).ino} of device ${statSync(path).dev}`;

  test("that is unchanged passes every check", async () => {
    await opened.watch.check();
    await keep(opened, "two");
    await expect(opened.watch.check()).resolves.toBeUndefined();
    await expect(opened.watch.check()).resolves.toBeUndefined();
  });

  test.each(["", "-wal", "-shm"])(
    "with a deleted file games.sqlite%s rejects writes and names the remedy",
    async (suffix) => {
      const path = file + suffix;
      const expected = inode(path);
      rmSync(path);
      const words = `${path}: expected the file that the server has opened, ${expected}, got none (ENOENT). Put that file back, or: ${restore}`;
      await expect(opened.watch.check()).rejects.toThrow(words);
      await expect(keep(opened, "two")).rejects.toThrow(words);
    },
  );

  test("that was replaced by another file rejects writes", async () => {
    const expected = inode(file);
    copyFileSync(file, `${file}.backup`);
    renameSync(`${file}.backup`, file);
    await expect(opened.watch.check()).rejects.toThrow(
      `${file}: expected the file that the server has opened, ${expected}, got ${inode(file)}.`,
    );
  });

  test("that was moved away accepts writes again once it is back", async () => {
    const away = join(folder, "away");
    mkdirSync(away);
    const names = ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"];
    for (const name of names) renameSync(join(folder, name), join(away, name));
    await expect(keep(opened, "two")).resolves.toBeUndefined();
    await expect(opened.watch.check()).rejects.toThrow("got none (ENOENT)");
    for (const name of names) renameSync(join(away, name), join(folder, name));
    await keep(opened, "three");
    await opened.close();
    opened = await openStore({ DATA_DIR: folder }, log);
    for (const id of ["one", "two", "three"]) expect(expectOk(await opened.store.game(id))).not.toBeNull();
  });

  test("that was reset by another SQLite connection rejects writes", async () => {
    await opened.watch.check();
    const other = new DatabaseSync(file);
    other.exec("UPDATE looks SET count = 1");
    other.close();
    await expect(opened.watch.check()).rejects.toThrow(
      `${file}: expected the state that was written last (look 2), got an older one (look 1)`,
    );
    await expect(keep(opened, "two")).rejects.toThrow("got an older one");
  });

  test("that was overwritten with an older one rejects writes", async () => {
    await opened.watch.check();
    const older = readFileSync(file);
    await keep(opened, "two");
    await opened.watch.check();
    writeFileSync(file, older);
    await expect(opened.watch.check()).rejects.toThrow(
      "expected the state that was written last (look 3), got an older one (look 2)",
    );
  });

  test("without writes is not written by the checks", async () => {
    await opened.watch.check();
    const before = readFileSync(file);
    await opened.watch.check();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("that is damaged is detected after the start, and rejects writes", async () => {
    const games = Array.from({ length: 400 }, (_, number) => gameNamed(`game ${number}`));
    await opened.store.write(entryOf({ begun: games }));
    await opened.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 65_536, 69_632);
    writeFileSync(file, bytes);
    opened = await openStore({ DATA_DIR: folder }, log);
    await new Promise<void>((resolve) => opened.watch.start(new ManualTimers(), resolve));
    await expect(keep(opened, "two")).rejects.toThrow(`${file}: expected a whole database, got a damaged one (`);
  });

  test("is checked every two seconds", async () => {
    const timers = new ManualTimers();
    const lost = new Promise<void>((resolve) => opened.watch.start(timers, resolve));
    rmSync(file);
    timers.pass(checkIntervalMs);
    await lost;
    expect(existsSync(file)).toBe(false);
  });
});

describe("a server", () => {
  let app: App;
  let lines: string[];
  afterEach(() => app.close());

  const isReady = async () => (await app.call("GET /readyz")).status === 200;

  async function start(place: Record<string, string>): Promise<void> {
    lines = [];
    app = await startApp(place, { log: createLog("error", { write: (line) => lines.push(line) }) });
  }

  async function expectNotSaving(reason: string): Promise<void> {
    while (await isReady());
    expect(await app.call("GET /readyz")).toMatchObject({ status: 503, body: { status: "not-saving" } });
    const { token } = await app.newGuest();
    const refused = await app.call("POST /api/tables", { token, body: { settings } });
    expect(refused).toMatchObject({ status: 503, body: { error: "not-saving" } });
    expect(lines.join("")).toContain("GAMES ARE NOT SAVED");
    expect(lines.join("")).toContain(reason);
  }

  test("with its database moved away reports it and refuses games until the database is back", async () => {
    const folder = newFolder();
    await start({ DATA_DIR: folder });
    const file = join(folder, "games.sqlite");
    renameSync(file, `${file}.away`);
    await expectNotSaving(`${file}: expected the file that the server has opened`);
    renameSync(`${file}.away`, file);
    while (!(await isReady()));
    const { token } = await app.newGuest();
    expect(await app.call("POST /api/tables", { token, body: { settings } })).toMatchObject({ status: 201 });
  });

  test("with its Postgres reset to an older state reports it and refuses games", async () => {
    const url = await sharedPostgres.newDatabase();
    await start({ DATABASE_URL: url });
    await asAdministrator(url, "UPDATE looks SET count = 0");
    await expectNotSaving(
      "the database of DATABASE_URL: expected the state that was written last (look 1), got an older one (look 0)",
    );
  });
});

test("a Postgres database that returns in an older state is not written to", async () => {
  await postgres.create();
  const where = { DATA_DIR: newFolder(), DATABASE_URL: await postgres.newDatabase() };
  const opened = await openStore(where, log);
  await keep(opened, "one");
  await opened.watch.check();
  await asAdministrator(where.DATABASE_URL, "UPDATE looks SET count = 0");
  await postgres.stop();
  await postgres.start();
  const keepAnother = () => keep(opened, "two").catch(String);
  await expect.poll(keepAnother).toContain("got an older one (look 0)");
  expect(await asAdministrator(where.DATABASE_URL, "SELECT id FROM games")).toEqual([{ id: "one" }]);
  await opened.close();
});
