import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "../support/account-holder.ts";
import { type Site, settings, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";

describe("blocks on two nodes of one cluster", () => {
  let cluster: ClusterFixture;
  let here: Site;
  let there: Site;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b"]);
    const [first, second] = cluster.nodes.map(({ url }) => siteAt(url));
    if (!first || !second) throw new Error("expected two servers");
    [here, there] = [first, second];
  });
  afterAll(() => cluster?.stop());

  test("a block applies at once at tables of the other node, and neither node finds such a table for the blocked player", async () => {
    const [host, bob] = [await here.newGuest(), await there.newGuest()];
    const opened = expectOk(await here.call("POST /api/tables", { token: host.token, body: { settings } }));
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const [ann, other] = [host, bob].map(({ token }) => new ReconnectingClient(cluster.url, token, seated));
    if (!ann || !other) throw new Error("expected two people");
    await ann.join();
    await other.join();
    const body = { roomId: seated.roomId, who: 2 };
    expectOk(await there.call("POST /api/blocks", { token: host.token, body }));
    await ann.guest.until(() => ann.guest.blocked?.length === 1);
    await other.guest.say("hello");
    await ann.guest.say("nobody here");
    await ann.guest.until(() => ann.guest.said.length > 0);
    expect(ann.guest.said.map(({ text }) => text)).toEqual(["nobody here"]);
    await other.guest.manage({ type: "leave" });
    for (const site of [here, there]) {
      const find = () => site.call(`GET /api/tables/${seated.code}`, { token: bob.token });
      await expect.poll(find).toMatchObject({ status: 404, body: { error: "no-such-table" } });
    }
  });
});
