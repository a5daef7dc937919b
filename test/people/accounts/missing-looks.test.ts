import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { MissingLooks } from "../../../server/people/accounts/missing-looks.ts";
import { freeNameLike, takeName } from "../../../server/people/accounts/names.ts";
import { sha256 } from "../../../server/people/accounts/sha256.ts";
import { formerLooksOf } from "../../../server/people/identity/look-alikes.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { ManualTimers } from "../../support/timers.ts";

describe.each(openStores())("accounts of an older version, on $name,", ({ open }) => {
  let opened: OpenStore;
  let timers: ManualTimers;
  let missing: MissingLooks;
  let logged: object[];

  beforeEach(async () => {
    opened = await open();
    timers = new ManualTimers();
    logged = [];
    const db = new AccountsDb(opened.db, async () => {});
    missing = new MissingLooks({ db, timers, log: { error: (details) => void logged.push(details) } });
  });
  afterEach(async () => {
    await missing?.stop();
    await opened?.close();
  });

  const holdLooks = (playerId: string | null, name: string) =>
    opened.db
      .insertInto("nameLooks")
      .values([...new Set(formerLooksOf(name))].map((look) => ({ look: sha256(look), playerId })))
      .execute();

  /** Creates an account as a node of an older version does, with its former skeletons only. */
  async function account(playerId: string, name: string, madeAt = 1): Promise<void> {
    const row = { playerId, name, avatar: "01", madeAt, hidesProfile: 0, hidesRating: 0 };
    await opened.db.insertInto("accounts").values(row).execute();
    await holdLooks(playerId, name);
  }

  const names = () => opened.db.selectFrom("accounts").select(["playerId", "name"]).orderBy("playerId").execute();
  const unlooked = async () =>
    (await opened.db.selectFrom("accounts").selectAll().execute()).filter((row) => row.lookedName !== row.name);

  test("get today's skeleton, so that no other player can take a name that is confusable only by today's rules", async () => {
    await account("a-ann", "0scar");
    expect(await freeNameLike(opened.db, "oscar")).toBe("oscar");
    void missing.start();
    await expect.poll(unlooked).toEqual([]);
    expect(await takeName(opened.db, "a-eve", "oscar")).toBe(false);
    expect(await freeNameLike(opened.db, "oscar")).toBe("oscar 2");
  });

  test("keep their names if these are confusable, and the older account gets the skeleton", async () => {
    await account("a-ann", "0scar", 2);
    await account("a-bob", "oscar", 1);
    void missing.start();
    await expect.poll(unlooked).toEqual([]);
    expect(await names()).toEqual([
      { playerId: "a-ann", name: "0scar" },
      { playerId: "a-bob", name: "oscar" },
    ]);
    const held = await opened.db
      .selectFrom("nameLooks")
      .select("playerId")
      .where("look", "=", sha256("oscar"))
      .execute();
    expect(held).toEqual([{ playerId: "a-bob" }]);
  });

  test("are found again after an older node creates or renames one", async () => {
    void missing.start();
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

  test("are processed in batches of a hundred until all are done", async () => {
    for (let number = 0; number < 230; number += 1) await account(`a-${number}`, `Cat ${number}`);
    void missing.start();
    await expect.poll(unlooked).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("keep names taken that were given up with former skeletons only", async () => {
    await holdLooks(null, "Lola");
    expect(await takeName(opened.db, "a-eve", "LoIa")).toBe(false);
    expect(await takeName(opened.db, "a-eve", "Lolo")).toBe(true);
  });

  test("do not share a skeleton with accounts created today", async () => {
    const wanted = ["oscar", "0scar", "OSCAR", "Waldo", "VValdo", "Max", "rnax", "Anna", "𝐀nna", "Нора", "Hopa"];
    const got: string[] = [];
    for (const [number, name] of wanted.entries()) if (await takeName(opened.db, `a-${number}`, name)) got.push(name);
    expect(got).toEqual(["oscar", "Waldo", "Max", "Anna", "Нора"]);
  });
});
