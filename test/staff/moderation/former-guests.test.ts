import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { systemTimers } from "../../../server/runtime/timers.ts";
import { Reports } from "../../../server/staff/moderation/reports.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  test("a report at a table that still knows its players as guests is stored under their accounts", async () => {
    const { db } = opened;
    for (const name of ["ann", "bob", "cat"])
      await db
        .insertInto("movedGuests")
        .values({ guestId: name, playerId: `a-${name}`, movedAt: 1 })
        .execute();
    const lines = ["ann", "bob", "cat", "dan", null].map((playerId, number) => ({
      playerId,
      line: { number, who: number, name: "a name", avatar: "01", guest: true, text: "a line" },
    }));
    const reports = new Reports({ db: new AccountsDb(db, async () => {}), timers: systemTimers });
    const accused = { id: "bob", name: "Bob", avatar: "01", who: 1 };
    const about = { reason: "abuse", words: "", line: null, roomId: "room", stretch: null } as const;
    expect(await reports.file({ ...about, reporter: "ann", accused, lines })).toMatchObject({ ok: true });
    expect(await db.selectFrom("reports").select("playerId").execute()).toEqual([{ playerId: "a-bob" }]);
    expect(await db.selectFrom("reportSaid").select("reporter").execute()).toEqual([{ reporter: "a-ann" }]);
    const authors = await db.selectFrom("reportLines").select("playerId").orderBy("number").execute();
    expect(authors.map(({ playerId }) => playerId)).toEqual(["a-ann", "a-bob", "a-cat", "dan", null]);
  });
});
