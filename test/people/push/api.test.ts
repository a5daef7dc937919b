import { createECDH } from "node:crypto";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

let devices = 0;

/** Body of a subscription of another browser. */
function subscription(more: object = {}) {
  devices += 1;
  const browser = createECDH("prime256v1");
  return {
    endpoint: `https://push.example/${devices}`,
    keys: { p256dh: browser.generateKeys("base64url"), auth: "AAAAAAAAAAAAAAAAAAAAAA" },
    kinds: ["turn"],
    quiet: { from: 1320, to: 420, timeZone: "Europe/Berlin" },
    language: "de",
    ...more,
  };
}

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const saved = async (playerId: string) =>
    (await app.run(`select endpoint from "pushSubscriptions" where "playerId" = '${playerId}'`)).length;

  test("a player subscribes with the server's key, changes the choices, and unsubscribes", async () => {
    const { token, player } = await app.newGuest();
    expect(await app.call("GET /api/push", { token })).toMatchObject({
      body: { key: expect.stringMatching(/^B[\w-]{86}$/) },
    });
    const body = subscription();
    for (const kinds of [["turn"], []]) expectOk(await app.call("POST /api/push", { token, body: { ...body, kinds } }));
    expect(await app.run(`select turn, language from "pushSubscriptions" where "playerId" = '${player.id}'`)).toEqual([
      { turn: 0, language: "de" },
    ]);
    expectOk(await app.call("DELETE /api/push", { token, body: { endpoint: body.endpoint } }));
    expect(await saved(player.id)).toBe(0);
  });

  test.each([
    ["an endpoint on another port", { endpoint: "https://push.example:8443/x" }, "endpoint"],
    ["an endpoint of this network", { endpoint: "https://192.168.1.1/x" }, "endpoint"],
    ["an endpoint that is too long", { endpoint: `https://push.example/${"x".repeat(1000)}` }, "endpoint"],
    ["a key that is none", { keys: { p256dh: "key", auth: "AAAAAAAAAAAAAAAAAAAAAA" } }, "keys.p256dh"],
    ["an unknown kind", { kinds: ["chat"] }, "kinds.0"],
    ["an unknown time zone", { quiet: { from: 0, to: 1, timeZone: "Mars" } }, "quiet.timeZone"],
    ["a minute that no day has", { quiet: { from: 0, to: 1440, timeZone: "UTC" } }, "quiet.to"],
    ["a language that the page lacks", { language: "xx" }, "language"],
  ])("%s is refused in words", async (_what, wrong, field) => {
    const { token } = await app.newGuest();
    expect(await app.call("POST /api/push", { token, body: subscription(wrong) })).toMatchObject({
      status: 400,
      body: { error: "malformed", detail: expect.stringContaining(field) },
    });
  });

  test("a subscription needs a token", async () => {
    expect(await app.call("POST /api/push", { body: subscription() })).toMatchObject({ status: 401 });
  });

  test("the subscriptions of a device end when it is signed out, and those of other devices stay", async () => {
    const ann = await AccountHolder.at(app, `Pusher of ${database.name}`);
    const other = await ann.signIn();
    for (const token of [ann.token, other]) expectOk(await app.call("POST /api/push", { token, body: subscription() }));
    expect(await saved(ann.id)).toBe(2);
    expectOk(await app.call("POST /api/sign-out", { token: other, body: {} }));
    expect(await saved(ann.id)).toBe(1);
  });

  test("the subscriptions of a guest end when the guest becomes an account", async () => {
    const { token, player } = await app.newGuest();
    expectOk(await app.call("POST /api/push", { token, body: subscription() }));
    expectOk(await askForAccount(app, `Grown in ${database.name}`, { guest: token }));
    expect(await saved(player.id)).toBe(0);
  });

  test("the export lists the devices that get notifications, without their keys", async () => {
    const { token } = await app.newGuest();
    const body = subscription();
    expectOk(await app.call("POST /api/push", { token, body }));
    const zip = await fetch(`${app.url}/api/account/export`, { headers: { Authorization: `Bearer ${token}` } });
    const file = new TextDecoder().decode(unzipSync(new Uint8Array(await zip.arrayBuffer()))["push.json"]);
    expect(JSON.parse(file)).toMatchObject([{ endpoint: body.endpoint, turn: 1, invitation: 0 }]);
    expect(file).not.toContain(body.keys.p256dh);
  });

  test("the subscriptions of an erased player are erased", async () => {
    const { token, player } = await app.newGuest();
    expectOk(await app.call("POST /api/push", { token, body: subscription() }));
    expectOk(await app.call("DELETE /api/account", { token }));
    expect(await saved(player.id)).toBe(0);
  });
});

describe("without Web Push", () => {
  const [sqlite] = databases;
  if (!sqlite) throw new Error("no database");
  const app = accountsApp(sqlite, postgres, { PUSH: "off" });

  test("a server has no key, and refuses subscriptions in words", async () => {
    const { token } = await app.newGuest();
    expect(await app.call("GET /api/push", { token })).toMatchObject({ status: 200, body: { key: null } });
    expect(await app.call("POST /api/push", { token, body: subscription() })).toMatchObject({
      status: 409,
      body: { error: "no-push" },
    });
  });
});
