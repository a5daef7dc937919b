import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { queueEntryCodec } from "../../server/cluster/queue-entry-codec.ts";
import { reconnectGraceMs } from "../../server/matchmaking/absences.ts";
import { PartyTickets } from "../../server/matchmaking/party-tickets.ts";
import type { OpenClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { decodeText } from "../../server/storage/versioned-codec.ts";
import { type NamedListener, type NodeDeath, QueueNode, waitMs } from "../support/queue-node.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { ManualTimers } from "../support/timers.ts";

/** Format of queue entries before there were parties. */
const olderCodec: typeof queueEntryCodec = {
  upgrades: [],
  format: z.strictObject({ player: z.any(), wish: z.any(), network: z.any(), group: z.any() }),
};

const quiet = { info() {}, warn() {}, error() {} };

describe("the queue of a cluster", () => {
  let cluster: OpenClusterStore;
  let timers: ManualTimers;
  let a: QueueNode;
  let b: QueueNode;
  /** Whether the database has the entries of ann and bob. */
  let areKept = false;

  beforeAll(async () => {
    cluster = await openClusterStore(await sharedPostgres.newDatabase(), quiet);
  });
  afterAll(async () => {
    await cluster.close();
  });
  beforeEach(() => twoNodes());

  /** Empties the tables. It may fail while nodes of the previous test still run queries. */
  const isEmptied = () =>
    sql`truncate nodes, tables, seats, openers, waiters, "queueOwner"`.execute(cluster.db).then(
      () => true,
      () => false,
    );

  async function twoNodes(death: NodeDeath | null = null): Promise<void> {
    await expect.poll(isEmptied).toBe(true);
    timers = new ManualTimers();
    a = await QueueNode.start(cluster.db, "a", timers, death);
    b = await QueueNode.start(cluster.db, "b", timers);
  }

  /** Removes a dead node, as the other nodes do. */
  const bury = ({ id }: QueueNode) => sql`delete from nodes where id = ${id}`.execute(cluster.db);

  /** Kills a node, and lets the other one claim its queue. */
  async function adopted(): Promise<void> {
    await a.waiters.finish();
    a.life.end();
    await bury(a);
    await b.keeper.start();
  }

  /** Advances the clocks of the database and of the nodes, in this order: a node saves entries by its own clock. */
  async function pass(ms: number): Promise<void> {
    await sql`update waiters set since = since - ${ms}::float8 * interval '1 ms'`.execute(cluster.db);
    timers.pass(ms);
  }

  async function seats(): Promise<Record<string, string>> {
    const { rows } = await sql<{ playerId: string; roomId: string }>`select * from seats order by 1`.execute(
      cluster.db,
    );
    return Object.fromEntries(rows.map(({ playerId, roomId }) => [playerId, roomId]));
  }

  const waiting = async () =>
    (await sql<{ playerId: string }>`select * from waiters order by 1`.execute(cluster.db)).rows;
  const names = async () => (await waiting()).map(({ playerId }) => playerId);

  test("runs on one of several nodes, and all nodes know its room", async () => {
    const c = await QueueNode.start(cluster.db, "c", timers);
    const nodes = [a, b, c];
    await Promise.all(nodes.map((node) => node.keeper.start()));
    const rooms = nodes.map(({ room }) => room).filter((room) => room !== null);
    expect(rooms).toHaveLength(1);
    expect(await Promise.all(nodes.map((node) => node.keeper.roomId()))).toEqual(nodes.map(() => rooms[0]));
  });

  test("has no room while it is unowned", async () => {
    expect(await a.keeper.roomId()).toBeNull();
  });

  test("is claimed by another node within one poll after its node's death", async () => {
    await a.keeper.start();
    await b.keeper.start();
    expect(b.room).toBeNull();
    a.life.end();
    await bury(a);
    timers.pass(5000);
    await expect.poll(() => b.room).toBe(`queue-${b.id}`);
  });

  test("keeps returning players in the same group, without a longer wait than before", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    await pass(12_000);
    await adopted();
    await b.join("bob");
    const ann = await b.join("ann");
    expect(ann.said.at(-1)).toMatchObject({ people: 2, seats: 3, totalMs: waitMs });
    expect(ann.said.at(-1)?.waitMs).toBeLessThanOrEqual(8000);
    timers.pass(8000);
    await expect.poll(seats).toEqual({ ann: `room ${b.id} 1`, bob: `room ${b.id} 1` });
  });

  test("keeps a humans-only search on the next node, however long the player waits", async () => {
    await a.keeper.start();
    await a.join("ann", 3, "people");
    for (let round = 0; round < 6; round += 1) {
      await pass(waitMs);
      await a.waiters.finish();
    }
    await adopted();
    const ann = await b.join("ann", 3, "people");
    timers.pass(reconnectGraceMs + waitMs);
    expect(ann.said.at(-1)).toMatchObject({ people: 1, ending: "wait" });
    expect(await seats()).toEqual({});
  });

  test("reserves the places of returning players against faster newcomers", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await adopted();
    await b.join("cat");
    const dan = await b.join("dan");
    expect(dan.said.at(-1)).toMatchObject({ people: 1 });
    await b.join("bob");
    expect(await seats()).toEqual({});
    await b.join("ann");
    await expect.poll(async () => Object.keys(await seats())).toEqual(["ann", "bob", "cat"]);
  });

  test("drops players who do not come back, and the others continue to wait", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await adopted();
    const ann = await b.join("ann");
    expect(ann.said.at(-1)?.people).toBe(2);
    timers.pass(reconnectGraceMs);
    expect(ann.said.at(-1)?.people).toBe(1);
    await expect.poll(names).toEqual(["ann"]);
  });

  test("starts a group with an elapsed timer once all its players are back", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    await pass(waitMs - 1);
    await adopted();
    await b.join("ann");
    timers.pass(1000);
    expect(await seats()).toEqual({});
    await b.join("bob");
    await expect.poll(async () => Object.keys(await seats())).toEqual(["ann", "bob"]);
  });

  test("opens no table if no player comes back", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    await pass(waitMs - 1);
    await adopted();
    timers.pass(reconnectGraceMs + waitMs);
    await expect.poll(names).toEqual([]);
    expect(await seats()).toEqual({});
  });

  test("deletes the entry of a player who leaves or gets a seat", async () => {
    await a.keeper.start();
    const ann = await a.join("ann");
    await a.join("bob", 2);
    await expect.poll(names).toEqual(["ann", "bob"]);
    await a.join("cat", 2);
    a.leave(ann);
    await expect.poll(names).toEqual([]);
    expect(Object.keys(await seats())).toEqual(["bob", "cat"]);
  });

  test("keeps no place for a player who has a seat by now", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    await sql`insert into tables ("roomId", "tableJson") values ('room', '')`.execute(cluster.db);
    await sql`insert into seats ("playerId", "roomId") values ('ann', 'room')`.execute(cluster.db);
    await adopted();
    expect((await b.join("bob")).said.at(-1)?.people).toBe(1);
  });

  test("loses only one entry if saved data is unreadable", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    await sql`update waiters set "waiterJson" = '{"version":7}' where "playerId" = 'ann'`.execute(cluster.db);
    await adopted();
    expect((await b.join("bob")).said.at(-1)?.people).toBe(1);
    expect((await b.join("ann")).said.at(-1)?.people).toBe(2);
  });

  /** Starts the search of a party of ann and bob at the first node. @returns their ticket. */
  async function partyOfTwo(seats: number) {
    const tickets = new PartyTickets("secret", timers);
    const ticket = tickets.verify(tickets.issue("ann"));
    if (!ticket) throw new Error("the ticket is invalid");
    await a.keeper.start();
    for (const name of ["ann", "bob"]) await a.joinParty(ticket, name);
    expect(a.queue.play("ann", { edition: "original", seats, company: "anybody" })).toBe(true);
    await a.waiters.finish();
    return ticket;
  }

  test("keeps the members of a party together on the next node", async () => {
    const ticket = await partyOfTwo(4);
    await adopted();
    for (const name of ["cat", "dan"]) await b.join(name, 4);
    const bob = await b.joinParty(ticket, "bob");
    const ann = await b.joinParty(ticket, "ann");
    for (const ear of [ann, bob]) expect(ear.said.at(-1)).toMatchObject({ people: 2, party: "here" });
    timers.pass(waitMs);
    await expect.poll(() => ann.table?.roomId).toBeDefined();
    expect(bob.table).toEqual(ann.table);
  });

  test("keeps the place of a member whose connection was lost before the queue moved", async () => {
    const ticket = await partyOfTwo(4);
    const [, bob] = a.listeners;
    if (bob) a.queue.disconnect("bob", bob);
    await adopted();
    const back = await b.joinParty(ticket, "bob");
    expect(back.party).toMatchObject({ isQueued: true, members: [{ name: "ann" }, { name: "bob", isYou: true }] });
  });

  test("an owner of an older build skips the entries of a party, and continues with all others", async () => {
    await partyOfTwo(3);
    await a.join("cat");
    await a.join("dan");
    await a.waiters.finish();
    const { rows } = await sql<{ playerId: string; waiterJson: string }>`select * from waiters order by 1`.execute(
      cluster.db,
    );
    const readByOlderBuild = rows.filter(({ waiterJson }) => decodeText(olderCodec, waiterJson, "waiters").ok);
    expect(readByOlderBuild.map(({ playerId }) => playerId)).toEqual(["cat", "dan"]);
  });

  test("continues on another node after a handover, without a message to waiting players", async () => {
    await a.keeper.start();
    const before = await a.join("ann");
    await a.join("bob");
    const said = before.said.length;
    await a.keeper.handOver();
    expect(before).toMatchObject({ isDropped: true, end: null, table: null });
    expect(before.said).toHaveLength(said);
    expect([a.room, a.clusterEvents, await b.keeper.roomId()]).toEqual([null, 1, null]);
    await b.keeper.start();
    await b.join("bob");
    expect((await b.join("ann")).said.at(-1)?.people).toBe(2);
  });

  test("opens a table completely before it is handed over", async () => {
    await a.keeper.start();
    const ann = await a.join("ann", 2);
    await a.join("bob", 2);
    await a.keeper.handOver();
    expect(Object.keys(await seats())).toEqual(["ann", "bob"]);
    expect(ann.table?.roomId).toBe(`room ${a.id} 1`);
    expect(await names()).toEqual([]);
  });

  test("is not claimed again by the node that hands it over", async () => {
    await a.keeper.start();
    await a.keeper.handOver();
    await a.keeper.poll();
    timers.pass(5000);
    await a.keeper.poll();
    expect([a.room, await a.keeper.roomId()]).toEqual([null, null]);
  });

  test("is neither saved nor continued by a replaced node, which sends no messages", async () => {
    await a.keeper.start();
    const before = [await a.join("ann"), await a.join("bob")];
    await a.waiters.finish();
    await bury(a);
    await b.keeper.start();
    before.push(await a.join("cat"));
    await a.waiters.finish();
    await expect.poll(() => a.errors.length).toBeGreaterThan(0);
    expect(await names()).toEqual(["ann", "bob"]);
    const over = a.keeper.fenced();
    timers.pass(1000);
    await over;
    expect(before.map(({ table, end, isDropped }) => [table, end, isDropped])).toEqual(
      before.map(() => [null, null, true]),
    );
    const after = [await b.join("ann"), await b.join("bob"), await b.join("cat")];
    await expect.poll(() => after.map(({ table }) => table?.roomId)).toEqual(after.map(() => `room ${b.id} 1`));
    await expect.poll(names).toEqual([]);
  });

  test("rejects a player at the limit of open tables on the next node too", async () => {
    await a.keeper.start();
    await a.join("ann", 2);
    await adopted();
    b.capped.add("ann");
    const ann = await b.join("ann", 2);
    const bob = await b.join("bob", 2);
    expect(ann.end).toEqual({ reason: "too-many-tables" });
    expect(bob.said.at(-1)?.people).toBe(1);
    await expect.poll(names).toEqual(["bob"]);
  });

  test("has a known length on every node, which reads it at most once a second", async () => {
    await a.keeper.start();
    await a.join("ann");
    await a.waiters.finish();
    expect(await b.counts.waiting()).toEqual({ original: 1 });
    await a.join("bob");
    await a.waiters.finish();
    expect(await b.counts.waiting()).toEqual({ original: 1 });
    timers.pass(1000);
    expect(await b.counts.waiting()).toEqual({ original: 2 });
  });

  /** Lets cat wait, and starts a game of ann, bob and eve. */
  async function evening(): Promise<void> {
    await a.keeper.start();
    await a.join("cat", 4);
    await a.join("ann");
    await a.join("bob");
    await a.waiters.finish();
    areKept = true;
    const eve = await a.join("eve");
    await expect.poll(() => eve.table !== null || a.life.isOver, { interval: 2 }).toBe(true);
    await a.waiters.finish();
  }

  /**
   * Lets all players join the other node, with dan and fay first.
   * @returns their rooms.
   */
  async function nextMorning(): Promise<Record<string, string | undefined>> {
    await bury(a);
    await b.keeper.start();
    const ears: NamedListener[] = [];
    for (const name of ["dan", "fay", "ann", "cat", "bob", "eve"])
      ears.push(await b.join(name, name === "cat" ? 4 : 3));
    await expect.poll(() => ears.filter(({ table }) => table).length, { interval: 2 }).toBeGreaterThan(2);
    timers.pass(waitMs);
    await expect.poll(() => ears.every(({ table }) => table), { interval: 2 }).toBe(true);
    return Object.fromEntries(ears.map(({ name, table }) => [name, table?.roomId]));
  }

  test.each(["before", "after"] as const)(
    "seats all players once and with their group if a node dies %s any of its queries",
    async (kind) => {
      for (let at = 1; ; at += 1) {
        await twoNodes({ at, kind });
        areKept = false;
        await Promise.race([evening(), a.life.ended]);
        const hasDied = a.life.isOver;
        const rooms = await nextMorning();
        expect(await seats(), `query ${at}`).toEqual(rooms);
        if (areKept) expect(rooms["ann"], `query ${at}`).toBe(rooms["bob"]);
        expect(new Set(Object.values(rooms)).size, `query ${at}`).toBe(3);
        const { rows } = await sql`select from tables`.execute(cluster.db);
        expect(rows, `query ${at}`).toHaveLength(3);
        await b.waiters.finish();
        expect(await names()).toEqual([]);
        if (!hasDied) return expect(at).toBeGreaterThan(10);
      }
    },
  );
});
