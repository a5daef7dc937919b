import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PeopleDb } from "../../server/accounts/people-db.ts";
import { Decisions } from "../../server/moderation/decisions.ts";
import { Deeds } from "../../server/operators/deeds.ts";
import { grant } from "../../server/operators/staff.ts";
import type { OpenStore } from "../../server/store/open.ts";
import { fail } from "../../shared/core/result.ts";
import { openStores } from "../support/open-stores.ts";

const deeds = new Deeds({ date: () => 1000 });
const mia = { id: "a-mia", name: "Mia" };
const by = "the command line";
const ban = { kind: "ban", hours: null, reason: "abuse", words: "", why: "" } as const;

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let decisions: Decisions;

  beforeEach(async () => {
    opened = await open();
    const { db } = opened;
    decisions = new Decisions({
      db: new PeopleDb(db, async () => {}),
      deeds,
      changed: async () => {},
      timers: { date: () => 1000 },
    });
    const account = { name: "Ada", avatar: "01", madeAt: 0, hidesProfile: 0, hidesRating: 0 };
    await db
      .insertInto("accounts")
      .values({ ...account, playerId: "a-ada" })
      .execute();
    await db.insertInto("staff").values({ playerId: mia.id, role: "moderator", grantedAt: 0 }).execute();
    const report = { id: "one", playerId: "a-ada", name: "Ada", avatar: "01", place: "room", roomId: "room" };
    const stretch = { gameId: null, stepFrom: null, stepTo: null, who: 1, reasons: "abuse", reporters: 1 };
    const undecided = { firstAt: 0, lastAt: 0, decision: null, decidedBy: null, decidedAt: null, why: null };
    await db
      .insertInto("reports")
      .values({ ...report, ...stretch, ...undecided })
      .execute();
  });
  afterEach(() => opened?.close());

  test("a moderator's decision that begins during a grant finds that the person is one of the staff", async () => {
    const granting = await opened.db.startTransaction().execute();
    await grant(granting, deeds, { playerId: "a-ada", name: "Ada", role: "operator", by }, 1000);
    const deciding = decisions.decide(mia, "one", ban);
    await granting.commit().execute();
    expect(await deciding).toEqual(fail("no-such-report"));
    expect(await opened.db.selectFrom("sanctions").selectAll().execute()).toEqual([]);
    expect(await opened.db.selectFrom("reports").select("decidedAt").execute()).toEqual([{ decidedAt: null }]);
  });
});
