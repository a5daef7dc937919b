import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { FriendsView } from "../../shared/net/friends.ts";
import type { PartyNews, SeatLocation } from "../../shared/net/protocol.ts";
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

  test("members of a party at two nodes sit at one table, and an invitation reaches the other node", async () => {
    const cat = await AccountHolder.at(here, "Cat");
    const dan = await AccountHolder.at(there, "Dan");
    expectOk(await cat.call("POST /api/friends/requests", { name: "Dan" }));
    expectOk(await dan.call("POST /api/friends/requests", { name: "Cat" }));
    const line = await openLine(there.url, dan.token);
    const party = textIn(expectOk(await cat.call("POST /api/parties", {})), "ticket");
    const first = await queueAt(here, cat, party);
    await expect.poll(() => first.party?.members).toHaveLength(1);
    // Both directions, because one of the two nodes has the queue itself.
    for (const at of [here, there]) {
      const { token } = cat;
      const path = `POST /api/invitations?party=${party}`;
      expectOk(await at.call(path, { token, body: { name: "Dan" } }));
      const { body } = await at.call("GET /api/invitations?parties=1", { token: dan.token });
      expect(body).toMatchObject([{ name: "Cat", party, members: [{ name: "Cat" }] }]);
    }
    const kinds = () => line.messages.map(({ kind }) => kind);
    await expect.poll(kinds, { timeout: 10_000 }).toContain("invitation");
    const second = await queueAt(there, dan, party);
    await expect.poll(() => first.party?.members).toHaveLength(2);
    await expect.poll(kinds, { timeout: 10_000 }).toContain("invitations");
    first.room.send("play", { edition: "original", seats: 2, company: "people" });
    await expect.poll(() => second.seated, { timeout: 10_000 }).not.toBeNull();
    expect(first.seated).toEqual(second.seated);
    await line.close();
  });

  /** Joins a party at one node. @returns the connection, and its last messages. */
  async function queueAt({ url }: Site, { token }: AccountHolder, party: string) {
    const room = await new Client(url).joinOrCreate("queue", { token, party });
    room.reconnection.enabled = false;
    const seen: { room: Room; party: PartyNews | null; seated: SeatLocation | null } = {
      ...{ room, party: null, seated: null },
    };
    room.onMessage("*", () => {});
    room.onMessage("party", (news: PartyNews) => {
      seen.party = news;
    });
    room.onMessage("seated", (seated: SeatLocation) => {
      seen.seated = seated;
    });
    return seen;
  }
});
