import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../server/people/accounts/accounts-db.ts";
import { Erasure } from "../../server/people/profiles/erasure.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import type { OpenStore } from "../../server/storage/open.ts";
import { ErasedList } from "../../server/storage/retention/erased-list.ts";
import { restoreBackup } from "../../tools/backup/restore.ts";
import { siteAt } from "../support/app.ts";
import { savePlayedGame } from "../support/played-game.ts";
import { account } from "../support/result-fixtures.ts";
import { ServerProcess } from "../support/server-process.ts";
import { KeptData } from "./kept-data.ts";

const log = { info() {}, error() {} };

let data: KeptData;
beforeEach(async () => {
  data = new KeptData();
  await data.start();
});
afterEach(() => data.stop());

describe("a player who was erased after a backup", () => {
  const everythingIn = async ({ db }: OpenStore) =>
    JSON.stringify([
      await db.selectFrom("accounts").selectAll().execute(),
      await db.selectFrom("nameLooks").selectAll().execute(),
      await db.selectFrom("resultSeats").selectAll().execute(),
      await db.selectFrom("games").selectAll().execute(),
    ]);

  async function erase({ db }: OpenStore, playerId: string): Promise<void> {
    const people = new AccountsDb(db, async () => {});
    const erasure = new Erasure({
      db: people,
      list: new ErasedList(data.folder),
      ended: { publish() {} },
      timers: systemTimers,
      log,
    });
    await erasure.erase(playerId);
  }

  beforeEach(async () => {
    await account(data.server.db, "a-ann", "Annika");
    await account(data.server.db, "a-bob", "Robert");
    await savePlayedGame(data.server.store, "one", ["a-ann", "a-bob"]);
    await savePlayedGame(data.server.store, "two", ["guest-ann", "a-bob"]);
    await data.server.db.updateTable("resultSeats").set({ name: "Annika" }).where("seat", "=", 0).execute();
    await data.copy();
  });

  test("stays erased in the restored database, and other players stay", async () => {
    await erase(data.server, "a-ann");
    await erase(data.server, "guest-ann");
    await data.stop();
    expect((await data.restore()).out).toContain("players erased again: 2");
    const left = await everythingIn(await data.start());
    expect(left).not.toContain("Annika");
    expect(left).not.toContain('"Ann\\"');
    expect(left).toContain("Robert");
    expect((await data.verifyAll()).verdict).toEqual({ games: 2, verified: 2, failed: 0 });
  });

  test("stays erased as the guest at the time of the backup", async () => {
    await data.server.db
      .insertInto("movedGuests")
      .values({ guestId: "guest-ann", playerId: "a-ann", movedAt: 1 })
      .execute();
    await erase(data.server, "a-ann");
    await data.stop();
    await restoreBackup(data.folder, data.file, "refuse");
    expect(await everythingIn(await data.start())).not.toContain("Annika");
  });

  test("stays erased although the replaced database is damaged", async () => {
    await erase(data.server, "a-ann");
    await data.stop();
    writeFileSync(data.live, "meow".repeat(2000));
    await restoreBackup(data.folder, data.file, "refuse");
    const { db } = await data.start();
    expect(await db.selectFrom("accounts").select("playerId").execute()).toEqual([{ playerId: "a-bob" }]);
  });

  test("is unchanged if the erasure was long before the backup", async () => {
    await data.stop();
    const twoDays = 2 * 86_400_000;
    await new ErasedList(data.folder).add(["guest-ann"], Date.now() - twoDays);
    expect(await restoreBackup(data.folder, data.file, "refuse")).toMatchObject({ forgotten: 0, isDone: true });
    expect(await everythingIn(await data.start())).toContain("Annika");
  });
});

test("a server can be backed up while it runs and after a crash, and starts with the restored database", async () => {
  const server = new ServerProcess({ TOKEN_SECRET: "", DATABASE_URL: "" });
  data.folder = server.dataFolder;
  await server.start();
  try {
    const { call, newGuest } = siteAt(server.url);
    const { token } = await newGuest();
    expect((await data.backUp()).code).toBe(0);
    expect((await data.restore()).err).toContain("a running one has");
    expect((await call("DELETE /api/account", { token })).status).toBe(200);
    await server.end("SIGKILL");
    const before = data.file;
    data.file = `${data.file}.killed`;
    expect((await data.backUp()).code).toBe(0);
    data.file = before;
    expect(await data.restore()).toMatchObject({ code: 0, out: expect.stringContaining("players erased again: 1\n") });
    await server.start();
  } finally {
    await server.end("SIGKILL");
  }
});
