import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { settings, textIn } from "../../support/app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();
const confirmedMs = 10 * 60_000;
const unauthorized = { status: 401, body: { error: "unauthorized" } };

describe.each(databases)("$name", (database) => {
  const app = accountsApp(database, postgres);
  const openTable = (token: string) => app.call("POST /api/tables", { token, body: { settings } });

  describe("an export", () => {
    const filesFor = async (token: string) => {
      const answer = await fetch(`${app.url}/api/account/export`, { headers: { Authorization: `Bearer ${token}` } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
      return unzipSync(new Uint8Array(await answer.arrayBuffer()));
    };

    test("of an account is a zip with the account's own data", async () => {
      const ann = await AccountHolder.at(app, "Exporter");
      const files = await filesFor(ann.token);
      const account = JSON.parse(new TextDecoder().decode(files["account.json"]));
      expect(account).toMatchObject({ playerId: ann.id, name: "Exporter" });
    });

    test("of a guest requires the token only", async () => {
      const { token } = await app.newGuest();
      expect(Object.keys(await filesFor(token))).toContain("results.json");
    });

    test("of an account requires a recently shown passkey", async () => {
      const ann = await AccountHolder.at(app, "Unconfirmed");
      app.pass(confirmedMs);
      expect(await ann.call("GET /api/account/export")).toMatchObject({ status: 403, body: { error: "confirm" } });
    });

    test("is rejected without a token", async () => {
      expect(await app.call("GET /api/account/export")).toMatchObject(unauthorized);
    });
  });

  describe("erasure", () => {
    test("signs the owner out and removes the profile", async () => {
      const ann = await AccountHolder.at(app, "Goner");
      expectOk(await ann.call("DELETE /api/account"));
      expect(await ann.call("GET /api/account")).toMatchObject(unauthorized);
      const { token } = await app.newGuest();
      const gone = { status: 404, body: { error: "no-such-player" } };
      expect(await app.call("GET /api/profiles/Goner", { token })).toMatchObject(gone);
    });

    test("requires a recently shown passkey", async () => {
      const ann = await AccountHolder.at(app, "Stayer");
      app.pass(confirmedMs);
      expect(await ann.call("DELETE /api/account")).toMatchObject({ status: 403, body: { error: "confirm" } });
      expect(await ann.view()).toMatchObject({ player: { name: "Stayer" } });
    });

    test("is rejected while the player has a seat", async () => {
      const ann = await AccountHolder.at(app, "Sitter");
      expectOk(await openTable(ann.token));
      expect(await ann.call("DELETE /api/account")).toMatchObject({ status: 409, body: { error: "already-seated" } });
    });

    test("is rejected while a guest of the account has a seat", async () => {
      const guest = await app.newGuest();
      expectOk(await openTable(guest.token));
      const token = textIn(expectOk(await askForAccount(app, "Mover", { guest: guest.token })), "token");
      expect(await app.call("DELETE /api/account", { token })).toMatchObject({
        status: 409,
        body: { error: "already-seated" },
      });
    });

    test("invalidates a device link", async () => {
      const { token } = await app.newGuest();
      const ticket = textIn(expectOk(await app.call("POST /api/device-links", { token })), "ticket");
      expectOk(await app.call("DELETE /api/account", { token }));
      expect(await app.call("POST /api/device-links/redeem", { body: { ticket } })).toMatchObject({
        status: 410,
        body: { error: "ticket-expired" },
      });
    });
  });

  describe("a read request", () => {
    const paths = [
      "/api/profiles/Anybody",
      "/api/profiles/Anybody/games",
      "/api/games",
      "/api/results/any",
      "/api/leaderboards/kittens-two",
    ];

    test.each(paths)("to %s requires a token", async (path) => {
      expect(await app.call(`GET ${path}`)).toMatchObject(unauthorized);
    });

    test.each([
      ["/api/leaderboards/chess", 400, "malformed"],
      ["/api/leaderboards/kittens-two?span=year", 400, "malformed"],
      ["/api/games?players=many", 400, "malformed"],
      ["/api/games?before=yesterday", 400, "malformed"],
      ["/api/games?with=%00", 404, "malformed"],
      ["/api/games?sort=name", 400, "malformed"],
      ["/api/profiles/Anybody/games", 404, "no-such-player"],
      ["/api/results/any", 404, "no-such-game"],
    ])("to %s is rejected", async (path, status, error) => {
      const { token } = await app.newGuest();
      expect(await app.call(`GET ${path}`, { token })).toMatchObject({ status, body: { error } });
    });

    test("for a hidden profile has the same response as for an unknown player", async () => {
      const ann = await AccountHolder.at(app, "Secluded");
      expectOk(await ann.call("PATCH /api/account", { hidesProfile: true }));
      const { token } = await app.newGuest();
      const [hidden, nobody] = await Promise.all(
        ["Secluded", "Nobody"].map((name) => app.call(`GET /api/profiles/${name}`, { token })),
      );
      expect([hidden?.status, hidden?.body]).toEqual([nobody?.status, nobody?.body]);
      expect(await ann.call("GET /api/profiles/Secluded")).toMatchObject({ status: 200, body: { isOwn: true } });
    });

    test("must not be cached", async () => {
      const { token } = await app.newGuest();
      const { headers } = await app.call("GET /api/leaderboards/kittens-two", { token });
      expect(headers.get("cache-control")).toBe("no-store");
    });
  });
});
