import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashed } from "../../server/accounts/hashed.ts";
import { MissingLooks } from "../../server/accounts/missing-looks.ts";
import { freeNameLike, takeName } from "../../server/accounts/names.ts";
import { PeopleDb } from "../../server/accounts/people-db.ts";
import { formerLooksOf } from "../../server/players/look-alikes.ts";
import type { OpenStore } from "../../server/store/open.ts";
import { openStores } from "../support/open-stores.ts";
import { ManualTimers } from "../support/timers.ts";

describe.each(openStores())("accounts of the version before, on $name,", ({ open }) => {
  let opened: OpenStore;
  let timers: ManualTimers;
  let missing: MissingLooks;
  let logged: object[];

  beforeEach(async () => {
    opened = await open();
    timers = new ManualTimers();
    logged = [];
    const db = new PeopleDb(opened.db, async () => {});
    missing = new MissingLooks({ db, timers, log: { error: (details) => void logged.push(details) } });
  });
  afterEach(async () => {
    await missing?.stop();
    await opened?.close();
  });

  const holdLooks = (playerId: string | null, name: string) =>
    opened.db
      .insertInto("nameLooks")
      .values([...new Set(formerLooksOf(name))].map((look) => ({ look: hashed(look), playerId })))
      .execute();

  /** Makes an account as a node of the version before does, with its former looks alone. */
  async function account(playerId: string, name: string, madeAt = 1): Promise<void> {
    const row = { playerId, name, avatar: "01", madeAt, hidesProfile: 0, hidesRating: 0 };
    await opened.db.insertInto("accounts").values(row).execute();
    await holdLooks(playerId, name);
  }

  const names = () => opened.db.selectFrom("accounts").select(["playerId", "name"]).orderBy("playerId").execute();
  const unlooked = async () =>
    (await opened.db.selectFrom("accounts").selectAll().execute()).filter((row) => row.lookedName !== row.name);

  test("get today's look: nobody takes a name that looks like theirs only as seen today", async () => {
    await account("a-ann", "0scar");
    expect(await freeNameLike(opened.db, "oscar")).toBe("oscar");
    missing.begin();
    await expect.poll(unlooked).toEqual([]);
    expect(await takeName(opened.db, "a-eve", "oscar")).toBe(false);
    expect(await freeNameLike(opened.db, "oscar")).toBe("oscar 2");
  });

  test("keep their names where they look alike, and the older one holds the look", async () => {
    await account("a-ann", "0scar", 2);
    await account("a-bob", "oscar", 1);
    missing.begin();
    await expect.poll(unlooked).toEqual([]);
    expect(await names()).toEqual([
      { playerId: "a-ann", name: "0scar" },
      { playerId: "a-bob", name: "oscar" },
    ]);
    const held = await opened.db
      .selectFrom("nameLooks")
      .select("playerId")
      .where("look", "=", hashed("oscar"))
      .execute();
    expect(held).toEqual([{ playerId: "a-bob" }]);
  });

  test("are found again when a node of the version before makes or renames one", async () => {
    missing.begin();
    await account("a-ann", "oscar");
    await account("a-bob", "Waldo");
    timers.pass(3_600_000);
    await expect.poll(unlooked).toEqual([]);
    await opened.db.updateTable("accounts").set({ name: "Claus" }).where("playerId", "=", "a-bob").execute();
    timers.pass(3_600_000);
    await expect.poll(unlooked).toEqual([]);
    expect(await takeName(opened.db, "a-eve", "Clau\u017f")).toBe(false);
    expect(await takeName(opened.db, "a-eve", "VValdo")).toBe(false);
  });

  test("are done a hundred at a time, until all are", async () => {
    for (let number = 0; number < 230; number += 1) await account(`a-${number}`, `Cat ${number}`);
    missing.begin();
    await expect.poll(unlooked).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("gave up names of which only former looks are stored, and nobody takes those", async () => {
    await holdLooks(null, "Lola");
    expect(await takeName(opened.db, "a-eve", "LoIa")).toBe(false);
    expect(await takeName(opened.db, "a-eve", "Lolo")).toBe(true);
  });

  test("of accounts made today none shares a look with another, whatever name it wants", async () => {
    const wanted = ["oscar", "0scar", "OSCAR", "Waldo", "VValdo", "Max", "rnax", "Anna", "𝐀nna", "Нора", "Hopa"];
    const got: string[] = [];
    for (const [number, name] of wanted.entries()) if (await takeName(opened.db, `a-${number}`, name)) got.push(name);
    expect(got).toEqual(["oscar", "Waldo", "Max", "Anna", "Нора"]);
  });
});
