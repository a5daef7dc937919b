import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
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
import { member, unconfirmed } from "./panel.ts";

const postgres = withPostgres();
const unverified = { unverified: true };
const confirm = { status: 403, body: { error: "confirm" } };
const shown = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>() });

describe.each(databases.slice(0, 1))("$name", (database) => {
  const app = accountsApp(database, postgres);
  const cluster = (token: string) => app.call("GET /api/admin/house", { token });
  const panelOptions = async (holder: AccountHolder) =>
    shown.parse(expectOk(await holder.call("POST /api/admin/confirm/options", {})).body).options;

  test("the panel requires a passkey that verifies its user and then opens", async () => {
    const operator = await unconfirmed(app, "operator");
    const options = await panelOptions(operator);
    expect(options.userVerification).toBe("required");
    const response = operator.authenticator.get(options);
    expectOk(await operator.call("POST /api/admin/confirm", { response }));
    expect((await cluster(operator.token)).status).toBe(200);
  });

  test("the panel rejects a passkey that did not verify its user", async () => {
    const operator = await unconfirmed(app, "operator");
    const response = operator.authenticator.get(await panelOptions(operator), unverified);
    expect(await operator.call("POST /api/admin/confirm", { response })).toMatchObject({
      status: 403,
      body: { error: "passkey-unverified" },
    });
    expect(await cluster(operator.token)).toMatchObject(confirm);
  });

  test("a passkey shown for the account without verification does not open the panel", async () => {
    const operator = await unconfirmed(app, "operator");
    const response = operator.authenticator.get(await confirmOptions(app, operator.token), unverified);
    expectOk(await operator.call("POST /api/account/confirm", { response }));
    expect(await cluster(operator.token)).toMatchObject(confirm);
  });

  test.each(["operator", "moderator"] as const)(
    "signing in without verification does not open the panel for a %s",
    async (role) => {
      const holder = await member(app, role);
      const response = holder.authenticator.get(await signInOptions(app), unverified);
      const token = textIn(expectOk(await app.call("POST /api/sign-in", { body: { response } })), "token");
      expect(await app.call("GET /api/moderation/reports", { token })).toMatchObject(confirm);
      expect(await app.call("GET /api/admin", { token })).toMatchObject({ body: { isConfirmed: false } });
    },
  );

  test("a recovery code does not open the panel", async () => {
    const operator = await member(app, "operator");
    const code = operator.recoveryCodes[0];
    const token = textIn(expectOk(await app.call("POST /api/sign-in/recovery", { body: { code } })), "token");
    expect(await cluster(token)).toMatchObject(confirm);
  });

  test("an operator with a non-verifying passkey can add a verifying one, which opens the panel", async () => {
    const operator = await unconfirmed(app, "operator");
    const key = operator.authenticator.get(await confirmOptions(app, operator.token), unverified);
    expectOk(await operator.call("POST /api/account/confirm", { response: key }));
    const other = new Authenticator();
    const made = other.create(await passkeyOptions(app, operator.token));
    expectOk(await operator.call("POST /api/account/passkeys", { response: made }));
    const response = other.get(await panelOptions(operator));
    expectOk(await operator.call("POST /api/admin/confirm", { response }));
    expect((await cluster(operator.token)).status).toBe(200);
  });

  test("a challenge of the panel is valid for the panel only, and other challenges are invalid there", async () => {
    const operator = await unconfirmed(app, "operator");
    const failed = { status: 404, body: { error: "sign-in-failed" } };
    const forPanel = operator.authenticator.get(await panelOptions(operator));
    expect(await operator.call("POST /api/account/confirm", { response: forPanel })).toMatchObject(failed);
    const forAccount = operator.authenticator.get(await confirmOptions(app, operator.token));
    expect(await operator.call("POST /api/admin/confirm", { response: forAccount })).toMatchObject(failed);
  });

  test("a player without a right can confirm as before, but not for the panel", async () => {
    const ann = await AccountHolder.at(app, "Player");
    expect((await confirmOptions(app, ann.token)).userVerification).toBe("preferred");
    const response = ann.authenticator.get(await confirmOptions(app, ann.token), unverified);
    expectOk(await ann.call("POST /api/account/confirm", { response }));
    expectOk(await ann.call("POST /api/account/recovery-codes", {}));
    for (const request of ["POST /api/admin/confirm/options", "POST /api/admin/confirm"]) {
      const { status, body } = await ann.call(request, {});
      const unknown = await ann.call(request.replace("/admin", "/nothing"), {});
      expect([status, JSON.stringify(body).replace("/admin", "/nothing")]).toEqual([404, JSON.stringify(unknown.body)]);
    }
  });
});
