import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { Store } from "../../server/storage/store.ts";
import { newFolder } from "../support/app.ts";
import { expectOk } from "../support/saved-table.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { endOf, entryOf, gameNamed, tableOf } from "../support/stored.ts";

const step = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: place * 100, actor: place % 2, command: { type: "draw" } } }) as const;

const log = { info() {}, error() {} };

const databases = [
  { name: "SQLite", newUrl: async () => undefined },
  { name: "Postgres", newUrl: () => sharedPostgres.newDatabase() },
];

let folder: string;
let where: Parameters<typeof openStore>[0];
let opened: OpenStore;
let store: Store;

async function open(url: string | undefined): Promise<void> {
  folder = newFolder();
  where = { DATA_DIR: folder, DATABASE_URL: url };
  opened = await openStore(where, log);
  store = opened.store;
}

afterEach(() => opened?.close());

async function openAgain(): Promise<void> {
  await opened.close();
  opened = await openStore(where, log);
  store = opened.store;
}

/** Saves old finished games of 750 steps each: 35 to 50 thousand bytes. */
async function keepLong(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = `long ${number}`;
    const steps = Array.from({ length: 750 }, (_, place) => step(id, place));
    await store.write(entryOf({ begun: [gameNamed(id)], steps, ended: [endOf(id, 2000)] }));
  }
}

describe.each(databases)("$name", ({ newUrl }) => {
  beforeEach(async () => {
    await open(await newUrl());
  });

  test("several games are read at once, each with its own steps, and missing ones are left out", async () => {
    await store.write(entryOf({ begun: [gameNamed("one"), gameNamed("other")], steps: [step("other", 0)] }));
    const games = await store.games(["other", "missing", "one"]);
    const steps = [...games].map(([id, game]) => [id, expectOk(game).record.steps.length]);
    expect(Object.fromEntries(steps)).toEqual({ one: 0, other: 1 });
  });

  test("an empty list of ids returns no games", async () => {
    expect(await store.games([])).toEqual(new Map());
  });

  test("a game is read with all its steps in order", async () => {
    await store.write(entryOf({ begun: [gameNamed("one"), gameNamed("other")], steps: [step("one", 0)] }));
    await store.write(entryOf({ steps: [step("other", 0), step("one", 1)] }));
    expect(expectOk(await store.game("one"))).toEqual({
      ...gameNamed("one"),
      record: { ...gameNamed("one").record, steps: [step("one", 0).step, step("one", 1).step] },
      endedAt: null,
    });
  });

  test("a table is read in its last state, and a closed one is missing", async () => {
    const before = { ...tableOf("one"), host: null };
    await store.write(
      entryOf({
        tables: new Map([
          ["room of one", before],
          ["room of two", tableOf("two")],
        ]),
      }),
    );
    await store.write(
      entryOf({
        tables: new Map([
          ["room of one", tableOf("one")],
          ["room of two", null],
        ]),
      }),
    );
    expect((await store.tables()).map(expectOk)).toEqual([tableOf("one")]);
    expect(expectOk(await store.table("room of one"))).toEqual(tableOf("one"));
    expect(expectOk(await store.table("room of two"))).toBeNull();
  });

  test("an unfinished game is deleted when its table closes, a finished one is not", async () => {
    await store.write(entryOf({ begun: [gameNamed("one"), gameNamed("two")], steps: [step("one", 0)] }));
    await store.write(entryOf({ ended: [endOf("two")] }));
    await store.write(
      entryOf({
        tables: new Map([
          ["room of one", null],
          ["room of two", null],
        ]),
      }),
    );
    expect(expectOk(await store.game("one"))).toBeNull();
    expect(expectOk(await store.finished("two"))).toMatchObject({ id: "two", endedAt: 2000 });
  });

  test("the same entry may be written twice", async () => {
    const entry = entryOf({ begun: [gameNamed("one")], steps: [step("one", 0)], ended: [endOf("one")] });
    await store.write(entry);
    await store.write(entry);
    expect(expectOk(await store.finished("one"))?.record.steps).toEqual([step("one", 0).step]);
  });

  test("an entry is saved atomically", async () => {
    const entry = entryOf({ begun: [gameNamed("one")], steps: [step("there is no such game", 0)] });
    await expect(store.write(entry)).rejects.toThrow();
    expect(expectOk(await store.game("one"))).toBeNull();
  });

  describe("finished games", () => {
    beforeEach(async () => {
      const entry = entryOf({ begun: [gameNamed("old"), gameNamed("new"), gameNamed("running")] });
      await store.write({ ...entry, ended: [endOf("old", 2000), endOf("new", 5000)] });
    });

    test("are found after their end, and not while they run", async () => {
      expect(expectOk(await store.finished("new"))?.endedAt).toBe(5000);
      expect(expectOk(await store.finished("running"))).toBeNull();
    });

    test("can be shared by their players only", async () => {
      expect(await store.share("new", "bob")).toBe(false);
      expect(expectOk(await store.finished("new"))?.isShared).toBe(false);
      expect(await store.share("new", "ann")).toBe(true);
      expect(expectOk(await store.finished("new"))?.isShared).toBe(true);
    });

    test("are deleted with their steps after the retention period", async () => {
      await store.write(entryOf({ steps: [step("old", 0)] }));
      await store.deleteEnded(3000);
      expect(expectOk(await store.game("old"))).toBeNull();
      expect(expectOk(await store.game("new"))).not.toBeNull();
    });

    test("are deleted in batches: a statement deletes a hundred thousand bytes of steps", async () => {
      await store.deleteEnded(3000);
      await keepLong(6);
      await openAgain();
      const taken: bigint[] = [];
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.numAffectedRows) taken.push(result.numAffectedRows);
          return result;
        },
      };
      await new Store(opened.db.withPlugin(counting), null).deleteEnded(3000);
      expect(taken).toEqual([2n, 2n, 2n]);
    });

    test("stay when old unfinished games are deleted by the time of their beginning", async () => {
      await store.deleteUnfinished(3000);
      expect([expectOk(await store.game("running")), expectOk(await store.finished("old"))]).toEqual([
        null,
        expect.anything(),
      ]);
    });
  });

  test("an old game on a table outlives the cleaning of unfinished games, because a restart restores it", async () => {
    await store.write(
      entryOf({
        begun: [gameNamed("one"), gameNamed("lost")],
        tables: new Map([["room of one", tableOf("one")]]),
      }),
    );
    await store.deleteUnfinished(3000);
    expect(expectOk(await store.game("one"))).not.toBeNull();
    expect(expectOk(await store.game("lost"))).toBeNull();
  });

  test("saved data is there after the store was closed and opened again", async () => {
    await store.write(entryOf({ begun: [gameNamed("one")], steps: [step("one", 0)] }));
    await openAgain();
    expect(expectOk(await store.game("one"))?.record.steps).toEqual([step("one", 0).step]);
  });
});

describe("a data folder", () => {
  beforeEach(() => open(undefined));

  test("only the owner of the data folder's files may read running games", () => {
    for (const file of ["games.sqlite", "games.sqlite-wal"]) {
      expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    }
  });

  test("a second server is refused a locked folder, with the name of the setting", async () => {
    await expect(openStore(where, log)).rejects.toThrow(
      `DATA_DIR: expected a folder that no other server uses, but a running one has ${folder}`,
    );
  });

  test("a database of a newer version is rejected, with the versions found", async () => {
    await opened.close();
    const database = new DatabaseSync(join(folder, "games.sqlite"));
    database.exec("INSERT INTO kysely_migration VALUES ('2999-01-01-later', '2999-01-01T00:00:00.000Z')");
    await expect(openStore(where, log)).rejects.toThrow(/newer version: expected at most 20\S+, got 2999-01-01-later/);
    database.exec("DELETE FROM kysely_migration WHERE name = '2999-01-01-later'");
    database.close();
    opened = await openStore(where, log);
  });
});

test("a second server is refused a Postgres database in use", async () => {
  const url = await sharedPostgres.newDatabase();
  await open(url);
  await expect(openStore({ DATA_DIR: newFolder(), DATABASE_URL: url }, log)).rejects.toThrow(
    "DATABASE_URL: expected a database that no other server uses, but a running one has it",
  );
});

test("writes to SQLite during the deletion of old games run before all but the first batch", async () => {
  await open(undefined);
  await keepLong(6);
  const order: string[] = [];
  const forgotten = store.deleteEnded(3000).then(() => order.push("all forgotten"));
  const written = store.write(entryOf({ begun: [gameNamed("new")] })).then(() => order.push("written"));
  await Promise.all([forgotten, written]);
  expect(order).toEqual(["written", "all forgotten"]);
});
