import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recomputeRatings } from "../../server/people/ratings/recompute.ts";
import type { Database } from "../../server/storage/database.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import type { EndedGame } from "../../server/storage/saved-types.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { Pool } from "../../shared/net/people.ts";
import { newFolder } from "../support/app.ts";
import { openStores } from "../support/open-stores.ts";
import { account, finished } from "../support/result-fixtures.ts";
import { endOf, entryOf, gameNamed } from "../support/stored.ts";
import { run } from "../tools/run.ts";

const hourMs = 3_600_000;
const people = ["a-ann", "a-bob", "a-cat", "a-dan", "a-eve", "a-fay", "a-gus", "a-hal"];

interface How {
  /** Whether all are first, instead of in the order of the ids. */
  readonly tied: boolean;
  /** Whether the last player has left. */
  readonly isLeft: boolean;
}

/** A game that counts, between players in seat order. */
function ended(gameId: string, endedAt: number, pool: Pool, ids: readonly string[], { tied, isLeft }: How): EndedGame {
  const end = endOf(gameId, endedAt);
  const [seat] = end.seats;
  if (!seat) throw new Error("a game without seats");
  return {
    ...end,
    isPublic: true,
    counting: { pool, unrated: null },
    seats: ids.map((playerId, index) => {
      const deserted = isLeft && index === ids.length - 1;
      return { ...seat, playerId, name: playerId, place: tied && !deserted ? 1 : index + 1, deserted };
    }),
  };
}

let opened: OpenStore;
let db: Kysely<Database>;

const recomputed = () => recomputeRatings(db, () => {});

const tables = async () => ({
  ratings: await db.selectFrom("ratings").selectAll().orderBy("playerId").orderBy("pool").execute(),
  weeks: await db.selectFrom("weeks").selectAll().orderBy("playerId").orderBy("pool").orderBy("week").execute(),
  seats: await db.selectFrom("resultSeats").selectAll().orderBy("gameId").orderBy("seat").execute(),
});

/**
 * Plays forty games of eight players over two months, in a cluster with many games, and writes them as a server does.
 */
async function playMonths(): Promise<void> {
  const chance = seededRandom("two months");
  for (const id of people) await account(db, id, id.slice(2));
  await finished(db, "one of many", { number: 5000, pool: "kittens-two", seats: [{ playerId: null }], shared: null });
  await db.deleteFrom("resultSeats").execute();
  for (let game = 0; game < 40; game += 1) {
    const players = game % 2 === 0 ? 2 : 3 + (game % 3);
    const order = people.toSorted(() => chance() - 0.5).slice(0, players);
    const gameId = `game ${game}`;
    const end = ended(gameId, game * 40 * hourMs, players === 2 ? "kittens-two" : "kittens-more", order, {
      tied: game % 7 === 0,
      isLeft: game % 5 === 0,
    });
    await opened.store.write(entryOf({ begun: [gameNamed(gameId)], ended: [end] }));
  }
}

async function erase(playerId: string): Promise<void> {
  for (const table of ["accounts", "ratings", "weeks"] as const)
    await db.deleteFrom(table).where("playerId", "=", playerId).execute();
  await db
    .updateTable("resultSeats")
    .set({ name: "", muBefore: null, sigmaBefore: null, mu: null, sigma: null })
    .where("playerId", "=", playerId)
    .execute();
}

describe.each(openStores())("ratings recomputed on $name", ({ open }) => {
  afterEach(() => opened?.close());
  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    await playMonths();
  });

  test("are identical bit for bit to those that were stored as the games ended", async () => {
    const before = await tables();
    expect(await recomputed()).toMatchObject({ games: 40, players: 8, changed: 0 });
    expect(await tables()).toEqual(before);
  });

  test("replace wrong, missing and superfluous rows, and then have the same digest", async () => {
    const before = await tables();
    const first = await recomputed();
    await db.updateTable("ratings").set({ mu: 9000 }).where("playerId", "=", "a-ann").execute();
    await db.updateTable("resultSeats").set({ mu: 9000 }).where("playerId", "=", "a-ann").execute();
    await db.deleteFrom("ratings").where("playerId", "=", "a-bob").execute();
    await db.deleteFrom("weeks").where("playerId", "=", "a-cat").execute();
    const stranger = { playerId: "a-nobody", mu: 1, sigma: 1, games: 1, lastAt: 1, standing: 1, experience: 1 };
    await db
      .insertInto("ratings")
      .values({ ...stranger, pool: "kittens-two" })
      .execute();
    await db
      .insertInto("weeks")
      .values({ playerId: "a-nobody", pool: "kittens-two", week: 7, gained: 1, games: 1, sigma: 1 })
      .execute();

    const second = await recomputed();
    expect(second.digest).toBe(first.digest);
    expect(second.changed).toBeGreaterThan(6);
    expect(await tables()).toEqual(before);
  });

  test("of other players do not change after an erasure, and an erased player gets none", async () => {
    await erase("a-ann");
    const before = await tables();
    expect(await recomputed()).toMatchObject({ games: 40, players: 7, changed: 0 });
    expect(await tables()).toEqual(before);
  });

  test("have another digest after an erasure, and the same one each time", async () => {
    const { digest } = await recomputed();
    await erase("a-ann");
    const after = await recomputed();
    expect(after.digest).not.toBe(digest);
    expect((await recomputed()).digest).toBe(after.digest);
  });
});

describe("npm run ratings -- recompute", () => {
  const folder = newFolder();
  beforeEach(() => {
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("DATABASE_URL", "");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("ends with one JSON object", async () => {
    const { code, out } = await run("ratings", "recompute", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 0, players: 0, changed: 0 });
    expect(JSON.parse(out).digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test("rejects a store that a server is using", async () => {
    const server = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, { info() {}, error() {} });
    const { code, err } = await run("ratings", "recompute");
    await server.close();
    expect(code).toBe(1);
    expect(err).toContain("expected a folder that no other server uses");
  });
});
