import { describe, expect, test } from "vitest";
import {
  AccountHolder,
  confirmOptions,
  expectOk,
  passkeyOptions,
  signInOptions,
} from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { textIn } from "../../support/app.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const me = (token: string) => app.call("GET /api/players/me", { token });

  /** Adds a passkey of another authenticator. */
  async function another(ann: AccountHolder): Promise<Authenticator> {
    const authenticator = new Authenticator();
    const response = authenticator.create(await passkeyOptions(app, ann.token));
    expectOk(await ann.call("POST /api/account/passkeys", { response }));
    return authenticator;
  }

  test("the owner sees their passkeys, sessions and recovery codes", async () => {
    const ann = await AccountHolder.at(app, "Looker");
    const response = await ann.shown();
    await app.call("POST /api/sign-in", { body: { response }, headers: { "user-agent": firefox } });
    const view = await ann.view();
    expect(view).toMatchObject({
      player: { id: ann.id, name: "Looker", guest: false },
      passkeys: [{ id: ann.authenticator.ids[0], usedAt: expect.any(Number) }],
      recoveryCodes: 8,
      hidesProfile: false,
      hidesRating: false,
      isConfirmed: true,
    });
    expect(view.sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(view.sessions.find(({ isThis }) => !isThis)?.label).toBe("Firefox on Linux");
  });

  test("the account view contains no secrets", async () => {
    const ann = await AccountHolder.at(app, "Open");
    const { sessions, passkeys } = await ann.view();
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(["id", "isThis", "label", "madeAt", "seenAt"]);
    expect(Object.keys(passkeys[0] ?? {}).sort()).toEqual(["id", "label", "madeAt", "usedAt"]);
  });

  test("the owner hides the profile and the rating independently", async () => {
    const ann = await AccountHolder.at(app, "Hider");
    expect(await ann.call("PATCH /api/account", { hidesProfile: true })).toMatchObject({
      body: { hidesProfile: true, hidesRating: false },
    });
    expect(await ann.call("PATCH /api/account", { hidesProfile: false, hidesRating: true })).toMatchObject({
      body: { hidesProfile: false, hidesRating: true },
    });
    expect(await ann.call("PATCH /api/account", { hidesName: true })).toMatchObject({ status: 400 });
  });

  test("an added passkey signs in, and a removed one does not", async () => {
    const ann = await AccountHolder.at(app, "Collector");
    const other = await another(ann);
    const response = other.get(await signInOptions(app));
    expect(await app.call("POST /api/sign-in", { body: { response } })).toMatchObject({
      body: { player: { id: ann.id } },
    });
    expectOk(await ann.call(`DELETE /api/account/passkeys/${other.ids[0]}`));
    const late = other.get(await signInOptions(app));
    expect(await app.call("POST /api/sign-in", { body: { response: late } })).toMatchObject({ status: 404 });
  });

  test("an authenticator gets the list of existing passkeys, so that it creates no second one", async () => {
    const ann = await AccountHolder.at(app, "Doubler");
    const options = await passkeyOptions(app, ann.token);
    expect(options.excludeCredentials).toMatchObject([{ id: ann.authenticator.ids[0] }]);
  });

  test("the last passkey cannot be removed", async () => {
    const ann = await AccountHolder.at(app, "Last");
    const [id = ""] = ann.authenticator.ids;
    const kept = { status: 409, body: { error: "last-passkey" } };
    expect(await ann.call(`DELETE /api/account/passkeys/${id}`)).toMatchObject(kept);
    expect(await ann.view()).toMatchObject({ passkeys: [{ id }] });
  });

  test("of two passkeys that are removed concurrently one stays", async () => {
    const ann = await AccountHolder.at(app, "Both");
    const ids = [...ann.authenticator.ids, ...(await another(ann)).ids];
    await Promise.all(ids.map((id) => ann.call(`DELETE /api/account/passkeys/${id}`)));
    expect((await ann.view()).passkeys).toHaveLength(1);
  });

  test("a player cannot remove another player's passkey or end their session", async () => {
    const ann = await AccountHolder.at(app, "Safe");
    const eve = await AccountHolder.at(app, "Meddler");
    await another(ann);
    await another(eve);
    const before = await ann.view();
    for (const { id } of before.passkeys) await eve.call(`DELETE /api/account/passkeys/${id}`);
    for (const { id } of before.sessions) await eve.call(`DELETE /api/account/sessions/${id}`);
    expect(await ann.view()).toMatchObject({ passkeys: before.passkeys, sessions: [{ id: before.sessions[0]?.id }] });
  });

  test("an account has ten passkeys at most", async () => {
    const ann = await AccountHolder.at(app, "Hoarder");
    for (let count = 1; count < 9; count += 1) await another(ann);
    const response = new Authenticator().create(await passkeyOptions(app, ann.token));
    await another(ann);
    const tooMany = { status: 409, body: { error: "too-many-passkeys" } };
    expect(await ann.call("POST /api/account/passkeys", { response })).toMatchObject(tooMany);
    expect(await ann.call("POST /api/account/passkeys/options", {})).toMatchObject(tooMany);
    expect((await ann.view()).passkeys).toHaveLength(10);
  });

  test("a shown passkey is valid for ten minutes and on this device only", async () => {
    const ann = await AccountHolder.at(app, "Confirmer");
    app.pass(10 * minuteMs);
    const response = ann.authenticator.get(await confirmOptions(app, ann.token));
    expectOk(await ann.call("POST /api/account/confirm", { response }));
    app.pass(10 * minuteMs - 5000);
    expect(await ann.view()).toMatchObject({ isConfirmed: true });
    app.pass(5000);
    expect(await ann.view()).toMatchObject({ isConfirmed: false });
  });

  test("new recovery codes invalidate the old ones", async () => {
    const ann = await AccountHolder.at(app, "Renewer");
    const { body } = await ann.call("POST /api/account/recovery-codes", {});
    const use = (code: string) => app.call("POST /api/sign-in/recovery", { body: { code } });
    expect(await use(ann.recoveryCodes[1] ?? "")).toMatchObject({ status: 404 });
    expect(await use(Object(body).recoveryCodes[1])).toMatchObject({ body: { player: { id: ann.id } } });
    expect(await ann.view()).toMatchObject({ recoveryCodes: 7 });
  });

  test("a signed-out device is rejected at once", async () => {
    const ann = await AccountHolder.at(app, "Loser");
    const lost = await ann.signIn();
    expect(await me(lost)).toMatchObject({ status: 200 });
    const other = (await ann.view()).sessions.find(({ isThis }) => !isThis);
    expectOk(await ann.call(`DELETE /api/account/sessions/${other?.id}`));
    expect(await me(lost)).toMatchObject({ status: 401 });
    expect(await app.call("POST /api/device-links", { token: lost, body: {} })).toMatchObject({ status: 401 });
    const join = { body: { token: lost, edition: "original", seats: 3 } };
    expect(await app.call("POST /matchmake/joinOrCreate/queue", join)).toMatchObject({ status: 401 });
    expect(await me(ann.token)).toMatchObject({ status: 200 });
  });

  test("signing out all other devices leaves this one, which can sign itself out", async () => {
    const ann = await AccountHolder.at(app, "Cleaner");
    const others = [await ann.signIn(), await ann.signIn()];
    expectOk(await ann.call("DELETE /api/account/sessions/others"));
    for (const token of others) expect(await me(token)).toMatchObject({ status: 401 });
    expect((await ann.view()).sessions).toHaveLength(1);
    expectOk(await ann.call("POST /api/sign-out", {}));
    expect(await me(ann.token)).toMatchObject({ status: 401 });
  });

  test.each([
    ["no-such-id", "Odd two"],
    ["%F0%9F%90%B1", "Odd three"],
  ])("signing out a device with the unknown id %s changes nothing", async (id, name) => {
    const ann = await AccountHolder.at(app, name);
    expect(await ann.call(`DELETE /api/account/sessions/${id}`)).toMatchObject({ status: 200 });
    expect((await ann.view()).sessions).toHaveLength(1);
  });

  test("a device link opens an unconfirmed session of its own on another device", async () => {
    const ann = await AccountHolder.at(app, "Linker");
    const ticket = textIn(await ann.call("POST /api/device-links", {}), "ticket");
    const moved = await app.call("POST /api/device-links/redeem", { body: { ticket } });
    const token = textIn(moved, "token");
    expect(token).not.toBe(ann.token);
    expect(moved).toMatchObject({ body: { player: { id: ann.id, name: "Linker", guest: false } } });
    expect((await app.call("GET /api/account", { token })).body).toMatchObject({ isConfirmed: false });
    expect((await ann.view()).sessions).toHaveLength(2);
  });

  test("a device link of an erased player is invalid", async () => {
    const ann = await AccountHolder.at(app, "Vanisher");
    const ticket = textIn(await ann.call("POST /api/device-links", {}), "ticket");
    await app.run(`delete from accounts where "playerId" = '${ann.id}'`);
    expect(await app.call("POST /api/device-links/redeem", { body: { ticket } })).toMatchObject({ status: 410 });
    expect(await me(ann.token)).toMatchObject({ status: 401 });
  });

  test("name and picture change for all devices at once, and the token stays valid", async () => {
    const ann = await AccountHolder.at(app, "Before");
    const other = await ann.signIn();
    const changed = await ann.call("PATCH /api/players/me", { name: "After", avatar: "09" });
    expect(changed).toMatchObject({ status: 200, body: { token: ann.token, player: { name: "After", avatar: "09" } } });
    expect(await me(other)).toMatchObject({ body: { player: { name: "After", avatar: "09", guest: false } } });
  });
});

describe("a server without https", () => {
  const [sqlite] = databases;
  if (!sqlite) throw new Error("no database");
  const app = accountsApp(sqlite, postgres, { PUBLIC_URL: "http://cats.example" });

  test("creates and requests no passkeys", async () => {
    const { token } = await app.newGuest();
    const none = { status: 409, body: { error: "no-passkeys" } };
    const body = { name: "Plain" };
    expect(await app.call("POST /api/account/options", { token, body })).toMatchObject(none);
    expect(await app.call("POST /api/sign-in/options", { body: {} })).toMatchObject(none);
  });
});

describe("a server with a public URL", () => {
  const [sqlite] = databases;
  if (!sqlite) throw new Error("no database");
  const app = accountsApp(sqlite, postgres, { PUBLIC_URL: "https://cats.example" });

  test("accepts only passkeys that its own pages have requested", async () => {
    const ann = await AccountHolder.at(app, "Ann", new Authenticator("https://cats.example"));
    const signIn = (response: object) => app.call("POST /api/sign-in", { body: { response } });
    for (const origin of [
      "https://cats.example:444",
      "http://cats.example",
      "https://node.cats.example",
      "http://localhost",
    ])
      expect(await signIn(await ann.shown({ origin }))).toMatchObject({ status: 404 });
    expect(await signIn(await ann.shown())).toMatchObject({ status: 200 });
  });
});
