import { describe, expect, test } from "vitest";
import { maintenanceSchema, noteSchema } from "../../../server/transport/http/request-schemas.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, reportOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const hidden = "be\u202e nice\u200b\u2800!\nTwo lines";
const seen = "be nice !\nTwo lines";

test("an operator's announcement retains its lines and loses invisible characters", () => {
  expect(noteSchema.parse({ words: hidden })).toEqual({ words: seen });
  expect(maintenanceSchema.parse({ on: true, words: hidden })).toEqual({ on: true, words: seen });
});

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);

  test("texts of reporters and moderators retain their lines and lose invisible characters", async () => {
    const mia = await moderatorAt(app, "Mia");
    const bob = await AccountHolder.at(app, "Bobby");
    const [anna, bobby] = await tableOf(app, [(await app.newGuest()).token, bob.token]);
    await anna?.guest.request("report", { who: whoOf(bobby), reason: "other", words: hidden });
    const { id } = await reportOf(mia, bob.id);
    expect(await app.run(`select words from "reportSaid"`)).toEqual([{ words: seen }]);
    const decision = { kind: "warning", hours: null, reason: "other", words: hidden, why: hidden };
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, decision));
    expect(await app.run("select words, why from sanctions")).toEqual([{ words: seen, why: seen }]);
  });
});
