import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { type Site, settings, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { Guest } from "../support/guest.ts";

const code = "nine good lives";
const closed = { status: 401, body: { error: "access-code" } };

describe("the access code of a cluster", () => {
  let cluster: ClusterFixture;
  let here: Site;
  let there: Site;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b"], { ACCESS_CODE: code, TRIES_PER_MINUTE: "3" });
    const [first, second] = cluster.nodes.map(({ url }) => siteAt(url));
    if (!first || !second) throw new Error("expected two servers");
    [here, there] = [first, second];
  });
  afterAll(() => cluster?.stop());

  /** Sends the code to a node. */
  const send = (node: Site, typed: string, address: string) =>
    node.call("POST /api/access", { body: { code: typed }, headers: { "X-Forwarded-For": address } });

  test("opens all nodes and the tables of all nodes to a browser that has sent it to one", async () => {
    const sent = await send(here, code, "192.0.2.1");
    const headers = { Cookie: sent.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    const { token } = Object((await here.call("POST /api/players", { body: {}, headers })).body);
    const opened = await here.call("POST /api/tables", { token, body: { settings }, headers });
    for (const node of [here, there]) {
      expect(await node.call("GET /api/players/me", { token })).toMatchObject(closed);
      const room = await new Client(node.url, { headers }).joinById<TableState>(textIn(opened, "roomId"), { token });
      const guest = new Guest(room);
      await guest.until(() => guest.welcomes.length > 0);
      await guest.drop();
    }
  });

  test("counts wrong codes at all nodes together", async () => {
    const statuses: number[] = [];
    for (const node of [here, there, here, there]) statuses.push((await send(node, "wrong", "192.0.2.2")).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
  });
});
