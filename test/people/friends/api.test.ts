import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { FriendsView } from "../../../shared/net/friends.ts";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, textIn } from "../../support/app.ts";
import { moderatorAt, reportOf, sanctioned, tableOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

const viewIn = ({ body }: Answer) => z.custom<FriendsView>().parse(body);
/** The parts of a response that a client can observe. */
const seenOf = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== "date").sort(),
});

describe.each(databases)("on $name", (database) => {
  const site = accountsApp(database, postgres);
  let mia: AccountHolder;
  let count = 0;
  beforeAll(async () => {
    mia = await moderatorAt(site, "Mia");
  });

  /** Creates two accounts with the names of which the second is a target. */
  async function two() {
    count += 1;
    const names = [`Ann ${count} ${database.name}`, `Bob ${count} ${database.name}`] as const;
    const [ann, bob] = [await AccountHolder.at(site, names[0]), await AccountHolder.at(site, names[1])];
    return { ann, bob, names };
  }
  const friendsOf = async (holder: AccountHolder) => viewIn(expectOk(await holder.call("GET /api/friends")));

  test("a player of one's table becomes a friend by a request and its acceptance", async () => {
    const { ann, bob, names } = await two();
    const [there] = await tableOf(site, [ann.token, bob.token]);
    if (!there) throw new Error("nobody is there");
    const asked = await ann.call("POST /api/friends/requests", { roomId: there.seated.roomId, who: 2 });
    expect(asked).toMatchObject({ status: 201, body: { state: "sent" } });
    const [request] = (await friendsOf(bob)).requests;
    expect(request).toMatchObject({ name: names[0], met: null });
    expect(JSON.stringify(request)).not.toContain(ann.id);
    const accepted = await bob.call(`POST /api/friends/requests/${request?.id}/accept`, {});
    expect(viewIn(expectOk(accepted)).friends).toMatchObject([{ name: names[0] }]);
    const [friend] = (await friendsOf(ann)).friends;
    expect(friend).toMatchObject({ name: names[1] });
    expect(viewIn(expectOk(await ann.call(`DELETE /api/friends/${friend?.id}`))).friends).toEqual([]);
    expect((await friendsOf(bob)).friends).toEqual([]);
  });

  test("a request to a player who has blocked the sender gets the same response as any other", async () => {
    const { ann, bob, names } = await two();
    const other = await two();
    expectOk(await bob.call("POST /api/blocks", { name: names[0] }));
    const ask = async (name: string) => seenOf(await ann.call("POST /api/friends/requests", { name }));
    expect(await ask(names[1])).toEqual(await ask(other.names[1]));
    expect((await friendsOf(bob)).requests).toEqual([]);
  });

  test("a request can be reported to the moderators", async () => {
    const { ann, bob, names } = await two();
    await ann.call("POST /api/friends/requests", { name: names[1] });
    const [request] = (await friendsOf(bob)).requests;
    const report = { reason: "contact", words: "for the tenth time" };
    const filed = await bob.call(`POST /api/friends/requests/${request?.id}/report`, report);
    expect(filed).toMatchObject({ status: 201, body: {} });
    const { said, person } = await reportOf(mia, ann.id);
    expect(said).toMatchObject([report]);
    expect(person.name).toBe(names[0]);
    expect(await ann.call(`POST /api/friends/requests/${request?.id}/report`, report)).toMatchObject({
      status: 404,
      body: { error: "no-such-request" },
    });
  });

  test("a decided report of a request does not stand for the next request's", async () => {
    const { ann, bob, names } = await two();
    await ann.call("POST /api/friends/requests", { name: names[1] });
    const [request] = (await friendsOf(bob)).requests;
    const report = () =>
      bob.call(`POST /api/friends/requests/${request?.id}/report`, { reason: "contact", words: "for the tenth time" });
    expectOk(await report());
    expectOk(await report());
    const first = await reportOf(mia, ann.id);
    expect(first.reporters).toBe(1);
    expectOk(await mia.call(`POST /api/moderation/reports/${first.id}`, { kind: "nothing", why: "" }));
    expectOk(await report());
    expect((await reportOf(mia, ann.id)).id).not.toBe(first.id);
  });

  test("a guest has settings and no friends", async () => {
    const { token } = await site.newGuest();
    const changed = await site.call("PATCH /api/friends/settings", { token, body: { invitedBy: "players" } });
    expect(viewIn(changed)).toEqual({
      friends: [],
      requests: [],
      sent: [],
      recent: [],
      settings: { invitedBy: "players", sharesPresence: true },
    });
    const asked = await site.call("POST /api/friends/requests", { token, body: { name: "Mia" } });
    expect(asked).toMatchObject({ status: 401, body: { error: "unauthorized" } });
  });

  test.each([
    ["an unknown name", { name: "Nobody At All" }, 404, "no-such-player"],
    ["a player of a missing table", { roomId: "nowhere", who: 1 }, 404, "no-such-table"],
    ["no target", {}, 400, "malformed"],
    ["a name with a zero byte", { name: "\0" }, 400, "malformed"],
    ["oneself", { name: "Mia" }, 400, "malformed"],
  ])("a request to %s is refused in words", async (_, body, status, error) => {
    expect(await mia.call("POST /api/friends/requests", body)).toMatchObject({ status, body: { error } });
  });

  test.each([
    ["PATCH /api/friends/settings", { invitedBy: "everyone" }],
    ["PATCH /api/friends/settings", { sharesPresence: 1 }],
    ["POST /api/friends/requests/id/report", { reason: "boredom" }],
  ])("%s refuses %o", async (request, body) => {
    expect(await mia.call(request, body)).toMatchObject({ status: 400, body: { error: "malformed" } });
  });

  test("an unknown request can be neither accepted nor reported, and ignoring it changes nothing", async () => {
    for (const id of ["unknown", "x".repeat(100)]) {
      expect(await mia.call(`POST /api/friends/requests/${id}/accept`, {})).toMatchObject({ status: 404 });
      expect(await mia.call(`POST /api/friends/requests/${id}/ignore`, {})).toMatchObject({ status: 200 });
    }
  });

  test.each([
    "GET /api/friends",
    "PATCH /api/friends/settings",
    "POST /api/friends/requests",
    "POST /api/friends/requests/id/accept",
    "DELETE /api/friends/id",
    "DELETE /api/friends/requests/id",
  ])("%s needs a player", async (request) => {
    expect(await site.call(request)).toMatchObject({ status: 401 });
  });

  test("a player who may not chat can send no requests until the sanction ends", async () => {
    const [guest, other] = [await site.newGuest(), await two()];
    const made = expectOk(await askForAccount(site, `Muted ${database.name}`, { guest: guest.token }));
    const token = textIn(made, "token");
    const { id } = z.object({ player: z.object({ id: z.string() }) }).parse(made.body).player;
    await sanctioned(site, mia, { ...guest, token, player: { ...guest.player, id } }, "chat");
    const ask = () => site.call("POST /api/friends/requests", { token, body: { name: other.names[1] } });
    expect(await ask()).toMatchObject({ status: 403, body: { error: "sanctioned", until: expect.any(Number) } });
    site.pass(24 * 3_600_000);
    expect(await ask()).toMatchObject({ status: 201 });
  });
});
