import { describe, expect, test } from "vitest";
import { accountsApp } from "../../support/accounts-app.ts";
import { openReportsOf, operatorAt, reportOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);

  test("only another operator sees and decides a report of the guest that an operator was", async () => {
    const [ann, bob] = [await app.newGuest(), await app.newGuest()];
    const [reporter, reported] = await tableOf(app, [ann.token, bob.token]);
    await reporter?.guest.request("report", { who: whoOf(reported), reason: "abuse" });
    const [mia, leo] = [await operatorAt(app, "Mia"), await operatorAt(app, "Leo")];
    const { id } = await reportOf(mia, bob.player.id);
    // Simulates a report that stays the guest's, because the account has one at the same place.
    await app.run(
      `insert into "movedGuests" ("guestId", "playerId", "movedAt") values ('${bob.player.id}', '${mia.id}', 1)`,
    );
    expect(await openReportsOf(mia)).toEqual({ reports: [], before: null, open: 0 });
    const decision = { kind: "warning", hours: null, reason: "abuse", words: "", why: "" };
    const asked = [
      await mia.call(`GET /api/moderation/reports/${id}`),
      await mia.call(`POST /api/moderation/reports/${id}`, decision),
      await mia.call(`GET /api/moderation/people/${bob.player.id}`),
      await mia.call(`POST /api/moderation/people/${bob.player.id}/name`, { why: "" }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await leo.call(`POST /api/moderation/reports/${id}`, decision)).toMatchObject({ status: 200 });
  });
});
