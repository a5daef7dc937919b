import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrCreateSecret } from "../../server/people/identity/server-secret.ts";
import { restrictFolder } from "../../server/runtime/file-permissions.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { newFolder } from "../support/app.ts";
import { entryOf, gameNamed } from "../support/stored.ts";

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

let folder: string;
let opened: OpenStore | null;
let errors: string[];
const log = { info() {}, error: (_details: object, message: string) => void errors.push(message) };
const umask = process.umask();

beforeEach(() => {
  folder = join(newFolder(), "data");
  opened = null;
  errors = [];
});
afterEach(async () => {
  process.umask(umask);
  await opened?.close();
});

async function start(): Promise<void> {
  opened = await openStore({ DATA_DIR: folder }, log);
  await opened.store.write(entryOf({ begun: [gameNamed("one")] }));
  loadOrCreateSecret(folder);
}

function expectClosed(): void {
  const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name)).toString(8)]));
  const names = ["games.sqlite", "games.sqlite-shm", "games.sqlite-wal", "lock", "token-secret"];
  expect(modes).toEqual(Object.fromEntries(names.map((name) => [name, "600"])));
  expect(modeOf(folder)).toBe(0o700);
}

test.each([0o000, 0o022, 0o177])(
  "with any umask other users can neither enter the folder nor read files in it (%o)",
  async (mask) => {
    mkdirSync(folder);
    process.umask(mask);
    await start();
    expectClosed();
  },
);

test("at the start the server removes other users' access to its folder and files", async () => {
  await start();
  await opened?.close();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
  chmodSync(folder, 0o755);
  await start();
  expectClosed();
  expect(errors).toEqual([]);
});

test("foreign files in the folder stay unchanged", async () => {
  await start();
  await opened?.close();
  const other = join(folder, "backup.sqlite");
  writeFileSync(other, "");
  chmodSync(other, 0o640);
  chmodSync(folder, 0o755);
  await start();
  expect(modeOf(other)).toBe(0o640);
});

test("a folder of another program, such as its ./data, is rejected and stays unchanged", async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "prices.csv"), "");
  await expect(start()).rejects.toThrow(`got ${folder} (it holds prices.csv, and nothing of Nine Lives)`);
  expect([readdirSync(folder), modeOf(folder)]).toEqual([["prices.csv"], 0o755]);
});

test("a new folder may have word lists, or be the root of a file system", async () => {
  for (const name of ["words", "lost+found"]) mkdirSync(join(folder, name), { recursive: true });
  chmodSync(folder, 0o755);
  await start();
  expect(modeOf(folder)).toBe(0o700);
});

test("a folder that all users share is rejected and stays unchanged", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "somebody's"), "");
  chmodSync(folder, 0o1777);
  await expect(start()).rejects.toThrow(
    `DATA_DIR: expected a folder of the server's own that it can write to, got ${folder} (all users share it: it holds somebody's)`,
  );
  expect(modeOf(folder)).toBe(0o1777);
});

test.skipIf(!isRoot)("another user cannot open the lock file, and so cannot take the lock", async () => {
  await start();
  const { status, stderr } = spawnSync("cat", [join(folder, "lock")], { uid: nobody, gid: nobody, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Permission denied")]);
});

test.skipIf(!isRoot)("the log names a folder of another user that others may enter", () => {
  chmodSync(dirname(folder), 0o755);
  mkdirSync(folder);
  chownSync(folder, nobody - 1, nobody - 1);
  chmodSync(folder, 0o777);
  process.seteuid?.(nobody);
  try {
    restrictFolder(folder, log);
  } finally {
    process.seteuid?.(0);
  }
  expect(errors).toEqual([`OTHERS MAY READ ${folder}: expected mode 700, got mode 777, owned by user ${nobody - 1}`]);
});
