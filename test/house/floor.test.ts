import { LocalPresence } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HouseFloor } from "../../server/house/floor.ts";
import type { OpenHouse } from "../../server/store/open-house.ts";
import { newHouse, newNode } from "../support/house-database.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";

describe("the nodes of a cluster", () => {
  let house: OpenHouse;
  beforeAll(async () => {
    house = await newHouse(sharedPostgres);
  });
  afterAll(async () => {
    await house?.close();
  });

  test("can be drained one after the other, except for the last one", async () => {
    const { id } = await newNode(house, "a");
    await newNode(house, "b");
    const own = { words: () => ({ playing: 0, people: 0, spectators: 0, troubles: [] }), tables: () => [] };
    const floor = new HouseFloor({ db: house.db, presence: new LocalPresence(), id, own });
    expect(await floor.drain("z")).toBe("no-such-node");
    const both = await Promise.all([floor.drain("a"), floor.drain("b")]);
    expect(both.toSorted()).toEqual(["drained", "last-node"]);
    const [drained = "", last = ""] = both[0] === "drained" ? ["a", "b"] : ["b", "a"];
    expect([await floor.drain(drained), await floor.drain(last)]).toEqual(["drained", "last-node"]);
  });
});
