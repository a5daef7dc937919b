import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HouseDirectory } from "../../server/house/directory.ts";
import type { Owners } from "../../server/house/owners.ts";
import { HouseRegister } from "../../server/house/register.ts";
import { expectMember } from "../../server/store/guard.ts";
import type { OpenHouse } from "../../server/store/open-house.ts";
import { readTable } from "../../server/store/rows.ts";
import { Store } from "../../server/store/store.ts";
import { Away } from "../../server/tables/away.ts";
import { newCode as drawCode } from "../../server/tables/codes.ts";
import type { NewTable, Opener } from "../../server/tables/new-table.ts";
import { newRoom } from "../../server/tables/register.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Seated } from "../../shared/net/protocol.ts";
import { settingsFor } from "../support/house.ts";
import { bury, empty, type NodeRow, newHouse, newNode } from "../support/house-database.ts";
import { okValue } from "../support/kept.ts";
import { playerNamed } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf } from "../support/stored.ts";

beforeAll(async () => {
  house = await newHouse(sharedPostgres);
});
afterAll(async () => {
  await house?.close();
});

const caps = { player: 2, network: 3, all: 5 };

/** A node: its part of the directory, and where it enters tables. */
interface Node {
  readonly row: NodeRow;
  readonly directory: HouseDirectory;
  readonly register: HouseRegister;
}

/** What the owners of all tables answer. */
let answer: Result<null, ApiErrorCode>;
const owners: Owners = { admits: async () => answer, giveUp: async () => {}, personAt: async () => fail("again") };

let newCode: () => string;
let house: OpenHouse;
let a: Node;
let b: Node;

async function node(name: string): Promise<Node> {
  const row = await newNode(house, name);
  const deps = { db: house.db, guard: row, caps, owners };
  return {
    row,
    directory: new HouseDirectory(deps),
    register: new HouseRegister({ ...deps, newCode: () => newCode() }),
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

/** Opens a table at a node; its players' names are their ids. */
async function open({ register }: Node, ...names: readonly string[]): Promise<Seated> {
  return okValue(await register.enter(newRoom(), table(...names), [])).seated;
}

describe("a house", () => {
  beforeEach(async () => {
    answer = ok(null);
    newCode = drawCode;
    await empty(house);
    a = await node("a");
    b = await node("b");
  });

  test("a table is found by its code at any node, in lower case too", async () => {
    const seated = await open(a);
    expect(await b.directory.find(seated.code.toLowerCase(), "ann")).toEqual(ok(seated));
  });

  test("a code that no table has is final", async () => {
    expect(await b.directory.find("AAAAAA", "ann")).toEqual(fail("no-such-table"));
  });

  test.each(["", "\0", "A'", "A".repeat(100)])(
    "a code that is none (%j) is no question to the database",
    async (code) => {
      expect(await b.directory.find(code, "ann")).toEqual(fail("no-such-table"));
    },
  );

  test("a table says at any node why it refuses a player", async () => {
    const { code } = await open(a);
    answer = fail("removed");
    expect(await b.directory.find(code, "ann")).toEqual(fail("removed"));
  });

  test("a table whose owner has died is to be asked for again, and nobody says that there is none", async () => {
    const seated = await open(a);
    await bury(house, a.row);
    expect(await b.directory.find(seated.code, "ann")).toEqual(fail("again"));
    expect(await b.directory.stateOf(seated.roomId)).toBe("away");
  });

  test("a room is open while it has an owner, and gone once its table has closed", async () => {
    const { roomId } = await open(a);
    expect(await b.directory.stateOf(roomId)).toBe("open");
    await a.register.strike(roomId);
    expect(await b.directory.stateOf(roomId)).toBe("gone");
  });

  test("a table is hidden at any node from whom its host or opener has blocked, and from nobody who sits there", async () => {
    const seated = okValue(await a.register.enter(newRoom(), table("ann"), [openerNamed("eve")])).seated;
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

  test("a table is hidden from whom anybody on a chair has blocked", async () => {
    const seated = await open(a, "ann", "cat");
    expect(await b.directory.hides(seated, { playerId: "bob", blockers: new Set(["cat"]) })).toBe(true);
    expect(await b.directory.hides(seated, { playerId: "bob", blockers: new Set(["eve"]) })).toBe(false);
  });

  test("as much is asked for whom nobody has blocked as for others: the time of an answer tells nothing", async () => {
    const seated = await open(a, "ann");
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const directory = new HouseDirectory({ db: house.db.withPlugin(counting), guard: b.row, caps, owners });
    for (const blockers of [[], ["eve"], ["ann"]]) {
      await directory.hides(seated, { playerId: "bob", blockers: new Set(blockers) });
    }
    expect(asked).toBe(3);
  });

  test("a table of the queue is hidden from nobody, nor is one that there is not", async () => {
    const strangers = { ...table("ann"), isPublic: true };
    const { seated } = okValue(await a.register.enter(newRoom(), strangers, []));
    const asker = { playerId: "bob", blockers: new Set(["ann"]) };
    expect(await b.directory.hides(seated, asker)).toBe(false);
    expect(await b.directory.hides({ code: "AAAAAA" }, asker)).toBe(false);
    expect(await b.directory.hides({ code: "A'" }, asker)).toBe(false);
  });

  test("a full table that may be watched is offered by any node", async () => {
    const seated = await open(a);
    expect(await b.directory.findToWatch(seated.code, "ann")).toEqual(seated);
    answer = fail("table-full");
    expect(await b.directory.findToWatch(seated.code, "ann")).toBeNull();
  });

  test("whoever has a seat is found there by any node, and finds no other table", async () => {
    const [here, there] = [await open(a, "ann"), await open(b)];
    expect(await b.directory.seatOf("ann")).toEqual(here);
    expect(await b.directory.find(there.code, "ann")).toEqual(fail("already-seated"));
    expect(await b.directory.findToWatch(there.code, "ann")).toBeNull();
  });

  test("of nodes that reserve seats for one player at the same time all name the same one", async () => {
    const tables = [await open(a), await open(b)] as const;
    for (let times = 0; times < 20; times += 1) {
      const player = `player ${times}`;
      const seats = await Promise.all([a.directory.reserve(player, tables[0]), b.directory.reserve(player, tables[1])]);
      expect(seats[0]).toEqual(seats[1]);
    }
  });

  test("a seat that was reserved and freed can be had elsewhere", async () => {
    const [here, there] = [await open(a), await open(b)];
    await a.directory.reserve("ann", here);
    await a.directory.free("ann", here);
    expect(await b.directory.reserve("ann", there)).toEqual(there);
  });

  test("a seat that the table keeps is not freed by a client that goes", async () => {
    const here = await open(a, "ann");
    await a.directory.free("ann", here);
    expect(await b.directory.seatOf("ann")).toEqual(here);
  });

  test("a reservation that a dead node left behind holds nobody for long", async () => {
    const [here, there] = [await open(a), await open(b)];
    await a.directory.reserve("ann", here);
    await sql`update seats set since = since - interval '31 seconds'`.execute(house.db);
    expect(await b.directory.seatOf("ann")).toBeNull();
    expect(await b.directory.reserve("ann", there)).toEqual(there);
  });

  test("a node that was replaced reserves nothing, and learns of it", async () => {
    const here = await open(a);
    await bury(house, a.row);
    await expect(a.directory.reserve("ann", here)).rejects.toThrow(Away);
    expect(await b.directory.seatOf("ann")).toBeNull();
    expect(a.row.refusals()).toBe(1);
  });

  test("a node reserves no seat at another node's table", async () => {
    const there = await open(b);
    await expect(a.directory.reserve("ann", there)).rejects.toThrow(Away);
    expect(a.row.refusals()).toBe(0);
  });

  test("a database that does not answer is no answer", async () => {
    const { db, close } = await newHouse(sharedPostgres);
    await close();
    const directory = new HouseDirectory({ db, guard: a.row, caps, owners });
    await expect(directory.seatOf("ann")).rejects.toThrow(Away);
  });

  test("nodes that draw the same code at once open tables of two codes", async () => {
    const drawn = ["SAMEAA", "SAMEAA", "THERAA", "THERAA"];
    newCode = () => drawn.shift() ?? "";
    const seats = await Promise.all([open(a), open(b)]);
    expect(new Set(seats.map(({ code }) => code)).size).toBe(2);
  });

  test("a table comes back from the register alone, with its people and bots, and their seats", async () => {
    const opening = { ...table("ann", "bob"), fillWithBots: true };
    const { seated } = okValue(await a.register.enter(newRoom(), opening, []));
    const row = await house.db.selectFrom("tables").selectAll().executeTakeFirstOrThrow();
    const { chairs, host, phase, ...saved } = okValue(readTable(row));
    expect(saved).toMatchObject({ ...seated, settings: opening.settings });
    expect([chairs.map(({ kind }) => kind), host, phase]).toEqual([["person", "person", "bot"], "ann", "waiting"]);
    expect(await b.directory.seatOf("bob")).toEqual(seated);
  });

  test("the same press at two nodes opens one table, and only one node has to open its room", async () => {
    const roomId = newRoom();
    const entries = await Promise.all([a, b].map(({ register }) => register.enter(roomId, table("ann"), [])));
    const [first, second] = entries.map(okValue);
    expect(first?.seated).toEqual(second?.seated);
    expect(new Set([first?.owner, second?.owner])).toEqual(new Set(["this", "another"]));
  });

  test("of two tables that open at once with one player only one opens", async () => {
    const entries = await Promise.all([a, b].map(({ register }) => register.enter(newRoom(), table("ann", "bob"), [])));
    expect(entries.map((entry) => (entry.ok ? "open" : entry.error)).toSorted()).toEqual(["already-seated", "open"]);
    expect(await house.db.selectFrom("tables").selectAll().execute()).toHaveLength(1);
  });

  test.each([
    { limit: "a player", opener: () => openerNamed("ann"), most: caps.player, why: "too-many-tables" },
    {
      limit: "a network",
      opener: (n: number) => openerNamed(`p${n}`, "home"),
      most: caps.network,
      why: "too-many-tables",
    },
    { limit: "the house", opener: (n: number) => openerNamed(`p${n}`, `net ${n}`), most: caps.all, why: "full" },
  ])("at the limit of $limit no node opens one more, whoever is first", async ({ opener, most, why }) => {
    const tries = Array.from({ length: 12 }, (_, place) =>
      [a, b][place % 2]?.register.enter(newRoom(), table(), [opener(place)]),
    );
    const entries = await Promise.all(tries);
    expect(entries.filter((entry) => entry?.ok)).toHaveLength(most);
    expect(new Set(entries.flatMap((entry) => (entry && !entry.ok ? [entry.error] : [])))).toEqual(new Set([why]));
    expect(await a.directory.refusalFor(opener(0))).toBe(why);
  });

  test("tables that count for nobody's network count for no network", async () => {
    for (let times = 0; times < 4; times += 1) await a.register.enter(newRoom(), table(), [openerNamed(`p${times}`)]);
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBeNull();
  });

  test("a table counts until it closes", async () => {
    const store = new Store(house.db, a.row);
    for (let times = 0; times < 2; times += 1) await a.register.enter(newRoom(), table(), [openerNamed("ann")]);
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBe("too-many-tables");
    const { roomId } = await house.db.selectFrom("tables").select("roomId").executeTakeFirstOrThrow();
    await store.write(entryOf({ tables: new Map([[roomId, null]]) }));
    expect(await b.directory.refusalFor(openerNamed("ann"))).toBeNull();
  });

  test("a node that was replaced opens no table", async () => {
    await bury(house, a.row);
    await expect(a.register.enter(newRoom(), table("ann"), [])).rejects.toThrow(Away);
    expect(a.row.refusals()).toBe(1);
    await expectMember(house.db, b.row);
    expect(await b.directory.seatOf("ann")).toBeNull();
  });
});
