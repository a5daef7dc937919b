import { LocalPresence } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ClusterAdminBackend } from "../../server/cluster/admin-backend.ts";
import type { OpenClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { newClusterStore, newNode } from "../support/cluster-database.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";

describe("the nodes of a cluster", () => {
  let cluster: OpenClusterStore;
  beforeAll(async () => {
    cluster = await newClusterStore(sharedPostgres);
  });
  afterAll(async () => {
    await cluster?.close();
  });

  test("can be drained one after the other, except for the last one", async () => {
    const { id } = await newNode(cluster, "a");
    await newNode(cluster, "b");
    const own = { words: () => ({ playing: 0, people: 0, spectators: 0, troubles: [] }), tables: () => [] };
    const adminBackend = new ClusterAdminBackend({ db: cluster.db, presence: new LocalPresence(), id, own });
    expect(await adminBackend.drain("z")).toBe("no-such-node");
    const both = await Promise.all([adminBackend.drain("a"), adminBackend.drain("b")]);
    expect(both.toSorted()).toEqual(["drained", "last-node"]);
    const [drained = "", last = ""] = both[0] === "drained" ? ["a", "b"] : ["b", "a"];
    expect([await adminBackend.drain(drained), await adminBackend.drain(last)]).toEqual(["drained", "last-node"]);
  });
});
