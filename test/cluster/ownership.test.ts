import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import { newFolder } from "../support/app.ts";
import { NodeProcess } from "../support/node-process.ts";
import { ClusterAdministrator, startNode, type TestNode } from "../support/nodes.ts";
import { expectOk } from "../support/saved-table.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf, gameNamed, tableOf } from "../support/stored.ts";

const log = { info() {}, error() {} };

let url: string;
let admin: ClusterAdministrator;
let nodes: TestNode[];

beforeEach(async () => {
  url = await sharedPostgres.newDatabase();
  admin = new ClusterAdministrator(url);
  nodes = [];
});

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await admin.end();
});

async function join(name: string): Promise<TestNode> {
  const node = await startNode(url, name);
  nodes.push(node);
  return node;
}

/** Returns the table of a game, with a code of its own. */
const table = (id: string) => ({ ...tableOf(id), code: `CODE ${id}` });

/** Saves unowned tables of these games. */
async function orphans({ store }: TestNode, ...ids: readonly string[]): Promise<void> {
  await store.write(entryOf({ tables: new Map(ids.map((id) => [`room of ${id}`, table(id)])) }));
  await admin.ask("update tables set owner = null");
}

const roomsOf = async ({ member }: TestNode) =>
  admin.list(`select "roomId" from tables where owner = ${member.id} order by "roomId"`);

test("300 tables of a killed node are claimed by three others, each by exactly one", async () => {
  const [first, ...others] = [await join("a"), await join("b"), await join("c")];
  const killed = await NodeProcess.start(url, "d");
  const ids = Array.from({ length: 300 }, (_, number) => String(number));
  await orphans(first, ...ids);
  await admin.ask(`update tables set owner = ${killed.id}`);
  await admin.steady("a");
  await killed.kill();
  const adoptAll = async ({ ownership }: TestNode) => {
    const rooms: string[] = [];
    const isLeft = () => admin.list(`select exists (select from tables where owner is null or owner = ${killed.id})`);
    while ((await isLeft())[0] === true) rooms.push(...(await ownership.adopt(10)).map(({ roomId }) => roomId));
    return rooms;
  };
  const taken = await Promise.all([first, ...others].map(adoptAll));
  expect(taken.flat().toSorted()).toEqual(ids.map((id) => `room of ${id}`).toSorted());
  expect(taken.map((rooms) => rooms.toSorted())).toEqual(await Promise.all([first, ...others].map(roomsOf)));
});

test("a claimed table has its last saved state", async () => {
  const node = await join("a");
  await orphans(node, "one");
  expect(await node.ownership.adopt(10)).toEqual([table("one")]);
});

test("a claim returns at most the requested number of tables", async () => {
  const node = await join("a");
  await orphans(node, "one", "two", "three");
  expect(await node.ownership.adopt(2)).toHaveLength(2);
});

test("a draining node claims no tables", async () => {
  const node = await join("a");
  await orphans(node, "one");
  await node.member.drain();
  expect(await node.ownership.adopt(10)).toEqual([]);
});

test("a node that the cluster has replaced claims no tables", async () => {
  const node = await join("a");
  await orphans(node, "one");
  await admin.ask("delete from nodes");
  await expect(node.ownership.adopt(10)).rejects.toThrow("the cluster has replaced this node");
});

test("tables of a node that leaves become unowned", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one");
  await one.ownership.adopt(10);
  await one.member.leave();
  expect(await other.ownership.adopt(10)).toHaveLength(1);
});

test("a node releases its own tables and no others", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one", "two");
  await one.ownership.adopt(1);
  await other.ownership.adopt(1);
  await one.ownership.release(["room of one", "room of two"], "transfer");
  expect([(await roomsOf(one)).length, (await roomsOf(other)).length]).toEqual([0, 1]);
});

test("a table that is given back is claimed by others, and not again by the same node", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one");
  await one.ownership.adopt(10);
  await one.ownership.releaseTable("room of one");
  expect(await one.ownership.adopt(10)).toEqual([]);
  expect(await other.ownership.adopt(10)).toEqual([table("one")]);
});

/** Returns the rooms in which ann has a seat. */
const seatsOfAnn = () => admin.list(`select "roomId" from seats where "playerId" = 'ann'`);

test("players of a table that a node cannot run may sit elsewhere, until another node claims it", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one");
  await one.ownership.adopt(10);
  expect(await seatsOfAnn()).toEqual(["room of one"]);
  await one.ownership.releaseTable("room of one");
  expect(await seatsOfAnn()).toEqual([]);
  await other.ownership.adopt(10);
  expect(await seatsOfAnn()).toEqual(["room of one"]);
});

test("a player who has sat down elsewhere stays there when a node claims their former table", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one");
  await one.ownership.adopt(10);
  await one.ownership.releaseTable("room of one");
  await orphans(one, "two");
  expect(await other.ownership.adopt(10)).toHaveLength(2);
  expect(await seatsOfAnn()).toEqual(["room of two"]);
});

test("players of an unreadable table may sit elsewhere", async () => {
  const node = await join("a");
  await orphans(node, "one");
  await admin.ask(`update tables set "tableJson" = '{'`);
  await node.ownership.adopt(10);
  expect(await seatsOfAnn()).toEqual([]);
});

test("players of a released table keep their seats until another node claims it", async () => {
  const node = await join("a");
  await orphans(node, "one");
  await node.ownership.adopt(10);
  await node.ownership.release(["room of one"], "transfer");
  expect(await seatsOfAnn()).toEqual(["room of one"]);
});

test("a node frees no seats at a table of another node", async () => {
  const [one, other] = [await join("a"), await join("b")];
  await orphans(one, "one");
  await other.ownership.adopt(10);
  await one.ownership.releaseTable("room of one");
  expect(await seatsOfAnn()).toEqual(["room of one"]);
});

test("an unreadable table stays unowned, and the others are claimed", async () => {
  const node = await join("a");
  await orphans(node, "one", "two");
  await admin.ask(`update tables set "tableJson" = '{' where "roomId" = 'room of one'`);
  expect(await node.ownership.adopt(10)).toEqual([table("two")]);
  expect(await node.ownership.adopt(10)).toEqual([]);
  expect(await admin.list('select "roomId" from tables where owner is null')).toEqual(["room of one"]);
});

test("tables of a standalone server are claimed with their code and seats", async () => {
  const alone = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: url }, log);
  await alone.store.write(entryOf({ begun: [gameNamed("one")], tables: new Map([["room of one", table("one")]]) }));
  await alone.close();
  const node = await join("a");
  await node.ownership.adopt(10);
  expect(await admin.ask(`select code, "playerId" from tables join seats using ("roomId")`)).toEqual([
    { code: "CODE one", playerId: "ann" },
  ]);
});

test("a standalone server is refused the database of a cluster, and a cluster that of a standalone server", async () => {
  const where = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const node = await startNode(url, "a");
  await expect(openStore(where, log)).rejects.toThrow(
    "DATABASE_URL: expected a database that no other server uses, but a running one has it",
  );
  await node.close();
  const alone = await openStore(where, log);
  await expect(startNode(url, "a")).rejects.toThrow(
    "DATABASE_URL: expected a database that only nodes of a cluster use, but a standalone server has it",
  );
  await alone.close();
});

test("nodes that start at once on an empty database all find it migrated", async () => {
  await Promise.all(["a", "b", "c", "d"].map(join));
  expect(await admin.nodes()).toEqual(["a", "b", "c", "d"]);
});

test("tables of a database older than clusters get their codes, even if one is unreadable", async () => {
  const where = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const before = await openStore(where, log);
  const tables = new Map(["one", "two"].map((id) => [`room of ${id}`, table(id)]));
  await before.store.write(entryOf({ tables }));
  await before.close();
  await admin.ask(`
    alter table tables drop column owner, drop column code, drop column "startsCalledOff", drop column "extrasJson";
    alter table games drop column pool, drop column unrated;
    do $$ declare later text; begin
      for later in select tablename from pg_tables where schemaname = current_schema()
        and tablename not in ('tables', 'games', 'steps', 'played', 'looks', 'kysely_migration', 'kysely_migration_lock')
      loop execute format('drop table %I cascade', later); end loop;
    end $$;
    update tables set "tableJson" = '{' where "roomId" = 'room of two';
    delete from kysely_migration where name > '2026-11-22-looks'`);
  const after = await openStore(where, log);
  expect(await admin.list(`select code from tables order by "roomId"`)).toEqual(["CODE one", null]);
  expect(expectOk(await after.store.table("room of one"))).toEqual(table("one"));
  await after.close();
});
