import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminApi } from "../../../../client/net/admin-api.ts";
import { member, unconfirmed } from "../../../staff/operators/panel.ts";
import { accountsApp } from "../../../support/accounts-app.ts";
import { databases, withPostgres } from "../../../support/server-databases.ts";

const postgres = withPostgres();

describe.each(databases.slice(0, 1))("with $name", (database) => {
  const app = accountsApp(database, postgres);

  beforeEach(() => {
    vi.stubGlobal("location", { origin: app.url });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("an operator is a staff member and can load all data of the admin panel", async () => {
    const { token } = await member(app, "operator");
    expect(await adminApi.staff(token)).toMatchObject({ ok: true, value: { role: "operator", isConfirmed: true } });
    const answers = await Promise.all([
      adminApi.cluster(token),
      adminApi.tables(token, { order: "newest", find: "", most: 100 }),
      adminApi.log(token, null),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test("new games are stopped with a text and permitted again through the panel's requests", async () => {
    const { token } = await member(app, "operator");
    expect(await adminApi.maintain(token, true, "Back at nine")).toMatchObject({
      value: { maintenance: { words: "Back at nine" } },
    });
    expect(await adminApi.maintain(token, false, "")).toMatchObject({ value: { maintenance: null } });
  });

  test("a player without permission gets the response of an unknown address, and an operator must confirm", async () => {
    const guest = await app.newGuest();
    expect(await adminApi.staff(guest.token)).toMatchObject({ ok: false, error: { error: "malformed" } });
    const operator = await unconfirmed(app, "operator");
    expect(await adminApi.cluster(operator.token)).toMatchObject({ ok: false, error: { error: "confirm" } });
    expect(await adminApi.staff(operator.token)).toMatchObject({ ok: true, value: { isConfirmed: false } });
  });
});
