import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Profiles } from "../../../server/people/profiles/profiles.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { weekOf } from "../../../shared/ratings/displayed-rating.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, rating } from "../../support/result-fixtures.ts";

const day = 86_400_000;
const now = 1000 * day;

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let profiles: Profiles;

  beforeEach(async () => {
    opened = await open();
    profiles = new Profiles({ db: new AccountsDb(opened.db, async () => {}), date: () => now, keepDays: 30 });
  });
  afterEach(() => opened?.close());

  async function person(
    called: string,
    mu: number,
    over: Parameters<typeof rating>[3] & { readonly hides?: Parameters<typeof account>[3] } = {},
  ) {
    const { hides, ...rest } = over;
    await account(opened.db, `a-${called}`, called, hides);
    await rating(opened.db, `a-${called}`, mu, { lastAt: now, ...rest });
  }
  const gained = (called: string, points: number, week = weekOf(now)) =>
    opened.db
      .insertInto("weeks")
      .values({ pool: "kittens-two", week, playerId: `a-${called}`, gained: points, games: 3, sigma: 50 })
      .execute();
  const ranks = (rows: readonly { readonly rank: number; readonly name: string }[]) =>
    rows.map((row) => [row.rank, row.name]);

  test("equal players share a rank, and the next ranks are skipped", async () => {
    for (const [called, mu] of [
      ["Ann", 1800],
      ["Bob", 1700],
      ["Cat", 1700],
      ["Dan", 1600],
    ] as const)
      await person(called, mu);
    const { top, near, people } = await profiles.leaderboard("kittens-two", "all", "a-Bob");
    expect(ranks(top)).toEqual([
      [1, "Ann"],
      [2, "Cat"],
      [2, "Bob"],
      [4, "Dan"],
    ]);
    expect(ranks(near)).toEqual(ranks(top));
    expect(people).toBe(4);
    for (const called of ["Ann", "Bob", "Cat", "Dan"])
      expect((await profiles.profile(called, "guest"))?.ratings?.[0]?.rank).toBe(
        top.find((row) => row.name === called)?.rank,
      );
  });

  test("the nearby rows are five above and five below the player's own, with their ranks", async () => {
    for (let number = 0; number < 30; number += 1) await person(`P${number}`, 2000 - 10 * number);
    const { near, top } = await profiles.leaderboard("kittens-two", "all", "a-P20");
    expect(ranks(near)).toEqual(Array.from({ length: 11 }, (_, index) => [16 + index, `P${15 + index}`]));
    expect(near.filter(({ isOwn }) => isOwn)).toMatchObject([{ name: "P20" }]);
    expect(top).toHaveLength(30);
  });

  test("an inactive player falls behind active ones", async () => {
    await person("Rested", 1700, { lastAt: now - 100 * day });
    await person("Busy", 1650);
    const { top } = await profiles.leaderboard("kittens-two", "all", "guest");
    expect(ranks(top)).toEqual([
      [1, "Busy"],
      [2, "Rested"],
    ]);
    expect(top[1]?.rating.rating).toBeLessThan(1650);
  });

  test("players with a provisional rating, a hidden rating or a hidden profile have no rank", async () => {
    await person("Ann", 1500);
    await person("New", 1900, { sigma: 200 });
    await person("Shy", 1900, { hides: { hidesRating: 1 } });
    await person("Away", 1900, { hides: { hidesProfile: 1 } });
    expect(await profiles.leaderboard("kittens-two", "all", "a-Shy")).toMatchObject({
      top: [{ rank: 1, name: "Ann" }],
      near: [],
      people: 1,
    });
    expect((await profiles.profile("Shy", "a-Shy"))?.ratings).toMatchObject([{ rank: null }]);
    expect((await profiles.profile("New", "a-New"))?.ratings).toMatchObject([{ rank: null, provisional: true }]);
  });

  test("the weekly leaderboard counts the gains of this week only", async () => {
    for (const called of ["Ann", "Bob"]) await person(called, 1500);
    await gained("Ann", 12.4);
    await gained("Bob", 30.2);
    await gained("Ann", 99, weekOf(now) - 7 * day);
    const { top, people } = await profiles.leaderboard("kittens-two", "week", "guest");
    expect(top).toMatchObject([
      { rank: 1, name: "Bob", gained: 30 },
      { rank: 2, name: "Ann", gained: 12 },
    ]);
    expect(people).toBe(2);
  });
});
