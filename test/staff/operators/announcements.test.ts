import { afterEach, beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { AnnouncementStore } from "../../../server/staff/operators/announcements.ts";
import { AuditLog } from "../../../server/staff/operators/audit-log.ts";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { newFolder } from "../../support/app.ts";
import { ManualTimers } from "../../support/timers.ts";

const quiet = { info() {}, error() {} };
let opened: OpenStore;
let people: AccountsDb;
beforeEach(async () => {
  opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, quiet);
  people = new AccountsDb(opened.db, async () => {});
});
afterEach(() => opened.close());

const announce = (words: string) =>
  people.change(async (db) => {
    const row = { kind: "announcement", words, at: 1, byId: null, byName: "somebody" };
    await db.deleteFrom("notices").execute();
    await db.insertInto("notices").values(row).execute();
    return { ok: true, value: null };
  });

test("of two overlapping reads of the notices the later one counts", async () => {
  const timers = new ManualTimers();
  const told: (string | undefined)[] = [];
  /** Promises that delay answers of the database. */
  const holds = [Promise.resolve()];
  const ask: AccountsDb["ask"] = async (question) => {
    const held = holds.shift();
    const answer = await people.ask(question);
    await held;
    return answer;
  };
  const change: AccountsDb["change"] = (write) => people.change(write);
  const deeds = new AuditLog(timers);
  const board = new AnnouncementStore({ people: { ask, change }, auditLog: deeds, timers, log: quiet, publish() {} });
  await board.start(({ announcement }) => told.push(announcement?.words));
  const late = Promise.withResolvers<void>();
  holds.push(late.promise);
  await announce("before");
  const first = board.poll();
  await announce("after");
  const second = board.poll();
  // A read that did not wait has its answer by then.
  for (let time = 0; time < 3; time += 1) await people.ask((db) => db.selectFrom("notices").selectAll().execute());
  late.resolve();
  await Promise.all([first, second]);
  board.stop();
  expect([board.notices.announcement?.words, told.at(-1)]).toEqual(["after", "after"]);
});
