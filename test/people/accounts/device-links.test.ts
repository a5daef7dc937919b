import { describe, expect, test } from "vitest";
import {
  AccountHolder,
  askForAccount,
  confirmOptions,
  expectOk,
  passkeyOptions,
} from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { textIn } from "../../support/app.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const expired = { status: 410, body: { error: "ticket-expired" } };

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const linkOf = async (token: string) =>
    textIn(await app.call("POST /api/device-links", { token, body: {} }), "ticket");
  const redeem = (ticket: string) => app.call("POST /api/device-links/redeem", { body: { ticket } });
  const idOf = async (ann: AccountHolder, isThis: boolean) =>
    (await ann.view()).sessions.find((session) => session.isThis === isThis)?.id;

  /** Creates an owner with a recently shown passkey, and a session of theirs that a thief has. */
  async function robbed(name: string): Promise<{ ann: AccountHolder; stolen: string }> {
    const ann = await AccountHolder.at(app, name);
    return { ann, stolen: await ann.signIn() };
  }

  const endings: readonly (readonly [string, string, (ann: AccountHolder, stolen: string) => Promise<unknown>])[] = [
    ["signs out", "Ending one", (_, token) => app.call("POST /api/sign-out", { token, body: {} })],
    [
      "is signed out on another device",
      "Ending two",
      async (ann) => ann.call(`DELETE /api/account/sessions/${await idOf(ann, false)}`),
    ],
    ["is signed out with all others", "Ending three", (ann) => ann.call("DELETE /api/account/sessions/others")],
    [
      "has ended 90 days after its last use",
      "Ending four",
      async () => {
        app.pass(90 * dayMs);
      },
    ],
    [
      "is deleted in the database",
      "Ending five",
      (ann) => app.run(`delete from sessions where "playerId" = '${ann.id}'`),
    ],
    ["goes with its account", "Ending six", (ann) => ann.call("DELETE /api/account")],
  ];

  test.each(endings)("a device link is invalid after the session that issued it %s", async (_, name, end) => {
    const { ann, stolen } = await robbed(name);
    const ticket = await linkOf(stolen);
    await end(ann, stolen);
    expect(await redeem(ticket)).toMatchObject(expired);
  });

  test("a session from a device link cannot issue a link before its passkey is shown", async () => {
    const { stolen } = await robbed("Chain");
    const moved = textIn(expectOk(await redeem(await linkOf(stolen))), "token");
    const refused = { status: 403, body: { error: "confirm" } };
    expect(await app.call("POST /api/device-links", { token: moved, body: {} })).toMatchObject(refused);
  });

  test("an account gets a device link only within ten minutes after its passkey was shown", async () => {
    const ann = await AccountHolder.at(app, "Fresh");
    app.pass(10 * minuteMs);
    const refused = { status: 403, body: { error: "confirm" } };
    expect(await ann.call("POST /api/device-links", {})).toMatchObject(refused);
    const response = ann.authenticator.get(await confirmOptions(app, ann.token));
    expectOk(await ann.call("POST /api/account/confirm", { response }));
    expect(await ann.call("POST /api/device-links", {})).toMatchObject({ status: 201 });
  });

  test("removing a passkey invalidates the device link of another device", async () => {
    const { ann, stolen } = await robbed("Remover");
    const other = new Authenticator();
    const made = other.create(await passkeyOptions(app, ann.token));
    expectOk(await ann.call("POST /api/account/passkeys", { response: made }));
    const ticket = await linkOf(stolen);
    expectOk(await ann.call(`DELETE /api/account/passkeys/${other.ids[0]}`));
    expect(await redeem(ticket)).toMatchObject(expired);
  });

  test("new recovery codes invalidate the device link of another device", async () => {
    const { ann, stolen } = await robbed("Recoverer");
    const ticket = await linkOf(stolen);
    expectOk(await ann.call("POST /api/account/recovery-codes", {}));
    expect(await redeem(ticket)).toMatchObject(expired);
  });

  test("signing out one device invalidates the device link of the account", async () => {
    const { ann } = await robbed("Leaver");
    const ticket = await linkOf(ann.token);
    expectOk(await ann.call(`DELETE /api/account/sessions/${await idOf(ann, false)}`));
    expect(await redeem(ticket)).toMatchObject(expired);
  });

  test("a guest's device link needs no passkey and moves the guest", async () => {
    const bob = await app.newGuest();
    expect(await redeem(await linkOf(bob.token))).toMatchObject({
      status: 200,
      body: { player: { id: bob.player.id, guest: true } },
    });
  });

  test("an earlier device link of a guest is invalid after the guest has become an account", async () => {
    const bob = await app.newGuest();
    const ticket = await linkOf(bob.token);
    expectOk(await askForAccount(app, "Grown up", { guest: bob.token }));
    expect(await redeem(ticket)).toMatchObject(expired);
  });

  test.each([
    ["a passkey is removed", "Unconfirmed one", true],
    ["new recovery codes are made", "Unconfirmed two", false],
  ])("when %s, other devices must show a passkey before changing passkeys or codes", async (_, name, byRemoval) => {
    const { ann, stolen } = await robbed(name);
    const other = new Authenticator();
    const made = other.create(await passkeyOptions(app, ann.token));
    expectOk(await ann.call("POST /api/account/passkeys", { response: made }));
    const change = () => app.call("POST /api/account/passkeys/options", { token: stolen, body: {} });
    expectOk(await change());
    if (byRemoval) expectOk(await ann.call(`DELETE /api/account/passkeys/${other.ids[0]}`));
    else expectOk(await ann.call("POST /api/account/recovery-codes", {}));
    expect(await change()).toMatchObject({ status: 403, body: { error: "confirm" } });
    expect(await ann.view()).toMatchObject({ isConfirmed: true });
  });
});
