import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { AccessPolicy } from "../../../server/staff/moderation/access-policy.ts";
import { SanctionCache } from "../../../server/staff/moderation/sanction-cache.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { finished } from "../../support/result-fixtures.ts";
import { ManualTimers } from "../../support/timers.ts";

const eve = { id: "eve", name: "Eve", avatar: "01", guest: true };
const shy = { kind: "company", code: "newcomer" };

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());

  test("a new guest of a watched network may chat with strangers after three public games, and privately at once", async () => {
    const timers = new ManualTimers();
    const db = new AccountsDb(opened.db, async () => {});
    const sanctionCache = new SanctionCache(db, timers);
    const accessPolicy = new AccessPolicy({ db, sanctionCache, timers });
    await opened.db.insertInto("newGuests").values({ playerId: eve.id, madeAt: timers.date() }).execute();
    await finished(opened.db, "private", { seats: [{ playerId: eve.id }] });
    for (let game = 1; game <= 3; game += 1) {
      await sanctionCache.read();
      expect([accessPolicy.muteOf(eve, true), accessPolicy.muteOf(eve, false)]).toEqual([shy, null]);
      await finished(opened.db, `game ${game}`, { seats: [{ playerId: eve.id, isPublic: 1 }], isPublic: 1 });
    }
    await sanctionCache.read();
    expect(accessPolicy.muteOf(eve, true)).toBeNull();
    expect(accessPolicy.muteOf({ ...eve, id: "older" }, true)).toBeNull();
  });

  test("without new decisions, the cache does not read removed names again, even with new guests", async () => {
    const timers = new ManualTimers();
    const asked: string[] = [];
    const noting: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const readsOfNames = () => asked.filter((query) => query.includes("takenNames")).length;
    const sanctionCache = new SanctionCache(new AccountsDb(opened.db.withPlugin(noting), async () => {}), timers);
    await opened.db.insertInto("newGuests").values({ playerId: eve.id, madeAt: timers.date() }).execute();
    await sanctionCache.read();
    await sanctionCache.read();
    expect(readsOfNames()).toBe(1);
    await opened.db.updateTable("moderationChanges").set({ count: 7 }).execute();
    await sanctionCache.read();
    expect(readsOfNames()).toBe(2);
  });
});
