import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AccountHolder, expectOk } from "../support/account-holder.ts";
import { type Site, settings, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";

describe("moderation on two nodes of one cluster", () => {
  let cluster: ClusterFixture;
  let here: Site;
  let there: Site;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b"], { PUBLIC_URL: "http://localhost:2567" });
    const [first, second] = cluster.nodes.map(({ url }) => siteAt(url));
    if (!first || !second) throw new Error("expected two servers");
    [here, there] = [first, second];
  });
  afterAll(() => cluster?.stop());

  test("a player who is suspended on one node is removed from the other's table, and both nodes refuse new games", async () => {
    const [ann, bob] = [await here.newGuest(), await here.newGuest()];
    const opened = expectOk(await here.call("POST /api/tables", { token: ann.token, body: { settings } }));
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const [anna, bobby] = [
      new ReconnectingClient(cluster.url, ann.token, seated),
      new ReconnectingClient(cluster.url, bob.token, seated),
    ];
    await anna.join();
    await bobby.join();
    await anna.guest.request("report", { who: bobby.guest.welcomes.at(-1)?.who, reason: "abuse" });
    const mia = await AccountHolder.at(there, "Mia");
    await cluster.query(`insert into staff ("playerId", role, "grantedAt") values ('${mia.id}', 'moderator', 1)`);
    const [report] = await cluster.query<{ id: string }>(`select id from reports`);
    const decision = { kind: "suspension", hours: 24, reason: "abuse", words: "", why: "" };
    expectOk(await mia.call(`POST /api/moderation/reports/${report?.id}`, decision));
    await bobby.guest.until(() => bobby.guest.closed !== null);
    expect(bobby.guest.goodbyes).toEqual(["suspended"]);
    for (const site of [here, there])
      expect(await site.call("POST /api/tables", { token: bob.token, body: { settings } })).toMatchObject({
        status: 403,
        body: { error: "sanctioned" },
      });
    expect(anna.guest.closed).toBeNull();
  });
});
