import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HouseDirectory } from "../../server/house/directory.ts";
import { roomsOfHouse } from "../../server/house/owners.ts";
import { HouseRegister } from "../../server/house/register.ts";
import type { OpenHouse } from "../../server/store/open-house.ts";
import { newCode } from "../../server/tables/codes.ts";
import { newRoom } from "../../server/tables/register.ts";
import { fail, ok } from "../../shared/core/result.ts";
import type { Seated } from "../../shared/net/protocol.ts";
import { Guest } from "../support/guest.ts";
import { settingsFor } from "../support/house.ts";
import { bury, empty, type NodeRow, newHouse, newNode } from "../support/house-database.ts";
import { okValue } from "../support/kept.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";

const caps = { player: 9, network: 9, all: 99 };

let house: OpenHouse;
let node: NodeRow;
let directory: HouseDirectory;
let server: TableServer;
beforeAll(async () => {
  house = await newHouse(sharedPostgres);
});
afterAll(async () => {
  await house?.close();
});

const open = async (...names: readonly string[]): Promise<Seated> =>
  okValue(
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
    await empty(house);
    node = await newNode(house, "a");
    const deps = { db: house.db, guard: node, caps };
    directory = new HouseDirectory({ ...deps, owners: roomsOfHouse });
    const register = new HouseRegister({ ...deps, newCode });
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
    const deps = { db: house.db, guard: await newNode(house, "b"), caps, newCode };
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
    const { seated } = okValue(await new HouseRegister(deps).enter(newRoom(), opening, []));
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
    await bury(house, node);
    await expect(Guest.join(server, seated, "ann")).rejects.toThrow("again");
    expect(node.refusals()).toBe(1);
  });
});
