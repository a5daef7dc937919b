import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PeopleDb } from "../../server/accounts/people-db.ts";
import { systemTimers } from "../../server/plumbing/timers.ts";
import { Erasure } from "../../server/profiles/erasure.ts";
import { ErasedList } from "../../server/store/erased-list.ts";
import { type OpenStore, openStore } from "../../server/store/open.ts";
import { newFolder, siteAt } from "../support/app.ts";
import { account } from "../support/past.ts";
import { keepPlayed } from "../support/played-game.ts";
import { ServerProcess } from "../support/server-process.ts";
import { type Ran, runWith } from "./run.ts";

const log = { info() {}, error() {} };

let folder: string;
let file: string;
/** What a running server has; null while none runs. */
let opened: OpenStore | null;

beforeEach(async () => {
  folder = newFolder();
  file = join(newFolder(), "backup.sqlite");
  await start();
});
afterEach(stop);

async function start(): Promise<OpenStore> {
  opened = await openStore({ DATA_DIR: folder }, log);
  return opened;
}

async function stop(): Promise<void> {
  await opened?.close();
  opened = null;
}

const settings = () => ({ DATA_DIR: folder, DATABASE_URL: "" });
const backUp = (): Promise<Ran> => runWith(settings(), "backup", file);
const restore = (...more: readonly string[]): Promise<Ran> => runWith(settings(), "restore", file, ...more);

async function verifyAll(): Promise<Ran & { readonly verdict: unknown }> {
  const ran = await runWith(settings(), "replay", "verify-all", "--json");
  return { ...ran, verdict: ran.out === "" ? null : JSON.parse(ran.out) };
}

const keep = (store: OpenStore, id: string, stepsLeft?: number) =>
  keepPlayed(store.store, id, ["a-ann", "a-bob"], stepsLeft);

/** Writes something. */
const raise = ({ db }: OpenStore) =>
  db
    .updateTable("looks")
    .set(({ eb }) => ({ count: eb("count", "+", 1) }))
    .execute();

/** Changes a database from outside the server. */
function change(database: string, ...statements: readonly string[]): void {
  const db = new DatabaseSync(database);
  for (const statement of statements) db.exec(statement);
  db.close();
}

const live = () => join(folder, "games.sqlite");

function idsIn(database: string): readonly unknown[] {
  const db = new DatabaseSync(database);
  const rows = db.prepare("SELECT id FROM games ORDER BY id").all();
  db.close();
  return rows.map(({ id }) => id);
}

const breakGame = (database: string, id: string) =>
  change(database, `DELETE FROM steps WHERE gameId = '${id}' AND place > 3`);

describe("npm run backup", () => {
  test("copies finished and running games into one file while a server has the data, and plays them", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await keep(opened, "two", 3);
    const { code, out, err } = await backUp();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(`${file}: 2 games: 2 verified, 0 failed\n`);
    expect(readdirSync(join(file, ".."))).toEqual(["backup.sqlite"]);
    expect(idsIn(file)).toEqual(["one", "two"]);
  });

  test("comes to its end although the server writes all the time", async () => {
    const server = opened;
    if (!server) throw new Error("nothing is open");
    await keep(server, "one");
    await sql`create table filler as select zeroblob(60000000) as zeros`.execute(server.db);
    const copied = backUp();
    let isCopied = false;
    void copied.finally(() => {
      isCopied = true;
    });
    while (!isCopied) await raise(server);
    expect(await copied).toMatchObject({ code: 0, out: `${file}: 1 game: 1 verified, 0 failed\n` });
  });

  test("makes a file that only its owner can read", async () => {
    await backUp();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("writes over nothing", async () => {
    writeFileSync(file, "precious");
    const { code, err } = await backUp();
    expect(code).toBe(1);
    expect(err).toBe(`${file}: expected a file that is not there yet\n`);
    expect(readFileSync(file, "utf8")).toBe("precious");
  });

  test("says which games fail, keeps the file all the same, and ends with 1", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await keep(opened, "two");
    breakGame(live(), "two");
    const { code, out, err } = await backUp();
    expect(code).toBe(1);
    expect(out).toContain("2 games: 1 verified, 1 failed");
    expect(err).toContain("game two: cannot have been played like this");
    expect(existsSync(file)).toBe(true);
  });

  test("has a sentence for a folder without data", async () => {
    const empty = newFolder();
    const { code, err } = await runWith({ DATA_DIR: empty, DATABASE_URL: "" }, "backup", file);
    expect(code).toBe(1);
    expect(err).toBe(`DATA_DIR: expected a folder with a database, got ${empty} without games.sqlite\n`);
  });
});

test.each(["backup", "restore"] as const)("npm run %s refuses Postgres, and says where to read on", async (tool) => {
  const { code, err } = await runWith({ DATA_DIR: folder, DATABASE_URL: "postgres://u:p@nowhere/d" }, tool, file);
  expect(code).toBe(1);
  expect(err).toContain("docs/operations.md says under Backups");
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

describe("npm run restore", () => {
  test("brings the games of the backup back, and leaves nothing else beside them", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await keep(opened, "two", 3);
    await backUp();
    await keep(opened, "later");
    await stop();
    const { code, out, err } = await restore();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("2 games: 2 verified, 0 failed");
    expect(readdirSync(folder).sort()).toEqual(["games.sqlite", "lock"]);
    expect(idsIn(live())).toEqual(["one", "two"]);
    expect((await (await start()).store.game("two")).ok).toBe(true);
  });

  test("works in an empty folder", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await backUp();
    await stop();
    folder = join(newFolder(), "new");
    expect((await restore()).code).toBe(0);
    expect(idsIn(live())).toEqual(["one"]);
  });

  test("refuses while a server has the folder", async () => {
    await backUp();
    const { code, err } = await restore();
    expect(code).toBe(1);
    expect(err).toContain("DATA_DIR: expected a folder that no other server uses");
  });

  test("replaces a damaged database, whose newest writes do not get into the new one", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await backUp();
    await keep(opened, "later");
    const wal = readFileSync(`${live()}-wal`);
    await stop();
    writeFileSync(live(), "meow".repeat(2000));
    writeFileSync(`${live()}-wal`, wal);
    expect((await restore()).code).toBe(0);
    expect(idsIn(live())).toEqual(["one"]);
  });

  describe("refuses, and changes nothing,", () => {
    async function expectRefused(message: string): Promise<void> {
      const before = readFileSync(live());
      const { code, err } = await restore();
      expect(code).toBe(1);
      expect(err).toContain(message);
      expect(readFileSync(live())).toEqual(before);
      expect(readdirSync(folder).sort()).toEqual(["games.sqlite", "lock"]);
    }

    beforeEach(async () => {
      if (opened) await keep(opened, "one");
      await backUp();
      await stop();
    });

    test("what is no database", async () => {
      writeFileSync(file, "meow");
      await expectRefused(`${file}: expected a whole database of Nine Lives, got something else`);
    });

    test("a database of another program", async () => {
      writeFileSync(file, "");
      change(file, "CREATE TABLE cats (name TEXT)");
      await expectRefused("it has no games and steps");
    });

    test("a damaged file", async () => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, 4096, 4096 * 6));
      await expectRefused(`${file}: expected a whole database of Nine Lives`);
    });

    test("a file with newer writes beside it", async () => {
      writeFileSync(`${file}-wal`, "more");
      await expectRefused(`${file}: expected one file, got newer writes in ${file}-wal`);
    });

    test("a database of a newer version", async () => {
      change(file, "INSERT INTO kysely_migration VALUES ('2999-01-01-future', '')");
      await expectRefused("the database is of a newer version");
    });

    test("games that fail, unless that is wanted", async () => {
      breakGame(file, "one");
      await expectRefused("game one: cannot have been played like this");
      expect((await restore("--with-failing")).code).toBe(0);
    });
  });

  test("touches nothing while the old data of an interrupted one lies there", async () => {
    await backUp();
    await stop();
    writeFileSync(`${live()}.old`, "precious");
    const { code, err } = await restore();
    expect(code).toBe(1);
    expect(err).toContain(`${live()}.old: expected nothing, got the old data of a restore that was interrupted`);
    expect(readFileSync(`${live()}.old`, "utf8")).toBe("precious");
  });
});

test("a restore that is killed at any of its steps leaves the whole old database, or the whole new one", async () => {
  if (!opened) throw new Error("nothing is open");
  await keep(opened, "one");
  await backUp();
  await keep(opened, "later");
  const old = ["", "-wal"].map((suffix) => [suffix, readFileSync(live() + suffix)] as const);
  await stop();
  const preload = `--import=${resolve(import.meta.dirname, "../support/killed-at-step.ts")}`;
  const ends: string[] = [];
  for (let step = 1; ends.at(-1) !== "done"; step += 1) {
    folder = newFolder();
    for (const [suffix, bytes] of old) writeFileSync(live() + suffix, bytes);
    const env = { ...settings(), NODE_OPTIONS: preload, KILLED_AT_STEP: String(step) };
    const { code } = await runWith(env, "restore", file);
    const ids = idsIn(live());
    expect([["later", "one"], ["one"]]).toContainEqual(ids);
    ends.push(code === 0 ? "done" : ids.join(" and "));
  }
  expect(ends).toContain("later and one");
  expect(ends).toContain("one");
});

describe("whoever was erased after a backup", () => {
  const everythingIn = async ({ db }: OpenStore) =>
    JSON.stringify([
      await db.selectFrom("accounts").selectAll().execute(),
      await db.selectFrom("nameLooks").selectAll().execute(),
      await db.selectFrom("resultSeats").selectAll().execute(),
      await db.selectFrom("games").selectAll().execute(),
    ]);

  async function erase({ db }: OpenStore, playerId: string): Promise<void> {
    const people = new PeopleDb(db, async () => {});
    const erasure = new Erasure({ db: people, list: new ErasedList(folder), timers: systemTimers, log });
    await erasure.erase(playerId);
  }

  beforeEach(async () => {
    if (!opened) throw new Error("nothing is open");
    await account(opened.db, "a-ann", "Annika");
    await account(opened.db, "a-bob", "Robert");
    await keepPlayed(opened.store, "one", ["a-ann", "a-bob"]);
    await keepPlayed(opened.store, "two", ["guest-ann", "a-bob"]);
    await opened.db.updateTable("resultSeats").set({ name: "Annika" }).where("seat", "=", 0).execute();
    await backUp();
  });

  test("stays erased in what is restored, and others stay", async () => {
    if (!opened) throw new Error("nothing is open");
    await erase(opened, "a-ann");
    await erase(opened, "guest-ann");
    await stop();
    expect((await restore()).out).toContain("people erased again: 2");
    const left = await everythingIn(await start());
    expect(left).not.toContain("Annika");
    expect(left).not.toContain('"Ann\\"');
    expect(left).toContain("Robert");
    expect((await verifyAll()).verdict).toEqual({ games: 2, verified: 2, failed: 0 });
  });

  test("stays erased as the guest that they were at the time of the backup", async () => {
    if (!opened) throw new Error("nothing is open");
    await opened.db.insertInto("movedGuests").values({ guestId: "guest-ann", playerId: "a-ann", movedAt: 1 }).execute();
    await erase(opened, "a-ann");
    await stop();
    await restore();
    expect(await everythingIn(await start())).not.toContain("Annika");
  });

  test("stays erased although the database of since is damaged", async () => {
    if (!opened) throw new Error("nothing is open");
    await erase(opened, "a-ann");
    await stop();
    writeFileSync(live(), "meow".repeat(2000));
    await restore();
    const { db } = await start();
    expect(await db.selectFrom("accounts").select("playerId").execute()).toEqual([{ playerId: "a-bob" }]);
  });

  test("is left as they are now if they were erased long before it", async () => {
    await stop();
    const twoDays = 2 * 86_400_000;
    await new ErasedList(folder).add(["guest-ann"], Date.now() - twoDays);
    expect((await restore()).out).toContain("people erased again: 0");
    expect(await everythingIn(await start())).toContain("Annika");
  });
});

describe("npm run replay -- verify-all", () => {
  test("plays every kept game while a server has the data", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await keep(opened, "two", 3);
    expect(await verifyAll()).toMatchObject({ code: 0, verdict: { games: 2, verified: 2, failed: 0 } });
  });

  test("ends with 1 if a game comes to another end than is kept", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    change(live(), "UPDATE played SET place = 3 - place");
    const { code, verdict, err } = await verifyAll();
    expect({ code, verdict }).toEqual({ code: 1, verdict: { games: 1, verified: 0, failed: 1 } });
    expect(err).toContain("game one: cannot have been played like this: the end of seat 0");
  });

  test("ends with 1 if a game cannot be read", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    await opened.db.updateTable("games").set({ recordJson: "{" }).execute();
    expect(await verifyAll()).toMatchObject({ code: 1, verdict: { games: 1, verified: 0, failed: 1 } });
  });

  test("counts games of other rules as neither", async () => {
    if (!opened) throw new Error("nothing is open");
    await keep(opened, "one");
    const { recordJson } = await opened.db.selectFrom("games").select("recordJson").executeTakeFirstOrThrow();
    const other = recordJson.replace(/"rules":\d+/, '"rules":999');
    await opened.db.updateTable("games").set({ recordJson: other }).execute();
    expect(await verifyAll()).toMatchObject({ code: 0, verdict: { games: 1, verified: 0, failed: 0 } });
  });

  test("tells how far it is", async () => {
    if (!opened) throw new Error("nothing is open");
    for (let number = 0; number < 100; number += 1) await keep(opened, `game ${number}`);
    expect((await verifyAll()).err).toBe("100 of 100 games played again\n");
  });

  test("ends with 2 if there is nothing to read", async () => {
    const ran = await runWith({ DATA_DIR: newFolder(), DATABASE_URL: "" }, "replay", "verify-all");
    expect(ran.code).toBe(2);
    expect(ran.err).toContain("without games.sqlite");
  });
});

test("a server is backed up while it runs and after it was killed, and starts from what was restored", async () => {
  const server = new ServerProcess({ TOKEN_SECRET: "", DATABASE_URL: "" });
  folder = server.dataFolder;
  await server.start();
  try {
    const { call, newGuest } = siteAt(server.url);
    const { token } = await newGuest();
    expect((await backUp()).code).toBe(0);
    expect((await restore()).err).toContain("a running one has");
    expect((await call("DELETE /api/account", { token })).status).toBe(200);
    await server.end("SIGKILL");
    const before = file;
    file = `${file}.killed`;
    expect((await backUp()).code).toBe(0);
    file = before;
    expect(await restore()).toMatchObject({ code: 0, out: expect.stringContaining("people erased again: 1\n") });
    await server.start();
  } finally {
    await server.end("SIGKILL");
  }
});
