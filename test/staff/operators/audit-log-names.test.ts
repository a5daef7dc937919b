import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { AuditEntry } from "../../../shared/net/operators.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { textIn } from "../../support/app.ts";
import { moderatorAt, sanctioned } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";
import { member } from "./panel.ts";

const postgres = withPostgres();
const log = z.object({ deeds: z.array(z.custom<AuditEntry>()) });

describe.each(databases)("the audit log, with $name", (database) => {
  const app = accountsApp(database, postgres);

  /** Returns the entry of the newest decision. */
  async function newest(operator: AccountHolder) {
    const { deeds } = log.parse(expectOk(await operator.call("GET /api/admin/log")).body);
    return deeds.find(({ action }) => action === "decide");
  }

  test("shows the name of the affected guest or account until its erasure", async () => {
    const operator = await member(app, "operator");
    const moderator = await moderatorAt(app, "Mia");
    const { token, player } = await app.newGuest();
    // A unique name, because the table appends a number to equal ones.
    const named = expectOk(await app.call("PATCH /api/players/me", { token, body: { name: "Guestling" } }));
    await sanctioned(app, moderator, { token: textIn(named, "token"), player }, "warning");
    expect(await newest(operator)).toMatchObject({
      who: "Guestling",
      subject: expect.stringMatching(/^[\w-]+$/),
    });
    const bea = await AccountHolder.at(app, "Beate");
    await sanctioned(app, moderator, { token: bea.token, player: { id: bea.id, name: "", avatar: "01" } }, "warning");
    expect(await newest(operator)).toMatchObject({ who: "Beate" });
    expectOk(await app.call("DELETE /api/account", { token: bea.token }));
    expect(await newest(operator)).toMatchObject({ who: null });
  });

  test("shows a name once if it is the subject itself", async () => {
    const operator = await member(app, "operator");
    const ada = await AccountHolder.at(app, "Ada");
    const row = `'zzz', 1, null, 'ADMINS', 'grant', 'Ada', '${ada.id}', ''`;
    await app.run(`insert into "operatorLog" values (${row}) returning id`);
    const { deeds } = log.parse(expectOk(await operator.call("GET /api/admin/log")).body);
    expect(deeds[0]).toMatchObject({ subject: "Ada", who: null });
  });
});
