import { beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { EndedSessions } from "../../../server/people/accounts/ended-sessions.ts";
import { openSession } from "../../../server/people/accounts/sessions.ts";
import { sha256 } from "../../../server/people/accounts/sha256.ts";
import { UnavailableError } from "../../../server/runtime/unavailable-error.ts";
import { openStore } from "../../../server/storage/open.ts";
import { newFolder } from "../../support/app.ts";
import { ManualTimers } from "../../support/timers.ts";

const minuteMs = 60_000;

let timers: ManualTimers;
let told: string[];
let closed: string[];
let errors: object[];

beforeEach(() => {
  timers = new ManualTimers();
  told = [];
  closed = [];
  errors = [];
});

const endedIn = (db: Pick<AccountsDb, "ask">) =>
  new EndedSessions({
    db,
    notifyOthers: (session) => told.push(session),
    timers,
    log: { error: (details: object) => void errors.push(details) },
  });

const nowhere: Pick<AccountsDb, "ask"> = { ask: () => Promise.reject(new UnavailableError("away")) };

test("a session that this process ends closes its connections once, and the other processes are notified", () => {
  const ended = endedIn(nowhere);
  ended.watch("one", () => closed.push("a"));
  ended.watch("one", () => closed.push("b"));
  ended.watch("two", () => closed.push("c"));
  ended.publish(["one"]);
  ended.onEnded("one");
  expect([closed, told]).toEqual([["a", "b"], ["one"]]);
});

test("a session that another process ends closes its connections without another notification", () => {
  const ended = endedIn(nowhere);
  ended.watch("one", () => closed.push("a"));
  ended.onEnded("one");
  expect([closed, told]).toEqual([["a"], []]);
});

test("a connection that is closed already is not closed again", () => {
  const ended = endedIn(nowhere);
  const stop = ended.watch("one", () => closed.push("a"));
  stop();
  ended.publish(["one"]);
  expect(closed).toEqual([]);
});

test("an ended session stays known for a quarter of an hour", () => {
  const ended = endedIn(nowhere);
  ended.onEnded("one");
  timers.pass(15 * minuteMs);
  ended.onEnded("two");
  expect([ended.has("one"), ended.has("two")]).toEqual([true, true]);
  timers.pass(1);
  ended.onEnded("three");
  expect([ended.has("one"), ended.has("two")]).toEqual([false, true]);
});

test("a session that ended without a notification closes within half a minute, and other sessions stay open", async () => {
  const { db, close } = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, { info() {}, error() {} });
  const people = new AccountsDb(db, async () => {});
  const ended = endedIn(people);
  const open = () => openSession(db, { playerId: "a-ann", label: "", proof: "none" }, timers.date());
  const [lost, kept] = [sha256(await open()), sha256(await open())];
  ended.watch(lost, () => closed.push("lost"));
  ended.watch(kept, () => closed.push("kept"));
  await ended.start();
  await db.deleteFrom("sessions").where("hash", "=", lost).execute();
  timers.pass(30_000);
  await expect.poll(() => closed).toEqual(["lost"]);
  void ended.stop();
  await close();
});

test("while the database is unavailable, no session closes and the failure is logged", async () => {
  const ended = endedIn(nowhere);
  ended.watch("one", () => closed.push("a"));
  await ended.poll();
  expect(closed).toEqual([]);
  expect(errors).toMatchObject([{ event: "sessions-unknown" }]);
});
