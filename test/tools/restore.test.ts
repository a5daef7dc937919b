import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { restoreBackup } from "../../tools/backup/restore.ts";
import { newFolder } from "../support/app.ts";
import { breakGame, change, idsIn, KeptData } from "./kept-data.ts";
import { runWith } from "./run.ts";

let data: KeptData;
beforeEach(async () => {
  data = new KeptData();
  await data.start();
});
afterEach(() => data.stop());

describe("npm run restore", () => {
  test("restores the games of the backup, and leaves no other files", async () => {
    await data.keep("one");
    await data.keep("two", 3);
    await data.copy();
    await data.keep("later");
    await data.stop();
    const { code, out, err } = await data.restore();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("2 games: 2 verified, 0 failed");
    expect(readdirSync(data.folder).sort()).toEqual(["games.sqlite", "lock"]);
    expect(idsIn(data.live)).toEqual(["one", "two"]);
    expect((await (await data.start()).store.game("two")).ok).toBe(true);
  });

  test("works with an empty folder", async () => {
    await data.keep("one");
    await data.copy();
    await data.stop();
    data.folder = join(newFolder(), "new");
    expect((await data.restore()).code).toBe(0);
    expect(idsIn(data.live)).toEqual(["one"]);
  });

  test("fails while a server uses the folder", async () => {
    await data.copy();
    const { code, err } = await data.restore();
    expect(code).toBe(1);
    expect(err).toContain("DATA_DIR: expected a folder that no other server uses");
  });

  test("replaces a damaged database, and discards its newest writes", async () => {
    await data.keep("one");
    await data.copy();
    await data.keep("later");
    const wal = readFileSync(`${data.live}-wal`);
    await data.stop();
    writeFileSync(data.live, "meow".repeat(2000));
    writeFileSync(`${data.live}-wal`, wal);
    expect((await data.restore()).code).toBe(0);
    expect(idsIn(data.live)).toEqual(["one"]);
  });

  describe("rejects, without a change,", () => {
    async function expectRefused(message: string): Promise<void> {
      const before = readFileSync(data.live);
      await expect(restoreBackup(data.folder, data.file, "refuse")).rejects.toThrow(message);
      expect(readFileSync(data.live)).toEqual(before);
      expect(readdirSync(data.folder).sort()).toEqual(["games.sqlite", "lock"]);
    }

    beforeEach(async () => {
      await data.keep("one");
      await data.copy();
      await data.stop();
    });

    test("a file that is no database", async () => {
      writeFileSync(data.file, "meow");
      await expectRefused(`${data.file}: expected a whole database of Nine Lives, got something else`);
    });

    test("a database of another program", async () => {
      writeFileSync(data.file, "");
      change(data.file, "CREATE TABLE cats (name TEXT)");
      await expectRefused("it has no games and steps");
    });

    test("a damaged file", async () => {
      const bytes = readFileSync(data.file);
      writeFileSync(data.file, bytes.fill(7, 4096, 4096 * 6));
      await expectRefused(`${data.file}: expected a whole database of Nine Lives`);
    });

    test("a file with newer writes beside it", async () => {
      writeFileSync(`${data.file}-wal`, "more");
      await expectRefused(`${data.file}: expected one file, got newer writes in ${data.file}-wal`);
    });

    test("a database of a newer version", async () => {
      change(data.file, "INSERT INTO kysely_migration VALUES ('2999-01-01-future', '')");
      await expectRefused("the database is of a newer version");
    });

    test("a backup with failing games, unless --with-failing is given", async () => {
      breakGame(data.file, "one");
      const before = readFileSync(data.live);
      const { code, err } = await data.restore();
      expect(code).toBe(1);
      expect(err).toContain("game one: cannot have been played like this");
      expect(readFileSync(data.live)).toEqual(before);
      expect((await data.restore("--with-failing")).code).toBe(0);
    });
  });

  test("fails without a change if the old data of an interrupted restore exists", async () => {
    await data.copy();
    await data.stop();
    writeFileSync(`${data.live}.old`, "precious");
    const { code, err } = await data.restore();
    expect(code).toBe(1);
    expect(err).toContain(`${data.live}.old: expected nothing, got the old data of an interrupted restore`);
    expect(readFileSync(`${data.live}.old`, "utf8")).toBe("precious");
  });
});

test("a restore that is killed at any step leaves either the whole old database or the whole new one", async () => {
  await data.keep("one");
  await data.copy();
  await data.keep("later");
  const old = ["", "-wal"].map((suffix) => [suffix, readFileSync(data.live + suffix)] as const);
  await data.stop();
  const preload = `--import=${resolve(import.meta.dirname, "../support/killed-at-step.ts")}`;
  const ends: string[] = [];
  for (let step = 1; ends.at(-1) !== "done"; step += 1) {
    data.folder = newFolder();
    for (const [suffix, bytes] of old) writeFileSync(data.live + suffix, bytes);
    const env = { ...data.settings, NODE_OPTIONS: preload, KILLED_AT_STEP: String(step) };
    const { code } = await runWith(env, "restore", data.file);
    const ids = idsIn(data.live);
    expect([["later", "one"], ["one"]]).toContainEqual(ids);
    ends.push(code === 0 ? "done" : ids.join(" and "));
  }
  expect(ends).toContain("later and one");
  expect(ends).toContain("one");
});
