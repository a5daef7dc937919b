import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "../../server/runtime/log.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { pipelined } from "../../server/storage/sqlite/pipelined.ts";
import { newFolder } from "../support/app.ts";
import { endOf, entryOf, gameNamed, tableOf } from "../support/stored.ts";

const log: Log = { info() {}, error() {} };

let opened: OpenStore;

beforeEach(async () => {
  opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, log);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
});

const roomIds = async () =>
  (await opened.db.selectFrom("tables").select("roomId").orderBy("roomId").execute()).map(({ roomId }) => roomId);

const table = (roomId: string) => ({ roomId, tableJson: "{}", startsCalledOff: 0, extrasJson: null });

test("an entry without queries for rows is sent to SQLite's thread as one message, whatever its size", async () => {
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  const games = ["one", "two", "three"];
  await opened.store.write(
    entryOf({
      begun: games.map((id) => gameNamed(id)),
      steps: games.map((gameId) => ({ gameId, place: 0, step: { at: 0, actor: 0, command: { type: "draw" } } })),
      tables: new Map(games.map((id) => [`room of ${id}`, tableOf(id)])),
    }),
  );
  expect(posted).toHaveBeenCalledTimes(1);
  expect(await roomIds()).toEqual(["room of one", "room of three", "room of two"]);
});

test("a failed pipelined write fails its transaction, which is rolled back completely", async () => {
  const transaction = opened.db.transaction().execute(async (moment) => {
    const db = pipelined(moment);
    await db.insertInto("tables").values(table("first")).execute();
    await db
      .insertInto("tables")
      .values([table("twice"), table("twice")])
      .execute();
    await db.insertInto("tables").values(table("last")).execute();
  });
  await expect(transaction).rejects.toThrow("UNIQUE constraint failed: tables.roomId");
  await opened.db.insertInto("tables").values(table("later")).execute();
  expect(await roomIds()).toEqual(["later"]);
});

test("a query sees the earlier pipelined writes of its transaction", async () => {
  const found = await opened.db.transaction().execute(async (moment) => {
    const db = pipelined(moment);
    await db.insertInto("tables").values(table("first")).execute();
    return db.selectFrom("tables").select("roomId").execute();
  });
  expect(found).toEqual([{ roomId: "first" }]);
});

test("a transaction that fails before its first query sends nothing, and the next one is complete", async () => {
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  const transaction = opened.db.transaction().execute(async (moment) => {
    await pipelined(moment).insertInto("tables").values(table("lost")).execute();
    throw new Error("thought better of it");
  });
  await expect(transaction).rejects.toThrow("thought better of it");
  expect(posted).not.toHaveBeenCalled();
  await opened.store.write(entryOf({ begun: [gameNamed("one")], ended: [endOf("one")] }));
  expect(await roomIds()).toEqual([]);
  expect(await opened.store.finished("one")).toMatchObject({ ok: true, value: { endedAt: 2000 } });
});
