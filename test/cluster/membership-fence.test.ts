import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FencedError } from "../../server/storage/postgres/fenced-error.ts";
import { assertMember } from "../../server/storage/postgres/membership-fence.ts";
import type { SavedTable } from "../../server/storage/saved-types.ts";
import { ClusterAdministrator, startNode, type TestNode } from "../support/nodes.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { endOf, entryOf, gameNamed, tableOf } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

let admin: ClusterAdministrator;
let one: TestNode;
let other: TestNode;

beforeEach(async () => {
  const url = await sharedPostgres.newDatabase();
  admin = new ClusterAdministrator(url);
  one = await startNode(url, "a", new ManualTimers());
  other = await startNode(url, "b", new ManualTimers());
});

afterEach(async () => {
  await one.close();
  await other.close();
  await admin.end();
});

const step = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: place * 100, actor: 0, command: { type: "draw" } } }) as const;

/** Returns the table of game "one" with these seated players. */
const tableWith = (...names: readonly string[]): SavedTable => ({
  ...tableOf("one"),
  chairs: names.map((name) => ({
    kind: "person",
    player: playerNamed(name),
    left: false,
    ready: false,
    missed: 0,
    isCovered: false,
    isOut: false,
    deserted: false,
    wins: 0,
    consent: "ask",
    seated: true,
  })),
});

const save = ({ store }: TestNode, table: SavedTable) =>
  store.write(entryOf({ tables: new Map([[table.roomId, table]]) }));

const seats = () => admin.list(`select concat("playerId", ' at ', "roomId") from seats order by 1`);

describe("a node that the cluster has replaced", () => {
  beforeEach(async () => {
    await one.store.write(entryOf({ begun: [gameNamed("one")] }));
    await admin.ask(`delete from nodes where name = 'a'`);
  });

  test.each([
    ["steps", entryOf({ steps: [step("one", 0)] })],
    ["larger transactions", entryOf({ begun: [gameNamed("two")], steps: [step("one", 0)] })],
  ])("saves no %s", async (_, entry) => {
    await expect(one.store.write(entry)).rejects.toThrow(FencedError);
    expect(await admin.list(`select place from steps union select 0 from games where id = 'two'`)).toEqual([]);
  });

  test("detects it at its next write, and reports it once", async () => {
    let told = 0;
    one.member.onFenced(() => {
      told += 1;
    });
    for (const place of [0, 1]) await one.store.write(entryOf({ steps: [step("one", place)] })).catch(() => {});
    expect([told, one.member.isMember]).toEqual([1, false]);
  });
});

test("writes during the removal of their node are saved completely before it, or rejected", async () => {
  await one.store.write(entryOf({ begun: [gameNamed("one")] }));
  const gamesAndSteps = () =>
    admin.list(`select concat("gameId", ' ', place) from steps union all select id from games`);
  const kept = ["one"];
  let removed: Promise<readonly unknown[]> | null = null;
  for (let place = 0; one.member.isMember; place += 1) {
    if (place === 20) removed = admin.ask(`delete from nodes where name = 'a'`).then(gamesAndSteps);
    const begun = place % 2 === 0 ? [] : [gameNamed(`game ${place}`)];
    const written = one.store.write(entryOf({ steps: [step("one", place)], begun }));
    await written.then(
      () => kept.push(`one ${place}`, ...begun.map(({ id }) => id)),
      (error: unknown) => expect(error).toBeInstanceOf(FencedError),
    );
  }
  const atItsEnd = await removed;
  expect(atItsEnd?.toSorted()).toEqual(kept.toSorted());
  expect(await gamesAndSteps()).toEqual(atItsEnd);
});

test("a node is not replaced during one of its transactions", async () => {
  let removed: Promise<unknown> | null = null;
  await one.cluster.db.transaction().execute(async (moment) => {
    await assertMember(moment, one.member);
    removed = admin.ask(`delete from nodes where name = 'a'`);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from nodes%'`;
    await expect.poll(async () => (await waiting.execute(other.cluster.db)).rows.length).toBe(1);
    await moment.updateTable("looks").set({ count: 77 }).execute();
  });
  await removed;
  expect(await admin.list("select count from looks union select id from nodes where name = 'a'")).toEqual(["77"]);
});

describe("a table that a node saves", () => {
  test("gets the node as owner, and its code", async () => {
    await save(one, tableWith("ann"));
    expect(await admin.ask("select owner, code from tables")).toEqual([
      { owner: String(one.member.id), code: "CODE34" },
    ]);
  });

  test("gives its players their seats, and frees those of players who leave", async () => {
    await save(one, tableWith("ann", "bob"));
    expect(await seats()).toEqual(["ann at room of one", "bob at room of one"]);
    await save(one, tableWith("bob"));
    expect(await seats()).toEqual(["bob at room of one"]);
  });

  test("leaves a reserved seat unchanged", async () => {
    await save(one, tableWith("ann"));
    await admin.ask(`insert into seats ("playerId", "roomId") values ('bob', 'room of one')`);
    await save(one, { ...tableWith("ann"), phase: "over" });
    expect(await seats()).toEqual(["ann at room of one", "bob at room of one"]);
  });

  test("hides a table from players blocked by a seated player", async () => {
    await save(one, tableWith("ann"));
    await admin.ask(`insert into seats ("playerId", "roomId") values ('bob', 'room of one')`);
    await save(one, tableWith("ann", "bob"));
    await save(one, tableWith("ann"));
    expect(await seats()).toEqual(["ann at room of one"]);
  });

  test("takes no player from another table", async () => {
    await save(other, { ...tableWith("ann"), roomId: "elsewhere", code: "CODE77" });
    await save(one, tableWith("ann", "bob"));
    expect(await seats()).toEqual(["ann at elsewhere", "bob at room of one"]);
  });

  test("stays unchanged if another node owns it", async () => {
    await save(other, tableWith("ann"));
    await save(one, tableWith("bob"));
    expect(expectOk(await other.store.table("room of one"))).toEqual(tableWith("ann"));
    expect(await seats()).toEqual(["ann at room of one"]);
  });

  test("is deleted when it closes, with its seats and its unfinished game", async () => {
    await one.store.write(entryOf({ begun: [gameNamed("one")] }));
    await save(one, tableWith("ann"));
    await one.store.write(entryOf({ tables: new Map([["room of one", null]]) }));
    expect(await admin.list(`select "roomId" from tables union select id from games`)).toEqual([]);
    expect(await seats()).toEqual([]);
  });

  test("is not deleted when a node closes it that does not own it", async () => {
    await other.store.write(entryOf({ begun: [gameNamed("one")] }));
    await save(other, tableWith("ann"));
    await one.store.write(entryOf({ tables: new Map([["room of one", null]]) }));
    expect(await admin.list(`select "roomId" from tables union select id from games order by 1`)).toEqual([
      "one",
      "room of one",
    ]);
  });
});

const endedSession = {
  hash: "hash",
  id: "device",
  playerId: "a-ann",
  label: "",
  madeAt: 1000,
  seenAt: 1000,
  confirmedAt: null,
};

describe("old games", () => {
  beforeEach(() => one.store.write(entryOf({ begun: [gameNamed("one"), gameNamed("two")] })));

  test("without an end are deleted unless they are on a table of a node", async () => {
    await save(other, tableOf("one"));
    await one.store.deleteUnfinished(2000);
    expect(await admin.list("select id from games")).toEqual(["one"]);
  });

  test("are deleted by one node at a time, like expired sessions", async () => {
    await one.cluster.db.insertInto("sessions").values(endedSession).execute();
    await one.store.write(entryOf({ ended: [endOf("one", 1500)] }));
    await admin.ask("begin; select pg_advisory_xact_lock(5046711010)");
    await one.store.deleteEnded(2000);
    await one.store.deleteOldSignIns(Date.now());
    expect(await admin.list("select id from games order by id")).toEqual(["one", "two"]);
    expect(await admin.list("select id from sessions")).toEqual(["device"]);
    await admin.ask("commit");
    await one.store.deleteEnded(2000);
    await one.store.deleteOldSignIns(Date.now());
    expect(await admin.list("select id from sessions")).toEqual([]);
    expect(await admin.list("select id from games")).toEqual(["two"]);
  });
});
