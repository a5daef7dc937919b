import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { FriendPresences } from "../../../server/people/contacts/friend-presence.ts";
import { befriend } from "../../../server/people/friends/friendships.ts";
import { LocalPersonLine } from "../../../server/people/line/person-line.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { Invitation } from "../../../shared/net/invitation.ts";
import type { LineMessage } from "../../../shared/net/line.ts";
import type { ApiErrorCode, SeatLocation } from "../../../shared/net/protocol.ts";
import { openStores } from "../../support/open-stores.ts";
import { account } from "../../support/result-fixtures.ts";
import { ManualTimers } from "../../support/timers.ts";

const seated = { roomId: "room", code: "ABCDEF" };
const invitation: Invitation = { edition: "original", phase: "waiting", freeChairs: 1, chairs: [] };

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let timers: ManualTimers;
  let line: LocalPersonLine;
  let presences: FriendPresences;
  /** Number of reads of the database. */
  let reads: number;
  /** Number of reads of blocks. */
  let blockReads: number;
  let seatReads: number;
  /** The directory answers after it. */
  let beforeSeat: Promise<void>;
  /** The table of Bob and Cat, as the directory answers. */
  let table: {
    seat: SeatLocation | null;
    invitation: Invitation | null;
    find: Result<SeatLocation, ApiErrorCode>;
    toWatch: SeatLocation | null;
    isHidden: boolean;
  };

  beforeEach(async () => {
    opened = await open();
    timers = new ManualTimers();
    line = new LocalPersonLine(timers);
    table = { seat: null, invitation, find: ok(seated), toWatch: null, isHidden: false };
    const directory = {
      async seatOf(playerId: string) {
        seatReads += 1;
        await beforeSeat;
        return playerId === "a-ann" ? null : table.seat;
      },
      invitationTo: async () => table.invitation,
      find: async () => table.find,
      findToWatch: async () => table.toWatch,
      hides: async () => table.isHidden,
    };
    const db = new AccountsDb(opened.db, async () => {});
    reads = 0;
    blockReads = 0;
    seatReads = 0;
    beforeSeat = Promise.resolve();
    presences = new FriendPresences({
      ...{ directory, line, timers },
      db: {
        ask(read) {
          reads += 1;
          return db.ask(read);
        },
      },
      blocks: {
        async blockersOf() {
          blockReads += 1;
          return new Set();
        },
      },
      failed(error) {
        throw error;
      },
    });
    for (const [id, name] of [
      ["a-ann", "Ann"],
      ["a-bob", "Bob"],
      ["a-cat", "Cat"],
    ] as const)
      await account(opened.db, id, name);
    await befriend(opened.db, "a-ann", "a-bob", 1);
  });
  afterEach(async () => {
    presences.stop();
    line.stop();
    await opened?.close();
  });

  const bobsPresence = async () => [...(await presences.ofFriends("a-ann")).values()][0] ?? null;
  const hide = (playerId: string) =>
    opened.db
      .insertInto("friendSettings")
      .values({ playerId, invitedBy: "friends", sharesPresence: 0, at: 1 })
      .execute();

  test("a friend is away without a page, and here with one", async () => {
    expect(await bobsPresence()).toEqual({ kind: "away" });
    line.register("a-bob", () => {});
    expect(await bobsPresence()).toEqual({ kind: "here" });
  });

  test("the blocks of a player are read once for all friends at tables, and never without such a friend", async () => {
    await befriend(opened.db, "a-ann", "a-cat", 1);
    for (const friend of ["a-bob", "a-cat"]) line.register(friend, () => {});
    expect((await presences.ofFriends("a-ann")).size).toBe(2);
    expect(blockReads).toBe(0);
    table.seat = seated;
    expect([...(await presences.ofFriends("a-ann")).values()].map(({ kind }) => kind)).toEqual(["table", "table"]);
    expect(blockReads).toBe(1);
  });

  test("a player's friends are looked up one after the other", async () => {
    await befriend(opened.db, "a-ann", "a-cat", 1);
    for (const friend of ["a-bob", "a-cat"]) line.register(friend, () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeSeat = promise;
    const shown = presences.ofFriends("a-ann");
    await expect.poll(() => seatReads).toBe(1);
    await new Promise((done) => setImmediate(done));
    expect(seatReads).toBe(1);
    resolve();
    expect((await shown).size).toBe(2);
    expect(seatReads).toBe(2);
  });

  test("a friend at a private table can be joined, or else watched", async () => {
    line.register("a-bob", () => {});
    table.seat = seated;
    expect(await bobsPresence()).toEqual({ kind: "table", code: "ABCDEF", edition: "original", entry: "join" });
    table.find = fail("table-full");
    table.toWatch = seated;
    expect(await bobsPresence()).toEqual({ kind: "table", code: "ABCDEF", edition: "original", entry: "watch" });
  });

  test("all other tables look the same: of the queue, without entry, or hidden by a block", async () => {
    line.register("a-bob", () => {});
    table.seat = seated;
    const playing = { kind: "playing" };
    table.invitation = null;
    expect(await bobsPresence()).toEqual(playing);
    table.invitation = invitation;
    table.find = fail("table-full");
    expect(await bobsPresence()).toEqual(playing);
    table.find = ok(seated);
    table.isHidden = true;
    expect(await bobsPresence()).toEqual(playing);
  });

  test.each(["a-ann", "a-bob"])("no presence is shown, and none is sent, if %s does not share theirs", async (shy) => {
    const messages: LineMessage[] = [];
    line.register("a-ann", (message) => messages.push(message));
    await hide(shy);
    line.register("a-bob", () => {});
    expect(await bobsPresence()).toBeNull();
    timers.pass(1000);
    expect((await presences.ofFriends("a-bob")).size).toBe(0);
    expect(messages).toEqual([]);
  });

  test("a change of a guest's presence causes no read, because only accounts have friends", () => {
    presences.changed(["g-gus"]);
    timers.pass(1000);
    expect(reads).toBe(0);
  });

  test("of 10,000 connected players only friends get a message, for a read of the database for each hundred changes", async () => {
    const received: string[] = [];
    const connect = (playerId: string) => line.register(playerId, () => received.push(playerId));
    for (let number = 0; number < 10_000; number += 1) connect(`a-${number}`);
    for (const playerId of ["a-ann", "a-bob"]) connect(playerId);
    timers.pass(1000);
    await expect.poll(() => received.toSorted()).toEqual(["a-ann", "a-bob"]);
    expect(reads).toBe(101);
    presences.changed(["a-bob"]);
    timers.pass(1000);
    await expect.poll(() => received).toHaveLength(3);
    expect([received.at(-1), reads]).toEqual(["a-ann", 102]);
  });

  test("the page of a friend gets one message for several changes within a second", async () => {
    const messages: LineMessage[] = [];
    line.register("a-ann", (message) => messages.push(message));
    line.register("a-bob", () => {});
    timers.pass(500);
    table.seat = seated;
    presences.changed(["a-bob"]);
    timers.pass(500);
    const id = [...(await presences.ofFriends("a-ann")).keys()][0];
    const presence = { kind: "table", code: "ABCDEF", edition: "original", entry: "join" };
    await expect.poll(() => messages).toEqual([{ kind: "presence", id, presence }]);
  });
});
