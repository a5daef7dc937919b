import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { Guest } from "../../support/guest.ts";
import { expectOk } from "../../support/saved-table.ts";
import { startTables, type TableServer, tokenOf } from "../../support/server.ts";
import { settingsFor } from "../../support/table-fixture.ts";

let server: TableServer;
let seated: SeatLocation;
beforeEach(async () => {
  server = await startTables();
  const opening = { settings: settingsFor(4), players: [], fillWithBots: false, isPublic: false } as const;
  seated = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
});
afterEach(() => server.stop());

const join = (name: string, how: { watch?: true; formerly?: string } = {}) => Guest.join(server, seated, name, how);
const texts = ({ said }: Guest) => said.map(({ text }) => text);
const hides = (playerId: string) =>
  server.blocks.blockersOf(playerId).then((blockers) => server.tables.hides(seated, { playerId, blockers }));

describe("messages and emotes of a blocked player", () => {
  test("reach all players but those who have blocked the sender", async () => {
    const [ann, bob, cat] = [await join("ann"), await join("bob"), await join("cat")];
    server.blocks.block("ann", "bob");
    await ann.until(() => ann.blocked?.length === 1);
    expect(await bob.say("from bob")).toEqual({ ok: true, value: null });
    await bob.request("emote", { emote: "paw" });
    await cat.say("from cat");
    await cat.request("emote", { emote: "cry" });
    for (const guest of [ann, bob, cat]) await guest.until(() => guest.emotes.some(({ emote }) => emote === "cry"));
    expect([ann, bob, cat].map(texts)).toEqual([["from cat"], ["from bob", "from cat"], ["from bob", "from cat"]]);
    expect(ann.emotes.map(({ emote }) => emote)).toEqual(["cry"]);
    expect(bob.emotes).toEqual(cat.emotes);
  });

  test("are missing in the chat history at a join, and other lines keep their numbers", async () => {
    const [bob, cat] = [await join("bob"), await join("cat")];
    await bob.say("from bob");
    await cat.say("from cat");
    server.blocks.block("ann", "bob");
    const ann = await join("ann");
    await ann.until(() => ann.said.length > 0);
    expect(ann.said.map(({ number, text }) => [number, text])).toEqual([[2, "from cat"]]);
  });

  test("are shown again after the player is unblocked", async () => {
    const [ann, bob] = [await join("ann"), await join("bob")];
    server.blocks.block("ann", "bob");
    await ann.until(() => ann.blocked?.length === 1);
    server.blocks.unblock("ann", "bob");
    await ann.until(() => ann.blocked?.length === 0);
    await bob.say("hello");
    await ann.until(() => ann.said.length > 0);
    expect(texts(ann)).toEqual(["hello"]);
  });

  test("stay hidden when the player returns as an account", async () => {
    await join("host");
    const ann = await join("ann");
    await join("bob");
    server.blocks.block("ann", "bob");
    server.accounts.set("bob", "a-bob");
    server.blocks.block("ann", "a-bob");
    const bob = await join("a-bob", { formerly: tokenOf("bob") });
    const cat = await join("cat");
    await bob.say("from bob");
    await cat.say("from cat");
    await ann.until(() => ann.said.length > 0);
    expect(texts(ann)).toEqual(["from cat"]);
  });
});

describe("the list of a player's blocked people at the table", () => {
  test("is sent to that player alone, by number, at each join and after each change", async () => {
    const [ann, bob] = [await join("ann"), await join("bob")];
    await ann.until(() => ann.blocked !== null);
    expect(ann.blocked).toEqual([]);
    server.blocks.block("ann", "bob");
    await ann.until(() => ann.blocked?.length === 1);
    expect(ann.blocked).toEqual([2]);
    const again = await join("ann");
    for (const guest of [again, bob]) await guest.until(() => guest.blocked !== null);
    expect([again.blocked, bob.blocked]).toEqual([[2], []]);
  });

  test("is sent to a spectator when a blocked player joins", async () => {
    await join("host");
    const ann = await join("ann", { watch: true });
    server.blocks.block("ann", "bob");
    await join("bob");
    await ann.until(() => ann.blocked?.length === 1);
    expect(ann.blocked).toEqual([3]);
  });
});

describe("a table", () => {
  test("is hidden from players that its host has blocked, for playing and watching", async () => {
    await join("ann");
    server.blocks.block("ann", "bob");
    await expect(join("bob")).rejects.toThrow("no-such-table");
    await expect(join("bob", { watch: true })).rejects.toThrow("no-such-table");
    expect([await hides("bob"), await hides("cat")]).toEqual([true, false]);
  });

  test("is hidden from players that its opener has blocked, even with another host", async () => {
    const ann = await join("ann");
    await join("bob");
    server.blocks.block("ann", "cat");
    await ann.manage({ type: "leave" });
    await expect(join("cat")).rejects.toThrow("no-such-table");
  });

  test("is hidden even from a blocked player with a seat elsewhere", async () => {
    await join("ann");
    server.blocks.block("ann", "bob");
    server.tables.sit("bob", { roomId: "elsewhere", code: "OTHER4" });
    await expect(join("bob")).rejects.toThrow("no-such-table");
  });

  test("is hidden from players that any player on a chair has blocked, for playing and watching", async () => {
    await join("ann");
    const bob = await join("bob");
    server.blocks.block("bob", "cat");
    expect([await hides("cat"), await hides("dan")]).toEqual([true, false]);
    await expect(join("cat")).rejects.toThrow("no-such-table");
    await expect(join("cat", { watch: true })).rejects.toThrow("no-such-table");
    await bob.manage({ type: "leave" });
    expect((await join("cat")).seat).toBe(1);
  });

  test("keeps a seated player who is blocked and lets them return", async () => {
    await join("ann");
    const bob = await join("bob");
    server.blocks.block("ann", "bob");
    await bob.drop();
    expect(await hides("bob")).toBe(false);
    expect((await join("bob")).seat).toBe(1);
  });

  test("is hidden from a blocked player who has left", async () => {
    const ann = await join("ann");
    const bob = await join("bob");
    server.blocks.block("ann", "bob");
    await ann.manage({ type: "start" });
    await bob.until(() => bob.state.phase === "playing");
    await bob.manage({ type: "leave" });
    await expect(join("bob")).rejects.toThrow("no-such-table");
  });

  test("closes for a spectator only when a player on a chair blocks them", async () => {
    await join("ann");
    await join("bob");
    const [cat, dan] = [await join("cat", { watch: true }), await join("dan", { watch: true })];
    server.blocks.block("bob", "cat");
    await cat.until(() => cat.closed !== null);
    await dan.until(() => dan.state.watchers.length === 1);
    expect([cat.goodbyes, dan.closed]).toEqual([["table-closed"], null]);
    await expect(join("cat", { watch: true })).rejects.toThrow("no-such-table");
  });

  test("closes for a spectator when a disconnected player with a chair blocks them", async () => {
    const ann = await join("ann");
    const bob = await join("bob");
    const cat = await join("cat", { watch: true });
    await bob.drop();
    await ann.until(() => ann.chairs[1]?.presence === "away");
    server.blocks.block("bob", "cat");
    await cat.until(() => cat.closed !== null);
    expect(cat.goodbyes).toEqual(["table-closed"]);
  });

  test("closes for a spectator before they see a blocker sit down", async () => {
    await join("ann");
    const cat = await join("cat", { watch: true });
    server.blocks.block("bob", "cat");
    await join("bob");
    await cat.until(() => cat.closed !== null);
    expect([cat.goodbyes, cat.chairs.map(({ name }) => name)]).toEqual([["table-closed"], ["ann", "", "", ""]]);
  });

  test("from the queue admits all players for which it was opened", async () => {
    const players = ["ann", "bob"].map((name) => ({ id: name, name, avatar: "01", guest: true }));
    const opening = { settings: settingsFor(2), players, fillWithBots: false, isPublic: true } as const;
    const strangers = expectOk(await server.tables.open({ ...opening, start: "when-joined" }));
    server.blocks.block("ann", "bob");
    expect((await Guest.join(server, strangers, "bob")).seat).toBe(1);
  });
});

describe("a person at the table is found by their number", () => {
  test("by players and spectators who are present", async () => {
    await join("ann");
    await join("bob");
    await join("cat", { watch: true });
    const found = await server.tables.personAt(seated.roomId, "cat", 2);
    expect(found).toEqual({ ok: true, value: { id: "bob", name: "bob", avatar: "01" } });
    expect(await server.tables.personAt(seated.roomId, "ann", 3)).toMatchObject({ ok: true, value: { id: "cat" } });
  });

  test("after leaving, if a chat line of theirs is left", async () => {
    const ann = await join("ann");
    const [bob, cat] = [await join("bob", { watch: true }), await join("cat", { watch: true })];
    await bob.say("bye");
    for (const guest of [bob, cat]) await guest.drop();
    await ann.until(() => ann.state.watchers.length === 0);
    expect(await server.tables.personAt(seated.roomId, "ann", 2)).toMatchObject({ ok: true, value: { id: "bob" } });
    expect(await server.tables.personAt(seated.roomId, "ann", 3)).toEqual({ ok: false, error: "no-such-player" });
  });

  test("neither by absent players nor under an unused number", async () => {
    await join("ann");
    expect(await server.tables.personAt(seated.roomId, "eve", 1)).toEqual({ ok: false, error: "no-such-table" });
    expect(await server.tables.personAt("nowhere", "ann", 1)).toEqual({ ok: false, error: "no-such-table" });
    expect(await server.tables.personAt(seated.roomId, "ann", 9)).toEqual({ ok: false, error: "no-such-player" });
  });
});
