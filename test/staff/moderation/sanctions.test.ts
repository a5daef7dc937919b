import { beforeAll, describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, settings, textIn } from "../../support/app.ts";
import { moderatorAt, reportOf, sanctioned, standingOf, tableOf, whoOf } from "../../support/moderated.ts";
import { ReconnectingClient } from "../../support/reconnecting-client.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const hourMs = 3_600_000;
const done = { ok: true, value: null };
const queueFor = (token: string) => ({ body: { token, edition: "original", seats: 3 } });

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  let mia: AccountHolder;
  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
  });

  const open = (token: string) => app.call("POST /api/tables", { token, body: { settings } });
  const decide = (id: string, decision: object): Promise<Answer> =>
    mia.call(`POST /api/moderation/reports/${id}`, {
      ...{ hours: 24, reason: "abuse", words: "Calm down.", why: "seen" },
      ...decision,
    });

  /** Lifts a sanction as `npm run admin -- lift` does, without the server. */
  async function lift(reportId: string): Promise<void> {
    await app.run(`update sanctions set "liftedAt" = 2 where "reportId" = '${reportId}'`);
    await app.run(`update "moderationChanges" set count = count + 1`);
  }

  /** Creates two guests at a table; one has reported the other. */
  async function reported({ playing = false } = {}) {
    const [ann, bob] = [await app.newGuest(), await app.newGuest()];
    const [anna, bobby] = await tableOf(app, [ann.token, bob.token]);
    if (!anna || !bobby) throw new Error("nobody is there");
    if (playing) {
      await anna.guest.manage({ type: "start" });
      await anna.guest.until(() => anna.guest.state.phase === "playing");
    }
    await anna.guest.request("report", { who: whoOf(bobby), reason: "abuse" });
    const { id } = await reportOf(mia, bob.player.id);
    return { ann: { ...ann, page: anna.guest }, bob: { ...bob, page: bobby.guest, seated: bobby.seated }, id };
  }

  test("a warning reaches the player at the table at once with the moderator's text and restricts nothing", async () => {
    const { ann, bob, id } = await reported();
    expectOk(await decide(id, { kind: "warning", hours: null }));
    await bob.page.until(() => bob.page.standings === 1);
    expect(ann.page.standings).toBe(0);
    expect(await bob.page.say("sorry")).toEqual(done);
    const { sanctions } = await standingOf(app, bob.token);
    expect(sanctions).toMatchObject([{ kind: "warning", reason: "abuse", words: "Calm down.", seen: false }]);
    expect((await standingOf(app, ann.token)).sanctions).toEqual([]);
  });

  test("a player with a chat ban cannot chat until it ends, but can use emotes", async () => {
    const { bob, id } = await reported();
    expectOk(await decide(id, { kind: "chat", hours: 1 }));
    const [{ until } = { until: 0 }] = (await standingOf(app, bob.token)).sanctions;
    expect(await bob.page.say("and yet")).toEqual({ ok: false, error: { kind: "muted", until } });
    expect(await bob.page.request("emote", { emote: "cry" })).toEqual(done);
    app.pass(hourMs + 1000);
    expect(await bob.page.say("thank you")).toEqual(done);
    app.pass(-hourMs - 1000);
  });

  test("a sanction that the command line has lifted no longer applies to chat and joins", async () => {
    const { bob, id } = await reported();
    expectOk(await decide(id, { kind: "chat", hours: null }));
    expect(await bob.page.say("and yet")).toMatchObject({ ok: false });
    await lift(id);
    expect(await bob.page.say("thank you")).toEqual(done);
    const again = await reported();
    expectOk(await decide(again.id, { kind: "suspension", hours: null }));
    await again.bob.page.until(() => again.bob.page.closed !== null);
    await lift(again.id);
    const table = expectOk(await open(again.bob.token));
    const seated = { roomId: textIn(table, "roomId"), code: textIn(table, "code") };
    await new ReconnectingClient(app.url, again.bob.token, seated).join();
  });

  test("a player with a queue ban cannot join the queue, learns the end, and may still play privately", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "queue");
    const [{ until } = { until: 0 }] = (await standingOf(app, bob.token)).sanctions;
    const refused = { status: 403, body: { error: "sanctioned", until } };
    expect(await app.call("POST /matchmake/joinOrCreate/queue", queueFor(bob.token))).toMatchObject(refused);
    expect(await open(bob.token)).toMatchObject({ status: 201 });
  });

  test("a suspended player leaves the table at once, a bot plays on, and all tables reject the player", async () => {
    const { ann, bob, id } = await reported({ playing: true });
    expectOk(await decide(id, { kind: "suspension" }));
    await bob.page.until(() => bob.page.closed !== null);
    expect(bob.page.goodbyes).toEqual(["suspended"]);
    await ann.page.until(() => ann.page.chairs.some(({ presence }) => presence === "left"));
    const refused = { status: 403, body: { error: "sanctioned", until: expect.any(Number) } };
    const { token, seated } = bob;
    expect(await open(token)).toMatchObject(refused);
    expect(await app.call(`GET /api/tables/${seated.code}`, { token })).toMatchObject(refused);
    expect(await app.call(`POST /matchmake/joinById/${seated.roomId}`, { body: { token } })).toMatchObject(refused);
    expect(await app.call("POST /matchmake/joinOrCreate/queue", queueFor(token))).toMatchObject(refused);
  });

  test("a seat reserved before a suspension cannot be taken after it", async () => {
    const { bob, id } = await reported();
    const { token, seated } = bob;
    const reserved = expectOk(await app.call(`POST /matchmake/joinById/${seated.roomId}`, { body: { token } }));
    expectOk(await decide(id, { kind: "suspension" }));
    const [processId, sessionId] = [textIn(reserved, "processId"), textIn(reserved, "sessionId")];
    const address = `${app.url.replace("http", "ws")}/${processId}/${seated.roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    const { promise: first, resolve } = Promise.withResolvers<ArrayBuffer>();
    socket.addEventListener("message", ({ data }) => resolve(data), { once: true });
    expect(new TextDecoder().decode(await first)).toContain("sanctioned");
    socket.close();
  });

  test("a permanent ban is shown as such and no longer applies after a moderator has ended it", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "ban", { hours: null });
    const [{ id } = { id: "" }] = (await standingOf(app, bob.token)).sanctions;
    expect(await open(bob.token)).toMatchObject({ status: 403, body: { until: null } });
    const ended = expectOk(await mia.call(`POST /api/moderation/sanctions/${id}/end`, { why: "a mistake" }));
    expect(ended.body).toMatchObject({ person: { id: bob.player.id }, sanctions: [{ ended: true, by: "Mia" }] });
    expect(await open(bob.token)).toMatchObject({ status: 201 });
    expect((await standingOf(app, bob.token)).sanctions).toMatchObject([{ id, ended: true }]);
    const again = await mia.call(`POST /api/moderation/sanctions/${id}/end`, { why: "again" });
    expect(again).toMatchObject({ status: 404, body: { error: "no-such-sanction" } });
  });

  test("of two concurrent decisions on one report one counts", async () => {
    const { bob, id } = await reported();
    const answers = await Promise.all([decide(id, { kind: "queue" }), decide(id, { kind: "queue" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await standingOf(app, bob.token)).sanctions).toHaveLength(1);
  });

  test("a malformed decision has no effect", async () => {
    const { bob, id } = await reported();
    for (const wrong of [{ kind: "flogging" }, { kind: "queue", hours: 5 }, { kind: "chat", words: "x".repeat(501) }])
      expect(await decide(id, wrong)).toMatchObject({ status: 400, body: { error: "malformed" } });
    expect((await reportOf(mia, bob.player.id)).decided).toBeNull();
  });

  test("only the sanctioned player can answer, once, and dismiss the notice", async () => {
    const [bob, eve] = [await app.newGuest(), await app.newGuest()];
    await sanctioned(app, mia, bob, "chat");
    const [{ id } = { id: "" }] = (await standingOf(app, bob.token)).sanctions;
    const answer = (token: string, text: string) =>
      app.call(`POST /api/standing/${id}/answer`, { token, body: { text } });
    expect(await answer(eve.token, "me")).toMatchObject({ status: 404, body: { error: "no-such-sanction" } });
    expect(await answer(bob.token, "x".repeat(501))).toMatchObject({ status: 400 });
    expect((await answer(bob.token, "I am sorry")).body).toMatchObject({ sanctions: [{ answer: "I am sorry" }] });
    expect(await answer(bob.token, "am I")).toMatchObject({ status: 409, body: { error: "already-answered" } });
    const see = (token: string) => app.call(`POST /api/standing/${id}/seen`, { token, body: {} });
    expect(await see(eve.token)).toMatchObject({ status: 404 });
    expect((await see(bob.token)).body).toMatchObject({ sanctions: [{ seen: true }] });
    const record = expectOk(await mia.call(`GET /api/moderation/people/${bob.player.id}`));
    expect(record.body).toMatchObject({ sanctions: [{ answer: "I am sorry", by: "Mia", why: "seen" }] });
  });

  test("a guest's sanction applies to the account that they become and still to the guest's token", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "suspension");
    const bea = await AccountHolder.at(app, "Bea");
    const response = await bea.shown();
    const entered = await app.call("POST /api/sign-in", { token: bob.token, body: { response } });
    for (const token of [textIn(expectOk(entered), "token"), bea.token, bob.token])
      expect(await open(token)).toMatchObject({ status: 403, body: { error: "sanctioned" } });
    expect((await standingOf(app, bea.token)).sanctions).toMatchObject([{ kind: "suspension" }]);
  });

  test("a banned player can sign in, export their data and be erased, and only the bare ban stays", async () => {
    const bea = await AccountHolder.at(app, "Beate");
    const person = { token: bea.token, player: { id: bea.id, name: "", avatar: "01" } };
    await sanctioned(app, mia, person, "ban", { hours: null });
    const token = await bea.signIn();
    expect(await app.call("GET /api/account/export", { token })).toMatchObject({ status: 200 });
    expectOk(await app.call("DELETE /api/account", { token }));
    const rows = await app.run(`select kind, words, why, answer from sanctions where "playerId" = '${bea.id}'`);
    expect(rows).toEqual([{ kind: "ban", words: "", why: "", answer: null }]);
  });

  test("a banned guest stays banned after creating and erasing an account", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "ban", { hours: null });
    const made = expectOk(await askForAccount(app, "Bobby", { guest: bob.token }));
    expectOk(await app.call("DELETE /api/account", { token: textIn(made, "token") }));
    expect(await open(bob.token)).toMatchObject({ status: 403, body: { error: "sanctioned", until: null } });
    const { sanctions } = await standingOf(app, bob.token);
    expect(sanctions).toMatchObject([{ kind: "ban", words: "", ended: false }]);
    const again = expectOk(await askForAccount(app, "Bobbie", { guest: bob.token }));
    expect(await open(textIn(again, "token"))).toMatchObject({ status: 403, body: { error: "sanctioned" } });
  });

  test("a guest with a chat ban stays silent at the table after creating and erasing an account", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "chat", { hours: null });
    const made = expectOk(await askForAccount(app, "Silent Bob", { guest: bob.token }));
    expectOk(await app.call("DELETE /api/account", { token: textIn(made, "token") }));
    const [, bobby] = await tableOf(app, [(await app.newGuest()).token, bob.token]);
    expect(await bobby?.guest.say("and yet")).toEqual({ ok: false, error: { kind: "muted", until: null } });
  });

  test("a moderator's action is in the audit log with actor and reason", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "chat", { why: "for the log" });
    const { id } = bob.player;
    const deeds = await app.run(`select action, "byName", why from "operatorLog" where "subjectId" = '${id}'`);
    expect(deeds).toEqual([{ action: "decide", byName: "Mia", why: "for the log" }]);
  });
});
