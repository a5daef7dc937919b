import { describe, expect, test } from "vitest";
import {
  AccountHolder,
  askForAccount,
  confirmOptions,
  creationOptions,
  passkeyOptions,
  signInOptions,
} from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { Authenticator, type Lies } from "../../support/authenticator.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const failed = { status: 404, body: { error: "sign-in-failed" } };

/** Invalid responses of an attacker, each with one defect. */
const lies: readonly (readonly [string, Lies])[] = [
  ["another origin", { origin: "https://localhost.example" }],
  ["an origin that only begins like ours", { origin: "http://localhost:2567.example" }],
  ["this machine's other name", { origin: "http://127.0.0.1:2567" }],
  ["another relying party", { host: "example.org" }],
  ["an unknown challenge", { challenge: "A".repeat(43) }],
  ["a malformed challenge", { challenge: "\0" }],
  ["an authenticator without its user", { unattended: true }],
  ["the other kind of response", { type: "payment.get" }],
];

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  let people = 0;
  /** Returns a unique name that is not rejected. */
  const another = (name: string) => {
    people += 1;
    return `${name} ${people}`;
  };
  const signIn = (response: object) => app.call("POST /api/sign-in", { body: { response } });

  test.each(lies)("a response with %s does not sign in", async (_, lie) => {
    const ann = await AccountHolder.at(app, another("Ann"));
    expect(await signIn(await ann.shown(lie))).toMatchObject(failed);
    expect(await signIn(await ann.shown())).toMatchObject({ status: 200 });
  });

  test.each([...lies, ["an unrequested attestation", { format: "fido-u2f" }] as const])(
    "a response with %s creates no account",
    async (_, lie) => {
      const name = another("Bob");
      expect(await askForAccount(app, name, { lies: lie })).toMatchObject(failed);
      expect(await askForAccount(app, name)).toMatchObject({ status: 201 });
    },
  );

  test("a response with any altered part does not sign in", async () => {
    const ann = await AccountHolder.at(app, "Altered");
    const other = (text: string) => (text.at(20) === "A" ? "B" : "A");
    for (const part of ["clientDataJSON", "authenticatorData", "signature"] as const) {
      const response = await ann.shown();
      const text = response.response[part];
      const altered = text.slice(0, 20) + other(text) + text.slice(21);
      expect(await signIn({ ...response, response: { ...response.response, [part]: altered } })).toMatchObject(failed);
    }
  });

  test("a player's own passkey does not open another account", async () => {
    const ann = await AccountHolder.at(app, "Victim");
    const eve = await AccountHolder.at(app, "Eve");
    const handle = Buffer.from(ann.id).toString("base64url");
    expect(await signIn(await eve.shown({ userHandle: handle }))).toMatchObject(failed);
    const response = await eve.shown();
    const [id = ""] = ann.authenticator.ids;
    expect(await signIn({ ...response, id, rawId: id })).toMatchObject(failed);
  });

  test("a player cannot register another player's passkey as their own", async () => {
    const ann = await AccountHolder.at(app, "Owner");
    const eve = await AccountHolder.at(app, "Thief");
    const copy = eve.authenticator.create(await passkeyOptions(app, eve.token), {}, ann.authenticator.ids[0]);
    expect(await eve.call("POST /api/account/passkeys", { response: copy })).toMatchObject(failed);
    expect(await signIn(await ann.shown())).toMatchObject({ status: 200, body: { player: { id: ann.id } } });
  });

  test("a challenge is valid for one purpose and one player only", async () => {
    const ann = await AccountHolder.at(app, "Purpose");
    const eve = await AccountHolder.at(app, "Purposeless");
    const asked = ann.authenticator.get(await confirmOptions(app, ann.token));
    expect(await signIn(asked)).toMatchObject(failed);
    expect(await ann.call("POST /api/account/confirm", { response: await ann.shown() })).toMatchObject(failed);
    const hers = eve.authenticator.get(await confirmOptions(app, ann.token), {}, eve.authenticator.ids[0]);
    expect(await eve.call("POST /api/account/confirm", { response: hers })).toMatchObject(failed);
    expect(await ann.call("POST /api/account/confirm", { response: hers })).toMatchObject(failed);
    expect(await ann.call("POST /api/account/confirm", { response: asked })).toMatchObject({ status: 200 });
  });

  test("showing a passkey does not answer the challenge to add one", async () => {
    const ann = await AccountHolder.at(app, "Adder");
    const { challenge } = await passkeyOptions(app, ann.token);
    const response = ann.authenticator.get(await confirmOptions(app, ann.token), { challenge });
    expect(await ann.call("POST /api/account/confirm", { response })).toMatchObject(failed);
  });

  test("a guest cannot create an account with another guest's challenge", async () => {
    const [ann, eve] = [await app.newGuest(), await app.newGuest()];
    const response = new Authenticator().create(await creationOptions(app, ann.token, "Foreign"));
    const body = { name: "Foreign", response };
    expect(await app.call("POST /api/account", { token: eve.token, body })).toMatchObject(failed);
    expect(await app.call("POST /api/account", { token: ann.token, body })).toMatchObject({ status: 201 });
  });

  test("the guest's old token gives no access to the account", async () => {
    const ann = await AccountHolder.at(app, "Grown");
    const me = await app.call("GET /api/players/me", { token: ann.guest });
    expect(me.body).toMatchObject({ player: { guest: true } });
    expect(Object(me.body).player.id).not.toBe(ann.id);
    for (const request of ["GET /api/account", "DELETE /api/account/sessions/others"])
      expect(await app.call(request, { token: ann.guest })).toMatchObject({ status: 401 });
    expect(await app.call("PATCH /api/account", { token: ann.guest, body: {} })).toMatchObject({ status: 401 });
  });

  test("neither a session's id nor the hash of its token is a token", async () => {
    const ann = await AccountHolder.at(app, "Named");
    const [session] = await app.run(`select id, hash from sessions where "playerId" = '${ann.id}'`);
    const { id, hash } = Object(session);
    for (const token of [id, hash, `nls1.${id}`, `nls1.${hash}`, `${ann.token}=`, "nls1.", ann.token.toUpperCase()])
      expect(await app.call("GET /api/players/me", { token })).toMatchObject({ status: 401 });
  });

  test("a thief of a token cannot change passkeys or recovery codes", async () => {
    const ann = await AccountHolder.at(app, "Robbed");
    app.pass(10 * 60_000);
    const [id = ""] = ann.authenticator.ids;
    const confirm = { status: 403, body: { error: "confirm" } };
    expect(await ann.call("POST /api/account/passkeys/options", {})).toMatchObject(confirm);
    expect(await ann.call("POST /api/account/passkeys", {})).toMatchObject(confirm);
    expect(await ann.call(`DELETE /api/account/passkeys/${id}`)).toMatchObject(confirm);
    expect(await ann.call("POST /api/account/recovery-codes", {})).toMatchObject(confirm);
    const response = ann.authenticator.get(await confirmOptions(app, ann.token));
    expect(await ann.call("POST /api/account/confirm", { response })).toMatchObject({ body: { isConfirmed: true } });
    expect(await ann.call("POST /api/account/passkeys/options", {})).toMatchObject({ status: 200 });
  });

  test("the response is the same byte for byte for every reason of a refusal", async () => {
    const ann = await AccountHolder.at(app, "Known");
    const gone = await AccountHolder.at(app, "Erased");
    const stranger = new Authenticator();
    const { token } = await app.newGuest();
    stranger.create(await creationOptions(app, token, "Stranger"));
    const code = ann.recoveryCodes[0] ?? "";
    await app.call("POST /api/sign-in/recovery", { body: { code } });
    for (const table of ["accounts", "passkeys"]) await app.run(`delete from ${table} where "playerId" = '${gone.id}'`);
    const wrong = await ann.shown();
    const answers = [
      await signIn(stranger.get(await signInOptions(app))),
      await signIn(await gone.shown()),
      await signIn({ ...wrong, response: { ...wrong.response, signature: "AAAA" } }),
      await app.call("POST /api/sign-in/recovery", { body: { code } }),
      await app.call("POST /api/sign-in/recovery", { body: { code: gone.recoveryCodes[0] } }),
      await app.call("POST /api/sign-in/recovery", { body: { code: "never a code" } }),
    ];
    const told = answers.map(({ status, headers, body }) => {
      const own = ["date", "x-request-id"];
      const names = [...headers].filter(([name]) => !own.includes(name) && !name.startsWith("ratelimit"));
      return JSON.stringify([status, names, body]);
    });
    expect(new Set(told).size).toBe(1);
    expect(answers[0]).toMatchObject(failed);
  });
});
