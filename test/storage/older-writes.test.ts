import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { headCodec, playersCodec, stepCodec } from "../../server/storage/codecs.ts";
import { openStore } from "../../server/storage/open.ts";
import { openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { Store } from "../../server/storage/store.ts";
import { encodeText } from "../../server/storage/versioned-codec.ts";
import { tableRow } from "../../server/storage/writing/write.ts";
import { newFolder } from "../support/app.ts";
import { ClusterAdministrator } from "../support/nodes.ts";
import { expectOk } from "../support/saved-table.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf, gameNamed, tableOf } from "../support/stored.ts";

/* Writes of servers that do not know the newest migration. During an update they run beside newer servers. */

const log = { info() {}, error() {} };

const { record, players } = gameNamed("one");
const step = { at: 0, actor: 0, command: { type: "draw" } } as const;
const text = (words: string): string => `'${words.replaceAll("'", "''")}'`;

const anyServers = [
  `insert into games (id, "roomId", "isShared", "recordJson", "playersJson", "beganAt", "endedAt")
    values ('one', 'room of one', 0, ${text(encodeText(headCodec, record))}, ${text(encodeText(playersCodec, players))}, 1000, null)
    on conflict do nothing`,
  `insert into steps ("gameId", place, "stepJson") values ('one', 0, ${text(encodeText(stepCodec, step))}) on conflict do nothing`,
  `update games set "endedAt" = 2000 where id = 'one'`,
  `insert into played ("gameId", seat, "playerId", place) values ('one', 0, 'ann', 2) on conflict do nothing`,
  `update games set "isShared" = 1 where id = 'one' and id in (select "gameId" from played where "playerId" = 'ann')`,
  "update looks set count = count + 1",
];

const table = text(tableRow(tableOf("one")).tableJson);

const oneServers = [
  ...anyServers,
  `insert into tables ("roomId", "tableJson") values ('room of one', ${table})
    on conflict ("roomId") do update set "tableJson" = excluded."tableJson"`,
];

const nodes = [
  ...anyServers,
  "insert into nodes (name, url, version) values ('a', 'http://127.0.0.1/at/a', '1') on conflict do nothing",
  `update nodes set "beatAt" = clock_timestamp(), draining = false where name = 'a'`,
  `insert into tables ("roomId", "tableJson", owner, code) select 'room of one', ${table}, id, 'CODE34' from nodes
    on conflict ("roomId") do update set "tableJson" = excluded."tableJson", code = excluded.code where tables.owner = excluded.owner`,
  `insert into openers ("roomId", "playerId", network) values ('room of one', 'ann', null)`,
  `insert into seats ("playerId", "roomId", "isKept") values ('ann', 'room of one', true)`,
  `insert into "queueOwner" (name) values ('public') on conflict do nothing`,
  `insert into waiters ("playerId", "waiterJson", since, "seenAt") values ('bob', '{}', clock_timestamp(), clock_timestamp())`,
  "insert into assets (name, body) values ('main-abc.js', '')",
];

const aside = `delete from tables where "roomId" = 'room of one'`;

async function expectKept(store: Store): Promise<void> {
  const game = expectOk(await store.game("one"));
  expect([game?.isShared, game?.endedAt, game?.record.steps.length]).toEqual([true, 2000, 1]);
  expect(expectOk(await store.table("room of one"))).toEqual(tableOf("one"));
}

test("an older server can read a table with additions, and its writes leave them unchanged", async () => {
  const where = { DATA_DIR: newFolder(), DATABASE_URL: undefined };
  const unhurried = { ...tableOf("one"), settings: { ...tableOf("one").settings, hasClock: false } };
  expect(tableRow(unhurried).tableJson).toBe(tableRow(tableOf("one")).tableJson);
  const before = await openStore(where, log);
  await before.store.write(entryOf({ tables: new Map([[unhurried.roomId, unhurried]]) }));
  await before.close();
  const database = new DatabaseSync(join(where.DATA_DIR, "games.sqlite"));
  for (const statement of oneServers) database.exec(statement);
  database.close();
  const after = await openStore(where, log);
  expect(expectOk(await after.store.table("room of one"))).toEqual(unhurried);
  await after.close();
});

describe("an older server's writes are kept on a database that a newer one has migrated", () => {
  test("in SQLite", async () => {
    const where = { DATA_DIR: newFolder(), DATABASE_URL: undefined };
    await (await openStore(where, log)).close();
    const database = new DatabaseSync(join(where.DATA_DIR, "games.sqlite"));
    for (const statement of oneServers) database.exec(statement);
    database.close();
    const opened = await openStore(where, log);
    await expectKept(opened.store);
    await opened.close();
  });

  test("in Postgres, for a standalone server and for a cluster node", async () => {
    const url = await sharedPostgres.newDatabase();
    const cluster = await openClusterStore(url, log);
    const admin = new ClusterAdministrator(url);
    for (const statement of [...oneServers, aside, ...nodes]) await admin.ask(statement);
    await expectKept(new Store(cluster.db, null));
    await admin.end();
    await cluster.close();
  });
});
