import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../server/people/accounts/accounts-db.ts";
import type { Database } from "../../server/storage/database.ts";
import type { OpenStore } from "../../server/storage/open.ts";
import { advisoryLocks, lockUntilCommit } from "../../server/storage/postgres/advisory-locks.ts";
import { type OpenClusterStore, openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { visitPostgres } from "../../server/storage/postgres/postgres.ts";
import type { Store } from "../../server/storage/store.ts";
import { ok } from "../../shared/core/result.ts";
import { newNode } from "../support/cluster-database.ts";
import { openStores } from "../support/open-stores.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";
import { entryOf, gameNamed } from "../support/stored.ts";

const log = { info() {}, error() {} };
const entry = entryOf({ begun: [gameNamed("one")] });
const ten = Array.from({ length: 10 }, (_, number) => number);

/** Begins changes by requests. @param changed called after each. */
const beginChanges = (people: AccountsDb, changed: () => void) =>
  ten.map(async (number) => {
    await people.change(async (trx) => {
      await lockUntilCommit(trx, advisoryLocks.friends);
      const settings = { playerId: `player ${number}`, invitedBy: "friends", sharesPresence: 1, at: 0 } as const;
      return ok(await trx.insertInto("friendSettings").values(settings).execute());
    });
    changed();
  });

describe.each(openStores())("on $name alone", ({ open }) => {
  let opened: OpenStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  test("a game is saved before all changes of contacts that already wait", async () => {
    const done: string[] = [];
    const people = new AccountsDb(opened.db, async () => {});
    const changes = beginChanges(people, () => done.push("change"));
    await Promise.race(changes);
    await opened.store.write(entry);
    done.push("game");
    await Promise.all(changes);
    // Only the change that was running came before it.
    expect(done.indexOf("game")).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(11);
  });
});

describe("on a node of a cluster", () => {
  let opened: OpenClusterStore;
  /** Connection of another node. */
  let other: Kysely<Database>;
  let store: Store;
  beforeEach(async () => {
    const url = await sharedPostgres.newDatabase();
    opened = await openClusterStore(url, log);
    other = await visitPostgres(url);
    store = opened.storeOf(await newNode(opened, "a"));
  });
  afterEach(async () => {
    await other?.destroy();
    await opened?.close();
  });

  const waitingIn = async (db: Kysely<Database>) =>
    (
      await sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where not granted and datname = current_database()`.execute(db)
    ).rows.length;

  test("a game is saved while contact requests wait for another node", async () => {
    const done: string[] = [];
    const holding = await other.startTransaction().execute();
    await lockUntilCommit(holding, advisoryLocks.friends);
    const people = new AccountsDb(opened.db, async () => {});
    const changes = beginChanges(people, () => done.push("change"));
    await expect.poll(() => waitingIn(holding)).toBe(4);
    await store.write(entry);
    done.push("game");
    await holding.commit().execute();
    await Promise.all(changes);
    expect(done).toEqual(["game", ...ten.map(() => "change")]);
  });
});
