import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../../../server/storage/open.ts";
import { meetingsOf } from "../../../server/storage/results/rate-game.ts";
import { openStores } from "../../support/open-stores.ts";
import { ratedBegin, ratedEnd, ratedGame } from "../../support/rated.ts";
import { account, finished, rating } from "../../support/result-fixtures.ts";
import { endOf, entryOf, gameNamed } from "../../support/stored.ts";

const hour = 3_600_000;
const two = ["a-ann", "a-bob"];

describe.each(openStores())("$name", ({ name, open }) => {
  let opened: OpenStore;

  beforeEach(async () => {
    opened = await open();
    for (const playerId of ["a-ann", "a-bob", "a-cat"]) await account(opened.db, playerId, playerId.slice(2));
  });
  afterEach(() => opened?.close());

  const resultOf = (id: string) =>
    opened.db.selectFrom("results").selectAll().where("gameId", "=", id).executeTakeFirst();
  const seatsOf = (id: string) =>
    opened.db.selectFrom("resultSeats").selectAll().where("gameId", "=", id).orderBy("seat").execute();
  const ratings = () => opened.db.selectFrom("ratings").selectAll().orderBy("playerId").execute();
  const weeks = () => opened.db.selectFrom("weeks").selectAll().orderBy("playerId").execute();
  const reasonOf = async (id: string) => (await resultOf(id))?.unrated;

  test("a game that counts saves its result, the new ratings and the gains of the week", async () => {
    await opened.store.write(ratedGame("one", two));
    expect(await resultOf("one")).toMatchObject({
      pool: "kittens-two",
      unrated: null,
      number: 1,
      players: 2,
      isPublic: 1,
    });
    const [won, lost] = await seatsOf("one");
    expect([won?.winShare, lost?.winShare]).toEqual([1, 0]);
    expect(won?.mu).toBeGreaterThan(won?.muBefore ?? Number.POSITIVE_INFINITY);
    expect(await ratings()).toMatchObject([
      { playerId: "a-ann", mu: won?.mu, sigma: won?.sigma, games: 1, lastAt: 2000 },
      { playerId: "a-bob", mu: lost?.mu, sigma: lost?.sigma, games: 1, lastAt: 2000 },
    ]);
    expect(await weeks()).toMatchObject([{ gained: (won?.mu ?? 0) - (won?.muBefore ?? 0), games: 1 }, { games: 1 }]);
  });

  test("a second game starts from the ratings of the first", async () => {
    await opened.store.write(ratedGame("one", two));
    await opened.store.write(ratedGame("two", two, { endedAt: 3000 }));
    const [[first], [second]] = [await seatsOf("one"), await seatsOf("two")];
    expect([second?.muBefore, second?.sigmaBefore]).toEqual([first?.mu, first?.sigma]);
    expect(await ratings()).toMatchObject([{ games: 2, mu: second?.mu, lastAt: 3000 }, { games: 2 }]);
    expect((await weeks())[0]).toMatchObject({ games: 2 });
    expect((await resultOf("two"))?.number).toBe(2);
  });

  test("a game of two players who were friends at its beginning is unrated, also if they end the friendship", async () => {
    const friendship = { id: "f", one: "a-ann", other: "a-bob", at: 1000, endedAt: 1500 };
    await opened.db.insertInto("friendships").values(friendship).execute();
    await opened.store.write(ratedGame("one", two));
    expect(await resultOf("one")).toMatchObject({ pool: null, unrated: "friends", number: null });
    expect(await ratings()).toEqual([]);
  });

  test.each([
    ["ended before it", { at: 100, endedAt: 999 }],
    ["began during it", { at: 1001, endedAt: null }],
  ])("a game counts if the friendship of its players %s", async (_, span) => {
    await opened.db
      .insertInto("friendships")
      .values({ id: "f", one: "a-ann", other: "a-bob", ...span })
      .execute();
    await opened.store.write(ratedGame("one", two));
    expect(await resultOf("one")).toMatchObject({ pool: "kittens-two", unrated: null });
  });

  test("an entry that is written again changes nothing", async () => {
    const entry = ratedGame("one", two);
    await opened.store.write(entry);
    const before = [await resultOf("one"), await seatsOf("one"), await ratings(), await weeks()];
    await opened.store.write(entry);
    expect([await resultOf("one"), await seatsOf("one"), await ratings(), await weeks()]).toEqual(before);
  });

  test("a game that does not count saves a result and no rating", async () => {
    await opened.store.write(entryOf({ begun: [gameNamed("one")], ended: [endOf("one")] }));
    expect(await resultOf("one")).toMatchObject({ pool: null, unrated: "private", number: null, isPublic: 0 });
    expect(await seatsOf("one")).toMatchObject([
      { playerId: "ann", name: "ann", place: 2, winShare: 0, mu: null },
      { playerId: null, name: "Mochi", place: 1, winShare: 1, momentsJson: "[]" },
    ]);
    expect(await ratings()).toEqual([]);
  });

  test("winners who share a game share its win", async () => {
    await opened.store.write(ratedGame("one", [...two, "a-cat"], { places: [1, 3, 1] }));
    expect((await seatsOf("one")).map(({ winShare }) => winShare)).toEqual([0.5, 0, 0.5]);
  });

  test("at most five games of the same two players count within a day", async () => {
    for (let game = 0; game < 6; game += 1)
      await opened.store.write(ratedGame(`game ${game}`, two, { endedAt: game * hour }));
    expect(await reasonOf("game 4")).toBeNull();
    expect(await resultOf("game 5")).toMatchObject({ pool: null, unrated: "same-people", number: null });
    await opened.store.write(ratedGame("with cat", [...two, "a-cat"], { endedAt: 6 * hour }));
    expect(await reasonOf("with cat")).toBe("same-people");
    await opened.store.write(ratedGame("cat alone", ["a-ann", "a-cat"], { endedAt: 7 * hour }));
    expect(await reasonOf("cat alone")).toBeNull();
    await opened.store.write(ratedGame("a day later", two, { endedAt: 25 * hour }));
    expect(await reasonOf("a day later")).toBeNull();
    expect((await ratings())[0]).toMatchObject({ playerId: "a-ann", games: 7, pool: "kittens-two" });
  });

  const gainsOf = async (id: string) => (await seatsOf(id)).map(({ mu, muBefore }) => (mu ?? 0) - (muBefore ?? 0));
  const clusterOfManyGames = () =>
    finished(opened.db, "one of many", { number: 200_000, pool: "kittens-two", seats: [{ playerId: "a-zed" }] });

  test("the third game of the same two players within a month changes their ratings a quarter as much", async () => {
    for (const [game, endedAt] of [0, hour, 2 * hour].entries())
      await opened.store.write(ratedGame(`game ${game}`, two, { endedAt }));
    const strengths = async () => await opened.db.selectFrom("ratings").select(["playerId", "experience"]).execute();
    expect(await strengths()).toMatchObject([{ experience: 1.75 }, { experience: 1.75 }]);
    await opened.store.write(ratedGame("a month later", two, { endedAt: 30 * 24 * hour }));
    expect((await strengths())[0]?.experience).toBe(1.75 + 1 / 4);
    await opened.store.write(ratedGame("two months later", two, { endedAt: 61 * 24 * hour }));
    expect((await strengths())[0]?.experience).toBe(3);
  });

  test("if one of two equal players leaves, the winner gains a tenth of the leaver's loss", async () => {
    await opened.store.write(ratedGame("one", two, { deserters: [1] }));
    const [won = 0, lost = 0] = await gainsOf("one");
    expect(lost).toBeLessThan(-50);
    expect(won).toBeCloseTo(-lost / 10, 9);
    expect(await ratings()).toMatchObject([{ experience: 0.1 }, { games: 1, experience: 0 }]);
  });

  test("in a cluster with many games a new account changes an established rating little, and its own in full", async () => {
    await clusterOfManyGames();
    await rating(opened.db, "a-ann", 1500);
    await opened.store.write(ratedGame("one", two));
    const [won = 0, lost = 0] = await gainsOf("one");
    expect(lost).toBeLessThan(-50);
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(1);
  });

  test("games in another pool make an account established", async () => {
    await clusterOfManyGames();
    await rating(opened.db, "a-ann", 1500);
    await rating(opened.db, "a-bob", 1500, { pool: "love-letter-two" });
    await opened.store.write(ratedGame("one", two));
    expect((await gainsOf("one"))[0]).toBeGreaterThan(4);
  });

  if (name === "SQLite")
    test("the meetings of a game's players are found by indexes, regardless of the number of games", async () => {
      const { sql: question, parameters } = meetingsOf(opened.db, two, 1000).compile();
      const { rows } = await opened.db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${question}`, [...parameters]),
      );
      const plan = rows.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN)/.test(detail));
      expect(plan).toMatchObject(
        [/^SEARCH one USING (COVERING )?INDEX \w+ \(playerId=\?.* endedAt>\?\)/, /^SEARCH other USING INDEX/].map(
          (line) => expect.stringMatching(line),
        ),
      );
    });

  test("a rating that a server of an older version writes has no experience", async () => {
    await sql`insert into ratings ("playerId", pool, mu, sigma, games, "lastAt", standing)
      values ('a-ann', 'kittens-two', 1500, 70, 9, 1, 1400)`.execute(opened.db);
    expect(await ratings()).toMatchObject([{ playerId: "a-ann", experience: 0 }]);
  });

  test("a game of a player who erased their account during it counts for no player", async () => {
    await opened.store.write(entryOf({ begun: [ratedBegin("one", two)] }));
    await opened.db.deleteFrom("accounts").where("playerId", "=", "a-bob").execute();
    await opened.store.write(entryOf({ ended: [ratedEnd("one", two)] }));
    expect(await reasonOf("one")).toBe("guest");
    expect(await ratings()).toEqual([]);
  });

  test("the result of a guest who has become an account belongs to the account", async () => {
    await opened.store.write(entryOf({ begun: [gameNamed("one")] }));
    await opened.db.insertInto("movedGuests").values({ guestId: "ann", playerId: "a-ann", movedAt: 1500 }).execute();
    await opened.store.write(entryOf({ ended: [endOf("one")] }));
    expect((await seatsOf("one")).map(({ playerId }) => playerId)).toEqual(["a-ann", null]);
  });

  test("a game that is given up with its table has no result", async () => {
    await opened.store.write(entryOf({ begun: [ratedBegin("one", two)] }));
    await opened.store.write(entryOf({ tables: new Map([["room of one", null]]) }));
    expect(await resultOf("one")).toBeUndefined();
  });

  describe("a game that an older server has ended", () => {
    beforeEach(async () => {
      await opened.store.write(entryOf({ begun: [gameNamed("old"), ratedBegin("public", two)] }));
      await opened.db.updateTable("games").set({ endedAt: 2000 }).execute();
      await opened.db.insertInto("played").values({ gameId: "old", seat: 0, playerId: "ann", place: 2 }).execute();
    });

    const catchUp = async () => {
      for (const id of await opened.store.gamesWithoutResult("", 10)) await opened.store.saveOldResult(id);
    };

    test("can be shared by its player before it has a result", async () => {
      expect(await opened.store.share("old", "ann")).toBe(true);
      expect(await opened.store.share("old", "bob")).toBe(false);
    });

    test("gets a result from its known data that counts for no rating", async () => {
      await catchUp();
      expect(await resultOf("old")).toMatchObject({ unrated: "old", isPublic: 0, endedAt: 2000 });
      expect(await seatsOf("old")).toMatchObject([
        { playerId: "ann", name: "ann", place: 2, winShare: 0, deserted: 0, death: null },
        { playerId: null, name: "Mochi", place: 1, winShare: 1 },
      ]);
      expect(await resultOf("public")).toMatchObject({ unrated: "old", pool: null, isPublic: 1 });
      expect(await ratings()).toEqual([]);
    });

    test("gets its result once", async () => {
      await catchUp();
      const before = await seatsOf("old");
      await opened.store.saveOldResult("old");
      expect(await seatsOf("old")).toEqual(before);
      expect(await opened.store.gamesWithoutResult("", 10)).toEqual([]);
    });
  });
});
