import { type Kysely, sql } from "kysely";
import { AccountsDb } from "../../server/people/accounts/accounts-db.ts";
import { ranksAt } from "../../server/people/profiles/leaderboard.ts";
import { Profiles } from "../../server/people/profiles/profiles.ts";
import type { Database } from "../../server/storage/database.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { pools } from "../../shared/net/people.ts";

/** Times in ms. */
interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

type Db = Kysely<Database>;

/** Whether the database has data to query: an account with a rating in the pool of `measure`. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [account] = await db.selectFrom("accounts").select("playerId").limit(1).execute();
  return account !== undefined && (await busiestPeople(db)).length > 0;
}

/** Measures each kind of query for random accounts, and for the busiest ones. */
export async function measure(db: Db, count: number): Promise<Readonly<Record<string, Figures>>> {
  const profiles = profilesOn(db);
  const people = await randomPeople(db, count);
  const busiest = await busiestPeople(db);
  const companyAt = (index: number) => people[(index + 1) % people.length] ?? { name: "" };
  const stranger = "guest-nobody";
  return {
    profile: await timed(people, ({ name }) => profiles.profile(name, stranger)),
    "profile, the busiest": await timed(busiest, ({ name }) => profiles.profile(name, stranger)),
    "own history": await timed(people, ({ playerId }) => profiles.ownGames(playerId, {})),
    "own history, the busiest": await timed(busiest, ({ playerId }) => profiles.ownGames(playerId, {})),
    "public history": await timed(people, ({ name }) => profiles.games(name, stranger, {})),
    "search by name": await timed(people, ({ playerId }, index) =>
      profiles.ownGames(playerId, { with: companyAt(index).name }),
    ),
    "search by name, the busiest": await timed(busiest, ({ playerId }, index) =>
      profiles.ownGames(playerId, { with: companyAt(index).name }),
    ),
    "search by a guest's name, the busiest": await timed(busiest, ({ playerId }, index) =>
      profiles.ownGames(playerId, { with: `Guest ${index}` }),
    ),
    "result of a game": await timed(await newestGames(db, 20), ({ gameId }) => profiles.result(gameId, stranger)),
    "leaderboard of all time": await timed(people, ({ playerId }, index) =>
      profiles.leaderboard(pools[index % pools.length] ?? "kittens-two", "all", playerId),
    ),
    "leaderboard of the week": await timed(people, ({ playerId }, index) =>
      profiles.leaderboard(pools[index % pools.length] ?? "kittens-two", "week", playerId),
    ),
    "own rank": await timed(await randomRatings(db, count), ({ standing }) =>
      ranksAt(db, [{ ladder: { pool: "kittens-more", week: null }, score: standing }]),
    ),
  };
}

export const profilesOn = (db: Db): Profiles =>
  new Profiles({ db: new AccountsDb(db, async () => {}), date: () => Date.now(), keepDays: 30 });

export async function randomPeople(db: Db, count: number) {
  const { all } = await db
    .selectFrom("accounts")
    .select((eb) => eb.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  const chance = seededRandom("people to measure");
  const people: Pick<Database["accounts"], "playerId" | "name">[] = [];
  while (people.length < count) {
    const offset = Math.floor(chance() * all);
    people.push(
      await db
        .selectFrom("accounts")
        .select(["playerId", "name"])
        .orderBy("playerId")
        .offset(offset)
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
  }
  return people;
}

const busiestPeople = async (db: Db) =>
  db
    .selectFrom("ratings")
    .innerJoin("accounts", "accounts.playerId", "ratings.playerId")
    .select(["accounts.playerId", "accounts.name"])
    .where("ratings.pool", "=", "kittens-more")
    .orderBy("ratings.games", "desc")
    .limit(20)
    .execute();

const newestGames = async (db: Db, count: number) =>
  db
    .selectFrom("results")
    .select("gameId")
    .where("number", "is not", null)
    .orderBy("number", "desc")
    .limit(count)
    .execute();

const randomRatings = async (db: Db, count: number) =>
  db
    .selectFrom("ratings")
    .select("standing")
    .where("pool", "=", "kittens-more")
    .orderBy(sql`"playerId"`)
    .limit(count)
    .execute();

async function timed<Item>(
  items: readonly Item[],
  ask: (item: Item, index: number) => Promise<unknown>,
): Promise<Figures> {
  const times: number[] = [];
  for (const [index, item] of items.entries()) {
    const before = performance.now();
    await ask(item, index);
    times.push(performance.now() - before);
  }
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
