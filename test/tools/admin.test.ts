import { describe, expect, test } from "vitest";
import { AccountHolder } from "../support/account-holder.ts";
import { newFolder, startApp } from "../support/app.ts";
import { databases, withPostgres } from "../support/server-databases.ts";
import { runWith } from "./run.ts";

const postgres = withPostgres();

describe.each(databases)("npm run admin beside a running server, with $name", ({ isThere, make }) => {
  test.runIf(isThere)("gives an account the panel by its name, lists it, and takes it away again", async () => {
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

  test.runIf(isThere)("says that a name is unknown, and changes nothing", async () => {
    const { settings, run } = await make(postgres);
    const app = await startApp({ ...settings });
    try {
      for (const deed of ["grant", "revoke"]) {
        const { code, err } = await runWith(settings, "admin", deed, "Nobody");
        expect({ code, err }).toEqual({ code: 2, err: '"Nobody": expected the name of an account\n' });
      }
      expect(await run(`select * from "operatorLog"`)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

test("npm run admin without a database says so", async () => {
  const { code, err } = await runWith({ DATA_DIR: newFolder() }, "admin", "list");
  expect(code).toBe(2);
  expect(err).toContain("DATA_DIR: expected a folder with a database");
});

test("npm run admin with an unknown command ends with 2", async () => {
  expect((await runWith({ DATA_DIR: newFolder() }, "admin", "promote", "Ada")).code).toBe(2);
});
