import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freeGivenUpNames } from "../../../server/people/accounts/given-up-names.ts";
import { freeNameLike, takeName } from "../../../server/people/accounts/names.ts";
import type { Database } from "../../../server/storage/database.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { ratedBegin } from "../../support/rated.ts";
import { account, finished } from "../../support/result-fixtures.ts";
import { entryOf } from "../../support/stored.ts";

describe.each(openStores())("the names that a player has given up, on $name,", ({ open }) => {
  let opened: OpenStore;
  let db: Kysely<Database>;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    await account(db, "a-ann", "Annika");
    await takeName(db, "a-ann", "Nova");
  });
  afterEach(() => opened?.close());

  const freed = (name: string | null) => db.transaction().execute((moment) => freeGivenUpNames(moment, "a-ann", name));
  const isFree = async (name: string) => (await freeNameLike(db, name)) === name;

  test("are free, and the present name is not", async () => {
    await freed("Nova");
    expect([await isFree("Annika"), await isFree("Nova")]).toEqual([true, false]);
  });

  test("are all free if the player has no name any more", async () => {
    await freed(null);
    expect([await isFree("Annika"), await isFree("Nova")]).toEqual([true, true]);
  });

  test("are free although another player had the same name in a game", async () => {
    await finished(db, "one", { seats: [{ playerId: "guest", name: "Annika" }] });
    await freed("Nova");
    expect(await isFree("Annika")).toBe(true);
  });

  test.each(["Annika", "ANNIKA", "Annika 2"])("stay taken if a finished game shows %s", async (shown) => {
    await finished(db, "one", { seats: [{ playerId: "a-ann", name: shown }] });
    await freed("Nova");
    expect(await isFree("Annika")).toBe(false);
  });

  test("stay taken if a running game shows them", async () => {
    const { record, ...game } = ratedBegin("one", ["a-bob", "a-ann"]);
    const seats = ["Bob", "Annika"].map((name) => ({ kind: "person" as const, name, avatar: "01" }));
    await opened.store.write(entryOf({ begun: [{ ...game, record: { ...record, seats } }] }));
    await freed("Nova");
    expect(await isFree("Annika")).toBe(false);
  });

  test("stay taken after the account's erasure if the setting ADMINS named the account by them", async () => {
    await db.insertInto("adminNames").values({ name: "annika", playerId: "a-ann" }).execute();
    await freed(null);
    expect([await isFree("Annika"), await isFree("Nova")]).toEqual([false, true]);
  });

  test("stay taken if they belong to another player", async () => {
    await account(db, "a-bob", "Robert");
    await freed(null);
    expect(await isFree("Robert")).toBe(false);
  });
});
