import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { drawApart } from "../../../server/people/identity/create-guest.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, openReportsOf, operatorAt, reportOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";
import { member } from "../operators/panel.ts";

const postgres = withPostgres();
const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });
const done = { ok: true, value: null };

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  let mia: AccountHolder;
  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
  });

  /** Seats guests at a table of their own. */
  async function together(count: number) {
    const guests = await Promise.all(Array.from({ length: count }, () => app.newGuest()));
    const people = await tableOf(
      app,
      guests.map(({ token }) => token),
    );
    return guests.map((guest, place) => {
      const person = people[place];
      if (!person) throw new Error("nobody is there");
      return { ...guest, who: whoOf(person), page: person.guest };
    });
  }

  async function two() {
    const [ann, bob] = await together(2);
    if (!ann || !bob) throw new Error("nobody is there");
    return { ann, bob };
  }

  test("a report from the table includes the chat before it with the senders, as the server stored it", async () => {
    const { ann, bob } = await two();
    await ann.page.say("hello");
    await bob.page.say("you are a fool");
    const report = { who: bob.who, reason: "abuse", words: "look at that", line: 2 };
    expect(await ann.page.request("report", report)).toEqual(done);
    const view = await reportOf(mia, bob.player.id);
    expect(view).toMatchObject({
      person: {
        id: bob.player.id,
        name: drawApart({ ...bob.player, guest: true }, [ann.player], null).name,
        guest: true,
      },
      reasons: ["abuse"],
      reporters: 1,
      decided: null,
      said: [{ reason: "abuse", words: "look at that", line: 2 }],
      lines: [{ text: "hello" }, { text: "you are a fool", who: bob.who }],
      accused: bob.who,
      stretch: null,
      record: { sanctions: [], reports: 1 },
    });
    expect(JSON.stringify(view)).not.toContain(ann.player.id);
  });

  test("a moderator can list the open and decided reports of one player only", async () => {
    const [ann, bob, cat] = await together(3);
    await ann?.page.request("report", { who: bob?.who, reason: "abuse" });
    await ann?.page.request("report", { who: cat?.who, reason: "spam" });
    const reportsOf = async (state: string) => {
      const { body } = expectOk(await mia.call(`GET /api/moderation/reports?state=${state}&of=${bob?.player.id}`));
      return z.object({ reports: z.array(z.object({ person: z.object({ id: z.string() }) })) }).parse(body).reports;
    };
    expect(await reportsOf("open")).toEqual([{ person: { id: bob?.player.id } }]);
    const { id } = await reportOf(mia, bob?.player.id ?? "");
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, { kind: "nothing", why: "" }));
    expect([await reportsOf("open"), (await reportsOf("decided")).length]).toEqual([[], 1]);
  });

  test("reports of one player at one table are merged, and a second report by the same player changes nothing", async () => {
    const [ann, bob, cat] = await together(3);
    await ann?.page.request("report", { who: bob?.who, reason: "abuse" });
    await cat?.page.request("report", { who: bob?.who, reason: "spam" });
    expect(await ann?.page.request("report", { who: bob?.who, reason: "name" })).toEqual(done);
    const { reporters, reasons, said } = await reportOf(mia, bob?.player.id ?? "");
    expect([reporters, reasons, said.length]).toEqual([2, ["abuse", "spam"], 2]);
  });

  test("a report during a game names the game and its latest steps, and the game cannot be watched before its end", async () => {
    const { ann, bob } = await two();
    await ann.page.manage({ type: "start" });
    await ann.page.until(() => ann.page.state.phase === "playing");
    await ann.page.request("report", { who: bob.who, reason: "stalling" });
    const { stretch } = await reportOf(mia, bob.player.id);
    expect(stretch).toMatchObject({ from: 0, game: "running" });
    expect(await mia.call(`GET /api/games/${stretch?.gameId}`)).toMatchObject({ status: 404 });
  });

  test("a report of a game at a table that closed early says that the game is gone", async () => {
    const { ann, bob } = await two();
    await ann.page.manage({ type: "start" });
    await ann.page.until(() => ann.page.state.phase === "playing");
    await ann.page.request("report", { who: bob.who, reason: "stalling" });
    const operator = await member(app, "operator");
    const { roomId } = ann.page.room;
    expectOk(await operator.call(`POST /api/admin/tables/${roomId}/close`, { words: "" }));
    const stretch = async () => (await reportOf(mia, bob.player.id)).stretch;
    await expect.poll(stretch).toMatchObject({ game: "gone" });
  });

  test("a report of the reporter, a bot or an unused number is rejected", async () => {
    const { ann } = await two();
    await ann.page.manage({ type: "add-bot", strength: "easy" });
    for (const who of [ann.who, 0, 77])
      expect(await ann.page.request("report", { who, reason: "other" })).toEqual(refused("nobody-there"));
  });

  test.each([
    {},
    { who: 2 },
    { who: 2, reason: "ugly" },
    { who: 2, reason: "spam", words: "x".repeat(501) },
    { who: 2, reason: "spam", more: true },
  ])("the report %j is malformed", async (report) => {
    const { ann } = await two();
    expect(await ann.page.request("report", report)).toEqual(refused("malformed"));
  });

  test("a player can file at most twenty reports a day", async () => {
    const { ann, bob } = await two();
    const { id } = ann.player;
    const rows = Array.from({ length: 20 }, (_, count) => `('old ${count} ${id}', '${id}', 'spam', '', ${Date.now()})`);
    await app.run(`insert into "reportSaid" ("reportId", reporter, reason, words, at) values ${rows.join(", ")}`);
    expect(await ann.page.request("report", { who: bob.who, reason: "spam" })).toEqual(refused("too-many-reports"));
  });

  test("an operator does not see, count or decide a report of themself", async () => {
    const [milo, olga] = [await operatorAt(app, "Milo"), await operatorAt(app, "Olga")];
    const { token } = await app.newGuest();
    const [anna, his] = await tableOf(app, [token, milo.token]);
    await anna?.guest.request("report", { who: whoOf(his), reason: "abuse" });
    const { id } = await reportOf(olga, milo.id);
    const seen = await openReportsOf(milo);
    expect(seen.reports.map((report) => report.id)).not.toContain(id);
    expect(seen.open).toBe((await openReportsOf(olga)).open - 1);
    expect((await milo.call("GET /api/admin")).body).toMatchObject({ openReports: seen.open });
    const gone = { status: 404 };
    expect(await milo.call(`GET /api/moderation/reports/${id}`)).toMatchObject(gone);
    const nothing = { kind: "nothing", why: "that is me" };
    expect(await milo.call(`POST /api/moderation/reports/${id}`, nothing)).toMatchObject(gone);
    expect(await milo.call(`GET /api/moderation/people/${milo.id}`)).toMatchObject(gone);
  });

  test("a report of a guest becomes a report of the guest's account", async () => {
    const { ann, bob } = await two();
    await ann.page.request("report", { who: bob.who, reason: "abuse" });
    const bea = await AccountHolder.at(app, "Bea");
    const response = await bea.shown();
    expectOk(await app.call("POST /api/sign-in", { token: bob.token, body: { response } }));
    expect(await reportOf(mia, bea.id)).toMatchObject({ person: { name: "Bea", guest: false } });
  });

  test("open reports come in pages, the oldest first", async () => {
    const ids = Array.from({ length: 31 }, (_, count) => `page-${String(count).padStart(2, "0")}`);
    const rows = ids.map((id, at) => `('${id}', 'paged ${id}', '', '01', '${id}', 'spam', 1, ${at}, ${at})`);
    await app.run(
      `insert into reports (id, "playerId", name, avatar, place, reasons, reporters, "firstAt", "lastAt") values ${rows.join(", ")}`,
    );
    const first = await openReportsOf(mia);
    expect(first.reports.map(({ id }) => id)).toEqual(ids.slice(0, 30));
    const next = expectOk(await mia.call(`GET /api/moderation/reports?before=${first.before}`));
    expect(next.body).toMatchObject({ reports: expect.arrayContaining([expect.objectContaining({ id: "page-30" })]) });
    await app.run(`delete from reports where id like 'page-%'`);
  });
});
