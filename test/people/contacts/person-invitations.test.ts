import { Client } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FriendsView, PersonInvitation } from "../../../shared/net/friends.ts";
import { invitationMs, maxOpenInvitations } from "../../../shared/net/friends.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, settings, textIn } from "../../support/app.ts";
import { moderatorAt, operatorAt, reportOf, sanctioned } from "../../support/moderated.ts";
import { openLine } from "../../support/person-lines.ts";
import { ReconnectingClient } from "../../support/reconnecting-client.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

const listIn = ({ body }: Answer) => z.array(z.custom<PersonInvitation>()).parse(body);
/** The parts of a response that a client can observe. */
const seenOf = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== "date").sort(),
});

describe.each(databases)("on $name", (database) => {
  const site = accountsApp(database, postgres, { CONTACTS_PER_HOUR: "1000", TABLES_PER_ADDRESS: "1000" });
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
  /** Creates two friends; the first sits at a private table. */
  async function hostAndFriend() {
    const [host, friend] = [await newAccount("Host"), await newAccount("Friend")];
    await befriend(host, friend);
    const opened = expectOk(await host.holder.call("POST /api/tables", { settings }));
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const page = new ReconnectingClient(site.url, host.holder.token, seated);
    await page.join();
    return { host, friend, seated, page };
  }
  const invite = ({ holder }: Person, { name }: Person) => holder.call("POST /api/invitations", { name });
  const invitationsOf = async ({ holder }: Person) => listIn(expectOk(await holder.call("GET /api/invitations")));

  test("a friend learns at once who invites, to which game, and who sits there", async () => {
    const { host, friend, seated } = await hostAndFriend();
    const line = await openLine(site.url, friend.holder.token);
    expect(await invite(host, friend)).toMatchObject({ status: 201, body: {} });
    const [invitation] = await invitationsOf(friend);
    expect(invitation).toMatchObject({
      name: host.name,
      code: seated.code,
      table: { edition: settings.edition, phase: "waiting", chairs: [{ kind: "person", name: host.name, host: true }] },
    });
    expect(JSON.stringify(invitation)).not.toContain(host.holder.id);
    await expect.poll(() => line.messages).toContainEqual({ kind: "invitation", invitation });
    expect(await friend.holder.call(`GET /api/tables/${seated.code}`)).toMatchObject({ status: 200, body: seated });
  });

  test("an invitation ends after ten minutes", async () => {
    const { host, friend } = await hostAndFriend();
    await invite(host, friend);
    site.pass(invitationMs - 60_000);
    expect(await invitationsOf(friend)).toHaveLength(1);
    site.pass(60_000);
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("an invitation ends when the last player leaves its table", async () => {
    const { host, friend, page } = await hostAndFriend();
    await invite(host, friend);
    expect(await invitationsOf(friend)).toHaveLength(1);
    await page.guest.manage({ type: "leave" });
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("the page of an invited player is notified when the table closes", async () => {
    const { host, friend, seated } = await hostAndFriend();
    await invite(host, friend);
    const line = await openLine(site.url, friend.holder.token);
    const operator = await operatorAt(site, `Ops ${database.name}`);
    expectOk(await operator.call(`POST /api/admin/tables/${seated.roomId}/close`, { words: "" }));
    await expect.poll(() => line.messages).toContainEqual({ kind: "invitations" });
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("a declined invitation does not come again, and its sender does not learn of it", async () => {
    const { host, friend } = await hostAndFriend();
    const line = await openLine(site.url, friend.holder.token);
    const first = seenOf(await invite(host, friend));
    const [invitation] = await invitationsOf(friend);
    expect(listIn(await friend.holder.call(`DELETE /api/invitations/${invitation?.id}`))).toEqual([]);
    expect(seenOf(await invite(host, friend))).toEqual(first);
    expect(await invitationsOf(friend)).toEqual([]);
    await expect.poll(() => line.messages).toContainEqual({ kind: "invitations" });
    expect(line.messages.filter(({ kind }) => kind === "invitation")).toHaveLength(1);
  });

  test("an invitation to a player who has blocked the sender gets the usual response and is never shown", async () => {
    const { host, friend } = await hostAndFriend();
    const [blocker, other] = [await newAccount("Blocker"), await newAccount("Other")];
    for (const person of [blocker, other]) {
      await person.holder.call("PATCH /api/friends/settings", { invitedBy: "players" });
      await site.run(metRow(host, person));
    }
    expectOk(await blocker.holder.call("POST /api/blocks", { name: host.name }));
    const line = await openLine(site.url, blocker.holder.token);
    expect(seenOf(await invite(host, blocker))).toEqual(seenOf(await invite(host, other)));
    await invite(host, friend);
    await expect.poll(() => invitationsOf(other)).toHaveLength(1);
    expect(await invitationsOf(blocker)).toEqual([]);
    expect(line.messages).toEqual([]);
  });

  test("after a block the page of a former friend gets the messages of a removal and of an ended invitation", async () => {
    const { host, friend } = await hostAndFriend();
    await invite(host, friend);
    expect(await invitationsOf(friend)).toHaveLength(1);
    const line = await openLine(site.url, friend.holder.token);
    expectOk(await host.holder.call("POST /api/blocks", { name: friend.name }));
    const ends = () => line.messages.filter(({ kind }) => kind === "friends" || kind === "invitations");
    await expect.poll(ends).toEqual([{ kind: "friends" }, { kind: "invitations" }]);
    expect(await invitationsOf(friend)).toEqual([]);
  });

  /** SQL of a seat at a game that both have played. */
  function metRow(...people: readonly Person[]): string {
    count += 1;
    const seats = people.map(
      ({ holder, name }, seat) =>
        `('met-${count}', ${seat}, '${holder.id}', '${name}', '01', 'original', 2, 0, ${Date.now()}, 1, 0, 0, 0, 0, '[]')`,
    );
    return `insert into "resultSeats" ("gameId", seat, "playerId", name, avatar, edition, players, "isPublic", "endedAt",
      place, "winShare", deserted, nopes, stolen, "momentsJson") values ${seats.join(", ")} returning seat`;
  }

  test("an invitation to a table where another player has blocked the receiver is never shown", async () => {
    const { host, friend, seated } = await hostAndFriend();
    const third = await newAccount("Third");
    await new ReconnectingClient(site.url, third.holder.token, seated).join();
    expectOk(await third.holder.call("POST /api/blocks", { name: friend.name }));
    expect(await invite(host, friend)).toMatchObject({ status: 201 });
    expect(await invitationsOf(friend)).toEqual([]);
  });

  test("a recent player is invited only if their setting allows it, and a stranger never", async () => {
    const { host } = await hostAndFriend();
    const [recent, stranger] = [await newAccount("Recent"), await newAccount("Stranger")];
    await site.run(metRow(host, recent));
    const refused = { status: 403, body: { error: "not-invitable" } };
    expect(await invite(host, recent)).toMatchObject(refused);
    for (const person of [recent, stranger])
      await person.holder.call("PATCH /api/friends/settings", { invitedBy: "players" });
    expect(await invite(host, recent)).toMatchObject({ status: 201 });
    expect(await invite(host, stranger)).toMatchObject(refused);
    await recent.holder.call("PATCH /api/friends/settings", { invitedBy: "nobody" });
    expect(await invite(host, recent)).toMatchObject(refused);
  });

  test("a player without a seat, or with one at a public table, cannot invite", async () => {
    const [ann, bob] = [await newAccount("Ann"), await newAccount("Bob")];
    await befriend(ann, bob);
    expect(await invite(ann, bob)).toMatchObject({ status: 404, body: { error: "no-such-table" } });
    const queue = await startAlone(ann);
    await expect.poll(() => invite(ann, bob)).toMatchObject({ status: 409, body: { error: "public-table" } });
    await queue.leave();
  });

  /** Starts a game of the queue with bots. */
  async function startAlone({ holder }: Person) {
    const queue = await new Client(site.url).joinOrCreate("queue", {
      ...{ token: holder.token, edition: "original", seats: 2 },
    });
    queue.onMessage("*", () => {});
    queue.send("start");
    return queue;
  }

  test("a player has a limited number of open invitations", async () => {
    const { host, friend } = await hostAndFriend();
    const rows = Array.from(
      { length: maxOpenInvitations },
      (_, number) =>
        `('open-${number}-${count}', '${host.holder.id}', 'guest-${number}', 'x', '01', 'AAAAAA', 1, 9999999999999, 0)`,
    );
    await site.run(
      `insert into invitations (id, "fromId", "toId", name, avatar, code, at, "endsAt", declined)
       values ${rows.join(", ")} returning id`,
    );
    expect(await invite(host, friend)).toMatchObject({ status: 429, body: { error: "too-many-requests" } });
  });

  test("an invitation can be reported by its receiver alone", async () => {
    const { host, friend } = await hostAndFriend();
    await invite(host, friend);
    const [invitation] = await invitationsOf(friend);
    const report = { reason: "contact", words: "again and again" };
    const path = `POST /api/invitations/${invitation?.id}/report`;
    expect(await host.holder.call(path, report)).toMatchObject({ status: 404 });
    expect(await friend.holder.call(path, report)).toMatchObject({ status: 201 });
    const judge = await moderatorAt(site, `Judge ${database.name}`);
    expect((await reportOf(judge, host.holder.id)).said).toMatchObject([report]);
  });

  test("a friend sees of a game of the queue that it is played, and nothing else", async () => {
    const [ann, bob] = [await newAccount("Ann"), await newAccount("Bob")];
    await befriend(ann, bob);
    const line = await openLine(site.url, bob.holder.token);
    const seen = async () => {
      const view = z.custom<FriendsView>().parse(expectOk(await ann.holder.call("GET /api/friends")).body);
      return view.friends[0]?.presence;
    };
    expect(await seen()).toEqual({ kind: "here" });
    const queued = { token: bob.holder.token, edition: "original", seats: 2 };
    const queue = await new Client(site.url).joinOrCreate("queue", queued);
    queue.onMessage("*", () => {});
    expect(await seen()).toEqual({ kind: "here" });
    queue.send("start");
    await expect.poll(seen).toEqual({ kind: "playing" });
    await line.close();
  });

  test("a player who may not chat cannot invite", async () => {
    const { host, friend } = await hostAndFriend();
    const judge = await moderatorAt(site, `Judge 2 ${database.name}`);
    const { id } = host.holder;
    const guest = { token: host.holder.token, player: { id, name: host.name, avatar: "01", guest: false } };
    await leaveAll(host);
    await sanctioned(site, judge, guest, "chat");
    expect(await invite(host, friend)).toMatchObject({ status: 403, body: { error: "sanctioned" } });
  });

  /** Frees the seat of a player. */
  async function leaveAll({ holder }: Person): Promise<void> {
    const me = expectOk(await holder.call("GET /api/players/me"));
    const { seated } = z.object({ seated: z.object({ roomId: z.string(), code: z.string() }) }).parse(me.body);
    const page = new ReconnectingClient(site.url, holder.token, seated);
    await page.join();
    await page.guest.manage({ type: "leave" });
  }

  test.each(["GET /api/invitations", "POST /api/invitations", "DELETE /api/invitations/id"])(
    "%s needs a player",
    async (request) => {
      expect(await site.call(request)).toMatchObject({ status: 401 });
    },
  );
});
