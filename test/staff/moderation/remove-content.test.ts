import { beforeAll, describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { deckSettings, decks } from "../../support/decks.ts";
import { moderatorAt, reportOf, standingOf, tableOf, whoOf } from "../../support/moderated.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  let mia: AccountHolder;
  beforeAll(async () => {
    mia = await moderatorAt(app, "Mia");
  });

  const me = (token: string) => app.call("GET /api/players/me", { token });
  const rename = (token: string, name: string) => app.call("PATCH /api/players/me", { token, body: { name } });
  const decision = { kind: "warning", hours: null, reason: "name", words: "", why: "rude" };

  /** Seats a player at a table with a guest who reports them. */
  async function reportedWith(token: string, playerId: string) {
    const [anna, bobby] = await tableOf(app, [(await app.newGuest()).token, token]);
    await bobby?.guest.say("a line");
    await bobby?.guest.say("another line");
    await anna?.guest.request("report", { who: whoOf(bobby), reason: "name", line: 2 });
    return { anna, bobby, id: (await reportOf(mia, playerId)).id };
  }

  test("a removed account name disappears everywhere, is forbidden, and the player may choose a new one", async () => {
    const bob = await AccountHolder.at(app, "Rudename");
    const { anna, id } = await reportedWith(bob.token, bob.id);
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, { ...decision, takeDown: "name" }));
    await anna?.guest.until(() => anna.guest.chairs.every(({ name }) => name !== "Rudename"));
    expect((await me(bob.token)).body).not.toMatchObject({ player: { name: "Rudename" } });
    expect(await standingOf(app, bob.token)).toMatchObject({ nameTaken: true });
    expect(await rename(bob.token, "Rudename")).toMatchObject({ status: 409 });
    const options = app.call("POST /api/account/options", {
      token: (await app.newGuest()).token,
      body: { name: "Rudename" },
    });
    expect(await options).toMatchObject({ status: 409, body: { error: "name-taken" } });
    expectOk(await rename(bob.token, "Niceone"));
    expect(await standingOf(app, bob.token)).toMatchObject({ nameTaken: false });
  });

  test("a removed guest name disappears despite the token and is forbidden to guests", async () => {
    const { token: before, player } = await app.newGuest();
    const { body } = expectOk(await rename(before, "Rudeguest"));
    const { token } = Object(body);
    const { id } = await reportedWith(token, player.id);
    expectOk(await mia.call(`POST /api/moderation/people/${player.id}/name`, { why: "rude" }));
    expect(id).not.toBe("");
    expect((await me(token)).body).not.toMatchObject({ player: { name: "Rudeguest" } });
    expect(await standingOf(app, token)).toMatchObject({ nameTaken: true });
    const refused = { status: 422, body: { error: "name-refused" } };
    expect(await rename((await app.newGuest()).token, "rudeguest")).toMatchObject(refused);
    const renamed = expectOk(await rename(token, "Niceguest"));
    expect(await standingOf(app, Object(renamed.body).token)).toMatchObject({ nameTaken: false });
  });

  test("removing the name of a guest with an account's name leaves the account's name unchanged", async () => {
    expectOk(await askForAccount(app, "Honest"));
    const guest = await app.newGuest();
    const { token } = Object(expectOk(await rename(guest.token, "Honest")).body);
    await reportedWith(token, guest.player.id);
    expectOk(await mia.call(`POST /api/moderation/people/${guest.player.id}/name`, { why: "poses" }));
    expect(await app.run(`select name from accounts where name = 'Honest'`)).toEqual([{ name: "Honest" }]);
    expect(
      await app.run(`select look from "nameLooks" where "playerId" is null and look in
      (select look from "takenNames" where "playerId" = '${guest.player.id}')`),
    ).toEqual([]);
  });

  test("a report of the host's name quotes the name of the deck, and a moderator removes it from the table", async () => {
    const [host, anna] = [await app.newGuest(), await app.newGuest()];
    const settings = deckSettings(3, decks.imploding, { deckName: "Rude deck" });
    const [owner, guest] = await tableOf(app, [host.token, anna.token], settings);
    await guest?.guest.request("report", { who: whoOf(owner), reason: "name" });
    const report = await reportOf(mia, host.player.id);
    expect(report).toMatchObject({ said: [{ line: 0 }], lines: [{ number: 0, who: whoOf(owner), text: "Rude deck" }] });
    expectOk(await mia.call(`POST /api/moderation/reports/${report.id}`, { ...decision, takeDown: "lines" }));
    await guest?.guest.until(() => guest.guest.state.settings.deckName === "");
    expect(JSON.parse(guest?.guest.state.settings.deck ?? "")).toMatchObject(decks.imploding);
  });

  test("the reported line disappears for present and later players, and the other line stays", async () => {
    const { token, player } = await app.newGuest();
    const { anna, bobby, id } = await reportedWith(token, player.id);
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, { ...decision, takeDown: "lines" }));
    for (const person of [anna, bobby]) await person?.guest.until(() => person.guest.unsaid.includes(2));
    await anna?.join();
    await anna?.guest.until(() => anna.guest.said.length > 0);
    expect(anna?.guest.said.map(({ text }) => text)).toEqual(["a line"]);
  });
});
