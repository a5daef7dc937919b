import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountsOfGuests, mergeGuest, seatOf } from "../../../server/people/accounts/guest-merge.ts";
import { CheckCounter } from "../../../server/storage/check-counter.ts";
import type { Database } from "../../../server/storage/database.ts";
import { isSqlite } from "../../../server/storage/migrations/migrations.ts";
import { openPostgres } from "../../../server/storage/postgres/postgres.ts";
import { endGame } from "../../../server/storage/results/results.ts";
import { openSqlite } from "../../../server/storage/sqlite/sqlite.ts";
import { Store } from "../../../server/storage/store.ts";
import { newFolder } from "../../support/app.ts";
import { expectOk } from "../../support/saved-table.ts";
import { sharedPostgres } from "../../support/shared-postgres.ts";
import { endOf, entryOf, gameNamed } from "../../support/stored.ts";

const log = { info() {}, error() {} };

const onPostgres = async () => {
  const looks = new CheckCounter("a database of this test");
  return (await openPostgres(await sharedPostgres.newDatabase(), { checks: looks, log, writers: "one" })).db;
};

const databases = [
  { name: "SQLite", open: async () => (await openSqlite(`${newFolder()}/games.sqlite`)).db },
  { name: "Postgres", open: onPostgres },
];

const roomOf = (code: string) => ({ roomId: `room ${code}`, code });
/** The players who had to leave, with their tables. */
let left: [string, string][] = [];
const seats = (who: Readonly<Record<string, string>>) => ({
  seatOf: async (id: string) => (who[id] === undefined ? null : roomOf(who[id])),
  leave: async (id: string, { code }: { readonly code: string }) => void left.push([id, code]),
});

describe.each(databases)("$name", ({ open }) => {
  let db: Kysely<Database>;
  let store: Store;

  beforeEach(async () => {
    db = await open();
    store = await Store.on(db, log);
    await store.write(entryOf({ begun: [gameNamed("over"), gameNamed("running")], ended: [endOf("over")] }));
  });
  afterEach(() => db?.destroy());

  const move = (guestId: string, playerId: string, now = 5000) =>
    db.transaction().execute((moment) => mergeGuest(moment, guestId, playerId, now));
  const playedBy = (playerId: string) =>
    db.selectFrom("resultSeats").select(["gameId", "seat", "place"]).where("playerId", "=", playerId).execute();
  const playersOf = async (id: string) => expectOk(await store.game(id))?.players;

  test("a guest's finished games belong to the account after the move", async () => {
    await move("ann", "a-ann");
    expect(await playedBy("a-ann")).toEqual([{ gameId: "over", seat: 0, place: 2 }]);
    expect(await playedBy("ann")).toEqual([]);
    expect(await playersOf("over")).toEqual(["a-ann", null]);
  });

  test("a node of an older version finds a moved guest's games in Postgres", async () => {
    await move("ann", "a-ann");
    const found = await db.selectFrom("played").select(["gameId", "playerId"]).execute();
    expect(found).toEqual(isSqlite(db) ? [] : [{ gameId: "over", playerId: "a-ann" }]);
  });

  test("a running game of a guest belongs to the account too", async () => {
    await move("ann", "a-ann");
    expect(await playersOf("running")).toEqual(["a-ann", null]);
  });

  test("a guest's results belong to the account after the move, under the name of that time", async () => {
    await move("ann", "a-ann");
    const rows = await db.selectFrom("resultSeats").select(["playerId", "name"]).where("seat", "=", 0).execute();
    expect(rows).toEqual([{ playerId: "a-ann", name: "ann" }]);
  });

  test("games of other players do not move, even if an id is part of another", async () => {
    await move("an", "a-an");
    expect(await playersOf("over")).toEqual(["ann", null]);
    expect(await playedBy("ann")).toHaveLength(1);
  });

  const reportOn = async (id: string, reporters: readonly string[]) => {
    const accused = { playerId: "bob", name: "Bob", avatar: "01", place: id, roomId: "room", gameId: null, who: 2 };
    const rest = { stepFrom: null, stepTo: null, reasons: "abuse", firstAt: 1, lastAt: 1, why: null };
    const open = { decision: null, decidedBy: null, decidedAt: null, reporters: reporters.length };
    await db
      .insertInto("reports")
      .values({ id, ...accused, ...rest, ...open })
      .execute();
    for (const reporter of reporters)
      await db
        .insertInto("reportSaid")
        .values({ reportId: id, reporter, reason: "abuse", words: `by ${reporter}`, at: 1, line: null })
        .execute();
  };
  const saidIn = (reportId: string) =>
    db
      .selectFrom("reportSaid")
      .innerJoin("reports", "reports.id", "reportId")
      .select(["reporter", "words", "reporters"])
      .where("reportId", "=", reportId)
      .orderBy("reporter")
      .execute();

  test("what a guest has reported counts as reported by the account", async () => {
    await reportOn("one", ["ann", "cat"]);
    await move("ann", "a-ann");
    expect(await saidIn("one")).toEqual([
      { reporter: "a-ann", words: "by ann", reporters: 2 },
      { reporter: "cat", words: "by cat", reporters: 2 },
    ]);
  });

  test("of a guest and an account with the same report, the account's stays and they count as one reporter", async () => {
    await reportOn("one", ["a-ann", "ann", "cat"]);
    await move("ann", "a-ann");
    expect(await saidIn("one")).toEqual([
      { reporter: "a-ann", words: "by a-ann", reporters: 2 },
      { reporter: "cat", words: "by cat", reporters: 2 },
    ]);
  });

  test("a guest moves once, so that a second account gets nothing", async () => {
    await move("ann", "a-ann");
    await store.write(entryOf({ begun: [gameNamed("later")], ended: [endOf("later")] }));
    await move("ann", "a-other");
    await move("ann", "a-ann");
    expect(await accountsOfGuests(db, ["ann", "bob"])).toEqual(new Map([["ann", "a-ann"]]));
    expect(await playedBy("a-other")).toEqual([]);
    expect(await playersOf("later")).toEqual(["a-ann", null]);
  });

  test("a move that is rolled back has no effect", async () => {
    const failing = db.transaction().execute(async (moment) => {
      await mergeGuest(moment, "ann", "a-ann", 5000);
      throw new Error("the account could not be made");
    });
    await expect(failing).rejects.toThrow("could not be made");
    expect(await playersOf("over")).toEqual(["ann", null]);
    expect(await accountsOfGuests(db, ["ann"])).toEqual(new Map());
  });

  test("an account has the seat of its guest unless it has a seat of its own", async () => {
    await move("ann", "a-ann");
    expect(await seatOf(db, seats({ ann: "ONE" }), "a-ann", 6000)).toEqual(roomOf("ONE"));
    expect(await seatOf(db, seats({ ann: "ONE", "a-ann": "TWO" }), "a-ann", 6000)).toEqual(roomOf("TWO"));
    expect(await seatOf(db, seats({}), "a-ann", 6000)).toBeNull();
  });

  test("an account with two seats at different tables keeps its own, and the guest's is given up", async () => {
    left = [];
    await move("ann", "a-ann");
    await seatOf(db, seats({ ann: "ONE", "a-ann": "ONE" }), "a-ann", 6000);
    expect(left).toEqual([]);
    await seatOf(db, seats({ ann: "ONE", "a-ann": "TWO" }), "a-ann", 6000);
    expect(left).toEqual([["ann", "ONE"]]);
  });

  test("an account has its guest's seat for a day", async () => {
    await move("ann", "a-ann", 5000);
    expect(await seatOf(db, seats({ ann: "ONE" }), "a-ann", 5000 + 25 * 3_600_000)).toBeNull();
  });
});

describe("a guest's move and the end of a game at the same time", () => {
  let db: Kysely<Database>;
  beforeEach(async () => {
    const looks = new CheckCounter("a database of this test");
    ({ db } = await openPostgres(await sharedPostgres.newDatabase(), { checks: looks, log, writers: "cluster" }));
    await (await Store.on(db, log)).write(entryOf({ begun: [gameNamed("running")] }));
  });
  afterEach(() => db.destroy());

  const move = (moment: Kysely<Database>) => mergeGuest(moment, "ann", "a-ann", 5000);
  const end = (moment: Kysely<Database>) => endGame(moment, endOf("running"));
  const isAwaited = async () =>
    (await sql<{ waits: boolean }>`select true waits from pg_locks where not granted`.execute(db)).rows.length > 0;

  test.each([
    ["the move comes first", move, end],
    ["the end comes first", end, move],
  ])("give the result to the account if %s", async (_, first, second) => {
    const moment = await db.startTransaction().execute();
    await first(moment);
    const other = db.transaction().execute(second);
    await expect.poll(isAwaited).toBe(true);
    await moment.commit().execute();
    await other;
    const seats = await db.selectFrom("resultSeats").select("playerId").where("seat", "=", 0).execute();
    const game = await db.selectFrom("games").select("playersJson").executeTakeFirst();
    expect([seats, game]).toEqual([[{ playerId: "a-ann" }], { playersJson: '["a-ann",null]' }]);
  });
});
