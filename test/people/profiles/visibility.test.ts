import fc from "fast-check";
import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Profiles } from "../../../server/people/profiles/profiles.ts";
import { visibleTo } from "../../../server/people/profiles/visibility.ts";
import type { Database } from "../../../server/storage/database.ts";
import { pools } from "../../../shared/net/people.ts";
import { weekOf } from "../../../shared/ratings/displayed-rating.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished, type PastSeat, rating } from "../../support/result-fixtures.ts";

const now = 1000 * 86_400_000;
const others = ["a-ann", "a-bob", "guest-cat"] as const;
const names = { "a-ann": "Ann", "a-bob": "Bob", "guest-cat": "Cat", "a-shy": "Shy" } as const;
type Who = keyof typeof names;

const mostGames = 6;

/** Public data of the test. */
const historyFormat = fc.array(
  fc.record({
    seats: fc.shuffledSubarray<Who>([...others, "a-shy"], { minLength: 2 }),
    isPublic: fc.constantFrom(0, 1),
    shared: fc.constantFrom(0, 1, null),
    endedAt: fc.integer({ min: now - 1e9, max: now }),
  }),
  { minLength: 1, maxLength: mostGames },
);

/** Data that only Shy may see. */
const secretFormat = fc.record({
  mu: fc.integer({ min: 1200, max: 2000 }),
  games: fc.integer({ min: 1, max: 90 }),
  gained: fc.integer({ min: -90, max: 90 }),
  pool: fc.constantFrom(...pools),
  alone: fc.integer({ min: 0, max: 3 }),
  nopes: fc.integer({ min: 0, max: 9 }),
  death: fc.constantFrom("kitten", "devilcat", null),
});

type History = typeof historyFormat extends fc.Arbitrary<infer Value> ? Value : never;
type Secret = typeof secretFormat extends fc.Arbitrary<infer Value> ? Value : never;

/** Shy's privacy settings. */
const ways = {
  "a hidden profile": { hides: { hidesProfile: 1 }, isProfile: true },
  "a hidden rating": { hides: { hidesRating: 1 }, isProfile: false },
} as const;
type Way = (typeof ways)[keyof typeof ways];

async function clear(db: Kysely<Database>): Promise<void> {
  for (const table of ["accounts", "nameLooks", "ratings", "weeks", "results", "resultSeats", "games"] as const)
    await db.deleteFrom(table).execute();
}

async function build(db: Kysely<Database>, { hides, isProfile }: Way, history: History, secret: Secret): Promise<void> {
  for (const id of ["a-ann", "a-bob"] as const) {
    await account(db, id, names[id]);
    await rating(db, id, id === "a-ann" ? 1700 : 1500, { pool: "kittens-more" });
    await db
      .insertInto("weeks")
      .values({ pool: "kittens-more", week: weekOf(now), playerId: id, gained: 20, games: 2, sigma: 50 })
      .execute();
  }
  await account(db, "a-shy", "Shy", hides);
  const { mu, games, gained, pool } = secret;
  await rating(db, "a-shy", mu, { pool, games });
  await db
    .insertInto("weeks")
    .values({ pool, week: weekOf(now), playerId: "a-shy", gained, games, sigma: 50 })
    .execute();
  const shy = { mu, sigma: 50, muBefore: mu - gained, sigmaBefore: 51 };
  const more = isProfile ? { nopes: secret.nopes, death: secret.death } : {};
  for (const [number, { seats, ...game }] of history.entries()) {
    const sitting = seats.map(
      (playerId): PastSeat => ({ playerId, name: names[playerId], ...(playerId === "a-shy" && { ...shy, ...more }) }),
    );
    await finished(db, `game-${number}`, { ...game, pool: "kittens-more", number: number + 1, seats: sitting });
  }
  for (let number = 0; isProfile && number < secret.alone; number += 1)
    await finished(db, `alone-${number}`, {
      isPublic: 1,
      shared: 1,
      seats: [{ playerId: "a-shy" }, { playerId: null }],
    });
}

/** Returns all responses that a viewer can get. */
async function answersTo(profiles: Profiles, viewer: string): Promise<unknown> {
  const searches = [{}, { with: "Shy" }, { with: "Ann" }, { won: true }];
  const answers = [];
  for (const name of ["Ann", "Bob", "Shy"]) {
    answers.push([name, await profiles.profile(name, viewer)]);
    for (const search of searches) answers.push([name, search, await profiles.games(name, viewer, search)]);
  }
  for (const search of searches) answers.push(["own", search, await profiles.ownGames(viewer, search)]);
  for (let number = 0; number < mostGames; number += 1)
    answers.push(["result", number, await profiles.result(`game-${number}`, viewer)]);
  for (const pool of pools)
    for (const span of ["week", "all"] as const)
      answers.push([pool, span, await profiles.leaderboard(pool, span, viewer)]);
  return answers;
}

describe.each(openStores())("$name", ({ name, open }) => {
  const runs = name === "SQLite" ? 5 : 2;

  test.each(Object.entries(ways))(
    "other players cannot distinguish two states that differ only in data behind %s",
    async (_, way) => {
      const opened = await open();
      const inWorld = async (history: History, secret: Secret) => {
        await clear(opened.db);
        await build(opened.db, way, history, secret);
        const profiles = new Profiles({ db: new AccountsDb(opened.db, async () => {}), date: () => now, keepDays: 30 });
        const toOthers = [];
        for (const viewer of [...others, "guest-stranger"]) toOthers.push([viewer, await answersTo(profiles, viewer)]);
        const own = await profiles.profile("Shy", "a-shy");
        return { toOthers, own };
      };
      await fc.assert(
        fc.asyncProperty(historyFormat, secretFormat, secretFormat, async (history, one, other) => {
          const [here, there] = [await inWorld(history, one), await inWorld(history, other)];
          expect(JSON.stringify(here.toOthers)).toBe(JSON.stringify(there.toOthers));
          if (one.mu !== other.mu || one.pool !== other.pool) expect(here.own).not.toEqual(there.own);
        }),
        { numRuns: runs },
      );
      await opened.close();
    },
    240_000,
  );

  test("a former name of an erased player is not shown even before it is removed from the results", async () => {
    const opened = await open();
    await account(opened.db, "a-ann", "Ann");
    await finished(opened.db, "one", {
      isPublic: 1,
      shared: 1,
      seats: [{ playerId: "a-ann" }, { playerId: "a-gone", name: "Secretive" }],
    });
    const profiles = new Profiles({ db: new AccountsDb(opened.db, async () => {}), date: () => now, keepDays: 30 });
    expect(JSON.stringify(await answersTo(profiles, "a-ann"))).not.toContain("Secretive");
    expect((await profiles.ownGames("a-ann", { with: "Secretive" })).games).toEqual([]);
    await opened.close();
  });
});

describe("the visibility of a player's data", () => {
  const hiding = (hidesProfile: 0 | 1, hidesRating: 0 | 1) => ({ playerId: "a-ann", hidesProfile, hidesRating });

  test.each([
    ["everything of an open account", hiding(0, 0), { profile: true, rating: true }],
    ["the profile without the rating if that is hidden", hiding(0, 1), { profile: true, rating: false }],
    ["nothing of a hidden profile, its rating included", hiding(1, 0), { profile: false, rating: false }],
    ["nothing of guests and erased players", null, { profile: false, rating: false }],
  ])("lets other players see %s", (_, who, visible) => {
    expect(visibleTo("a-bob", who)).toEqual(visible);
  });

  test("lets the owner see all hidden data", () => {
    expect(visibleTo("a-ann", hiding(1, 1))).toEqual({ profile: true, rating: true });
  });
});
