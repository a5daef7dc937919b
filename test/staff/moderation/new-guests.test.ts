import { beforeAll, describe, expect, test } from "vitest";
import { type AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { moderatorAt, sanctioned, standingOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres, { TRUST_PROXY: "1" });
  let mia: AccountHolder;
  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
  });

  const from = (network: string) => ({ "x-forwarded-for": network });
  async function guestFrom(network: string): Promise<string> {
    const { body } = await app.call("POST /api/players", { headers: from(network) });
    return Object(body).token;
  }
  const wait = (token: string, network: string) =>
    app.call("POST /matchmake/joinOrCreate/queue", {
      headers: from(network),
      body: { token, edition: "original", seats: 3 },
    });

  test("a new guest of a banned player's network waits ten minutes for the queue, unlike older guests and other networks", async () => {
    const [school, home] = ["192.0.2.7", "198.51.100.7"];
    const older = await guestFrom(school);
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "suspension");
    expect((await standingOf(app, bob.token, from(school))).sanctions).toHaveLength(1);
    const [again, elsewhere] = [await guestFrom(school), await guestFrom(home)];
    expect(await wait(again, school)).toMatchObject({
      status: 429,
      body: { error: "newcomer", waitMs: expect.any(Number) },
    });
    expect(await wait(older, school)).toMatchObject({ status: 200 });
    expect(await wait(elsewhere, home)).toMatchObject({ status: 200 });
    app.pass(10 * minuteMs);
    expect(await wait(again, school)).toMatchObject({ status: 200 });
    app.pass(-10 * minuteMs);
  });

  test("a new guest of a watched network waits also after erasing their data", async () => {
    const school = "192.0.2.80";
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "suspension");
    await standingOf(app, bob.token, from(school));
    const token = await guestFrom(school);
    expectOk(await app.call("DELETE /api/account", { token, headers: from(school) }));
    expect(await wait(token, school)).toMatchObject({ status: 429, body: { error: "newcomer" } });
  });

  test("no address is stored, and its hash for at most thirty days", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "ban", { hours: null });
    await standingOf(app, bob.token, from("192.0.2.99"));
    const rows = await app.run(`select network, "endsAt" from "watchedNetworks" where "playerId" = '${bob.player.id}'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
    const { endsAt } = Object(rows[0]);
    expect(Number(endsAt)).toBeLessThan(Date.now() + 31 * 24 * 60 * minuteMs);
  });

  test("the watch of a network ends when a moderator lifts the only ban, and no new guest waits", async () => {
    const [home, bob] = ["192.0.2.60", await app.newGuest()];
    await sanctioned(app, mia, bob, "ban", { hours: null });
    const [{ id } = { id: "" }] = (await standingOf(app, bob.token, from(home))).sanctions;
    expect(await wait(await guestFrom(home), home)).toMatchObject({ status: 429 });
    expectOk(await mia.call(`POST /api/moderation/sanctions/${id}/end`, { why: "a mistake" }));
    expect(await wait(await guestFrom(home), home)).toMatchObject({ status: 200 });
  });

  test("the watch of a network by a guest ends when a sanction of the account that they became is lifted", async () => {
    const [home, bob] = ["192.0.2.61", await app.newGuest()];
    await sanctioned(app, mia, bob, "ban", { hours: null });
    const [{ id } = { id: "" }] = (await standingOf(app, bob.token, from(home))).sanctions;
    expectOk(await askForAccount(app, "Bobby", { guest: bob.token }));
    expectOk(await mia.call(`POST /api/moderation/sanctions/${id}/end`, { why: "a mistake" }));
    expect(await wait(await guestFrom(home), home)).toMatchObject({ status: 200 });
  });

  test("after a ban is lifted, the watch of a network ends with the shorter ban that is left", async () => {
    const [home, bob] = ["192.0.2.62", await app.newGuest()];
    await sanctioned(app, mia, bob, "queue", { hours: 1 });
    await sanctioned(app, mia, bob, "queue", { hours: null });
    const { sanctions } = await standingOf(app, bob.token, from(home));
    const permanent = sanctions.find(({ until }) => until === null)?.id;
    expectOk(await mia.call(`POST /api/moderation/sanctions/${permanent}/end`, { why: "a mistake" }));
    expect(await wait(await guestFrom(home), home)).toMatchObject({ status: 429 });
    app.pass(61 * minuteMs);
    expect(await wait(await guestFrom(home), home)).toMatchObject({ status: 200 });
    app.pass(-61 * minuteMs);
  });

  test("a network is not watched because of a chat ban", async () => {
    const bob = await app.newGuest();
    await sanctioned(app, mia, bob, "chat");
    await standingOf(app, bob.token, from("192.0.2.50"));
    expect(await wait(await guestFrom("192.0.2.50"), "192.0.2.50")).toMatchObject({ status: 200 });
  });
});
