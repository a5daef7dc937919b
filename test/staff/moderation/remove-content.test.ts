import { beforeAll, describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import type { NewGuest } from "../../support/app.ts";
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

  /** Seats a host whose table has a deck with this name, with other guests. */
  async function deckNamed(deckName: string, host: NewGuest, guests = 1) {
    const tokens = [host.token];
    for (let n = 0; n < guests; n += 1) tokens.push((await app.newGuest()).token);
    const settings = deckSettings(4, decks.imploding, { deckName });
    const people = await tableOf(app, tokens, settings);
    const [owner, ...others] = people.map(({ guest }) => guest);
    const who = whoOf(people[0]);
    const rename = (name: string) => owner?.manage({ type: "settings", settings: { ...settings, deckName: name } });
    return { owner, others, who, rename };
  }

  const takeLines = async (id: string) =>
    expectOk(await mia.call(`POST /api/moderation/reports/${id}`, { ...decision, takeDown: "lines" }));

  const nameRefused = { status: 422, body: { error: "name-refused" } };
  const askFor = (name: string) => app.call("POST /api/deck-names", { body: { name } });
  const openWith = ({ token }: NewGuest, deckName: string) =>
    app.call("POST /api/tables", { token, body: { settings: deckSettings(3, decks.imploding, { deckName }) } });

  test("a report of the host's name quotes the name of the deck, and a moderator removes it from the table", async () => {
    const host = await app.newGuest();
    const { others, who } = await deckNamed("Rude deck", host);
    await others[0]?.request("report", { who, reason: "name" });
    const report = await reportOf(mia, host.player.id);
    expect(report).toMatchObject({ said: [{ line: -1 }], lines: [{ number: -1, who, text: "Rude deck" }] });
    await takeLines(report.id);
    await others[0]?.until(() => others[0]?.state.settings.deckName === "");
    expect(JSON.parse(others[0]?.state.settings.deck ?? "")).toMatchObject(decks.imploding);
  });

  test("reports of a deck's name before and after a new name quote both, and removing them removes the new one", async () => {
    const host = await app.newGuest();
    const { others, who, rename: renameDeck } = await deckNamed("Meek deck", host, 2);
    await others[0]?.request("report", { who, reason: "name" });
    await renameDeck("Vile deck");
    await others[1]?.request("report", { who, reason: "name" });
    const report = await reportOf(mia, host.player.id);
    expect(report.lines).toMatchObject([
      { number: -2, text: "Vile deck" },
      { number: -1, text: "Meek deck" },
    ]);
    await takeLines(report.id);
    await others[0]?.until(() => others[0]?.state.settings.deckName === "");
  });

  test("a removed name of a deck is refused at its table, at new tables and from links, and so is a look-alike", async () => {
    const host = await app.newGuest();
    const { others, who, owner, rename: renameDeck } = await deckNamed("Foul deck", host);
    await others[0]?.request("report", { who, reason: "name" });
    await takeLines((await reportOf(mia, host.player.id)).id);
    await owner?.until(() => owner.state.settings.deckName === "");
    expect(await renameDeck("Foul deck")).toMatchObject({ ok: false, error: { code: "name-refused" } });
    for (const name of ["Foul deck", "FOUL DECK"]) {
      expect(await openWith(await app.newGuest(), name)).toMatchObject(nameRefused);
      expect(await askFor(name)).toMatchObject(nameRefused);
    }
    expect(await renameDeck("Kind deck")).toMatchObject({ ok: true });
  });

  test("a deck's name that no report was about is refused to its author only after its removal", async () => {
    const host = await app.newGuest();
    const { owner, others, who } = await deckNamed("Plain deck", host);
    await others[0]?.request("report", { who, reason: "abuse" });
    await takeLines((await reportOf(mia, host.player.id)).id);
    await owner?.until(() => owner.state.settings.deckName === "");
    await owner?.manage({ type: "leave" });
    expect(await openWith(host, "Plain deck")).toMatchObject(nameRefused);
    expect(await openWith(await app.newGuest(), "Plain deck")).toMatchObject({ status: 201 });
    expect(await askFor("Plain deck")).toMatchObject({ status: 200 });
  });

  test("a report of the deck's name does not save the chat from a report without a line", async () => {
    const host = await app.newGuest();
    const { owner, others, who } = await deckNamed("Grim deck", host, 2);
    await owner?.say("a rude line");
    await others[0]?.request("report", { who, reason: "name" });
    await others[1]?.request("report", { who, reason: "abuse" });
    await takeLines((await reportOf(mia, host.player.id)).id);
    await others[0]?.until(() => others[0]?.unsaid.includes(1) === true && others[0].state.settings.deckName === "");
  });

  test("a report of a line leaves the deck's name as it is", async () => {
    const host = await app.newGuest();
    const { owner, others, who } = await deckNamed("Fair deck", host);
    await owner?.say("a rude line");
    await others[0]?.request("report", { who, reason: "abuse", line: 1 });
    await takeLines((await reportOf(mia, host.player.id)).id);
    await others[0]?.until(() => others[0]?.unsaid.includes(1) === true);
    expect(others[0]?.state.settings.deckName).toBe("Fair deck");
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
