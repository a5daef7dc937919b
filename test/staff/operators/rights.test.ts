import { describe, expect, test } from "vitest";
import { accountsApp } from "../../support/accounts-app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";
import { addresses, member, unconfirmed, unknownTo } from "./panel.ts";

const postgres = withPostgres();

describe.each(databases)("the panel, with $name", (database) => {
  const app = accountsApp(database, postgres);

  describe.each(["GET /api/admin", ...addresses("room").map(([request]) => request)])("%s", (request) => {
    const body = addresses("room").find(([other]) => other === request)?.[1];
    const ask = (token?: string) => app.call(request, { ...(token !== undefined && { token }), ...(body && { body }) });

    test("does not exist without a token, for guests and for accounts without a right", async () => {
      const guest = await app.newGuest();
      const account = await member(app, null);
      for (const token of [undefined, guest.token, account.token, "nls1.nobody"]) {
        const { status, body: said } = await ask(token);
        const unknown = await unknownTo(app, request, token ?? "");
        expect(status).toBe(404);
        expect(JSON.stringify(said)).toBe(JSON.stringify(unknown.body).replaceAll("/nothing", "/admin"));
      }
    });
  });

  describe.each(addresses("room"))("%s", (request, body) => {
    test("does not exist for moderators", async () => {
      const { status } = await (await member(app, "moderator")).call(request, body);
      expect(status).toBe(404);
    });

    test("does not exist for moderators even before they show their passkey", async () => {
      const { status } = await (await unconfirmed(app, "moderator")).call(request, body);
      expect(status).toBe(404);
    });

    test("requires the passkey of operators again after ten minutes", async () => {
      const answer = await (await unconfirmed(app, "operator")).call(request, body);
      expect(answer).toMatchObject({ status: 403, body: { error: "confirm" } });
    });

    test("has no effect before the passkey was shown", async () => {
      await (await unconfirmed(app, "operator")).call(request, body);
      expect(await app.run(`select * from "operatorLog"`)).toEqual([]);
    });
  });

  test("returns the role of moderators and operators even before the passkey is shown", async () => {
    const moderator = await member(app, "moderator");
    const operator = await unconfirmed(app, "operator");
    expect(await moderator.call("GET /api/admin")).toMatchObject({ status: 200, body: { role: "moderator" } });
    expect(await operator.call("GET /api/admin")).toMatchObject({
      status: 200,
      body: { role: "operator", isConfirmed: false },
    });
  });

  test("is closed at once after the right is revoked", async () => {
    const operator = await member(app, "operator");
    expect((await operator.call("GET /api/admin/house")).status).toBe(200);
    await app.run(`delete from staff where "playerId" = '${operator.id}' returning role`);
    expect((await operator.call("GET /api/admin/house")).status).toBe(404);
  });

  test("is closed at once after the session ends", async () => {
    const operator = await member(app, "operator");
    await app.run(`delete from sessions where "playerId" = '${operator.id}' returning id`);
    expect((await operator.call("GET /api/admin/house")).status).toBe(404);
  });

  test("deletes the right and the name of an erased operator", async () => {
    const operator = await member(app, "operator");
    await operator.call("POST /api/admin/announcement", { words: "hello" });
    expect((await operator.call("DELETE /api/account")).status).toBe(200);
    expect(await app.run(`select * from staff where "playerId" = '${operator.id}'`)).toEqual([]);
    const rows = await app.run(`select "byName" from "operatorLog" where "byId" = '${operator.id}'`);
    expect(rows).toEqual([{ byName: "" }]);
  });
});
