import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { mergeGuest } from "../../../server/people/accounts/guest-merge.ts";
import { Blocks } from "../../../server/people/blocks/blocks.ts";
import { endContact } from "../../../server/people/friends/end-contact.ts";
import { acceptRequest } from "../../../server/people/friends/friend-requests.ts";
import { Friends } from "../../../server/people/friends/friends.ts";
import { areFriends } from "../../../server/people/friends/friendships.ts";
import { Erasure } from "../../../server/people/profiles/erasure.ts";
import { friendsFile } from "../../../server/people/profiles/own-data.ts";
import { CheckCounter } from "../../../server/storage/check-counter.ts";
import type { Database } from "../../../server/storage/database.ts";
import { invitationStates } from "../../../server/storage/invitation-states.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { advisoryLocks, lockUntilCommit } from "../../../server/storage/postgres/advisory-locks.ts";
import { openPostgres } from "../../../server/storage/postgres/postgres.ts";
import { ErasedList } from "../../../server/storage/retention/erased-list.ts";
import { Store } from "../../../server/storage/store.ts";
import { fail, ok } from "../../../shared/core/result.ts";
import { friendRequestsADay, maxFriends, recentDays } from "../../../shared/net/friends.ts";
import { newFolder } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished } from "../../support/result-fixtures.ts";
import { expectOk } from "../../support/saved-table.ts";
import { sharedPostgres } from "../../support/shared-postgres.ts";
import { ManualTimers } from "../../support/timers.ts";

const log = { info() {}, error() {} };
const dayMs = 86_400_000;
const directory = { personAt: async () => fail("no-such-table" as const) };
const sent = ok({ state: "sent" });
const known = { "a-ann": "Ann", "a-bob": "Bob", "a-cat": "Cat" } as const;
type Known = keyof typeof known;
const player = (id: Known) => ({ id, name: known[id], avatar: "03", guest: false });
const [ann, bob, cat] = [player("a-ann"), player("a-bob"), player("a-cat")];
const guest = { id: "guest", name: "Gus", avatar: "05", guest: true };

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let db: AccountsDb;
  let friends: Friends;
  let blocks: Blocks;
  let now: number;
  /** Ids of the players with a notified page. */
  let notified: string[];

  beforeEach(async () => {
    opened = await open();
    db = new AccountsDb(opened.db, async () => {});
    now = 100 * dayMs;
    const clock = new ManualTimers();
    const timers = { now: () => now, date: () => now, after: clock.after.bind(clock) };
    notified = [];
    friends = new Friends({
      ...{ db, directory, timers },
      presencesFor: async () => new Map(),
      notify: (playerId) => notified.push(playerId),
      failed() {},
    });
    blocks = new Blocks({
      ...{ db, directory, endContact, timers },
      notifyOthers() {},
      notify: (playerId) => notified.push(playerId),
    });
    for (const { id, name } of [ann, bob, cat]) await account(opened.db, id, name);
  });
  afterEach(() => opened?.close());

  const viewOf = (who: Parameters<Friends["view"]>[0]) => friends.view(who);
  const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);
  const ask = (from: typeof ann, to: typeof ann) => friends.request(from, { name: to.name });
  async function requestAt(to: typeof ann): Promise<string> {
    return (await viewOf(to)).requests[0]?.id ?? "";
  }
  async function befriend(one: typeof ann, other: typeof ann): Promise<void> {
    await ask(one, other);
    expectOk(await friends.accept(other, await requestAt(other)));
  }
  const played = (gameId: string, ids: readonly string[], endedAt = now - 1000) =>
    finished(opened.db, gameId, { endedAt, seats: ids.map((playerId) => ({ playerId, name: `name of ${playerId}` })) });

  /** Merges the guest into the account of Ann. */
  const merge = () => opened.db.transaction().execute((trx) => mergeGuest(trx, "guest", "a-ann", now));

  async function invitationRow(id: string, fromId: string, toId: string, declined: number = 0): Promise<void> {
    const row = { name: "X", avatar: "03", code: "ABCDEF", at: now, endsAt: now + 1000, declined };
    await opened.db
      .insertInto("invitations")
      .values({ id, fromId, toId, ...row })
      .execute();
  }
  async function openInvitations(): Promise<readonly string[]> {
    const rows = await opened.db.selectFrom("invitations").select(["fromId", "toId"]).execute();
    return rows.map(({ fromId, toId }) => `${fromId} to ${toId}`).toSorted();
  }

  /** Gives Ann as many friends as an account may have. */
  async function giveAnnAllFriends(): Promise<void> {
    const rows = Array.from({ length: maxFriends }, (_, number) => ({
      ...{ id: `f-${number}`, one: "a-ann", other: `a-friend-${number}`, at: 1, endedAt: null },
    }));
    await opened.db.insertInto("friendships").values(rows).execute();
  }

  test("two accounts are friends once both have said yes", async () => {
    expect(await ask(ann, bob)).toEqual(sent);
    expect((await viewOf(ann)).friends).toEqual([]);
    await friends.accept(bob, await requestAt(bob));
    expect([(await viewOf(ann)).friends, (await viewOf(bob)).friends].map(namesOf)).toEqual([["Bob"], ["Ann"]]);
    expect((await viewOf(bob)).requests).toEqual([]);
  });

  test("two accounts that ask each other are friends at once", async () => {
    await ask(ann, bob);
    expect(await ask(bob, ann)).toEqual(ok({ state: "friends" }));
    expect(namesOf((await viewOf(ann)).friends)).toEqual(["Bob"]);
  });

  test("a request shows its sender, its time and the last game of the two", async () => {
    await played("old", ["a-ann", "a-bob"], now - 5000);
    await played("new", ["a-ann", "a-bob"], now - 2000);
    await ask(ann, bob);
    expect((await viewOf(bob)).requests).toMatchObject([
      { name: "Ann", avatar: "03", at: now, met: { gameId: "new", edition: "original", endedAt: now - 2000 } },
    ]);
    await ask(cat, bob);
    expect((await viewOf(bob)).requests.find(({ name }) => name === "Cat")?.met).toBeNull();
  });

  test("the pages of both players are notified of a request, its acceptance and the end", async () => {
    await ask(ann, bob);
    await expect.poll(() => notified).toEqual(["a-bob"]);
    await friends.accept(bob, await requestAt(bob));
    await friends.remove(ann, (await viewOf(ann)).friends[0]?.id ?? "");
    expect(notified).toEqual(["a-bob", "a-ann", "a-bob"]);
  });

  test("the page of a player who has blocked the sender is not notified of a request", async () => {
    await blocks.block("a-bob", { name: "Ann" });
    await ask(ann, bob);
    await ask(ann, cat);
    await expect.poll(() => notified).toEqual(["a-cat"]);
  });

  test("an ignored request disappears from its receiver alone", async () => {
    await played("game", ["a-ann", "a-bob"]);
    await ask(ann, bob);
    const before = await viewOf(ann);
    const view = await friends.ignore(bob, await requestAt(bob));
    expect(view.requests).toEqual([]);
    expect(await viewOf(ann)).toEqual(before);
    expect(before.recent).toMatchObject([{ name: "Bob", isAsked: true }]);
    expect(await ask(ann, bob)).toEqual(sent);
    expect((await viewOf(bob)).requests).toEqual([]);
  });

  test("the sender sees open requests, also ignored ones, and can withdraw them", async () => {
    await ask(ann, bob);
    await friends.ignore(bob, await requestAt(bob));
    await ask(ann, cat);
    const sentBy = async () => (await viewOf(ann)).sent ?? [];
    expect(namesOf(await sentBy()).toSorted()).toEqual(["Bob", "Cat"]);
    for (const { id } of await sentBy()) {
      await friends.withdraw(cat, id);
      expect((await sentBy()).map((each) => each.id)).toContain(id);
      await friends.withdraw(ann, id);
    }
    expect(await sentBy()).toEqual([]);
    expect((await viewOf(cat)).requests).toEqual([]);
    expect(await ask(cat, ann)).toEqual(sent);
  });

  test("a withdrawn request cannot be sent again for a day, and counts for the day's limit", async () => {
    await ask(ann, bob);
    const id = await requestAt(bob);
    await friends.withdraw(ann, id);
    await friends.ignore(bob, id);
    expect(await friends.accept(bob, id)).toEqual(fail("no-such-request"));
    now += dayMs - 1;
    expect(await ask(ann, bob)).toEqual(fail("too-many-requests"));
    now += 1;
    expect(await ask(ann, bob)).toEqual(sent);
    expect(namesOf((await viewOf(bob)).requests)).toEqual(["Ann"]);
  });

  test("the receiver's page is notified of a withdrawal once, and not at all of an ignored request", async () => {
    await ask(ann, bob);
    await ask(ann, cat);
    await expect.poll(() => notified.toSorted()).toEqual(["a-bob", "a-cat"]);
    await friends.ignore(cat, await requestAt(cat));
    const { sent: open = [] } = await viewOf(ann);
    notified.length = 0;
    for (const { id } of [...open, ...open]) await friends.withdraw(ann, id);
    await ask(cat, ann);
    await expect.poll(() => notified).toContain("a-ann");
    expect(notified.toSorted()).toEqual(["a-ann", "a-bob"]);
  });

  test("a request that was ignored stays ignored when its sender withdraws and repeats it", async () => {
    await ask(ann, bob);
    await friends.ignore(bob, await requestAt(bob));
    await friends.withdraw(ann, (await viewOf(ann)).sent?.[0]?.id ?? "");
    now += dayMs;
    expect(await ask(ann, bob)).toEqual(sent);
    expect(namesOf((await viewOf(ann)).sent ?? [])).toEqual(["Bob"]);
    expect((await viewOf(bob)).requests).toEqual([]);
  });

  test("the export of a withdrawn request's receiver does not have it", async () => {
    await ask(ann, bob);
    await friends.withdraw(ann, (await viewOf(ann)).sent?.[0]?.id ?? "");
    expect(await friendsFile(opened.db, "a-bob")).toMatchObject({ requests: [] });
    expect(await friendsFile(opened.db, "a-ann")).toMatchObject({ requests: [{ by: "you", name: "Bob" }] });
  });

  test("a request to a player who has blocked the sender looks sent to the sender and is never shown", async () => {
    await played("game", ["a-ann", "a-bob", "a-cat"]);
    await blocks.block("a-bob", { name: "Ann" });
    expect(await ask(ann, bob)).toEqual(await ask(ann, cat));
    const { recent } = await viewOf(ann);
    expect(recent.map(({ isAsked, mayInvite }) => ({ isAsked, mayInvite }))).toEqual([
      { isAsked: true, mayInvite: false },
      { isAsked: true, mayInvite: false },
    ]);
    expect((await viewOf(bob)).requests).toEqual([]);
    expect(JSON.stringify(await friendsFile(opened.db, "a-bob"))).not.toContain("Ann");
    expect(JSON.stringify(await friendsFile(opened.db, "a-ann"))).toContain("Bob");
  });

  test("a block after a request hides it, and its id no longer works", async () => {
    await ask(ann, bob);
    const id = await requestAt(bob);
    await blocks.block("a-bob", { name: "Ann" });
    expect((await viewOf(bob)).requests).toEqual([]);
    expect(await friends.accept(bob, id)).toEqual(fail("no-such-request"));
    expect(await friends.senderOf(bob, id)).toBeNull();
  });

  test("a block ends the friendship, which looks like any other end", async () => {
    await befriend(ann, bob);
    await befriend(ann, cat);
    await blocks.block("a-bob", { name: "Ann" });
    await friends.remove(cat, (await viewOf(cat)).friends[0]?.id ?? "");
    expect((await viewOf(ann)).friends).toEqual([]);
    expect((await viewOf(bob)).friends).toEqual([]);
    expect(await ask(ann, bob)).toEqual(await ask(ann, cat));
  });

  test("a block that ends a friendship or an open request notifies the other's page like a removal, and else not", async () => {
    await befriend(ann, bob);
    await ask(ann, cat);
    await expect.poll(() => notified.toSorted()).toEqual(["a-ann", "a-bob", "a-cat"]);
    notified.length = 0;
    await blocks.block("a-ann", { name: "Bob" });
    await blocks.block("a-ann", { name: "Cat" });
    await blocks.block("a-ann", { name: "Cat" });
    expect(notified).toEqual(["a-bob", "a-cat"]);
    await blocks.block("a-bob", { name: "Cat" });
    await ask(cat, bob);
    await blocks.block("a-cat", { name: "Bob" });
    expect(notified).toEqual(["a-bob", "a-cat"]);
  });

  test("a block does not notify the page of a player who has ignored the request", async () => {
    await ask(ann, bob);
    await expect.poll(() => notified).toEqual(["a-bob"]);
    await friends.ignore(bob, await requestAt(bob));
    notified.length = 0;
    await blocks.block("a-ann", { name: "Bob" });
    expect(notified).toEqual([]);
  });

  test("a player cannot ask one that they have blocked, and withdraws their request by the block", async () => {
    await ask(ann, bob);
    await blocks.block("a-ann", { name: "Bob" });
    expect((await viewOf(bob)).requests).toEqual([]);
    expect(await ask(ann, bob)).toEqual(fail("own-block"));
  });

  test("a guest cannot become a friend, but is a recent player under the name of the game", async () => {
    await played("game", ["a-ann", "guest"]);
    expect(await friends.request(ann, { gameId: "game", seat: 1 })).toEqual(fail("no-such-player"));
    expect((await viewOf(ann)).recent).toMatchObject([{ name: "name of guest", guest: true, gameId: "game", seat: 1 }]);
    expect(await viewOf(guest)).toMatchObject({ friends: [], requests: [], recent: [{ name: "Ann", guest: false }] });
  });

  test("recent players are those of the last 30 days, each once, without bots, friends and blocked players", async () => {
    await finished(opened.db, "bots", { endedAt: now, seats: [{ playerId: "a-ann" }, { playerId: null }] });
    await played("old", ["a-ann", "guest-old"], now - recentDays * dayMs);
    await played("first", ["a-ann", "guest-one", "a-bob", "a-cat"], now - 3000);
    await played("second", ["guest-one", "a-ann"], now - 1000);
    await befriend(ann, cat);
    await blocks.block("a-ann", { name: "Bob" });
    const { recent } = await viewOf(ann);
    expect(recent.map(({ name, gameId, seat }) => ({ name, gameId, seat }))).toEqual([
      { name: "name of guest-one", gameId: "second", seat: 0 },
    ]);
    expect(JSON.stringify(recent)).not.toContain('"guest-one"');
  });

  test("an account has the recent players and the settings of the guest that it was", async () => {
    await played("game", ["guest", "a-bob"]);
    await friends.configure(guest, { invitedBy: "players" });
    await merge();
    expect(await viewOf(ann)).toMatchObject({ recent: [{ name: "Bob" }], settings: { invitedBy: "players" } });
  });

  test("a block of a guest ends the friendship of the account that the guest becomes", async () => {
    await befriend(ann, bob);
    await blocks.block("guest", { name: "Bob" });
    await merge();
    expect([(await viewOf(ann)).friends, (await viewOf(bob)).friends]).toEqual([[], []]);
  });

  test("a block of a guest ends the open requests and invitations of the account that the guest becomes", async () => {
    await ask(ann, bob);
    await invitationRow("by-ann", "a-ann", "a-bob");
    const id = await requestAt(bob);
    await blocks.block("guest", { name: "Bob" });
    await merge();
    expect((await viewOf(bob)).requests).toEqual([]);
    expect(await friends.accept(bob, id)).toEqual(fail("no-such-request"));
    expect(await openInvitations()).toEqual([]);
  });

  test("a block against a guest ends the blocker's request to the account that the guest becomes", async () => {
    await ask(bob, ann);
    await played("game", ["a-bob", "guest"]);
    await blocks.block("a-bob", { gameId: "game", seat: 1 });
    await merge();
    expect((await viewOf(ann)).requests).toEqual([]);
    expect((await viewOf(bob)).sent).toEqual([]);
  });

  test("an account has the open invitations by and to the guest that it was", async () => {
    await invitationRow("by-guest", "guest", "a-bob");
    await invitationRow("to-guest", "a-bob", "guest");
    await merge();
    expect(await openInvitations()).toEqual(["a-ann to a-bob", "a-bob to a-ann"]);
  });

  test("an invitation that an account and its former guest both got, or that one sent the other, is not doubled", async () => {
    await invitationRow("to-guest", "a-bob", "guest");
    await invitationRow("to-ann", "a-bob", "a-ann");
    await invitationRow("to-oneself", "a-ann", "guest");
    await merge();
    expect(await openInvitations()).toEqual(["a-bob to a-ann"]);
  });

  test("friends may invite each other, and recent players only if the setting allows it", async () => {
    await played("game", ["a-ann", "a-bob", "a-cat"]);
    await befriend(ann, bob);
    const rights = async () => {
      const { friends: own, recent } = await viewOf(ann);
      return [...own, ...recent].map(({ mayInvite }) => mayInvite);
    };
    expect(await rights()).toEqual([true, false]);
    for (const person of [bob, cat]) await friends.configure(person, { invitedBy: "players" });
    expect(await rights()).toEqual([true, true]);
    for (const person of [bob, cat]) await friends.configure(person, { invitedBy: "nobody" });
    expect(await rights()).toEqual([false, false]);
  });

  test("an account can send a limited number of requests in a day", async () => {
    for (let number = 0; number < friendRequestsADay; number += 1) {
      await account(opened.db, `a-${number}`, `Cat Number ${number}`);
      now += 60_000;
      expect(await friends.request(ann, { name: `Cat Number ${number}` })).toEqual(sent);
    }
    now += 60_000;
    expect(await ask(ann, bob)).toEqual(fail("too-many-requests"));
    now += dayMs;
    expect(await ask(ann, bob)).toEqual(sent);
  });

  test("an account has a limited number of friends", async () => {
    await giveAnnAllFriends();
    expect(await ask(ann, bob)).toEqual(fail("too-many-friends"));
    await ask(bob, ann);
    expect(await friends.accept(ann, await requestAt(ann))).toEqual(fail("too-many-friends"));
  });

  test("two accounts that ask each other do not exceed the number of friends of the first", async () => {
    await ask(ann, bob);
    await giveAnnAllFriends();
    expect(await ask(bob, ann)).toEqual(fail("too-many-friends"));
    expect(namesOf((await viewOf(bob)).requests)).toEqual(["Ann"]);
  });

  test("a request ends after 30 days, and its row is deleted", async () => {
    await ask(ann, bob);
    const id = await requestAt(bob);
    now += recentDays * dayMs;
    expect((await viewOf(bob)).requests).toEqual([]);
    expect(await friends.accept(bob, id)).toEqual(fail("no-such-request"));
    await opened.store.deleteOldContacts(now);
    expect(await opened.db.selectFrom("friendRequests").selectAll().execute()).toEqual([]);
  });

  test("an ended friendship is stored for a day, and the settings of a guest for 90", async () => {
    await befriend(ann, bob);
    await friends.remove(ann, (await viewOf(ann)).friends[0]?.id ?? "");
    for (const person of [ann, guest]) await friends.configure(person, { invitedBy: "nobody" });
    const left = async () => [
      (await opened.db.selectFrom("friendships").select("id").execute()).length,
      (await opened.db.selectFrom("friendSettings").select("playerId").execute()).length,
    ];
    await opened.store.deleteOldContacts(now + dayMs - 1);
    expect(await left()).toEqual([1, 2]);
    await opened.store.deleteOldContacts(now + dayMs);
    expect(await left()).toEqual([0, 2]);
    await opened.store.deleteOldContacts(now + 90 * dayMs);
    expect(await left()).toEqual([0, 1]);
  });

  test("erasure removes friendships, requests, invitations and settings of both directions", async () => {
    await befriend(ann, bob);
    await ask(ann, cat);
    await friends.configure(ann, { sharesPresence: false });
    await invitationRow("to", "a-bob", "a-ann");
    await invitationRow("from", "a-ann", "a-bob");
    const list = new ErasedList(newFolder());
    const timers = { ...new ManualTimers(), now: () => now, date: () => now, after: () => () => {} };
    await new Erasure({ db, list, ended: { publish() {} }, timers, log }).erase("a-ann");
    for (const table of ["friendships", "friendRequests", "invitations", "friendSettings"] as const)
      expect(await opened.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("the export has the player's friends, requests and settings", async () => {
    await befriend(ann, bob);
    await ask(cat, ann);
    await friends.configure(ann, { invitedBy: "players" });
    expect(await friendsFile(opened.db, "a-ann")).toEqual({
      friends: [{ name: "Bob", at: now, endedAt: null }],
      requests: [{ by: "them", name: "Cat", at: now }],
      invitations: [],
      settings: { invitedBy: "players", sharesPresence: 1, at: now },
    });
  });

  test("an invitation that a block hid is in the export of its sender alone", async () => {
    await invitationRow("withheld", "a-bob", "a-ann", invitationStates.withheld);
    const invitations = [{ by: "you", name: "Ann", at: now }];
    expect(await friendsFile(opened.db, "a-bob")).toMatchObject({ invitations });
    expect(await friendsFile(opened.db, "a-ann")).toMatchObject({ invitations: [] });
  });
});

describe("a block while the blocked player accepts a request", () => {
  let postgres: Kysely<Database>;
  beforeEach(async () => {
    const checks = new CheckCounter("a database of this test");
    ({ db: postgres } = await openPostgres(await sharedPostgres.newDatabase(), { checks, log, writers: "cluster" }));
    await Store.on(postgres, log);
    for (const { id, name } of [ann, bob]) await account(postgres, id, name);
  });
  afterEach(() => postgres?.destroy());

  const isAwaited = async () => (await sql`select from pg_locks where not granted`.execute(postgres)).rows.length > 0;

  test("waits for the friendship, and ends it", async () => {
    const db = new AccountsDb(postgres, async () => {});
    const timers = { date: () => 1000 };
    const blocks = new Blocks({ ...{ db, directory, endContact, timers }, notifyOthers() {}, notify() {} });
    await postgres
      .insertInto("friendRequests")
      .values({ id: "request", fromId: "a-ann", toId: "a-bob", gameId: null, at: 1000, ignored: 0 })
      .execute();
    const accepting = await postgres.startTransaction().execute();
    await lockUntilCommit(accepting, advisoryLocks.friends);
    expect(await acceptRequest(accepting, "a-bob", "request", 1000)).toEqual(ok("a-ann"));
    let isDone = false;
    const blocked = blocks.block("a-ann", { name: "Bob" }).finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await isAwaited())).toBe(true);
    await accepting.commit().execute();
    await blocked;
    expect(await areFriends(postgres, "a-ann", "a-bob")).toBe(false);
  });
});
