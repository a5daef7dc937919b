import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { AdminActions } from "../../../server/staff/operators/admin-actions.ts";
import type { Closing, Draining } from "../../../server/staff/operators/admin-backend.ts";
import { AuditLog } from "../../../server/staff/operators/audit-log.ts";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { newFolder } from "../../support/app.ts";

let opened: OpenStore;
let people: AccountsDb;
let closing: Closing;
let draining: Draining;
/** The logged and committed actions at the time of each command to the floor. */
let loggedThen: (readonly string[])[];
let date = 1;

const actions = () =>
  people.ask(async (db) => {
    const rows = await db.selectFrom("operatorLog").select("action").orderBy("id").execute();
    return rows.map(({ action }) => action);
  });

beforeAll(async () => {
  opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, { info() {}, error() {} });
  people = new AccountsDb(opened.db, async () => {});
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.deleteFrom("operatorLog").execute();
  loggedThen = [];
});

const node = { name: "a", version: "", state: "ready", silentMs: 0, tables: 0, report: null } as const;
const by = "the command line";
function orders(): AdminActions {
  const deeds = new AuditLog({
    date() {
      date += 1;
      return date;
    },
  });
  const adminBackend = {
    nodes: async () => [node],
    codeOf: async (roomId: string) => (roomId === "room" ? "ABC234" : null),
    async close() {
      loggedThen.push(await actions());
      return closing;
    },
    async drain() {
      loggedThen.push(await actions());
      return draining;
    },
  };
  return new AdminActions({ people, auditLog: deeds, adminBackend });
}

test("closing a table is logged before it happens", async () => {
  closing = "closed";
  expect(await orders().closeTable(by, "room", "Good night")).toEqual({ ok: true, value: null });
  expect([loggedThen, await actions()]).toEqual([[["close-table"]], ["close-table"]]);
});

test("a failure to close a table is logged too", async () => {
  closing = "refused";
  expect(await orders().closeTable(by, "room", "")).toEqual({ ok: false, error: "again" });
  expect(await actions()).toEqual(["close-table", "close-table-failed"]);
});

test("a command without an answer stays in the log unchanged", async () => {
  closing = "unanswered";
  expect(await orders().closeTable(by, "room", "")).toEqual({ ok: false, error: "again" });
  expect(await actions()).toEqual(["close-table"]);
});

test("draining a node is logged before it happens, and then the refusal of the last node", async () => {
  draining = "last-node";
  expect(await orders().drain(by, "a")).toEqual({ ok: false, error: "last-node" });
  expect([loggedThen, await actions()]).toEqual([[["drain"]], ["drain", "drain-failed"]]);
});

test("commands on a missing table or node are not logged", async () => {
  expect(await orders().closeTable(by, "nowhere", "")).toEqual({ ok: false, error: "no-such-table" });
  expect(await orders().drain(by, "z")).toEqual({ ok: false, error: "no-such-node" });
  expect(await actions()).toEqual([]);
});

test("a look into a table is logged again after an hour", async () => {
  const look = () => orders().noteLook(by, "ABC234");
  await look();
  await look();
  expect(await actions()).toEqual(["look-into-table"]);
  date += 3_600_000;
  await look();
  expect(await actions()).toEqual(["look-into-table", "look-into-table"]);
});
