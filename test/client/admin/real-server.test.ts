import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminApi } from "../../../client/net/admin-api.ts";
import { member, unconfirmed } from "../../operators/panel.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

describe.each(databases.slice(0, 1))("with $name", (database) => {
  const app = accountsApp(database, postgres);

  beforeEach(() => {
    vi.stubGlobal("location", { origin: app.url });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("an operator is one of the staff, and gets everything that the page asks for", async () => {
    const { token } = await member(app, "operator");
    expect(await adminApi.staff(token)).toMatchObject({ ok: true, value: { role: "operator", isConfirmed: true } });
    const answers = await Promise.all([
      adminApi.house(token),
      adminApi.tables(token, { order: "newest", find: "", most: 100 }),
      adminApi.log(token, null),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test("new games are stopped with words and allowed again, as the page asks for it", async () => {
    const { token } = await member(app, "operator");
    expect(await adminApi.maintain(token, true, "Back at nine")).toMatchObject({
      value: { maintenance: { words: "Back at nine" } },
    });
    expect(await adminApi.maintain(token, false, "")).toMatchObject({ value: { maintenance: null } });
  });

  test("who has no right hears what the page takes for nothing there, and who showed no passkey is asked for it", async () => {
    const guest = await app.newGuest();
    expect(await adminApi.staff(guest.token)).toMatchObject({ ok: false, error: { error: "malformed" } });
    const operator = await unconfirmed(app, "operator");
    expect(await adminApi.house(operator.token)).toMatchObject({ ok: false, error: { error: "confirm" } });
    expect(await adminApi.staff(operator.token)).toMatchObject({ ok: true, value: { isConfirmed: false } });
  });
});
