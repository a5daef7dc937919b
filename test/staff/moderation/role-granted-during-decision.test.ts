import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Decisions } from "../../../server/staff/moderation/decisions.ts";
import { AuditLog } from "../../../server/staff/operators/audit-log.ts";
import { grant } from "../../../server/staff/operators/staff.ts";
import type { Database } from "../../../server/storage/database.ts";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { visitPostgres } from "../../../server/storage/postgres/postgres.ts";
import { fail } from "../../../shared/core/result.ts";
import { newFolder } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { sharedPostgres } from "../../support/shared-postgres.ts";

const deeds = new AuditLog({ date: () => 1000 });
const mia = { id: "a-mia", name: "Mia" };
const by = "the command line";
const ban = { kind: "ban", hours: null, reason: "abuse", words: "", why: "" } as const;

/** Ada; Mia may decide on her, because there is an open report. */
async function reported(db: Kysely<Database>): Promise<void> {
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
}

const decisionsOn = (db: Kysely<Database>): Decisions =>
  new Decisions({
    db: new AccountsDb(db, async () => {}),
    auditLog: deeds,
    changed: async () => {},
    timers: { date: () => 1000 },
  });

const grantAda = (db: Kysely<Database>) =>
  grant(db, deeds, { playerId: "a-ada", name: "Ada", role: "operator", by }, 1000);

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;

  beforeEach(async () => {
    opened = await open();
    await reported(opened.db);
  });
  afterEach(() => opened?.close());

  test("a moderator's decision during a grant finds that the player is staff", async () => {
    const granting = await opened.db.startTransaction().execute();
    await grantAda(granting);
    const deciding = decisionsOn(opened.db).decide(mia, "one", ban);
    await granting.commit().execute();
    expect(await deciding).toEqual(fail("no-such-report"));
    expect(await opened.db.selectFrom("sanctions").selectAll().execute()).toEqual([]);
    expect(await opened.db.selectFrom("reports").select("decidedAt").execute()).toEqual([{ decidedAt: null }]);
  });
});

test("a decision at one process waits for a grant at another one and finds that the player is staff", async () => {
  const url = await sharedPostgres.newDatabase();
  const opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: url }, { info() {}, error() {} });
  const other = await visitPostgres(url);
  await reported(opened.db);
  const granting = await other.startTransaction().execute();
  await grantAda(granting);
  const deciding = decisionsOn(opened.db).decide(mia, "one", ban);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(opened.reading)).rows).toHaveLength(1);
  await granting.commit().execute();
  expect(await deciding).toEqual(fail("no-such-report"));
  expect(await opened.db.selectFrom("sanctions").selectAll().execute()).toEqual([]);
  await other.destroy();
  await opened.close();
});
