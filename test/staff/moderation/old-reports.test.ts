import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../../../server/storage/open.ts";
import { eraseInReports } from "../../../server/storage/retention/purge-reports.ts";
import { openStores } from "../../support/open-stores.ts";

const dayMs = 86_400_000;
const now = 1000 * dayMs;

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  const said = { reason: "abuse", words: "he said it", at: 1, line: 1 };
  const line = { who: 2, name: "Bob", avatar: "01", guest: 1, text: "a bad line" };

  async function report(id: string, lastAt: number, lines = 1): Promise<void> {
    const { db } = opened;
    const row = { id, playerId: "bob", name: "Bob", avatar: "01", place: id, roomId: "room", gameId: null };
    const rest = { stepFrom: null, stepTo: null, who: 2, reasons: "abuse", reporters: 1, firstAt: lastAt, lastAt };
    const decided = { decision: "chat", decidedBy: "a-mia", decidedAt: lastAt, why: "seen" };
    await db
      .insertInto("reports")
      .values({ ...row, ...rest, ...decided })
      .execute();
    await db
      .insertInto("reportSaid")
      .values({ reportId: id, reporter: "ann", ...said })
      .execute();
    for (let number = 1; number <= lines; number += 1)
      await db
        .insertInto("reportLines")
        .values({ reportId: id, number, playerId: "bob", ...line })
        .execute();
  }

  const everything = async () => {
    const { db } = opened;
    return {
      lines: (await db.selectFrom("reportLines").select("reportId").distinct().execute()).map((row) => row.reportId),
      said: (await db.selectFrom("reportSaid").select("reportId").execute()).map((row) => row.reportId),
      reports: (await db.selectFrom("reports").select(["id", "why", "decision"]).orderBy("id").execute()).map(
        ({ id, why, decision }) => [id, why, decision],
      ),
    };
  };

  test("after ninety days a report's lines, texts and reporters are deleted, and its decision stays", async () => {
    await report("old", now - 90 * dayMs, 600);
    await report("young", now - 90 * dayMs + 1);
    await opened.store.anonymizeOldReports(now);
    expect(await everything()).toEqual({
      lines: ["young"],
      said: ["young"],
      reports: [
        ["old", "seen", "chat"],
        ["young", "seen", "chat"],
      ],
    });
  });

  test("erasing a player deletes their statements and those about them", async () => {
    await report("young", now);
    await eraseInReports(opened.db, "bob", now);
    const rows = [
      await opened.db.selectFrom("reports").selectAll().execute(),
      await opened.db.selectFrom("reportSaid").selectAll().execute(),
      await opened.db.selectFrom("reportLines").selectAll().execute(),
    ];
    for (const gone of ["Bob", "a bad line", "he said it", "seen"]) expect(JSON.stringify(rows)).not.toContain(gone);
    expect(rows[0]).toHaveLength(1);
  });

  test("numbers of removed lines are deleted after a day, and those of decks' names after ninety", async () => {
    const { db, store } = opened;
    const rows = [
      { number: 1, at: now - dayMs },
      { number: 2, at: now - dayMs + 1 },
      { number: -1, at: now - 90 * dayMs },
      { number: -2, at: now - 90 * dayMs + 1 },
    ];
    await db
      .insertInto("takenLines")
      .values(rows.map((row) => ({ roomId: "room", ...row })))
      .execute();
    await store.anonymizeOldReports(now);
    const left = await db.selectFrom("takenLines").select("number").orderBy("number").execute();
    expect(left).toEqual([{ number: -2 }, { number: 2 }]);
  });

  test("watched networks and new guests are deleted after their time", async () => {
    const { db, store } = opened;
    await db.insertInto("watchedNetworks").values({ network: "over", playerId: "bob", endsAt: now }).execute();
    await db
      .insertInto("watchedNetworks")
      .values({ network: "on", playerId: "bob", endsAt: now + 1 })
      .execute();
    await db
      .insertInto("newGuests")
      .values({ playerId: "old", madeAt: now - 30 * dayMs })
      .execute();
    await db
      .insertInto("newGuests")
      .values({ playerId: "new", madeAt: now - 30 * dayMs + 1 })
      .execute();
    await store.anonymizeOldReports(now);
    expect(await db.selectFrom("watchedNetworks").select("network").execute()).toEqual([{ network: "on" }]);
    expect(await db.selectFrom("newGuests").select("playerId").execute()).toEqual([{ playerId: "new" }]);
  });
});
