import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, openReportsOf, reportOf, standingOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const ban = { kind: "ban", hours: null, reason: "abuse", words: "Out.", why: "" };
const taken = { ...ban, kind: "warning", takeDown: "name" };

/* Only operators decide on staff. Mia moderates; Olga and Otto are operators. */
describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  let mia: AccountHolder;
  let olga: AccountHolder;
  let otto: AccountHolder;
  let count = 0;

  const give = (role: string, { id }: AccountHolder) =>
    app.run(`insert into staff ("playerId", role, "grantedAt") values ('${id}', '${role}', 1)
      on conflict ("playerId") do update set role = excluded.role`);

  async function holder(role: "operator" | "moderator" | null): Promise<AccountHolder> {
    count += 1;
    const one = await AccountHolder.at(app, `Staff ${count}`);
    if (role) await give(role, one);
    return one;
  }

  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
    [olga, otto] = [await holder("operator"), await holder("operator")];
  });
  // Each test changes the clock, so the next one needs new sessions.
  beforeEach(async () => {
    for (const one of [mia, olga, otto]) one.token = await one.signIn();
  });

  /** A guest reports a player at a table. */
  async function report(token: string): Promise<void> {
    const reporter = await app.newGuest();
    const [ann, bob] = await tableOf(app, [reporter.token, token]);
    await ann?.guest.request("report", { who: whoOf(bob), reason: "abuse" });
    for (const person of [ann, bob]) await person?.guest.manage({ type: "leave" });
  }

  test.each(["operator", "moderator"] as const)(
    "an operator, but no moderator, sees and decides a report of a colleague who is %s",
    async (role) => {
      const colleague = await holder(role);
      const before = await openReportsOf(mia);
      await report(colleague.token);
      expect(await openReportsOf(mia)).toEqual(before);
      expect((await mia.call("GET /api/admin")).body).toMatchObject({ openReports: before.open });
      const { id } = await reportOf(olga, colleague.id);
      const asked = [
        await mia.call(`GET /api/moderation/reports/${id}`),
        await mia.call(`POST /api/moderation/reports/${id}`, ban),
        await mia.call(`POST /api/moderation/reports/${id}`, taken),
        await mia.call(`POST /api/moderation/reports/${id}`, { kind: "nothing", why: "" }),
        await mia.call(`GET /api/moderation/people/${colleague.id}`),
        await mia.call(`POST /api/moderation/people/${colleague.id}/name`, { why: "" }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      expect((await standingOf(app, colleague.token)).sanctions).toEqual([]);
      expectOk(await olga.call(`POST /api/moderation/reports/${id}`, ban));
      expect((await standingOf(app, colleague.token)).sanctions).toMatchObject([{ kind: "ban" }]);
    },
  );

  test("a moderator cannot lift a colleague's sanction, and an operator can lift all but their own", async () => {
    const colleague = await holder("operator");
    await report(colleague.token);
    const { id } = await reportOf(olga, colleague.id);
    expectOk(await olga.call(`POST /api/moderation/reports/${id}`, ban));
    const [sanction] = (await standingOf(app, colleague.token)).sanctions;
    const end = (by: AccountHolder) => by.call(`POST /api/moderation/sanctions/${sanction?.id}/end`, { why: "" });
    expect((await end(mia)).status).toBe(404);
    expect((await end(colleague)).status).toBe(404);
    expectOk(await end(otto));
  });

  test("a sanction from before the appointment still applies, and only operators can lift it", async () => {
    const colleague = await holder(null);
    await report(colleague.token);
    const { id } = await reportOf(mia, colleague.id);
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, ban));
    await give("operator", colleague);
    const [sanction] = (await standingOf(app, colleague.token)).sanctions;
    expect(sanction).toMatchObject({ kind: "ban", ended: false });
    const end = (by: AccountHolder) => by.call(`POST /api/moderation/sanctions/${sanction?.id}/end`, { why: "" });
    expect((await end(mia)).status).toBe(404);
    expectOk(await end(olga));
  });

  test("a report from before the appointment can be decided by operators only", async () => {
    const colleague = await holder(null);
    await report(colleague.token);
    const { id } = await reportOf(mia, colleague.id);
    await give("moderator", colleague);
    expect((await mia.call(`POST /api/moderation/reports/${id}`, ban)).status).toBe(404);
    expect((await olga.call(`POST /api/moderation/reports/${id}`, ban)).status).toBe(200);
  });

  test("a report of a guest who became staff can be decided by other operators only", async () => {
    const guest = await app.newGuest();
    await report(guest.token);
    const { id } = await reportOf(mia, guest.player.id);
    // Simulates a report that stays the guest's, because the account has one at the same place.
    await app.run(
      `insert into "movedGuests" ("guestId", "playerId", "movedAt") values ('${guest.player.id}', '${otto.id}', 1)`,
    );
    const asked = [
      await mia.call(`GET /api/moderation/reports/${id}`),
      await mia.call(`POST /api/moderation/reports/${id}`, ban),
      await mia.call(`POST /api/moderation/people/${guest.player.id}/name`, { why: "" }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await olga.call(`POST /api/moderation/reports/${id}`, { kind: "nothing", why: "" })).status).toBe(200);
  });
});
