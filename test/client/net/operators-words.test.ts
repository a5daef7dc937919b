import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectTable } from "../../../client/net/table-connection.ts";
import { games } from "../../../shared/registry.ts";
import { member } from "../../staff/operators/panel.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { settings, textIn } from "../../support/app.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";
import { stubPage } from "../page-stub.ts";

const postgres = withPostgres();

describe.each(databases.slice(0, 1))("with $name", (database) => {
  const app = accountsApp(database, postgres);

  beforeEach(() => {
    vi.stubGlobal("location", { origin: app.url });
    stubPage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Connects the page of a player at their own table. */
  async function atATable() {
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token, body: { settings } });
    const roomId = textIn(opened, "roomId");
    const seated = { roomId, code: textIn(opened, "code") };
    const link = connectTable(games, seated, { token: () => token, formerly: () => null });
    await expect.poll(() => link.connection.value).toBe("open");
    return { roomId, link };
  }

  test("a page at a table knows the operator's announcement until it is withdrawn", async () => {
    const operator = await member(app, "operator");
    const { link } = await atATable();
    await operator.call("POST /api/admin/announcement", { words: "Tournament at eight" });
    await expect.poll(() => link.notice.value.announcement?.words).toBe("Tournament at eight");
    const later = await atATable();
    await expect.poll(() => later.link.notice.value.announcement?.words).toBe("Tournament at eight");
    await operator.call("POST /api/admin/announcement", { words: "" });
    await expect.poll(() => link.notice.value.announcement).toBeNull();
    link.close();
    later.link.close();
  });

  test("the page of a table closed by an operator keeps the operator's message", async () => {
    const operator = await member(app, "operator");
    const { link, roomId } = await atATable();
    await operator.call(`POST /api/admin/tables/${roomId}/close`, { words: "Sleep well." });
    await expect.poll(() => link.connection.value).toBe("closed-by-operator");
    expect(link.closeMessage.value).toBe("Sleep well.");
  });
});
