import { beforeAll, describe, expect, test } from "vitest";
import { AccountHolder } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;

const addresses = [
  "GET /api/moderation/reports",
  "GET /api/moderation/reports/none",
  "POST /api/moderation/reports/none",
  "POST /api/moderation/sanctions/none/end",
  "GET /api/moderation/people/none",
  "POST /api/moderation/people/none/name",
  "GET /api/moderation/words",
];

describe.each(databases.slice(0, 1))("$name", (database) => {
  const app = accountsApp(database, postgres);
  let holder: AccountHolder;
  let moderator: AccountHolder;
  let guest: string;
  beforeAll(async () => {
    guest = (await app.newGuest()).token;
    [holder, moderator] = [await AccountHolder.at(app, "Nobody"), await moderatorAt(app, "Somebody")];
  });

  describe.each(addresses)("%s", (address) => {
    const body = { ...(address.startsWith("POST") && { body: { kind: "nothing", why: "" } }) };

    test("is like an unknown address for clients without the right", async () => {
      for (const says of [{}, { token: guest }, { token: holder.token }, { token: `${moderator.token}x` }]) {
        const { status, body: said } = await app.call(address, { ...says, ...body });
        const unknown = await app.call(address.replace("moderation", "nothing"), { ...says, ...body });
        expect([status, JSON.stringify(said).replace("moderation", "nothing")]).toEqual([
          unknown.status,
          JSON.stringify(unknown.body),
        ]);
      }
    });

    test("requires a passkey that the moderator has shown within ten minutes", async () => {
      const token = await moderator.signIn();
      expect((await app.call(address, { token, ...body })).body).not.toMatchObject({ error: "confirm" });
      app.pass(11 * minuteMs);
      expect(await app.call(address, { token, ...body })).toMatchObject({ status: 403, body: { error: "confirm" } });
    });
  });
});
