import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { systemTimers } from "../../../server/runtime/timers.ts";
import { AccountHolder, passkeyOptions } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { startApp } from "../../support/app.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { clientSecret, publicUrl, startProvider, Visitor } from "../../support/openid-provider.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const provider = await startProvider();
afterAll(() => provider.close());

const failed = { status: 404, body: { error: "provider-failed" } };
const seconds = () => Math.floor(Date.now() / 1000);

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres, provider.env);
  let people = 0;
  beforeEach(() => {
    people += 1;
    provider.login = { accountId: `person-${database.name}-${people}` };
  });
  const another = async (visitor = Visitor.at(app)) => {
    const created = await visitor;
    await created.create(`Somecat ${people}`);
    return created;
  };
  /** Player with a passkey, in the browser of a visitor. */
  async function withPasskey() {
    const holder = await AccountHolder.at(app, `Keycat ${people}`);
    return { holder, visitor: new Visitor(app, holder.token) };
  }

  test("a guest becomes an account with a name of their choice, recovery codes and no passkey", async () => {
    const visitor = await Visitor.at(app);
    expect(await visitor.visit()).toMatchObject({ status: 200, body: { kind: "nameless" } });
    const made = await visitor.call("POST /api/provider/account", { name: "Newcat" });
    expect(made).toMatchObject({ status: 201, body: { kind: "created", player: { name: "Newcat", guest: false } } });
    expect(Object(made.body).recoveryCodes).toHaveLength(8);
    visitor.token = Object(made.body).token;
    expect(await visitor.call("GET /api/account")).toMatchObject({
      body: { passkeys: [], provider: { madeAt: expect.any(Number) }, isConfirmed: false },
    });
  });

  test("the same person signs in to the same account in another browser, and the guest there is merged", async () => {
    const first = await another();
    const second = await Visitor.at(app);
    const entered = await second.visit();
    expect(entered).toMatchObject({ status: 200, body: { kind: "signed-in", player: { name: `Somecat ${people}` } } });
    const account = Object((await first.call("GET /api/account")).body).player.id;
    expect(Object(entered.body).player.id).toBe(account);
    const moved = await app.run(`select "guestId" from "movedGuests" where "playerId" = '${account}'`);
    expect(moved).toHaveLength(2);
  });

  test("only scope openid is requested, and only issuer, subject and times are stored", async () => {
    const visitor = await Visitor.at(app);
    const { body } = await visitor.call("POST /api/provider", { for: "sign-in" });
    const asked = new URL(Object(body).url).searchParams;
    expect(asked.get("scope")).toBe("openid");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("nonce")).toMatch(/^[\w-]{43}$/);
    await another();
    const [row] = await app.run('select * from "providerLinks"');
    expect(Object.keys(row ?? {}).toSorted()).toEqual(["issuer", "madeAt", "playerId", "subject", "usedAt"]);
  });

  test("the visit is in a cookie that scripts cannot read and foreign requests do not carry", async () => {
    const { headers } = await app.call("POST /api/provider", { body: { for: "sign-in" } });
    expect(headers.getSetCookie()[0]).toMatch(
      /^nine-lives-provider-2567=[\w.-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  test("the server sends the browser to its own page, whatever the query says", async () => {
    const visitor = await Visitor.at(app);
    const query = await visitor.leave();
    expect(await visitor.comeBack(`${query}&redirect=https://evil.example`)).toBe(`${publicUrl}/provider`);
    expect(await visitor.comeBack("?next=https://evil.example")).toBe(`${publicUrl}/provider`);
  });

  test("a code of another browser signs nobody in, and does not end the visit of this one", async () => {
    const attacker = await another();
    const victim = await Visitor.at(app);
    const own = await victim.leave();
    await victim.comeBack(await attacker.leave());
    expect(await victim.redeem()).toMatchObject(failed);
    await victim.comeBack(own);
    expect(await victim.redeem()).toMatchObject({ status: 200, body: { kind: "signed-in" } });
  });

  test("a code of another browser with the state of this one signs nobody in", async () => {
    const attacker = await another();
    const victim = await Visitor.at(app);
    const stolen = new URLSearchParams(await attacker.leave());
    const own = new URLSearchParams(await victim.leave());
    stolen.set("state", own.get("state") ?? "");
    await victim.comeBack(`?${stolen}`);
    expect(await victim.redeem()).toMatchObject(failed);
  });

  test("an answer of another issuer is refused", async () => {
    const visitor = await another();
    const query = new URLSearchParams(await visitor.leave());
    query.set("iss", "https://other.example");
    await visitor.comeBack(`?${query}`);
    expect(await visitor.redeem()).toMatchObject(failed);
  });

  test("a query comes back once, and without the cookie of its start never", async () => {
    await another();
    const visitor = await Visitor.at(app);
    const query = await visitor.leave();
    const started = visitor.cookie;
    visitor.cookie = "";
    await visitor.comeBack(query);
    expect(await visitor.redeem()).toMatchObject(failed);
    visitor.cookie = started;
    await visitor.comeBack(query);
    const answered = visitor.cookie;
    visitor.cookie = started;
    await visitor.comeBack(query);
    expect(await visitor.redeem()).toMatchObject(failed);
    visitor.cookie = answered;
    expect(await visitor.redeem()).toMatchObject({ status: 200 });
  });

  test("of several concurrent redemptions of one answer one succeeds", async () => {
    await another();
    const visitor = await Visitor.at(app);
    await visitor.comeBack(await visitor.leave());
    const { cookie, token } = visitor;
    const headers = { Cookie: cookie };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call("POST /api/provider/answer", { token, headers, body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of several concurrent accounts of one person one is created", async () => {
    const visitor = await Visitor.at(app);
    await visitor.visit();
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((name) =>
        app.call("POST /api/provider/account", {
          token: visitor.token,
          headers: { Cookie: visitor.cookie },
          body: { name: `${name} ${people}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("the answer of a sign-in counts for the player who began it alone", async () => {
    await another();
    const visitor = await Visitor.at(app);
    await visitor.comeBack(await visitor.leave());
    const { token } = visitor;
    visitor.token = (await app.newGuest()).token;
    expect(await visitor.redeem()).toMatchObject(failed);
    expect(await visitor.call("POST /api/provider/account", { name: `Othercat ${people}` })).toMatchObject(failed);
    visitor.token = token;
    expect(await visitor.redeem()).toMatchObject({ body: { kind: "signed-in" } });
  });

  test("a sign-out ends the visit of its browser", async () => {
    const visitor = await another();
    await visitor.comeBack(await visitor.leave());
    await visitor.call("POST /api/sign-out", {});
    expect(visitor.cookie).toBe("");
  });

  test("an altered or expired visit is refused", async () => {
    const visitor = await another();
    await visitor.comeBack(await visitor.leave());
    const { cookie } = visitor;
    visitor.cookie = `${cookie.slice(0, 60)}${cookie[60] === "A" ? "B" : "A"}${cookie.slice(61)}`;
    expect(await visitor.redeem()).toMatchObject(failed);
    visitor.cookie = cookie;
    app.pass(10 * 60_000);
    expect(await visitor.redeem()).toMatchObject(failed);
    app.pass(-10 * 60_000);
  });

  test("a refusal at the provider is refused here", async () => {
    provider.login = "refuses";
    const visitor = await Visitor.at(app);
    expect(await visitor.visit()).toMatchObject(failed);
  });

  test("a refusal is shown once", async () => {
    provider.login = "refuses";
    const visitor = await Visitor.at(app);
    await visitor.visit();
    expect(visitor.cookie).toBe("");
  });

  test("a taken name is refused with a free one, and the person may choose again", async () => {
    await another();
    provider.login = { accountId: `other-${people}-${database.name}` };
    const visitor = await Visitor.at(app);
    await visitor.visit();
    const taken = await visitor.call("POST /api/provider/account", { name: `Somecat ${people}` });
    expect(taken).toMatchObject({ status: 409, body: { error: "name-taken", free: expect.any(String) } });
    const free = Object(taken.body).free;
    expect(await visitor.call("POST /api/provider/account", { name: free })).toMatchObject({ status: 201 });
  });

  test("an account with a passkey links the provider, and signs in with either", async () => {
    const { holder, visitor } = await withPasskey();
    expect(await visitor.visit("link")).toMatchObject({ status: 200, body: { kind: "link" } });
    const entered = await (await Visitor.at(app)).visit();
    expect(entered).toMatchObject({ body: { kind: "signed-in", player: { id: holder.id } } });
    expect(await holder.signIn()).toMatch(/^nls1\./);
  });

  test("an account may be linked to the same person again, but to no other one", async () => {
    const { visitor } = await withPasskey();
    await visitor.visit("link");
    expect(await visitor.visit("link")).toMatchObject({ status: 200, body: { kind: "link" } });
    provider.login = { accountId: `second-${database.name}-${people}` };
    expect(await visitor.visit("link")).toMatchObject({ status: 409, body: { error: "provider-taken" } });
  });

  test("a person of another account cannot be linked", async () => {
    await another();
    const { visitor } = await withPasskey();
    expect(await visitor.visit("link")).toMatchObject({ status: 409, body: { error: "provider-taken" } });
  });

  test("a link needs a passkey shown within ten minutes, at its start and at its end", async () => {
    const { holder, visitor } = await withPasskey();
    await visitor.comeBack(await visitor.leave("link"));
    await app.run(`update sessions set "confirmedAt" = null where "playerId" = '${holder.id}'`);
    expect(await visitor.redeem()).toMatchObject({ status: 403, body: { error: "confirm" } });
    expect(await visitor.call("POST /api/provider", { for: "link" })).toMatchObject({ status: 403 });
  });

  test("the answer of a link or a confirmation counts for the session that began it alone", async () => {
    const { holder, visitor } = await withPasskey();
    await visitor.comeBack(await visitor.leave("link"));
    visitor.token = await holder.signIn();
    expect(await visitor.redeem()).toMatchObject(failed);
  });

  test("an authentication at the provider confirms a session for ten minutes after it, but never opens the panel", async () => {
    const visitor = await another();
    const confirmed = async () => Object((await visitor.call("GET /api/account")).body).isConfirmed;
    provider.login = { accountId: `person-${database.name}-${people}`, ts: seconds() - 300 };
    expect(await visitor.visit("confirm")).toMatchObject({ status: 200, body: { kind: "confirm" } });
    expect(await confirmed()).toBe(true);
    app.pass(290_000);
    expect(await confirmed()).toBe(true);
    app.pass(20_000);
    expect(await confirmed()).toBe(false);
    app.pass(-310_000);
    const { id } = Object((await visitor.call("GET /api/account")).body).player;
    const sessions = await app.run(`select "verifiedAt" from sessions where "playerId" = '${id}'`);
    expect(sessions).toEqual([{ verifiedAt: null }]);
  });

  test("neither a sign-in nor a confirmation at the provider confirms a session of staff", async () => {
    const visitor = await another();
    const account = async () => Object((await visitor.call("GET /api/account")).body);
    const { id } = (await account()).player;
    await app.run(`insert into staff ("playerId", role, "grantedAt") values ('${id}', 'moderator', 0)`);
    provider.login = { accountId: `person-${database.name}-${people}`, ts: seconds() };
    visitor.token = Object((await visitor.visit()).body).token;
    expect(await visitor.visit("confirm")).toMatchObject({ status: 403, body: { error: "confirm" } });
    expect((await account()).isConfirmed).toBe(false);
    expect(await visitor.call("POST /api/account/passkeys/options", {})).toMatchObject({ status: 403 });
  });

  test("an authentication of more than ten minutes ago confirms nothing", async () => {
    const visitor = await another();
    provider.login = { accountId: `person-${database.name}-${people}`, ts: seconds() - 580 };
    await visitor.comeBack(await visitor.leave("confirm"));
    app.pass(30_000);
    expect(await visitor.redeem()).toMatchObject(failed);
    app.pass(-30_000);
  });

  test("a confirmation at the provider does not shorten a later one by a passkey", async () => {
    const { holder, visitor } = await withPasskey();
    await visitor.visit("link");
    const confirmedAt = () => app.run(`select "confirmedAt" from sessions where "playerId" = '${holder.id}'`);
    const before = await confirmedAt();
    provider.login = { accountId: `person-${database.name}-${people}`, ts: seconds() - 300 };
    expect(await visitor.visit("confirm")).toMatchObject({ status: 200 });
    expect(await confirmedAt()).toEqual(before);
  });

  test("another person at the provider does not confirm the session", async () => {
    const visitor = await another();
    provider.login = { accountId: `stranger-${database.name}-${people}` };
    expect(await visitor.visit("confirm")).toMatchObject(failed);
  });

  test("an account keeps at least one way in", async () => {
    const { visitor } = await withPasskey();
    await visitor.visit("link");
    const [passkey] = Object((await visitor.call("GET /api/account")).body).passkeys;
    expect(await visitor.call(`DELETE /api/account/passkeys/${passkey.id}`)).toMatchObject({ status: 200 });
    expect(await visitor.call("DELETE /api/account/provider")).toMatchObject({
      status: 409,
      body: { error: "last-passkey" },
    });
    const options = await passkeyOptions(app, visitor.token);
    await visitor.call("POST /api/account/passkeys", { response: new Authenticator().create(options) });
    expect(await visitor.call("DELETE /api/account/provider")).toMatchObject({ status: 200, body: { provider: null } });
    expect(await (await Visitor.at(app)).visit()).toMatchObject({ body: { kind: "nameless" } });
  });

  test("erasure removes the link", async () => {
    const visitor = await another();
    await visitor.visit("confirm");
    expect(await visitor.call("DELETE /api/account")).toMatchObject({ status: 200 });
    const rows = await app.run(`select * from "providerLinks" where subject = 'person-${database.name}-${people}'`);
    expect(rows).toEqual([]);
  });

  test("the log has no secret, code or subject", async () => {
    const visitor = await another();
    const query = new URLSearchParams(await visitor.leave());
    query.set("code", "forged-code-of-nobody");
    await visitor.comeBack(`?${query}`);
    expect(app.log()).toContain("provider-refused");
    for (const text of [clientSecret, "forged-code", `person-${database.name}`]) expect(app.log()).not.toContain(text);
  });
});

test("a server starts without its provider, and finds it five seconds after a failure", async () => {
  const away = await startProvider();
  const port = Number(new URL(away.env["OIDC_ISSUER"] ?? "").port);
  away.close();
  let passed = 0;
  const app = await startApp(away.env, { timers: { ...systemTimers, now: () => passed } });
  const visitor = await Visitor.at(app);
  const unreachable = { status: 503, body: { error: "provider-unreachable" } };
  const ask = () => visitor.call("POST /api/provider", { for: "sign-in" });
  expect(await ask()).toMatchObject(unreachable);
  const back = await startProvider(port);
  back.login = { accountId: "late" };
  passed = 4999;
  expect(await ask()).toMatchObject(unreachable);
  passed = 5000;
  expect(await visitor.visit()).toMatchObject({ body: { kind: "nameless" } });
  await app.close();
  back.close();
});

test("a server without a provider has no address of it", async () => {
  const app = await startApp();
  const visitor = await Visitor.at(app);
  expect(await visitor.call("POST /api/provider", { for: "sign-in" })).toMatchObject({
    status: 404,
    body: { error: "malformed" },
  });
  await app.close();
});

test("visits that fail at the provider count as wrong tries of their address", async () => {
  provider.login = "refuses";
  const app = await startApp({ ...provider.env, LIMIT_LOOPBACK: "on", TRIES_PER_MINUTE: "2" });
  const visitor = await Visitor.at(app);
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await visitor.comeBack(await visitor.leave())).toBe(`${publicUrl}/provider`);
  }
  expect(await visitor.call("GET /api/provider/callback")).toMatchObject({ status: 429 });
  await app.close();
});

test("the page of answers spends no tries of a browser without an answer", async () => {
  const app = await startApp({ ...provider.env, LIMIT_LOOPBACK: "on", TRIES_PER_MINUTE: "2" });
  const visitor = await Visitor.at(app);
  for (let tries = 0; tries < 3; tries += 1) expect(await visitor.redeem()).toMatchObject(failed);
  await app.close();
});
