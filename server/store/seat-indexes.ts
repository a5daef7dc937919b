import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An index of `resultSeats`: its name, and what it holds. */
interface SeatIndex {
  readonly name: string;
  readonly holds: string;
}

/**
 * Indexes for what pages ask of all games of a person. Each holds all that its question reads, because reading the rows
 * themselves took most of the time.
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

/** Answered what `resultSeatsInTime` answers. */
export const formerSeatIndex = "resultSeatsByPlayer";

/** Above so many seats Postgres makes indexes beside the running servers: a plain statement would stop their writes. */
const maxSeatsAtOnce = 20_000;

/** On Postgres it leaves a large table to `SeatIndexing`. */
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
