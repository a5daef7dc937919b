import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { FriendsView } from "../../shared/net/friends.ts";
import { AccountHolder, expectOk } from "../support/account-holder.ts";
import { type Site, settings, siteAt, textIn } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { openLine } from "../support/person-lines.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";

describe("friends on two nodes of one cluster", () => {
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

  test("a presence and an invitation reach a friend at a page of the other node", async () => {
    const ann = await AccountHolder.at(here, "Ann");
    const bob = await AccountHolder.at(there, "Bob");
    const lines = [await openLine(here.url, ann.token), await openLine(there.url, bob.token)];
    expectOk(await ann.call("POST /api/friends/requests", { name: "Bob" }));
    expectOk(await bob.call("POST /api/friends/requests", { name: "Ann" }));
    const opened = expectOk(await ann.call("POST /api/tables", { settings }));
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    await new ReconnectingClient(cluster.url, ann.token, seated).join();
    const presence = { kind: "table", code: seated.code, edition: settings.edition, entry: "join" };
    await expect
      .poll(() => lines[1]?.messages, { timeout: 10_000 })
      .toContainEqual({ kind: "presence", id: expect.any(String), presence });
    const view = z.custom<FriendsView>().parse(expectOk(await bob.call("GET /api/friends")).body);
    expect(view.friends).toMatchObject([{ name: "Ann", presence }]);
    expectOk(await ann.call("POST /api/invitations", { name: "Bob" }));
    const [invitation] = z
      .array(z.looseObject({ code: z.string() }))
      .parse((await bob.call("GET /api/invitations")).body);
    expect(invitation).toMatchObject({ code: seated.code });
    await expect.poll(() => lines[1]?.messages, { timeout: 10_000 }).toContainEqual({ kind: "invitation", invitation });
    for (const { close } of lines) await close();
  });
});
