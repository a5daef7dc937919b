import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "../../../server/runtime/log.ts";
import { AccountHolder } from "../../support/account-holder.ts";
import { type App, newFolder, startApp } from "../../support/app.ts";

let app: App | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

/** Starts a server in place of the running one. @returns it, and its log. */
async function start(folder: string, ADMINS: string) {
  await app?.close();
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const started = await startApp({ DATA_DIR: folder, ADMINS }, { log });
  app = started;
  return { site: started, log: () => lines.join("") };
}

const panel = async ({ token }: AccountHolder, site: App) => (await site.call("GET /api/admin", { token })).status;

describe("ADMINS", () => {
  test("makes operators of the accounts that have these names at the start", async () => {
    const folder = newFolder();
    const before = await start(folder, "");
    const ada = await AccountHolder.at(before.site, "Ada");
    const grace = await AccountHolder.at(before.site, "Grace");
    const other = await AccountHolder.at(before.site, "Other");
    const { site } = await start(folder, " ada , Grace,");
    expect(await Promise.all([ada, grace, other].map((holder) => panel(holder, site)))).toEqual([200, 200, 404]);
  });

  test("grants no right for a name without an account, and warns with the name", async () => {
    const { site, log } = await start(newFolder(), "Ada");
    expect(log()).toContain('"event":"admin-unknown","setting":"ADMINS","name":"Ada"');
    const later = await AccountHolder.at(site, "Ada");
    expect(await panel(later, site)).toBe(404);
  });

  test("follows the account to its new name, and grants nothing to the old one", async () => {
    const folder = newFolder();
    const before = await start(folder, "");
    const ada = await AccountHolder.at(before.site, "Ada");
    const again = await start(folder, "Ada");
    await again.site.call("PATCH /api/players/me", { token: ada.token, body: { name: "Lovelace" } });
    const { site } = await start(folder, "Ada");
    expect(await panel(ada, site)).toBe(200);
  });

  test("does not restore a revoked right", async () => {
    const folder = newFolder();
    const before = await start(folder, "");
    const ada = await AccountHolder.at(before.site, "Ada");
    await start(folder, "Ada");
    await app?.close();
    app = null;
    const file = new DatabaseSync(`${folder}/games.sqlite`);
    file.exec("delete from staff");
    file.close();
    const { site } = await start(folder, "Ada");
    expect(await panel(ada, site)).toBe(404);
  });
});
