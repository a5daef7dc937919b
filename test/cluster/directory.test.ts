import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ClusterDirectory } from "../../server/cluster/directory.ts";
import type { Owners } from "../../server/cluster/owners.ts";
import { ClusterTableRegistry } from "../../server/cluster/table-registry.ts";
import { UnavailableError } from "../../server/runtime/unavailable-error.ts";
import { assertMember } from "../../server/storage/postgres/membership-fence.ts";
import type { OpenClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { readTable } from "../../server/storage/rows.ts";
import { Store } from "../../server/storage/store.ts";
import { newCode as drawCode } from "../../server/tables/codes.ts";
import type { NewTable, Opener } from "../../server/tables/new-table.ts";
import { newRoom } from "../../server/tables/table-registry.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, SeatLocation } from "../../shared/net/protocol.ts";
import { emptyDatabase, evictNode, type NodeRow, newClusterStore, newNode } from "../support/cluster-database.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf } from "../support/stored.ts";
import { settingsFor } from "../support/table-fixture.ts";

beforeAll(async () => {
  fixture = await newClusterStore(sharedPostgres);
});
afterAll(async () => {
  await fixture?.close();
});

const caps = { player: 2, network: 3, all: 5 };

/** A node: its directory and its register. */
interface Node {
  readonly row: NodeRow;
  readonly directory: ClusterDirectory;
  readonly register: ClusterTableRegistry;
}

/** Response of the owners of all tables. */
let answer: Result<null, ApiErrorCode>;
const owners: Owners = {
  admits: async () => answer,
  admitsScreen: async () => answer,
  leave: async () => {},
  personAt: async () => fail("again"),
};

let newCode: () => string;
let fixture: OpenClusterStore;
let a: Node;
let b: Node;

async function node(name: string): Promise<Node> {
  const row = await newNode(fixture, name);
  const deps = { db: fixture.db, guard: row, caps, owners };
  return {
    row,
    directory: new ClusterDirectory(deps),
    register: new ClusterTableRegistry({ ...deps, newCode: () => newCode() }),
  };
}

const table = (...names: readonly string[]): NewTable => ({
  kind: "new",
  settings: settingsFor(3),
  players: names.map(playerNamed),
  fillWithBots: false,
  openers: [],
  start: "by-host",
  isPublic: false,
});

const openerNamed = (playerId: string, network: string | null = null): Opener => ({ playerId, network });

/** Opens a table on a node; its players' names are their ids. */
async function open({ register }: Node, ...names: readonly string[]): Promise<SeatLocation> {
  return expectOk(await register.register(newRoom(), table(...names), [])).seated;
}

describe("the directory of a cluster", () => {
  beforeEach(async () => {
    answer = ok(null);
    newCode = drawCode;
    await emptyDatabase(fixture);
    a = await node("a");
    b = await node("b");
  });

  test("finds a table by its code on any node, in lower case too", async () => {
    const seated = await open(a);
    expect(await b.directory.find(seated.code.toLowerCase(), "ann")).toEqual(ok(seated));
  });

  test("rejects an unknown code permanently", async () => {
    expect(await b.directory.find("AAAAAA", "ann")).toEqual(fail("no-such-table"));
  });

  test.each(["", "\0", "A'", "A".repeat(100)])(
    "does not query the database for an impossible code (%j)",
    async (code) => {
      expect(await b.directory.find(code, "ann")).toEqual(fail("no-such-table"));
    },
  );

  test("returns the reason for which a table rejects a player, on any node", async () => {
    const { code } = await open(a);
    answer = fail("removed");
    expect(await b.directory.find(code, "ann")).toEqual(fail("removed"));
  });

  test('returns a retryable error for a table without an owner, and never "no such table"', async () => {
    const seated = await open(a);
    await evictNode(fixture, a.row);
    expect(await b.directory.find(seated.code, "ann")).toEqual(fail("again"));
    expect(await b.directory.stateOf(seated.roomId)).toBe("away");
  });

  test("reports a room as open while it has an owner, and as gone once its table has closed", async () => {
    const { roomId } = await open(a);
    expect(await b.directory.stateOf(roomId)).toBe("open");
    await a.register.unregister(roomId);
    expect(await b.directory.stateOf(roomId)).toBe("gone");
  });

  test("hides a table on any node from players blocked by its host or creator, unless they sit there", async () => {
    const seated = expectOk(await a.register.register(newRoom(), table("ann"), [openerNamed("eve")])).seated;
    const hides = (playerId: string, blocker: string) => {
      const asker = { playerId, blockers: new Set([blocker]) };
      return Promise.all([
        b.directory.hides({ code: seated.code.toLowerCase() }, asker),
        b.directory.hides({ roomId: seated.roomId }, asker),
      ]);
    };
    expect(await hides("bob", "ann")).toEqual([true, true]);
    expect(await hides("bob", "eve")).toEqual([true, true]);
    expect(await hides("bob", "cat")).toEqual([false, false]);
    expect(await hides("ann", "eve")).toEqual([false, false]);
  });

  test("hides a table from players blocked by a seated player", async () => {
    const seated = await open(a, "ann", "cat");
    expect(await b.directory.hides(seated, { playerId: "bob", blockers: new Set(["cat"]) })).toBe(true);
    expect(await b.directory.hides(seated, { playerId: "bob", blockers: new Set(["eve"]) })).toBe(false);
  });

  test("sends the same query for players without blockers, so that the response time reveals nothing", async () => {
    const seated = await open(a, "ann");
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const directory = new ClusterDirectory({ db: fixture.db.withPlugin(counting), guard: b.row, caps, owners });
    for (const blockers of [[], ["eve"], ["ann"]]) {
      await directory.hides(seated, { playerId: "bob", blockers: new Set(blockers) });
    }
    expect(asked).toBe(3);
  });

  test("never hides a table of the queue, nor an unknown one", async () => {
    const strangers = { ...table("ann"), isPublic: true };
    const { seated } = expectOk(await a.register.register(newRoom(), strangers, []));
    const asker = { playerId: "bob", blockers: new Set(["ann"]) };
    expect(await b.directory.hides(seated, asker)).toBe(false);
    expect(await b.directory.hides({ code: "AAAAAA" }, asker)).toBe(false);
    expect(await b.directory.hides({ code: "A'" }, asker)).toBe(false);
  });

  test("offers a full table with spectating enabled on any node", async () => {
    const seated = await open(a);
    expect(await b.directory.findToWatch(seated.code, "ann")).toEqual(seated);
    answer = fail("table-full");
    expect(await b.directory.findToWatch(seated.code, "ann")).toBeNull();
  });

  test("finds the seat of a player on any node, and no other table for that player", async () => {
    const [here, there] = [await open(a, "ann"), await open(b)];
    expect(await b.directory.seatOf("ann")).toEqual(here);
    expect(await b.directory.find(there.code, "ann")).toEqual(fail("already-seated"));
    expect(await b.directory.findToWatch(there.code, "ann")).toBeNull();
  });

  test("returns the same seat to all nodes that reserve seats for one player at the same time", async () => {
    const tables = [await open(a), await open(b)] as const;
    for (let times = 0; times < 20; times += 1) {
      const player = `player ${times}`;
      const seats = await Promise.all([a.directory.reserve(player, tables[0]), b.directory.reserve(player, tables[1])]);
      expect(seats[0]).toEqual(seats[1]);
    }
  });

  test("allows another seat after a reserved one was freed", async () => {
    const [here, there] = [await open(a), await open(b)];
    await a.directory.reserve("ann", here);
    await a.directory.free("ann", here);
    expect(await b.directory.reserve("ann", there)).toEqual(there);
  });

  test("keeps a saved seat when the client leaves", async () => {
    const here = await open(a, "ann");
    await a.directory.free("ann", here);
    expect(await b.directory.seatOf("ann")).toEqual(here);
  });

  test("drops a reservation of a dead node after a short time", async () => {
    const [here, there] = [await open(a), await open(b)];
    await a.directory.reserve("ann", here);
    await sql`update seats set since = since - interval '31 seconds'`.execute(fixture.db);
    expect(await b.directory.seatOf("ann")).toBeNull();
    expect(await b.directory.reserve("ann", there)).toEqual(there);
  });

  test("lets no replaced node reserve a seat, and notifies that node", async () => {
    const here = await open(a);
    await evictNode(fixture, a.row);
    await expect(a.directory.reserve("ann", here)).rejects.toThrow(UnavailableError);
    expect(await b.directory.seatOf("ann")).toBeNull();
    expect(a.row.refusals()).toBe(1);
  });

  test("lets no node reserve a seat at another node's table", async () => {
    const there = await open(b);
    await expect(a.directory.reserve("ann", there)).rejects.toThrow(UnavailableError);
    expect(a.row.refusals()).toBe(0);
  });

  test("fails with a retryable error while the database does not respond", async () => {
    const { db, close } = await newClusterStore(sharedPostgres);
    await close();
    const directory = new ClusterDirectory({ db, guard: a.row, caps, owners });
    await expect(directory.seatOf("ann")).rejects.toThrow(UnavailableError);
  });

  test("gives two tables different codes if nodes draw the same code at once", async () => {
    const drawn = ["SAMEAA", "SAMEAA", "THERAA", "THERAA"];
    newCode = () => drawn.shift() ?? "";
    const seats = await Promise.all([open(a), open(b)]);
    expect(new Set(seats.map(({ code }) => code)).size).toBe(2);
  });

  test("saves a new table completely, with its players, bots and seats", async () => {
    const opening = { ...table("ann", "bob"), fillWithBots: true };
    const { seated } = expectOk(await a.register.register(newRoom(), opening, []));
    const row = await fixture.db.selectFrom("tables").selectAll().executeTakeFirstOrThrow();
    const { chairs, host, phase, ...saved } = expectOk(readTable(row));
    expect(saved).toMatchObject({ ...seated, settings: opening.settings });
    expect([chairs.map(({ kind }) => kind), host, phase]).toEqual([["person", "person", "bot"], "ann", "waiting"]);
    expect(await b.directory.seatOf("bob")).toEqual(seated);
  });

  test("opens one table for the same idempotency key on two nodes, and only one node must open its room", async () => {
    const roomId = newRoom();
    const entries = await Promise.all([a, b].map(({ register }) => register.register(roomId, table("ann"), [])));
    const [first, second] = entries.map(expectOk);
    expect(first?.seated).toEqual(second?.seated);
    expect(new Set([first?.owner, second?.owner])).toEqual(new Set(["this", "another"]));
  });

  test("opens only one of two concurrent tables with the same player", async () => {
    const entries = await Promise.all(
      [a, b].map(({ register }) => register.register(newRoom(), table("ann", "bob"), [])),
    );
    expect(entries.map((entry) => (entry.ok ? "open" : entry.error)).toSorted()).toEqual(["already-seated", "open"]);
    expect(await fixture.db.selectFrom("tables").selectAll().execute()).toHaveLength(1);
  });

  test.each([
    { limit: "a player", opener: () => openerNamed("ann"), most: caps.player, why: "too-many-tables" },
    {
      limit: "a network",
      opener: (n: number) => openerNamed(`p${n}`, "home"),
      most: caps.network,
      why: "too-many-tables",
    },
    { limit: "the cluster", opener: (n: number) => openerNamed(`p${n}`, `net ${n}`), most: caps.all, why: "full" },
  ])(
    "allows no more tables than the limit of $limit, whatever node gets the requests",
    async ({ opener, most, why }) => {
      const tries = Array.from({ length: 12 }, (_, place) =>
        [a, b][place % 2]?.register.register(newRoom(), table(), [opener(place)]),
      );
      const entries = await Promise.all(tries);
      expect(entries.filter((entry) => entry?.ok)).toHaveLength(most);
      expect(new Set(entries.flatMap((entry) => (entry && !entry.ok ? [entry.error] : [])))).toEqual(new Set([why]));
      expect(await a.directory.refusalFor(opener(0))).toBe(why);
    },
  );

  test("counts tables without a network for no network", async () => {
    for (let times = 0; times < 4; times += 1)
      await a.register.register(newRoom(), table(), [openerNamed(`p${times}`)]);
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBeNull();
  });

  test("counts a table until it closes", async () => {
    const store = new Store(fixture.db, a.row);
    for (let times = 0; times < 2; times += 1) await a.register.register(newRoom(), table(), [openerNamed("ann")]);
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBe("too-many-tables");
    const { roomId } = await fixture.db.selectFrom("tables").select("roomId").executeTakeFirstOrThrow();
    await store.write(entryOf({ tables: new Map([[roomId, null]]) }));
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBeNull();
  });

  test("opens no table for a replaced node", async () => {
    await evictNode(fixture, a.row);
    await expect(a.register.register(newRoom(), table("ann"), [])).rejects.toThrow(UnavailableError);
    expect(a.row.refusals()).toBe(1);
    await assertMember(fixture.db, b.row);
    expect(await b.directory.seatOf("ann")).toBeNull();
  });
});
