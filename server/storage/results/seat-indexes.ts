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
  {
    name: "resultSeatsOfGuests",
    holds: `(lower(name), "endedAt", "gameId", seat, "playerId") where "playerId" not like 'a-%' and name <> ''`,
  },
];

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
    for (const { name, holds } of seatIndexes)
      await sql.raw(`create index "${name}" on "resultSeats" ${holds}`).execute(db);
    await db.schema.dropIndex(formerSeatIndex).execute();
  },
});

async function hasMoreSeats(db: Kysely<unknown>, seats: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table("resultSeats")} limit 1 offset ${sql.lit(seats)}`.execute(db);
  return rows.length > 0;
}
