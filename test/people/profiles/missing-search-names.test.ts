import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { MissingLooks } from "../../../server/people/accounts/missing-looks.ts";
import { Erasure } from "../../../server/people/profiles/erasure.ts";
import { MissingSearchNames } from "../../../server/people/profiles/missing-search-names.ts";
import { createLog } from "../../../server/runtime/log.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished } from "../../support/result-fixtures.ts";
import { ManualTimers } from "../../support/timers.ts";

describe.each(openStores())("search keys on $name", ({ open }) => {
  let opened: OpenStore;
  let db: AccountsDb;
  let timers: ManualTimers;
  let missing: MissingSearchNames;

  beforeEach(async () => {
    opened = await open();
    timers = new ManualTimers();
    db = new AccountsDb(opened.db, async () => {});
    missing = new MissingSearchNames({ db, timers, log: { error() {} } });
  });
  afterEach(async () => {
    await missing?.stop();
    await opened?.close();
  });

  const keys = async () => {
    const rows = opened.db.selectFrom("resultSeats").select("searchName").orderBy("gameId").orderBy("seat");
    return (await rows.execute()).map(({ searchName }) => searchName);
  };

  test("of guests that an older version has saved are filled in, and none for accounts and bots", async () => {
    const seats = ["g-1", "a-1", null].map((playerId) => ({ playerId, name: "Łucja", searchName: null }));
    for (let number = 0; number < 210; number += 1)
      await finished(opened.db, `game ${number}`, { seats, shared: null });
    void missing.start();
    await expect.poll(keys).toEqual(Array.from({ length: 630 }, (_, seat) => (seat % 3 === 0 ? "lucja" : null)));
  });

  test("disappear with the names that an older version has erased", async () => {
    await finished(opened.db, "game", { seats: [{ playerId: "g-1", name: "", searchName: "lucja" }] });
    void missing.start();
    await expect.poll(keys).toEqual([null]);
  });

  test("disappear with the names of an erased player", async () => {
    await finished(opened.db, "game", { seats: [{ playerId: "g-1", name: "Łucja" }] });
    const erasure = new Erasure({
      db,
      list: { add: async () => {} },
      ended: { publish() {} },
      timers,
      log: createLog("error", { write() {} }),
    });
    expect(await keys()).toEqual(["lucja"]);
    await erasure.erase("g-1");
    expect(await keys()).toEqual([null]);
  });

  test("of accounts that an older version has renamed follow the name", async () => {
    await account(opened.db, "a-1", "Łucja");
    await opened.db.updateTable("accounts").set({ name: "José" }).execute();
    const looks = new MissingLooks({ db, timers, log: { error() {} } });
    void looks.start();
    const key = async () => (await opened.db.selectFrom("accounts").select("searchName").execute())[0]?.searchName;
    await expect.poll(key).toBe("jose");
    await looks.stop();
  });
});
