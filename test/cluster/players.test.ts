import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ClusterDeviceLinks } from "../../server/cluster/device-links.ts";
import { ClusterQueueBans } from "../../server/cluster/queue-bans.ts";
import type { TransferredPlayer } from "../../server/people/identity/device-links.ts";
import { UnavailableError } from "../../server/runtime/unavailable-error.ts";
import type { OpenClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { emptyDatabase, evictNode, type NodeRow, newClusterStore, newNode } from "../support/cluster-database.ts";
import { playerNamed } from "../support/server.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";

beforeAll(async () => {
  cluster = await newClusterStore(sharedPostgres);
});
afterAll(async () => {
  await cluster?.close();
});

const ann: TransferredPlayer = { player: playerNamed("ann"), session: null };

let cluster: OpenClusterStore;
let node: NodeRow;
let errors: object[];
beforeEach(async () => {
  await emptyDatabase(cluster);
  node = await newNode(cluster, "a");
  errors = [];
});

describe("a device link of a cluster", () => {
  const links = () => new ClusterDeviceLinks(cluster.db);

  test("can be redeemed once, on any node", async () => {
    const { ticket } = await links().issue(ann);
    expect(await links().redeem(ticket)).toEqual(ann);
    expect(await links().redeem(ticket)).toBeNull();
  });

  test("can be redeemed by only one of several concurrent requests", async () => {
    const { ticket } = await links().issue(ann);
    const players = await Promise.all(Array.from({ length: 8 }, () => links().redeem(ticket)));
    expect(players.filter((player) => player !== null)).toEqual([ann]);
  });

  test("voids the player's older one", async () => {
    const older = await links().issue(ann);
    await links().issue(ann);
    expect(await links().redeem(older.ticket)).toBeNull();
  });

  test("expires after the announced time", async () => {
    const { ticket, seconds } = await links().issue(ann);
    const rows = cluster.db.selectFrom("deviceTickets");
    const life = sql<number>`extract(epoch from "endsAt" - clock_timestamp())::float`.as("life");
    const { life: left } = await rows.select(life).executeTakeFirstOrThrow();
    expect(Math.ceil(left)).toBeLessThanOrEqual(seconds);
    expect(left).toBeGreaterThan(seconds - 60);
    await sql`update "deviceTickets" set "endsAt" = clock_timestamp()`.execute(cluster.db);
    expect(await links().redeem(ticket)).toBeNull();
  });

  test("of an account contains the session that issued it, and a guest's contains none", async () => {
    const account: TransferredPlayer = { player: { ...ann.player, id: "a-ann", guest: false }, session: "hash" };
    const [own, guests] = [await links().issue(account), await links().issue(ann)];
    expect(await links().redeem(own.ticket)).toEqual(account);
    expect(await links().redeem(guests.ticket)).toEqual(ann);
  });

  test("that a node of the previous version issued over one of a newer node contains no session", async () => {
    const player = { id: "a-ann", name: "Ann", avatar: "01", guest: false };
    await links().issue({ player, session: "hash" });
    const ticket = createHash("sha256").update("old ticket").digest("base64url");
    await sql`insert into "deviceTickets" (ticket, "playerId", "playerJson", "endsAt")
      values (${ticket}, 'a-ann', ${JSON.stringify(player)}, clock_timestamp() + interval '5 minutes')
      on conflict ("playerId") do update set ticket = excluded.ticket, "playerJson" = excluded."playerJson",
        "endsAt" = excluded."endsAt"`.execute(cluster.db);
    expect(await links().redeem("old ticket")).toEqual({ player, session: null });
  });

  test("is not stored in the database", async () => {
    const { ticket } = await links().issue(ann);
    const row = await cluster.db.selectFrom("deviceTickets").selectAll().executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(ticket);
  });

  test.each(["", "\0", "no ticket"])("with an unknown code (%j) is rejected", async (ticket) => {
    expect(await links().redeem(ticket)).toBeNull();
  });

  test("fails with a retryable error without a database", async () => {
    const { db, close } = await newClusterStore(sharedPostgres);
    await close();
    await expect(new ClusterDeviceLinks(db).redeem("ticket")).rejects.toThrow(UnavailableError);
  });
});

describe("a queue ban of a cluster", () => {
  const pauses = () =>
    new ClusterQueueBans({ db: cluster.db, guard: node, log: { error: (details) => void errors.push(details) } });
  /** Makes all queue bans older. */
  const pass = (seconds: number) => sql`update pauses set at = at - ${`${seconds} s`}::interval`.execute(cluster.db);
  /** Remaining ban of the players, rounded to half a minute, because a busy machine takes some seconds itself. */
  const secondsOf = async (...names: readonly string[]) => Math.round((await pauses().leftMs(names)) / 30_000) * 30;
  const lastBegin = async () => {
    const { rows } = await sql<{
      at: number;
    }>`select coalesce(max(extract(epoch from at)), 0)::float8 at from pauses`.execute(cluster.db);
    return rows[0]?.at;
  };

  async function begin(): Promise<void> {
    const before = (await lastBegin()) ?? 0;
    pauses().begin("ann");
    await expect.poll(lastBegin).toBeGreaterThan(before);
  }

  test("applies on any node, and to one player only", async () => {
    await begin();
    expect([await secondsOf("ann"), await pauses().leftMs(["amy"])]).toEqual([30, 0]);
  });

  test("ends after its time", async () => {
    await begin();
    await pass(30);
    expect(await pauses().leftMs(["ann"])).toBe(0);
  });

  test("doubles each time up to a quarter of an hour, and is reset after an hour without leaving", async () => {
    const lengths: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      await begin();
      lengths.push(await secondsOf("ann"));
    }
    expect(lengths).toEqual([30, 60, 120, 240, 480, 900, 900]);
    await pass(3601);
    await begin();
    expect(await secondsOf("ann")).toBe(30);
  });

  test("of a guest adds to those of the account into which the guest was merged", async () => {
    await begin();
    const before = await sql<object>`select * from pauses`.execute(cluster.db);
    pauses().begin("a-ann");
    await expect
      .poll(async () => (await sql<object>`select * from pauses`.execute(cluster.db)).rows.length)
      .toBe(before.rows.length + 1);
    expect(await secondsOf("a-ann", "ann")).toBe(60);
    await pass(3601);
    expect(await pauses().leftMs(["a-ann", "ann"])).toBe(0);
  });

  test("is not started by a replaced node", async () => {
    await evictNode(cluster, node);
    pauses().begin("ann");
    await expect.poll(() => node.refusals()).toBe(1);
    expect(await pauses().leftMs(["ann"])).toBe(0);
  });
});
