import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { mergeGuest } from "../../../server/people/accounts/guest-merge.ts";
import { Blocks } from "../../../server/people/blocks/blocks.ts";
import { endContact } from "../../../server/people/friends/end-contact.ts";
import { Erasure } from "../../../server/people/profiles/erasure.ts";
import { blocksFile } from "../../../server/people/profiles/own-data.ts";
import { systemTimers } from "../../../server/runtime/timers.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { ErasedList } from "../../../server/storage/retention/erased-list.ts";
import { fail, ok } from "../../../shared/core/result.ts";
import { maxBlocks } from "../../../shared/net/blocks.ts";
import { newFolder } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished } from "../../support/result-fixtures.ts";
import { expectOk } from "../../support/saved-table.ts";

const log = { info() {}, error() {} };
/** Ids of the people at the table "room", by number. */
const people = ["", "guest-ann", "guest-bob", "guest-cat"];
const directory = {
  stateOf: async () => "open" as const,
  personAt: async (roomId: string, _asker: string, who: number) => {
    const id = people[who];
    if (roomId !== "room") return fail("no-such-table" as const);
    return id === undefined ? fail("no-such-player" as const) : ok({ id, name: `name of ${id}`, avatar: "07" });
  },
};

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let db: AccountsDb;
  let blocks: Blocks;
  let now: number;
  let published: string[];

  beforeEach(async () => {
    opened = await open();
    db = new AccountsDb(opened.db, async () => {});
    now = 1000;
    published = [];
    blocks = new Blocks({
      ...{ db, directory, endContact },
      notifyOthers: (id) => published.push(id),
      notify() {},
      timers: { date: () => now },
    });
    await account(opened.db, "a-ann", "Annika");
    await account(opened.db, "a-bob", "Robert");
  });
  afterEach(() => opened?.close());

  const move = (guestId: string, playerId: string) =>
    opened.db.transaction().execute((moment) => mergeGuest(moment, guestId, playerId, 5000));
  const at = (who: number) => ({ roomId: "room", who });
  const pairs = async () =>
    (await opened.db.selectFrom("blocks").select(["blockerId", "blockedId"]).execute()).map(
      ({ blockerId, blockedId }) => `${blockerId} ${blockedId}`,
    );

  test("a blocked guest is in the list under the name of that time, the newest block first", async () => {
    await blocks.block("a-ann", at(2));
    now = 2000;
    await blocks.block("a-ann", at(3));
    expect(await blocks.list("a-ann")).toMatchObject([
      { name: "name of guest-cat", avatar: "07", at: 2000 },
      { name: "name of guest-bob", avatar: "07", at: 1000 },
    ]);
  });

  test("blocking a player again returns the same block", async () => {
    const first = expectOk(await blocks.block("a-ann", at(2)));
    now = 2000;
    expect(expectOk(await blocks.block("a-ann", at(2)))).toEqual(first);
  });

  test("an account that was blocked by name in any case is listed under its present name", async () => {
    await blocks.block("guest-cat", { name: "rObErT" });
    await opened.db.updateTable("accounts").set({ name: "Bobby" }).where("playerId", "=", "a-bob").execute();
    expect(await blocks.list("guest-cat")).toMatchObject([{ name: "Bobby", avatar: "03" }]);
  });

  test("a player of a finished game can be blocked by seat by those who may see the game", async () => {
    await finished(opened.db, "game", {
      seats: [{ playerId: "a-ann" }, { playerId: "guest-bob", name: "Bo" }, { playerId: null }],
    });
    expect(await blocks.block("a-ann", { gameId: "game", seat: 1 })).toMatchObject({ ok: true, value: { name: "Bo" } });
    expect(await blocks.block("a-ann", { gameId: "game", seat: 2 })).toEqual(fail("no-such-player"));
    expect(await blocks.block("a-ann", { gameId: "game", seat: 7 })).toEqual(fail("no-such-player"));
    expect(await blocks.block("a-bob", { gameId: "game", seat: 1 })).toEqual(fail("no-such-game"));
    expect(await blocks.block("a-bob", { gameId: "other", seat: 1 })).toEqual(fail("no-such-game"));
  });

  test("a player cannot block themself, not even under an earlier id", async () => {
    expect(await blocks.block("guest-bob", at(2))).toEqual(fail("not-oneself"));
    await move("guest-bob", "a-bob");
    expect(await blocks.block("a-bob", at(2))).toEqual(fail("not-oneself"));
  });

  test("a player can block at most 500 players, and another one after an unblock", async () => {
    const row = (place: number) => ({ id: `block ${place}`, blockerId: "a-ann", name: "x", avatar: "01", at: 1 });
    const rows = Array.from({ length: maxBlocks }, (_, place) => ({ ...row(place), blockedId: `guest ${place}` }));
    await opened.db.insertInto("blocks").values(rows.slice(1)).execute();
    expect(await blocks.block("a-ann", at(2))).toMatchObject({ ok: true });
    expect(await blocks.block("a-ann", at(3))).toEqual(fail("too-many-blocks"));
    const [first] = await blocks.list("a-ann");
    await blocks.unblock("a-ann", first?.id ?? "");
    expect(await blocks.block("a-ann", at(3))).toMatchObject({ ok: true });
  });

  test.each(["", "no such id", "\0", "x".repeat(1000)])("unblocking the unknown id %j changes nothing", async (id) => {
    await blocks.block("a-ann", at(2));
    expect(await blocks.unblock("a-ann", id)).toHaveLength(1);
  });

  test("a player cannot remove another player's block", async () => {
    const { id } = expectOk(await blocks.block("a-ann", at(2)));
    await blocks.unblock("a-bob", id);
    expect(await blocks.list("a-ann")).toHaveLength(1);
  });

  test("subscribers are notified of each change, under both ids of a former guest", async () => {
    await move("guest-ann", "a-ann");
    const heard: string[] = [];
    blocks.onChange((playerId) => heard.push(playerId));
    const { id } = expectOk(await blocks.block("guest-ann", at(2)));
    await blocks.unblock("a-ann", id);
    expect(heard).toEqual(["guest-ann", "a-ann", "a-ann"]);
    expect(published).toEqual(heard);
  });

  test("a change at another node reaches each subscriber here until it unsubscribes, and is not sent on", () => {
    const heard: string[] = [];
    const hear = (playerId: string) => heard.push(playerId);
    const [stop] = [blocks.onChange(hear), blocks.onChange(hear)];
    blocks.onChanged("a-ann");
    stop?.();
    blocks.onChanged("a-bob");
    expect([heard, published]).toEqual([["a-ann", "a-ann", "a-bob"], []]);
  });

  describe("when a guest becomes an account", () => {
    test("the account has the guest's blocks", async () => {
      await blocks.block("guest-cat", at(2));
      await move("guest-cat", "a-ann");
      expect(await blocks.list("a-ann")).toMatchObject([{ name: "name of guest-bob" }]);
      expect((await blocks.around("a-ann")).blocked).toEqual(new Set(["guest-bob"]));
    });

    test("a blocked guest stays blocked, as the account and as the guest", async () => {
      await blocks.block("a-ann", at(2));
      await move("guest-bob", "a-bob");
      expect((await blocks.around("a-ann")).blocked).toEqual(new Set(["a-bob", "guest-bob"]));
      expect((await blocks.around("a-bob")).blockers).toEqual(new Set(["a-ann"]));
      expect(await blocks.blockersOf("guest-bob")).toEqual(new Set(["a-ann"]));
      expect(await blocks.blockersOf("a-bob")).toEqual(new Set(["a-ann"]));
    });

    test("the old token of a blocker still has the same blocks", async () => {
      await blocks.block("guest-cat", at(2));
      await move("guest-cat", "a-ann");
      expect((await blocks.around("guest-cat")).blocked).toEqual(new Set(["guest-bob"]));
      expect(await blocks.blockersOf("guest-bob")).toEqual(new Set(["a-ann", "guest-cat"]));
    });

    test("duplicate blocks and self-blocks are removed", async () => {
      await blocks.block("guest-cat", at(2));
      await blocks.block("a-ann", at(2));
      await blocks.block("a-ann", at(3));
      await blocks.block("guest-cat", { name: "Annika" });
      await move("guest-cat", "a-ann");
      expect(await pairs()).toEqual(["a-ann guest-bob"]);
    });

    test("a later block of the guest is a block of the account", async () => {
      await move("guest-bob", "a-bob");
      await blocks.block("guest-cat", at(2));
      expect(await pairs()).toEqual(["guest-cat a-bob"]);
    });
  });

  test("an export contains the player's own blocks and none against the player", async () => {
    await blocks.block("a-ann", { name: "Robert" });
    expect(await blocksFile(opened.db, "a-ann")).toEqual([{ name: "Robert", avatar: "03", at: 1000 }]);
    expect(await blocksFile(opened.db, "a-bob")).toEqual([]);
  });

  test("erasing a player deletes all blocks by and against them", async () => {
    await blocks.block("a-ann", { name: "Robert" });
    await blocks.block("a-bob", { name: "Annika" });
    await blocks.block("a-ann", at(3));
    const list = new ErasedList(newFolder());
    await new Erasure({ db, list, ended: { publish() {} }, timers: systemTimers, log }).erase("a-bob");
    expect(await pairs()).toEqual(["a-ann guest-cat"]);
  });
});
