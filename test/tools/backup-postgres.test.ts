import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../server/people/accounts/accounts-db.ts";
import { Erasure } from "../../server/people/profiles/erasure.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { LastBackup } from "../../server/storage/last-backup.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { ErasedList } from "../../server/storage/retention/erased-list.ts";
import { newFolder } from "../support/app.ts";
import { savePlayedGame } from "../support/played-game.ts";
import { folderOfPrograms } from "../support/postgres.ts";
import { account } from "../support/result-fixtures.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { runWith } from "./run.ts";

const log = { info() {}, error() {} };

let folder: string;
let url: string;
beforeEach(async () => {
  folder = newFolder();
  url = await sharedPostgres.newDatabase();
});

async function withStore<Value>(use: (opened: OpenStore) => Promise<Value>): Promise<Value> {
  const opened = await openStore({ DATA_DIR: folder, DATABASE_URL: url }, log);
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

const erasureIn = ({ db }: OpenStore) =>
  new Erasure({
    db: new AccountsDb(db, async () => {}),
    list: new ErasedList(folder),
    ended: { publish() {} },
    timers: systemTimers,
    log,
  });

const accounts = ({ db }: OpenStore) => db.selectFrom("accounts").select("name").execute();

function program(name: string, ...line: readonly string[]): void {
  const { status, stderr } = spawnSync(join(folderOfPrograms() ?? "", name), line, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

test("npm run replay -- verify-all replays every saved game from Postgres while a server runs", async () => {
  await withStore(async ({ store }) => {
    await savePlayedGame(store, "one", ["a-ann", "a-bob"]);
    await savePlayedGame(store, "two", ["a-ann", "a-bob"], 3);
    const ran = await runWith({ DATA_DIR: folder, DATABASE_URL: url }, "replay", "verify-all", "--json");
    expect({ code: ran.code, verdict: JSON.parse(ran.out) }).toEqual({
      code: 0,
      verdict: { games: 2, verified: 2, failed: 0 },
    });
  });
});

test("a player who was erased after a Postgres dump stays erased after a documented restore", async () => {
  await withStore(async ({ db }) => {
    await account(db, "a-ann", "Annika");
    await account(db, "a-bob", "Robert");
  });
  program("pg_dump", "--format=custom", "--file=backup.dump", url);
  // Lines that a full disk has cut off.
  appendFileSync(join(folder, "erased"), "a-b\n\n");
  await withStore((opened) => erasureIn(opened).erase("a-ann"));
  program(
    "pg_restore",
    "--clean",
    "--if-exists",
    "--no-owner",
    "--single-transaction",
    `--dbname=${url}`,
    "backup.dump",
  );
  await withStore(async (opened) => expect(await accounts(opened)).toHaveLength(2));
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const script = resolve(import.meta.dirname, "../../deploy/forget-again.sql");
  program("psql", "--quiet", "--no-psqlrc", `--set=since=${yesterday}`, `--file=${script}`, url);
  await withStore(async (opened) => {
    await erasureIn(opened).resume();
    expect(await accounts(opened)).toEqual([{ name: "Robert" }]);
  });
});

test("a nightly backup writes a Postgres dump, and marks success or failure in the database", async () => {
  await withStore(async (opened) => {
    const lastBackup = new LastBackup({ db: opened.db, timers: systemTimers });
    const nightly = (to: string) =>
      spawnSync("sh", ["deploy/nightly-backup.sh", to], {
        env: { ...process.env, DATABASE_URL: url, PATH: `${folderOfPrograms()}:${process.env["PATH"]}` },
      }).status;
    const before = Math.floor(Date.now() / 1000) * 1000;
    expect(nightly(folder)).toBe(0);
    expect(readdirSync(folder).filter((name) => /^\d{8}T\d{6}Z\.dump$/.test(name))).toHaveLength(1);
    expect(await lastBackup.madeAt()).toBeGreaterThanOrEqual(before);
    expect(lastBackup.known.failedAt).toBeNull();
    expect(nightly(join(folder, "nowhere"))).toBe(1);
    await lastBackup.madeAt();
    expect(lastBackup.known.failedAt).toBeGreaterThanOrEqual(before);
  });
});
