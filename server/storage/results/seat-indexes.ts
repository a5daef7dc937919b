import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An index of `resultSeats`: its name, and its columns and condition. */
interface SeatIndex {
  readonly name: string;
  readonly holds: string;
}

/**
 * Indexes for pages about all games of a player. Each covers its query, because reading the rows themselves took most
 * of the time.
 */
export const seatIndexes: readonly SeatIndex[] = [
  {
    name: "resultSeatsInTime",
    holds: `("playerId", "endedAt", "gameId", seat, place, "isPublic", edition, players)`,
  },
  { name: "resultSeatsByKind", holds: `("playerId", edition, players, death, "winShare", nopes, stolen)` },
  { name: "resultSeatsRated", holds: `("playerId", pool, "endedAt", "gameId", mu, sigma) where mu is not null` },
];

/** Condition: the key of a guest's name is missing, or remains although the name is erased. */
export const hasWrongSearchName = `"playerId" not like 'a-%' and ("searchName" is null) = (name <> '')`;

/** Indexes that find guests by name, and seats with a key that an older node has not updated. */
export const searchIndexes: readonly SeatIndex[] = [
  {
    name: "resultSeatsBySearchName",
    holds: `("searchName", "endedAt", "gameId", seat, "playerId") where "searchName" is not null`,
  },
  { name: "resultSeatsUnsearched", holds: `("gameId", seat) where ${hasWrongSearchName}` },
];

/** Predecessor of `resultSeatsBySearchName`. */
export const formerGuestIndex = "resultSeatsOfGuests";

/** Predecessor of `resultSeatsInTime`. */
export const formerSeatIndex = "resultSeatsByPlayer";

/**
 * Number of seats above which Postgres builds indexes concurrently with the running servers. A plain statement would
 * block their writes.
 */
const maxSeatsAtOnce = 20_000;

/** Creates the indexes, but leaves a large Postgres table to `SeatIndexing`. */
export const seatIndexesMigration = ({ isPostgres }: { readonly isPostgres: boolean }): Migration => ({
  async up(db: Kysely<unknown>) {
    if (isPostgres && (await hasMoreSeats(db, maxSeatsAtOnce))) return;
    await createIndexes(db, seatIndexes);
    await db.schema.dropIndex(formerSeatIndex).execute();
  },
});

/** Adds the column by which guests are found, empty at first, with its indexes under the same condition. */
export async function addSearchNames(db: Kysely<unknown>, { isPostgres }: { readonly isPostgres: boolean }) {
  await db.schema.alterTable("resultSeats").addColumn("searchName", "text").execute();
  if (isPostgres && (await hasMoreSeats(db, maxSeatsAtOnce))) return;
  await createIndexes(db, searchIndexes);
  await db.schema.dropIndex(formerGuestIndex).ifExists().execute();
}

async function createIndexes(db: Kysely<unknown>, indexes: readonly SeatIndex[]): Promise<void> {
  for (const { name, holds } of indexes) await sql.raw(`create index "${name}" on "resultSeats" ${holds}`).execute(db);
}

async function hasMoreSeats(db: Kysely<unknown>, seats: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table("resultSeats")} limit 1 offset ${sql.lit(seats)}`.execute(db);
  return rows.length > 0;
}
