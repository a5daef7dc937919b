import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { TableState } from "../../shared/net/state.ts";
import { AccountHolder, expectOk } from "../support/account-holder.ts";
import { type Site, settings, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { Guest } from "../support/guest.ts";

const rows = z.object({ tables: z.array(z.looseObject({ roomId: z.string(), node: z.string() })) });
const view = z.object({ nodes: z.array(z.looseObject({ name: z.string(), state: z.string(), tables: z.number() })) });

describe("the admin panel of a cluster", () => {
  let cluster: ClusterFixture;
  let here: Site;
  let there: Site;
  let leaving: Site;
  let operator: AccountHolder;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b", "c"], {
      PUBLIC_URL: "http://localhost:2567",
      BOT_DELAY_MS: "60000-60000",
    });
    const [first, second, third] = cluster.nodes.map(({ url }) => siteAt(url));
    if (!first || !second || !third) throw new Error("expected three servers");
    [here, there, leaving] = [first, second, third];
    operator = await AccountHolder.at(here, "Operator");
    await cluster.query(`insert into staff values ('${operator.id}', 'operator', 0)`);
  });
  afterAll(() => cluster?.stop());

  /** Returns a guest who plays with bots at a table of a node. */
  async function playing(at: Site) {
    const { token } = await at.newGuest();
    const opened = expectOk(await at.call("POST /api/tables", { token, body: { settings, bots: true } }));
    const roomId = textIn(opened, "roomId");
    const guest = new Guest(await new Client(cluster.url).joinById<TableState>(roomId, { token }));
    await guest.until(() => guest.state.phase === "playing");
    return { roomId, guest };
  }

  const tables = async () => rows.parse(expectOk(await operator.call("GET /api/admin/tables")).body).tables;
  const nodes = async () => view.parse(expectOk(await operator.call("GET /api/admin/house")).body).nodes;

  test("shows the tables of all nodes, and closes those of another one", async () => {
    const { roomId, guest } = await playing(there);
    await expect.poll(tables).toContainEqual(expect.objectContaining({ roomId, node: "b", phase: "playing" }));
    const close = () => operator.call(`POST /api/admin/tables/${roomId}/close`, { words: "Good night" });
    // A busy node may not respond in time; operators then retry, as the panel suggests.
    await expect.poll(async () => (await close()).status).not.toBe(503);
    await guest.until(() => guest.closed !== null);
    expect(guest.goodbyes).toEqual(["closed-by-operator"]);
    await expect.poll(() => cluster.query(`select id from games where "roomId" = '${roomId}'`)).toEqual([]);
  });

  test("sends announcements and stops new games on all nodes", async () => {
    const { token } = await there.newGuest();
    const lobby = async () => (await there.call("GET /api/lobby", { token })).body;
    expectOk(await operator.call("POST /api/admin/announcement", { words: "Hello" }));
    await expect.poll(lobby).toMatchObject({ notice: { announcement: { words: "Hello" }, maintenance: null } });
    expectOk(await operator.call("POST /api/admin/maintenance", { on: true, words: "" }));
    await expect.poll(lobby).toMatchObject({ notice: { maintenance: { words: "" } } });
    const refused = await there.call("POST /api/tables", { token, body: { settings } });
    expect(refused).toMatchObject({ status: 503, body: { error: "maintenance" } });
    expectOk(await operator.call("POST /api/admin/maintenance", { on: false, words: "" }));
    await expect.poll(lobby).toMatchObject({ notice: { maintenance: null } });
  });

  test("drains a node and moves its tables to the others", async () => {
    const { roomId } = await playing(leaving);
    await expect.poll(tables).toContainEqual(expect.objectContaining({ roomId, node: "c" }));
    expectOk(await operator.call("POST /api/admin/nodes/c/drain", {}));
    const nodeOf = async () => (await tables()).find((table) => table.roomId === roomId)?.node;
    await expect.poll(nodeOf).toMatch(/^[ab]$/);
    expect(await nodes()).toContainEqual(expect.objectContaining({ name: "c", state: "drained", tables: 0 }));
    expect((await leaving.call("GET /readyz")).status).toBe(503);
  });

  test("does not wait for a frozen node: it shows the data from the database, and reports an order without a response", async () => {
    const { roomId } = await playing(there);
    cluster.nodes[1]?.freeze();
    const closed = await operator.call(`POST /api/admin/tables/${roomId}/close`, { words: "" });
    expect(closed).toMatchObject({ status: 503, body: { error: "again" } });
    expect(await nodes()).toContainEqual(expect.objectContaining({ name: "a", state: "ready" }));
    const [, ...orders] = await cluster.query(`select * from "operatorLog" where action = 'close-table'`);
    expect(orders).toHaveLength(1);
  });
});
