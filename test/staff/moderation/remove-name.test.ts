import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { looksOfName } from "../../../server/people/accounts/names.ts";
import { removeName } from "../../../server/staff/moderation/remove-content.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { account } from "../../support/result-fixtures.ts";

/** Maximum number of skeletons for which an account may still choose names. */
const mostLooks = 40;

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  test("an account that holds as many names as it may gets another name when a moderator removes its own", async () => {
    const { db } = opened;
    const name = "山田";
    await account(db, "a-ann", name);
    const former = Array.from({ length: mostLooks - looksOfName(name).size }, (_, number) => `former ${number}`);
    await db
      .insertInto("nameLooks")
      .values(former.map((look) => ({ look, playerId: "a-ann" })))
      .execute();
    await db.transaction().execute((trx) => removeName(trx, "a-ann", name, 1));
    const renamed = await db.selectFrom("accounts").select("name").executeTakeFirstOrThrow();
    expect(renamed.name).not.toBe(name);
    const looks = [...looksOfName(renamed.name)];
    const owners = await db.selectFrom("nameLooks").select("playerId").where("look", "in", looks).execute();
    expect(owners).toEqual(looks.map(() => ({ playerId: "a-ann" })));
  });
});
