import { describe, expect, test } from "vitest";
import { AccountHolder } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, startApp } from "../../support/app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

/** Returns the cookie of an answer as a browser sends it back; empty once the server has cleared it. */
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe.each(databases)("the cookie of a guest, with $name", (database) => {
  const app = accountsApp(database, postgres);
  const page = (headers: Record<string, string> = {}) => ({ Origin: app.url, ...headers });
  const arrive = (headers: Record<string, string> = {}) =>
    app.call("POST /api/players", { body: {}, headers: page(headers) });

  test("brings a page without a token its guest back, under the present name", async () => {
    const first = await arrive();
    const { token, player } = Object(first.body);
    const renamed = await app.call("PATCH /api/players/me", { token, body: { name: "Minka" }, headers: page() });
    const back = await arrive({ Cookie: cookieOf(renamed) });
    expect(back).toMatchObject({ status: 200, body: { player: { id: player.id, name: "Minka" }, seated: null } });
    const me = await app.call("GET /api/players/me", { token: Object(back.body).token });
    expect(me.body).toMatchObject({ player: { id: player.id } });
  });

  test("is written for guests who came before it existed", async () => {
    const { token, player } = await app.newGuest();
    const cookie = cookieOf(await app.call("GET /api/players/me", { token }));
    expect((await arrive({ Cookie: cookie })).body).toMatchObject({ player: { id: player.id } });
  });

  test("is hidden from scripts, bound to this site and named after the port", async () => {
    const [cookie = ""] = (await arrive()).headers.getSetCookie();
    expect(cookie).toContain(`nine-lives-guest-${new URL(app.url).port}=`);
    for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=7776000"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  });

  test("authorises no other request", async () => {
    const cookie = cookieOf(await arrive());
    for (const request of ["GET /api/players/me", "GET /api/account/export", "DELETE /api/account"])
      expect(await app.call(request, { headers: page({ Cookie: cookie }) })).toMatchObject({ status: 401 });
  });

  test("is ignored without the origin of a page, and refused from another origin", async () => {
    const first = await arrive();
    const Cookie = cookieOf(first);
    const bare = await app.call("POST /api/players", { body: {}, headers: { Cookie } });
    expect(bare.status).toBe(201);
    expect(Object(bare.body).player.id).not.toBe(Object(first.body).player.id);
    expect((await arrive({ Cookie, Origin: "http://localhost:1" })).status).toBe(403);
  });

  test("is ignored if its value is forged", async () => {
    const [name] = cookieOf(await arrive()).split("=");
    expect((await arrive({ Cookie: `${name}=nl2.W10.AAAA` })).status).toBe(201);
    expect((await arrive({ Cookie: `${name}` })).status).toBe(201);
  });

  test("is cleared when the guest signs in, and never brings a guest back who has an account", async () => {
    const first = await arrive();
    const Cookie = cookieOf(first);
    const ann = await AccountHolder.at(app, "Cookie");
    const { token } = Object(first.body);
    const signedIn = await app.call("POST /api/sign-in", { token, body: { response: await ann.shown() } });
    expect(signedIn.status).toBe(200);
    expect(cookieOf(signedIn)).toMatch(/=$/);
    expect((await arrive({ Cookie })).status).toBe(201);
  });

  test("is cleared when the guest is erased", async () => {
    const { token } = Object((await arrive()).body);
    const erased = await app.call("DELETE /api/account", { token });
    expect(erased.status).toBe(200);
    expect(cookieOf(erased)).toMatch(/=$/);
  });
});

test("the cookie of a site with https is secure and bound to its host", async () => {
  const app = await startApp({ PUBLIC_URL: "https://cats.example" });
  const { headers } = await app.call("POST /api/players", { body: {} });
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-nine-lives-guest-443=nl2\..*; Secure/);
  await app.close();
});
