import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Profiles } from "../../../server/people/profiles/profiles.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished, rating } from "../../support/result-fixtures.ts";

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

  const idsOf = (page: { readonly games: readonly { readonly id: string }[] } | null) =>
    page?.games.map(({ id }) => id);

  describe("the history", () => {
    test("has pages without a gap or duplicate even if games end between the requests", async () => {
      const ids = Array.from({ length: 47 }, (_, number) => `game-${String(number).padStart(2, "0")}`);
      for (const [place, id] of ids.entries())
        await finished(opened.db, id, {
          endedAt: 1000 + Math.floor(place / 5),
          seats: [{ playerId: "ann" }],
          shared: null,
        });
      const seen: string[] = [];
      let page = await profiles.ownGames("ann", {});
      for (let turn = 0; ; turn += 1) {
        seen.push(...page.games.map(({ id }) => id));
        await finished(opened.db, `late-${turn}`, { endedAt: 5000, seats: [{ playerId: "ann" }], shared: null });
        if (page.before === null) break;
        const [endedAt = "", ...gameId] = page.before.split("-");
        page = await profiles.ownGames("ann", { before: { endedAt: Number(endedAt), gameId: gameId.join("-") } });
      }
      expect(seen).toEqual(ids.toReversed());
    });

    test("finds games by edition, number of players, other players and success", async () => {
      await account(opened.db, "a-bob", "Böb");
      await finished(opened.db, "one", {
        edition: "zombie",
        seats: [{ playerId: "ann" }, { playerId: "a-bob", name: "Old" }],
      });
      await finished(opened.db, "two", {
        endedAt: 3000,
        seats: [{ playerId: "cat", name: "Cat" }, { playerId: "ann" }, { playerId: null, name: "Mochi" }],
      });
      const found = async (search: Parameters<Profiles["ownGames"]>[1]) =>
        idsOf(await profiles.ownGames("ann", search));
      expect(await found({})).toEqual(["two", "one"]);
      expect(await found({ edition: "zombie" })).toEqual(["one"]);
      expect(await found({ players: 3 })).toEqual(["two"]);
      expect(await found({ won: true })).toEqual(["one"]);
      expect(await found({ won: false })).toEqual(["two"]);
      expect(await found({ with: "böb" })).toEqual(["one"]);
      expect(await found({ with: "cAT" })).toEqual(["two"]);
      expect(await found({ with: "Mochi" })).toEqual([]);
    });

    test("does not find an account by a former name", async () => {
      await account(opened.db, "a-bob", "Bob");
      await finished(opened.db, "one", { seats: [{ playerId: "ann" }, { playerId: "a-bob", name: "Old" }] });
      expect((await profiles.ownGames("ann", { with: "Old" })).games).toEqual([]);
    });

    test("counts all found games beyond the page", async () => {
      for (let number = 0; number < 25; number += 1)
        await finished(opened.db, `game ${number}`, {
          seats: [{ playerId: number % 5 ? "bob" : "ann" }, { playerId: number % 5 ? "ann" : "bob" }],
          shared: null,
        });
      expect(await profiles.ownGames("ann", {})).toMatchObject({ played: 25, won: 5 });
    });

    test("shows accounts under their present name, guests under their name in the game, and erased accounts without a name", async () => {
      await account(opened.db, "a-bob", "Bob");
      const seats = [
        { playerId: "ann", name: "Ann" },
        { playerId: "a-bob", name: "Old" },
        { playerId: "a-gone", name: "Gone" },
      ];
      await finished(opened.db, "one", { seats });
      const [game] = (await profiles.ownGames("ann", {})).games;
      expect(game?.seats.map(({ name: called, hasProfile }) => [called, hasProfile])).toEqual([
        ["Ann", false],
        ["Bob", true],
        ["", false],
      ]);
    });

    test("says from which turn on a player had the chair of a bot", async () => {
      await finished(opened.db, "one", { seats: [{ playerId: "bob" }, { playerId: "ann", since: 12 }] });
      const [game] = (await profiles.ownGames("ann", {})).games;
      expect(game?.seats.map(({ since }) => since ?? null)).toEqual([null, 12]);
    });

    test("of another player has only public games, with the replays that the viewer may watch", async () => {
      await account(opened.db, "a-ann", "Ann");
      await finished(opened.db, "private", { seats: [{ playerId: "a-ann" }], shared: 1 });
      await finished(opened.db, "shared", { isPublic: 1, endedAt: 4000, seats: [{ playerId: "a-ann" }], shared: 1 });
      await finished(opened.db, "forgotten", {
        isPublic: 1,
        endedAt: 3000,
        seats: [{ playerId: "a-ann" }],
        shared: null,
      });
      const page = await profiles.games("ann", "bob", {});
      expect(page?.games.map(({ id, hasReplay }) => [id, hasReplay])).toEqual([
        ["shared", true],
        ["forgotten", false],
      ]);
    });
  });

  describe("the profile", () => {
    test("compares wins with the fair share, by edition and number of players", async () => {
      await account(opened.db, "a-ann", "Ann");
      await finished(opened.db, "one", { seats: [{ playerId: "a-ann", nopes: 2, stolen: 1 }, { playerId: "bob" }] });
      await finished(opened.db, "two", {
        seats: [{ playerId: "bob" }, { playerId: "a-ann", nopes: 3, death: "devilcat" }],
      });
      await finished(opened.db, "six", {
        edition: "zombie",
        seats: ["b", "c", "d", "a-ann"].map((playerId) => ({ playerId })),
      });
      expect(await profiles.profile("ANN", "bob")).toMatchObject({
        name: "Ann",
        isOwn: false,
        all: { games: 3, wins: 1, fairShare: 1.25 },
        byEdition: [
          { edition: "original", players: 2, games: 2, wins: 1, fairShare: 1 },
          { edition: "zombie", players: 4, games: 1, wins: 0, fairShare: 0.25 },
        ],
        deaths: [
          { by: "devilcat", count: 1 },
          { by: "kitten", count: 1 },
        ],
        nopes: 5,
        stolen: 1,
      });
    });

    test("has ratings with their rank and at most 200 points each, including the newest", async () => {
      await account(opened.db, "a-ann", "Ann");
      await account(opened.db, "a-bob", "Bob");
      await rating(opened.db, "a-bob", 1700);
      await rating(opened.db, "a-ann", 1600, { lastAt: now });
      for (let number = 1; number <= 450; number += 1)
        await finished(opened.db, `g${number}`, {
          number,
          pool: "kittens-two",
          endedAt: number,
          shared: null,
          seats: [{ playerId: "a-ann", mu: 1500 + number, sigma: 50 }, { playerId: "a-bob" }],
        });
      const [shown, ...others] = (await profiles.profile("Ann", "bob"))?.ratings ?? [];
      expect(others).toEqual([]);
      expect(shown).toMatchObject({ pool: "kittens-two", rating: 1600, provisional: false });
      expect(shown?.rank).toBe(1);
      expect(shown?.history.at(-1)).toMatchObject({ at: 450, rating: 1950 });
      expect(shown?.history.length).toBe(150);
    });

    test("has only highlights of games that the viewer may watch", async () => {
      await account(opened.db, "a-ann", "Ann");
      const momentsJson = JSON.stringify([{ kind: "last-defuse", step: 3 }]);
      const endedAt = now - day;
      await finished(opened.db, "private", {
        endedAt,
        seats: [{ playerId: "a-ann", momentsJson }, { playerId: "bob" }],
      });
      await finished(opened.db, "shared", {
        endedAt: endedAt - 1,
        shared: 1,
        seats: [{ playerId: "a-ann", momentsJson }],
      });
      await finished(opened.db, "forgotten", { endedAt, shared: null, seats: [{ playerId: "a-ann", momentsJson }] });
      const seen = async (viewer: string) =>
        (await profiles.profile("Ann", viewer))?.moments.map(({ gameId }) => gameId);
      expect(await seen("cat")).toEqual(["shared"]);
      expect(await seen("bob")).toEqual(["private", "shared"]);
    });

    test("has the rivals with a public profile, by the number of common public games", async () => {
      await account(opened.db, "a-ann", "Ann");
      await account(opened.db, "a-bob", "Bob");
      await account(opened.db, "a-shy", "Shy", { hidesProfile: 1 });
      const both = [{ playerId: "a-ann" }, { playerId: "a-bob" }, { playerId: "a-shy" }];
      await finished(opened.db, "one", { isPublic: 1, seats: both });
      await finished(opened.db, "two", { isPublic: 1, seats: both.toReversed() });
      await finished(opened.db, "secret", { seats: both });
      expect((await profiles.profile("Ann", "bob"))?.rivals).toEqual([
        { name: "Bob", avatar: "03", games: 2, ahead: 1, behind: 1 },
      ]);
      expect((await profiles.profile("Ann", "a-ann"))?.rivals).toMatchObject([{ name: "Bob", games: 3 }]);
    });
  });
});
