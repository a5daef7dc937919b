import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ClusterDirectory } from "../../server/cluster/directory.ts";
import { roomsOfCluster } from "../../server/cluster/owners.ts";
import { ClusterTableRegistry } from "../../server/cluster/table-registry.ts";
import type { OpenClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { newCode } from "../../server/tables/codes.ts";
import { newRoom } from "../../server/tables/table-registry.ts";
import { fail, ok } from "../../shared/core/result.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { emptyDatabase, evictNode, type NodeRow, newClusterStore, newNode } from "../support/cluster-database.ts";
import { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { settingsFor } from "../support/table-fixture.ts";

const caps = { player: 9, network: 9, all: 99 };

let fixture: OpenClusterStore;
let node: NodeRow;
let directory: ClusterDirectory;
let server: TableServer;
beforeAll(async () => {
  fixture = await newClusterStore(sharedPostgres);
});
afterAll(async () => {
  await fixture?.close();
});

const open = async (...names: readonly string[]): Promise<SeatLocation> =>
  expectOk(
    await server.tables.open({
      settings: settingsFor(2),
      players: names.map(playerNamed),
      fillWithBots: false,
      start: "by-host",
      isPublic: false,
    }),
  );

describe("a node's rooms, found through Postgres", () => {
  beforeEach(async () => {
    await emptyDatabase(fixture);
    node = await newNode(fixture, "a");
    const deps = { db: fixture.db, guard: node, caps };
    directory = new ClusterDirectory({ ...deps, owners: roomsOfCluster });
    const register = new ClusterTableRegistry({ ...deps, newCode });
    server = await startTables({}, undefined, undefined, undefined, {
      register,
      directoryOf: () => directory,
    });
    return () => server.stop();
  });

  test("give a player one seat, which the directory finds", async () => {
    const [here, there] = [await open(), await open()];
    await Guest.join(server, here, "ann");
    expect(await directory.seatOf("ann")).toEqual(here);
    await expect(Guest.join(server, there, "ann")).rejects.toThrow("already-seated");
  });

  test("leave a player without a seat free to take one at another table", async () => {
    const [full, other] = [await open("bob", "cat"), await open()];
    await expect(Guest.join(server, full, "ann")).rejects.toThrow("table-full");
    expect((await Guest.join(server, other, "ann")).seat).toBe(0);
  });

  test("decide about admission themselves", async () => {
    const { code, roomId } = await open("bob", "cat");
    expect(await directory.find(code, "ann")).toEqual(fail("table-full"));
    expect(await directory.find(code, "bob")).toEqual(ok({ code, roomId }));
    expect(await directory.findToWatch(code, "ann")).toEqual({ code, roomId });
  });

  test("return a retryable error for an owned table without a room", async () => {
    const deps = { db: fixture.db, guard: await newNode(fixture, "b"), caps, newCode };
    const settings = settingsFor(2);
    const opening = {
      kind: "new",
      settings,
      players: [],
      fillWithBots: false,
      start: "by-host",
      isPublic: false,
      openers: [],
    } as const;
    const { seated } = expectOk(await new ClusterTableRegistry(deps).register(newRoom(), opening, []));
    expect(await directory.find(seated.code, "ann")).toEqual(fail("again"));
  });

  test("give the seat to the newest connection", async () => {
    const seated = await open();
    const older = await Guest.join(server, seated, "ann");
    const newer = await Guest.join(server, seated, "ann");
    await older.until(() => older.closed !== null);
    expect([older.goodbyes, newer.seat, newer.closed]).toEqual([["elsewhere"], 0, null]);
  });

  test("of a replaced node reject players with a retryable error", async () => {
    const seated = await open();
    await evictNode(fixture, node);
    await expect(Guest.join(server, seated, "ann")).rejects.toThrow("again");
    expect(node.refusals()).toBe(1);
  });
});
