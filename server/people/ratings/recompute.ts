import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { pools } from "../../../shared/net/people.ts";
import type { RatingUpdate } from "../../../shared/ratings/apply.ts";
import type { Database } from "../../storage/database.ts";
import { saveRatings, saveWeeks } from "./differences.ts";
import { type RatedGameRow, ratedGames } from "./rated-games.ts";
import { RatingLedger } from "./rating-ledger.ts";

type Writing = Kysely<Database>;

export interface Recomputed {
  /** Games that count. */
  readonly games: number;
  /** Number of accounts with a rating. */
  readonly players: number;
  /** SHA-256 of the ratings, hex. The same games and accounts give the same digest. */
  readonly digest: string;
  /** Number of rows that were wrong, missing or superfluous. */
  readonly changed: number;
}

/**
 * Recomputes all ratings and weeks from the results, and stores the differences in one transaction. No other process
 * may write at the same time.
 * @param progress called with the number of games so far.
 */
export function recomputeRatings(db: Writing, progress: (games: number) => void): Promise<Recomputed> {
  return db.transaction().execute(async (trx) => {
    const accounts = await accountsIn(trx);
    const books = new RatingLedger();
    let games = 0;
    let changed = 0;
    for await (const batch of ratedGames(trx)) {
      const rows = batch.flatMap((kept) => seatsThatDiffer(kept, books.add(kept.pool, kept.game), accounts));
      await keepSeats(trx, rows);
      games += batch.length;
      changed += rows.length;
      progress(games);
    }
    for (const pool of pools) {
      changed += await saveRatings(trx, pool, books.of(pool).ratings, accounts);
      changed += await saveWeeks(trx, pool, books.of(pool).weeks, accounts);
    }
    return { games, ...summary(books, accounts), changed };
  });
}

async function accountsIn(db: Writing): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("accounts").select("playerId").execute();
  return new Set(rows.map(({ playerId }) => playerId));
}

type SeatRow = Database["resultSeats"];

/** Returns the wrong seats of accounts, corrected. Seats of other players show no rating. */
function seatsThatDiffer(
  { rows }: RatedGameRow,
  changes: readonly RatingUpdate[],
  accounts: ReadonlySet<string>,
): readonly SeatRow[] {
  return changes.flatMap(({ playerId, before, after }, seat) => {
    const row = rows[seat];
    if (!row || !accounts.has(playerId)) return [];
    const right = { ...row, muBefore: before.mu, sigmaBefore: before.sigma, mu: after.mu, sigma: after.sigma };
    const isRight =
      row.muBefore === right.muBefore &&
      row.sigmaBefore === right.sigmaBefore &&
      row.mu === right.mu &&
      row.sigma === right.sigma;
    return isRight ? [] : [right];
  });
}

const rowsAtOnce = 500;

async function keepSeats(db: Writing, rows: readonly SeatRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await db
      .insertInto("resultSeats")
      .values(rows.slice(first, first + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(["gameId", "seat"]).doUpdateSet(({ ref }) => ({
          muBefore: ref("excluded.muBefore"),
          sigmaBefore: ref("excluded.sigmaBefore"),
          mu: ref("excluded.mu"),
          sigma: ref("excluded.sigma"),
        })),
      )
      .execute();
}

function summary(books: RatingLedger, accounts: ReadonlySet<string>): Pick<Recomputed, "players" | "digest"> {
  const rated = pools.flatMap((pool) =>
    [...books.of(pool).ratings]
      .filter(([playerId]) => accounts.has(playerId))
      .map(([playerId, { mu, sigma, games }]) => ({ playerId, line: `${playerId} ${pool} ${mu} ${sigma} ${games}\n` })),
  );
  const hash = createHash("sha256");
  for (const line of rated.map((each) => each.line).toSorted()) hash.update(line);
  return { players: new Set(rated.map(({ playerId }) => playerId)).size, digest: hash.digest("hex") };
}
