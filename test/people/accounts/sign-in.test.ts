import { describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, creationOptions, signInOptions } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { textIn } from "../../support/app.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const shown = (response: object, token?: string) =>
    app.call("POST /api/sign-in", { body: { response }, ...(token !== undefined && { token }) });
  const recover = (code: string) => app.call("POST /api/sign-in/recovery", { body: { code } });

  test("a guest becomes the owner of an account with the same picture and eight recovery codes", async () => {
    const guest = await app.newGuest();
    const answer = await askForAccount(app, "Minka", { guest: guest.token });
    expect(answer).toMatchObject({
      status: 201,
      body: { player: { name: "Minka", avatar: guest.player.avatar, guest: false }, seated: null },
    });
    const { recoveryCodes } = Object(answer.body);
    expect(new Set(recoveryCodes).size).toBe(8);
    expect(recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  test("a new passkey is discoverable and has the account's id", async () => {
    const { token } = await app.newGuest();
    const options = await creationOptions(app, token, "Finder");
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: "Finder", displayName: "Finder" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    const ann = await AccountHolder.at(app, "Handle");
    expect(Buffer.from((await ann.shown()).response.userHandle ?? "", "base64url").toString()).toBe(ann.id);
    expect(ann.id).toMatch(/^a-[\w-]{22}$/);
  });

  test("a player with the passkey signs in on any device", async () => {
    const ann = await AccountHolder.at(app, "Anywhere");
    const token = await ann.signIn();
    expect(token).not.toBe(ann.token);
    const me = await app.call("GET /api/players/me", { token });
    expect(me.body).toMatchObject({ player: { id: ann.id, name: "Anywhere", guest: false } });
  });

  test("a guest's token beside the passkey moves the guest's history to the account once", async () => {
    const ann = await AccountHolder.at(app, "Mover");
    const { token, player } = await app.newGuest();
    await shown(await ann.shown(), token);
    const [row] = await app.run(`select "playerId" from "movedGuests" where "guestId" = '${player.id}'`);
    expect(row).toEqual({ playerId: ann.id });
  });

  test("a recovery code signs in once, in any spelling", async () => {
    const ann = await AccountHolder.at(app, "Forgetful");
    const code = ann.recoveryCodes[0] ?? "";
    const answer = await recover(
      ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")}`,
    );
    expect(answer).toMatchObject({ status: 200, body: { player: { id: ann.id, guest: false } } });
    expect(await recover(code)).toMatchObject({ status: 404, body: { error: "sign-in-failed" } });
  });

  test("of several concurrent uses of one recovery code one succeeds", async () => {
    const ann = await AccountHolder.at(app, "Crowd");
    const answers = await Promise.all(Array.from({ length: 6 }, () => recover(ann.recoveryCodes[0] ?? "")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a player who signed in with a recovery code may add a passkey at once", async () => {
    const ann = await AccountHolder.at(app, "Rescued");
    const token = textIn(await recover(ann.recoveryCodes[0] ?? ""), "token");
    expect(await app.call("POST /api/account/passkeys/options", { token, body: {} })).toMatchObject({ status: 200 });
  });

  test("a response signs in once", async () => {
    const ann = await AccountHolder.at(app, "Repeater");
    const response = await ann.shown();
    expect(await shown(response)).toMatchObject({ status: 200 });
    expect(await shown(response)).toMatchObject({ status: 404, body: { error: "sign-in-failed" } });
  });

  test("of several concurrent uses of one response one succeeds", async () => {
    const ann = await AccountHolder.at(app, "Racer");
    const response = await ann.shown();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shown(response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a response creates one account", async () => {
    const { token } = await app.newGuest();
    const response = new Authenticator().create(await creationOptions(app, token, "Once"));
    const make = (name: string) => app.call("POST /api/account", { token, body: { name, response } });
    expect(await make("Once")).toMatchObject({ status: 201 });
    expect(await make("Twice")).toMatchObject({ status: 404, body: { error: "sign-in-failed" } });
  });

  test("a challenge is valid for five minutes", async () => {
    const ann = await AccountHolder.at(app, "Late");
    const [early, late] = [await ann.shown(), await ann.shown()];
    app.pass(5 * minuteMs - 5000);
    expect(await shown(early)).toMatchObject({ status: 200 });
    app.pass(5000);
    expect(await shown(late)).toMatchObject({ status: 404 });
  });

  test("the counter of a counting authenticator must increase", async () => {
    const ann = await AccountHolder.at(app, "Counter", new Authenticator(undefined, true));
    expect(await shown(await ann.shown({ counter: 7 }))).toMatchObject({ status: 200 });
    expect(await shown(await ann.shown({ counter: 7 }))).toMatchObject({ status: 404 });
    expect(await shown(await ann.shown({ counter: 6 }))).toMatchObject({ status: 404 });
    expect(await shown(await ann.shown({ counter: 0 }))).toMatchObject({ status: 404 });
    expect(await shown(await ann.shown({ counter: 8 }))).toMatchObject({ status: 200 });
  });

  test("a session ends 90 days after its last use", async () => {
    const ann = await AccountHolder.at(app, "Absent");
    app.pass(89 * dayMs);
    expect(await ann.call("GET /api/players/me")).toMatchObject({ status: 200 });
    const used = `select id from sessions where "playerId" = '${ann.id}' and "seenAt" > "madeAt"`;
    await expect.poll(() => app.run(used)).toHaveLength(1);
    app.pass(89 * dayMs);
    expect(await app.call("GET /api/account", { token: ann.token })).toMatchObject({ status: 200 });
    app.pass(dayMs);
    expect(await ann.call("GET /api/players/me")).toMatchObject({ status: 401 });
  });

  test("options to sign in are the same for all clients except for the challenge", async () => {
    await AccountHolder.at(app, "Somebody");
    const { challenge: one, ...options } = await signInOptions(app);
    const { challenge: other, ...others } = await signInOptions(app);
    expect(one).not.toBe(other);
    expect(options).toEqual({
      rpId: "localhost",
      allowCredentials: [],
      timeout: 300_000,
      userVerification: "preferred",
    });
    expect(others).toEqual(options);
  });

  test("tokens and recovery codes are in neither the database nor the log", async () => {
    const ann = await AccountHolder.at(app, "Secretive");
    const used = ann.recoveryCodes[0] ?? "";
    await recover(used);
    const token = await ann.signIn();
    const tables = ["sessions", "recoveryCodes", "challenges", "accounts", "passkeys"];
    const rows = await Promise.all(tables.map((table) => app.run(`select * from "${table}"`)));
    const kept = JSON.stringify(rows) + app.log();
    for (const secret of [ann.token, token, ...ann.recoveryCodes]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(secret.replaceAll("-", ""));
    }
  });
});
