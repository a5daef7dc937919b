import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Profiles } from "../../../server/people/profiles/profiles.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { randomInt as draw, newRandomState } from "../../../shared/core/rng.ts";
import { openStores } from "../../support/open-stores.ts";
import { account, finished, type PastSeat } from "../../support/result-fixtures.ts";

interface Game {
  readonly id: string;
  readonly edition: string;
  readonly isPublic: 0 | 1;
  readonly endedAt: number;
  readonly seats: readonly (PastSeat & { readonly name: string; readonly place: number })[];
}

const accounts = { "a-ann": "Ann", "a-bob": "Bob", "a-cat": "Cat" } as const;
/** Players with the name that each had in their games; two guests share one. */
const people = { ...accounts, "g-1": "Gus", "g-2": "gus", "g-3": "Bob" } as const;
const playerIds = Object.keys(people);
const editions = ["original", "zombie", "love-letter"];

/**
 * Games of few players, so that most have met often. Some players hold two seats, and some games end at the same time.
 */
function someGames(count: number): readonly Game[] {
  const random = newRandomState("games of few players");
  const below = (limit: number) => draw(random, limit);
  return Array.from({ length: count }, (_, number) => {
    const seats = Array.from({ length: 2 + below(3) }, () => {
      const playerId = below(6) === 0 ? null : (playerIds[below(playerIds.length)] ?? null);
      const name = Object.entries(people).find(([id]) => id === playerId)?.[1] ?? "Mochi";
      return { playerId, name, place: 1 + below(3), nopes: below(4), stolen: below(3), winShare: below(2) };
    });
    return {
      id: `game-${String(number).padStart(3, "0")}`,
      edition: editions[below(editions.length)] ?? "",
      isPublic: below(2) === 0 ? 0 : 1,
      endedAt: 5000 + below(count),
      seats,
    };
  });
}

const games = someGames(150);

const newestFirst = (one: Game, other: Game): number => other.endedAt - one.endedAt || (one.id < other.id ? 1 : -1);

const firstSeatOf = ({ seats }: Game, playerId: string) => seats.find((seat) => seat.playerId === playerId);

/**
 * Whether another seat of a game belongs to an account with this present name, or to a guest with this name in the
 * game.
 */
const sharedWith = ({ seats }: Game, own: Game["seats"][number], name: string): boolean =>
  seats.some((seat) => {
    if (seat === own || seat.playerId === null) return false;
    const called = Object.entries(people).find(([id]) => id === seat.playerId)?.[1];
    return called?.toLowerCase() === name.toLowerCase();
  });

interface Wanted {
  readonly edition?: string;
  readonly players?: number;
  readonly with?: string;
  readonly won?: boolean;
}

/** Finds the games of a search by reading all games. */
function found(playerId: string, { edition, players, with: name, won }: Wanted, onlyPublic: boolean): readonly Game[] {
  return games
    .filter((game) => {
      const own = firstSeatOf(game, playerId);
      if (own === undefined || (onlyPublic && game.isPublic === 0)) return false;
      if (edition !== undefined && game.edition !== edition) return false;
      if (players !== undefined && game.seats.length !== players) return false;
      if (won !== undefined && (own.place === 1) !== won) return false;
      return name === undefined || sharedWith(game, own, name);
    })
    .toSorted(newestFirst);
}

const searches: readonly Wanted[] = [
  {},
  { edition: "zombie" },
  { players: 3 },
  { won: true },
  { won: false },
  { with: "bob" },
  { with: "GUS" },
  { with: "Nobody" },
  { edition: "original", players: 2, with: "Cat", won: true },
];

describe.each(openStores())("on $name", ({ open }) => {
  let opened: OpenStore;
  let profiles: Profiles;

  beforeAll(async () => {
    opened = await open();
    profiles = new Profiles({ db: new AccountsDb(opened.db, async () => {}), date: () => 10_000, keepDays: 30 });
    for (const [playerId, name] of Object.entries(accounts)) await account(opened.db, playerId, name);
    for (const { id, seats, ...game } of games)
      await finished(opened.db, id, { ...game, players: seats.length, seats, shared: null });
  });
  afterAll(() => opened?.close());

  /** Reads all pages of a search. */
  async function read(playerId: "a-ann" | "g-1", viewer: string, wanted: Wanted) {
    const ids: string[] = [];
    const page = (before: string | null) => {
      const [endedAt = "", ...gameId] = before?.split("-") ?? [];
      const search =
        before === null ? wanted : { ...wanted, before: { endedAt: Number(endedAt), gameId: gameId.join("-") } };
      return viewer === playerId ? profiles.ownGames(viewer, search) : profiles.games("Ann", viewer, search);
    };
    const first = await page(null);
    for (let next = first; next !== null; next = next.before === null ? null : await page(next.before))
      ids.push(...next.games.map(({ id }) => id));
    return { ids, played: first?.played, won: first?.won };
  }

  const expected = (playerId: string, wanted: Wanted, onlyPublic: boolean) => {
    const all = found(playerId, wanted, onlyPublic);
    const won = all.filter((game) => firstSeatOf(game, playerId)?.place === 1);
    return { ids: all.map(({ id }) => id), played: all.length, won: won.length };
  };

  test.each(searches)("a search of a player's own games gives the same as reading all games: %o", async (wanted) => {
    for (const player of ["a-ann", "g-1"] as const)
      expect(await read(player, player, wanted)).toEqual(expected(player, wanted, false));
  });

  test.each(searches)("another player's search gives the public ones of these games: %o", async (wanted) => {
    expect(await read("a-ann", "a-bob", wanted)).toEqual(expected("a-ann", wanted, true));
  });

  test("a profile has the same totals as reading all games", async () => {
    const seats = games.flatMap((game) =>
      game.seats.filter(({ playerId }) => playerId === "a-ann").map((seat) => ({ game, seat })),
    );
    const total = (count: (each: (typeof seats)[number]) => number) =>
      seats.reduce((sum, each) => sum + count(each), 0);
    const profile = await profiles.profile("Ann", "a-ann");
    expect(profile?.all.games).toBe(seats.length);
    expect(profile?.all.wins).toBe(total(({ seat }) => seat.winShare ?? 0));
    expect(profile?.all.fairShare).toBeCloseTo(total(({ game }) => 1 / game.seats.length));
    expect(profile?.nopes).toBe(total(({ seat }) => seat.nopes ?? 0));
    expect(profile?.stolen).toBe(total(({ seat }) => seat.stolen ?? 0));
    for (const { edition, players, games: count } of profile?.byEdition ?? [])
      expect(count).toBe(total(({ game }) => Number(game.edition === edition && game.seats.length === players)));
    expect(profile?.byEdition.reduce((sum, { games: count }) => sum + count, 0)).toBe(seats.length);
  });

  test("a profile has the same rivals as reading all games", async () => {
    const meetings = games.flatMap((game) =>
      game.seats
        .filter(({ playerId }) => playerId === "a-ann")
        .flatMap((own) => game.seats.map((other) => ({ own, other }))),
    );
    const rivals = Object.entries(accounts)
      .filter(([id]) => id !== "a-ann")
      .map(([id, name]) => {
        const met = meetings.filter(({ other }) => other.playerId === id);
        const ahead = met.filter(({ own, other }) => own.place < other.place).length;
        const behind = met.filter(({ own, other }) => own.place > other.place).length;
        return { name, avatar: "03", games: met.length, ahead, behind };
      })
      .toSorted((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1));
    expect((await profiles.profile("Ann", "a-ann"))?.rivals).toEqual(rivals);
  });
});
