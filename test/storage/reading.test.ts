import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../../server/storage/open.ts";
import { openStores } from "../support/open-stores.ts";
import { account } from "../support/result-fixtures.ts";

describe.each(openStores())("the connection for reading on $name", ({ open }) => {
  let opened: OpenStore;

  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  test("reads the latest committed writes", async () => {
    await account(opened.db, "a-ann", "Annika");
    const names = await opened.reading.selectFrom("accounts").select("name").execute();
    expect(names).toEqual([{ name: "Annika" }]);
  });

  test("rejects writes", async () => {
    await expect(account(opened.reading, "a-ann", "Annika")).rejects.toThrow(/read-?only/);
  });

  test("reads during a write, without its uncommitted data", async () => {
    await opened.db.transaction().execute(async (moment) => {
      await account(moment, "a-ann", "Annika");
      expect(await opened.reading.selectFrom("accounts").select("name").execute()).toEqual([]);
    });
  });
});
