import { Client, type Room } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { invitationStates } from "../../../server/storage/invitation-states.ts";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import { partyRevision } from "../../../shared/net/line.ts";
import type { PartyNews } from "../../../shared/net/protocol.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, textIn } from "../../support/app.ts";
import { openLine } from "../../support/person-lines.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

/** Response and its parts that a client can observe. */
const seenOf = ({ status, body }: Answer) => ({ status, body });

describe.each(databases)("on $name", (database) => {
  const site = accountsApp(database, postgres, { CONTACTS_PER_HOUR: "1000" });
  let count = 0;

  async function newAccount(name: string) {
    count += 1;
    const named = `${name} ${count} ${database.name}`;
    return { holder: await AccountHolder.at(site, named), name: named };
  }
  type Person = Awaited<ReturnType<typeof newAccount>>;

  async function befriend(one: Person, other: Person): Promise<void> {
    expectOk(await one.holder.call("POST /api/friends/requests", { name: other.name }));
    expectOk(await other.holder.call("POST /api/friends/requests", { name: one.name }));
  }

  /** Joins a party. @returns the connection, and the party's last news. */
  async function join({ holder }: Person, party: string) {
    const room: Room = await new Client(site.url).joinOrCreate("queue", { token: holder.token, party });
    room.reconnection.enabled = false;
    const seen: { news: PartyNews | null; end: unknown } = { news: null, end: null };
    room.onMessage("party", (news: PartyNews) => {
      seen.news = news;
    });
    room.onMessage("goodbye", (end: unknown) => {
      seen.end = end;
    });
    room.onMessage("*", () => {});
    await expect.poll(() => seen.news ?? seen.end).not.toBeNull();
    return { room, seen };
  }

  /** Creates two friends, of whom the first hosts a party. */
  async function hostAndFriend() {
    const [host, friend] = [await newAccount("Host"), await newAccount("Friend")];
    await befriend(host, friend);
    const ticket = textIn(expectOk(await host.holder.call("POST /api/parties", {})), "ticket");
    return { host, friend, ticket, ...(await join(host, ticket)) };
  }

  const invite = ({ holder }: Person, { name }: Person, ticket: string) =>
    holder.call(`POST /api/invitations?party=${encodeURIComponent(ticket)}`, { name });
  const invitationsOf = async ({ holder }: Person) =>
    z.array(z.custom<PersonInvitation>()).parse(expectOk(await holder.call("GET /api/invitations?parties=1")).body);

  test("a friend learns at once who invites to a party and who is in it, and may join", async () => {
    const { host, friend, ticket, seen } = await hostAndFriend();
    const line = await openLine(site.url, friend.holder.token);
    expect(await invite(host, friend, ticket)).toMatchObject({ status: 201, body: {} });
    const [invitation] = await invitationsOf(friend);
    expect(invitation).toMatchObject({ name: host.name, party: ticket, members: [{ name: host.name }] });
    expect(JSON.stringify(invitation)).not.toContain(host.holder.id);
    await expect.poll(() => line.messages).toContainEqual({ kind: "invitation", invitation });
    await join(friend, ticket);
    await expect.poll(() => seen.news?.members).toMatchObject([{ name: host.name }, { name: friend.name }]);
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("a page of an earlier build does not get an invitation to a party that it cannot show", async () => {
    const { host, friend, ticket } = await hostAndFriend();
    const [older, newer] = [
      await openLine(site.url, friend.holder.token, partyRevision - 1),
      await openLine(site.url, friend.holder.token),
    ];
    expectOk(await invite(host, friend, ticket));
    const kinds = ({ messages }: typeof older) => messages.map(({ kind }) => kind);
    await expect.poll(() => kinds(newer)).toContain("invitation");
    const [invitation] = await invitationsOf(friend);
    expect(expectOk(await friend.holder.call("GET /api/invitations")).body).toEqual([]);
    expect(expectOk(await friend.holder.call("DELETE /api/invitations/id")).body).toEqual([]);
    const { body } = expectOk(await friend.holder.call("DELETE /api/invitations/id?parties=1"));
    expect(body).toEqual([invitation]);
    expect(kinds(older)).not.toContain("invitation");
  });

  test("an invitation ends when the party goes into the queue, and the page is notified", async () => {
    const { host, friend, ticket, room } = await hostAndFriend();
    const line = await openLine(site.url, friend.holder.token);
    expectOk(await invite(host, friend, ticket));
    expect(await invitationsOf(friend)).toHaveLength(1);
    room.send("play", { edition: "original", seats: 5, company: "people" });
    await expect.poll(() => line.messages).toContainEqual({ kind: "invitations" });
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("an invitation ends when the last member leaves", async () => {
    const { host, friend, ticket, room } = await hostAndFriend();
    expectOk(await invite(host, friend, ticket));
    await room.leave();
    await expect.poll(() => invitationsOf(friend)).toEqual([]);
  });

  test("only a member can invite to a party, and only with its ticket", async () => {
    const { host, friend, ticket } = await hostAndFriend();
    const other = await newAccount("Other");
    await befriend(other, friend);
    const over = { status: 410, body: { error: "party-over" } };
    expect(await invite(other, friend, ticket)).toMatchObject(over);
    for (const text of [`${ticket}x`, "a.b.c.d", ""]) expect(await invite(host, friend, text)).toMatchObject(over);
    expect(await invite(host, friend, "x".repeat(201))).toMatchObject({ status: 400, body: { error: "malformed" } });
  });

  test("an invitation to a party with a member who has blocked the receiver is never shown", async () => {
    const { host, friend, ticket } = await hostAndFriend();
    const [third, other] = [await newAccount("Third"), await newAccount("Other")];
    await befriend(host, other);
    await join(third, ticket);
    expectOk(await third.holder.call("POST /api/blocks", { name: friend.name }));
    expect(seenOf(await invite(host, friend, ticket))).toEqual(seenOf(await invite(host, other, ticket)));
    await expect.poll(() => invitationsOf(other)).toHaveLength(1);
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("a page learns nothing of an invitation that a block hides, also when the party changes", async () => {
    const { host, friend, ticket, room } = await hostAndFriend();
    const [third, other] = [await newAccount("Third"), await newAccount("Other")];
    await befriend(host, other);
    await join(third, ticket);
    expectOk(await third.holder.call("POST /api/blocks", { name: friend.name }));
    const lines = [await openLine(site.url, friend.holder.token), await openLine(site.url, other.holder.token)];
    const kinds = () => lines.map(({ messages }) => messages.map(({ kind }) => kind));
    expectOk(await invite(host, friend, ticket));
    const stored = () => site.run(`select declined from invitations where "toId" = '${friend.holder.id}'`);
    await expect.poll(stored).toEqual([{ declined: invitationStates.withheld }]);
    expectOk(await invite(host, other, ticket));
    await expect.poll(() => kinds()[1]).toContain("invitation");
    room.send("play", { edition: "original", seats: 5, company: "people" });
    await expect.poll(() => kinds()[1]).toContain("invitations");
    expect(kinds()[0]).not.toContain("invitations");
  });

  test("a player who cannot join a party learns so once the connection is complete", async () => {
    const { friend, ticket, room } = await hostAndFriend();
    room.send("play", { edition: "original", seats: 5, company: "people" });
    await expect.poll(async () => (await join(friend, ticket)).seen.end).toEqual({ reason: "party-over" });
  });
});
