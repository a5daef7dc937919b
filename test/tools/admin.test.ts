import { describe, expect, test } from "vitest";
import { AccountHolder } from "../support/account-holder.ts";
import { newFolder, startApp, settings as tableSettings } from "../support/app.ts";
import { databases, withPostgres } from "../support/server-databases.ts";
import { runWith } from "./run.ts";

const postgres = withPostgres();

describe.each(databases)("npm run admin with a running server on $name", ({ make }) => {
  test("grants the operator role to an account by its name, lists it, and revokes it", async () => {
    const { settings, run } = await make(postgres);
    const app = await startApp({ ...settings });
    try {
      const ada = await AccountHolder.at(app, "Ada");
      expect(await runWith(settings, "admin", "grant", "ada")).toMatchObject({ code: 0, out: "Ada is operator now\n" });
      expect((await ada.call("GET /api/admin/house")).status).toBe(200);
      expect(await runWith(settings, "admin", "list")).toMatchObject({ code: 0, out: "operator Ada\n" });
      expect(await runWith(settings, "admin", "grant", "Ada", "--moderator")).toMatchObject({ code: 0 });
      expect((await ada.call("GET /api/admin/house")).status).toBe(404);
      expect(await runWith(settings, "admin", "revoke", "Ada")).toMatchObject({ code: 0 });
      expect((await ada.call("GET /api/admin")).status).toBe(404);
      const deeds = await run(`select "byName", action, subject, why from "operatorLog" order by id`);
      const by = { byName: "the command line", subject: "Ada" };
      expect(deeds).toEqual([
        { ...by, action: "grant", why: "operator" },
        { ...by, action: "grant", why: "moderator" },
        { ...by, action: "revoke", why: "moderator" },
      ]);
    } finally {
      await app.close();
    }
  });

  test("lifts all active sanctions of an account and of its former guest, lists them, and ends the watch of their networks", async () => {
    const { settings, run } = await make(postgres);
    const app = await startApp({ ...settings });
    try {
      const ada = await AccountHolder.at(app, "Ada");
      const guest = await app.newGuest();
      await run(
        `insert into "movedGuests" ("guestId", "playerId", "movedAt") values ('${guest.player.id}', '${ada.id}', 1)`,
      );
      const held = (id: string, playerId: string, kind: string, endsAt: string) =>
        run(`insert into sanctions (id, "playerId", kind, reason, words, why, by, "beganAt", "endsAt", "liftedAt", seen)
          values ('${id}', '${playerId}', '${kind}', 'abuse', '', '', 'a-mia', 1, ${endsAt}, null, 0)`);
      await held("one", ada.id, "ban", "null");
      await held("over", ada.id, "queue", "2");
      await held("two", guest.player.id, "chat", "4102444800000");
      await run(
        `insert into "watchedNetworks" (network, "playerId", "endsAt") values ('home', '${ada.id}', 4102444800000),
          ('school', '${guest.player.id}', 4102444800000), ('other', 'a-bob', 4102444800000)`,
      );
      await run(`update "moderationChanges" set count = count + 1`);
      const open = () => ada.call("POST /api/tables", { settings: tableSettings });
      expect(await open()).toMatchObject({ status: 403, body: { error: "sanctioned" } });
      const inForce = "ban for good, chat until 2100-01-01T00:00:00.000Z";
      expect(await runWith(settings, "admin", "grant", "Ada")).toMatchObject({
        code: 0,
        out: `Ada is operator now; still in force: ${inForce}; the command lift Ada ends that\n`,
      });
      expect(await runWith(settings, "admin", "lift", "ada")).toMatchObject({
        code: 0,
        out: `Ada: lifted ${inForce}\n`,
      });
      expect(await open()).toMatchObject({ status: 201 });
      expect(await run(`select network from "watchedNetworks" where "endsAt" > ${Date.now()}`)).toEqual([
        { network: "other" },
      ]);
      const deeds = await run(
        `select "byName", subject, why from "operatorLog" where action = 'end-sanction' order by subject`,
      );
      const by = { byName: "the command line" };
      expect(deeds).toEqual([
        { ...by, subject: "one", why: "ban" },
        { ...by, subject: "two", why: "chat" },
      ]);
      const nothing = await runWith(settings, "admin", "lift", "Ada");
      expect([nothing.code, nothing.err]).toEqual([2, '"Ada": expected an account with a sanction in force\n']);
    } finally {
      await app.close();
    }
  });

  test("rejects an unknown name without a change", async () => {
    const { settings, run } = await make(postgres);
    const app = await startApp({ ...settings });
    try {
      for (const deed of ["grant", "revoke", "lift"]) {
        const { code, err } = await runWith(settings, "admin", deed, "Nobody");
        expect({ code, err }).toEqual({ code: 2, err: '"Nobody": expected the name of an account\n' });
      }
      expect(await run(`select * from "operatorLog"`)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

test("npm run admin fails with a clear message without a database", async () => {
  const { code, err } = await runWith({ DATA_DIR: newFolder() }, "admin", "list");
  expect(code).toBe(2);
  expect(err).toContain("DATA_DIR: expected a folder with a database");
});

test("npm run admin exits with 2 for an unknown command", async () => {
  expect((await runWith({ DATA_DIR: newFolder() }, "admin", "promote", "Ada")).code).toBe(2);
});
