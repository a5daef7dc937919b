import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import { restoreBackup } from "../../tools/backup/restore.ts";
import { newFolder } from "../support/app.ts";
import { change } from "../tools/kept-data.ts";
import { runWith } from "../tools/run.ts";

const log = { info() {}, error() {} };
const later = "INSERT INTO kysely_migration VALUES ('2999-01-01-later', '2999-01-01T00:00:00.000Z')";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = newFolder();
  file = join(folder, "games.sqlite");
  await (await openStore({ DATA_DIR: folder }, log)).close();
});

/** Bytes of every file of the database, by name. */
const bytes = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith("games.sqlite"))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))] as const);

/** Puts a copy into the folder as a killed server would leave it: with its WAL beside the file. */
function killAfter(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
  database.exec(sql);
  const killed = join(folder, "killed");
  mkdirSync(killed);
  for (const suffix of ["", "-wal", "-shm"]) copyFileSync(file + suffix, join(killed, `games.sqlite${suffix}`));
  database.close();
  folder = killed;
  file = join(folder, "games.sqlite");
}

async function expectUntouched(reason: string | RegExp): Promise<void> {
  const before = bytes();
  await expect(openStore({ DATA_DIR: folder }, log)).rejects.toThrow(reason);
  expect(bytes()).toEqual(before);
}

describe("the files of an SQLite database stay byte for byte the same after a server has rejected", () => {
  test("a closed one of a newer version", async () => {
    change(file, later, "PRAGMA journal_mode = DELETE");
    await expectUntouched(/newer version: expected at most 20\S+, got 2999-01-01-later/);
  });

  test("one of a newer version that no longer uses a WAL", async () => {
    change(file, later);
    await expectUntouched("got 2999-01-01-later");
  });

  test("one of a newer version after a kill of its server, even if only the WAL shows the version", async () => {
    killAfter(later);
    expect(bytes().map(([name]) => name)).toEqual(["games.sqlite", "games.sqlite-shm", "games.sqlite-wal"]);
    await expectUntouched("got 2999-01-01-later");
  });

  test("one of another program", async () => {
    writeFileSync(file, "");
    change(file, "CREATE TABLE cats (name TEXT)");
    await expectUntouched(`${file}: expected a database of Nine Lives, got one with the tables cats`);
  });

  test("a file that is no database", async () => {
    writeFileSync(file, "meow".repeat(2000));
    await expectUntouched(`${file}: expected a database of Nine Lives, got something else (file is not a database)`);
  });

  test("a damaged database", async () => {
    const database = readFileSync(file);
    writeFileSync(file, database.fill(7, 100, 4096));
    await expectUntouched(`${file}: expected a database of Nine Lives, got something else`);
  });

  test("a damaged database after a kill of its server", async () => {
    killAfter("CREATE TABLE cats (name TEXT)");
    writeFileSync(file, "meow".repeat(2000));
    writeFileSync(`${file}-wal`, "meow".repeat(2000));
    await expectUntouched(`${file}: expected a database of Nine Lives, got something else`);
  });
});

test("the admin tool does not change a database of a newer version", async () => {
  change(file, later, "PRAGMA journal_mode = DELETE");
  const before = bytes();
  const { code, err } = await runWith({ DATA_DIR: folder, DATABASE_URL: "" }, "admin", "list");
  expect(err).toContain("got 2999-01-01-later");
  expect(code).not.toBe(0);
  expect(bytes()).toEqual(before);
});

test("a restore that rejects a newer backup does not change the database of a killed server", async () => {
  killAfter("CREATE TABLE cats (name TEXT)");
  const backup = join(newFolder(), "backup.sqlite");
  copyFileSync(file, backup);
  change(backup, later, "PRAGMA journal_mode = DELETE");
  const before = bytes();
  await expect(restoreBackup(folder, backup, "refuse")).rejects.toThrow("got 2999-01-01-later");
  expect(bytes()).toEqual(before);
});

test("a killed server starts again with the writes of its WAL, and leaves no second file name", async () => {
  killAfter("CREATE TABLE cats (name TEXT)");
  await (await openStore({ DATA_DIR: folder }, log)).close();
  const database = new DatabaseSync(file);
  expect(database.prepare("SELECT name FROM sqlite_master WHERE name = 'cats'").get()).toEqual({ name: "cats" });
  database.close();
  expect(readdirSync(folder).filter((name) => name.includes("look"))).toEqual([]);
});
