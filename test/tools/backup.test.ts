import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";
import { LastBackup } from "../../server/storage/last-backup.ts";
import type { OpenStore } from "../../server/storage/open.ts";
import { newFolder } from "../support/app.ts";
import { breakGame, change, idsIn, KeptData } from "./kept-data.ts";
import { runWith } from "./run.ts";

let data: KeptData;
beforeEach(async () => {
  data = new KeptData();
  await data.start();
});
afterEach(() => data.stop());

/** Triggers a write. */
const raise = ({ db }: OpenStore) =>
  db
    .updateTable("looks")
    .set(({ eb }) => ({ count: eb("count", "+", 1) }))
    .execute();

describe("npm run backup", () => {
  test("copies finished and running games into one file while a server runs, and replays them", async () => {
    await data.keep("one");
    await data.keep("two", 3);
    const { code, out, err } = await data.backUp();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(`${data.file}: 2 games: 2 verified, 0 failed\n`);
    expect(readdirSync(join(data.file, ".."))).toEqual(["backup.sqlite"]);
    expect(idsIn(data.file)).toEqual(["one", "two"]);
  });

  test("finishes although the server writes continuously", async () => {
    const { server } = data;
    await data.keep("one");
    await sql`create table filler as select zeroblob(60000000) as zeros`.execute(server.db);
    const copied = data.backUp();
    let isCopied = false;
    void copied.finally(() => {
      isCopied = true;
    });
    while (!isCopied) await raise(server);
    expect(await copied).toMatchObject({ code: 0, out: `${data.file}: 1 game: 1 verified, 0 failed\n` });
  });

  test("creates a file that only its owner can read", async () => {
    await data.copy();
    expect(statSync(data.file).mode & 0o777).toBe(0o600);
  });

  test("does not overwrite an existing file", async () => {
    writeFileSync(data.file, "precious");
    const { code, err } = await data.backUp();
    expect(code).toBe(1);
    expect(err).toBe(`${data.file}: expected a file that does not exist\n`);
    expect(readFileSync(data.file, "utf8")).toBe("precious");
  });

  test("reports the failing games, keeps the file, and exits with 1", async () => {
    await data.keep("one");
    await data.keep("two");
    breakGame(data.live, "two");
    const { code, out, err } = await data.backUp();
    expect(code).toBe(1);
    expect(out).toContain("2 games: 1 verified, 1 failed");
    expect(err).toContain("game two: cannot have been played like this");
    expect(existsSync(data.file)).toBe(true);
  });

  test("names the file and the reason if the database is none", async () => {
    await data.stop();
    writeFileSync(data.live, "no database");
    const { code, err } = await data.backUp();
    expect(code).toBe(1);
    expect(err).toContain(`${data.live}: cannot be copied (file is not a database)\n`);
  });

  test("prints one sentence for a folder without data", async () => {
    const empty = newFolder();
    const { code, err } = await runWith({ DATA_DIR: empty, DATABASE_URL: "" }, "backup", data.file);
    expect(code).toBe(1);
    expect(err).toBe(`DATA_DIR: expected a folder with a database, got ${empty} without games.sqlite\n`);
  });
});

describe("the backup mark", () => {
  const marks = async () => {
    const lastBackup = new LastBackup({ db: data.server.db, timers: systemTimers });
    await lastBackup.madeAt();
    return lastBackup.known;
  };

  test("is empty without a backup", async () => {
    expect(await marks()).toEqual({ madeAt: null, failedAt: null });
  });

  test("has the time of the last success and of a later failure", async () => {
    const before = Date.now();
    await data.backUp();
    const first = await marks();
    expect(first).toEqual({ madeAt: expect.toSatisfy((at) => at >= before && at <= Date.now()), failedAt: null });
    expect((await data.backUp()).code).toBe(1);
    const second = await marks();
    expect(second.madeAt).toBe(first.madeAt);
    expect(second.failedAt).toBeGreaterThan(first.madeAt ?? Number.POSITIVE_INFINITY);
  });

  test("is a failure if games of the backup fail", async () => {
    await data.keep("one");
    breakGame(data.live, "one");
    await data.backUp();
    expect(await marks()).toEqual({ madeAt: null, failedAt: expect.any(Number) });
  });

  test("cannot be written to a database of an older version, but the backup succeeds", async () => {
    change(data.live, 'DROP TABLE "backupMarks"');
    const { code, out, err } = await data.backUp();
    expect([code, out]).toEqual([0, `${data.file}: 0 games: 0 verified, 0 failed\n`]);
    expect(err).toContain("the server is not notified of this backup");
  });
});

test("a nightly backup is named by its time, and removes only expired backups", async () => {
  const folder = newFolder();
  const old = ["20200101T000000Z.sqlite", "20200102T000000Z.dump", "mine.sqlite"];
  for (const name of old) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), 0, 0);
  }
  const line = ["deploy/nightly-backup.sh", folder, "30"];
  const { status } = spawnSync("sh", line, { env: { ...process.env, ...data.settings } });
  expect([status, readdirSync(folder).sort()]).toEqual([
    0,
    [expect.stringMatching(/^\d{8}T\d{6}Z\.sqlite$/), "mine.sqlite"],
  ]);
});

test.each(["backup", "restore"] as const)("npm run %s rejects Postgres and names the documentation", async (tool) => {
  const { code, err } = await runWith(
    { DATA_DIR: data.folder, DATABASE_URL: "postgres://u:p@nowhere/d" },
    tool,
    data.file,
  );
  expect(code).toBe(1);
  expect(err).toContain("docs/operations.md says under Backups");
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});
