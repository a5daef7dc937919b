import { type Kysely, type SqlBool, sql } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { hasWrongSearchName } from "../../storage/results/seat-indexes.ts";
import { guestSearchName } from "../../storage/search-key.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";

const intervalMs = 3_600_000;

/** Maximum number of seats in one transaction. */
const maxSeats = 200;

interface MissingSearchNamesDeps {
  readonly db: Pick<AccountsDb, "ask" | "change">;
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
}

/**
 * Updates the search keys of guests in finished games that an older version did not update. Runs at the start and every
 * hour, because a node of that version may still save and erase names.
 */
export class MissingSearchNames extends RepeatedTask {
  readonly #deps: MissingSearchNamesDeps;

  constructor(deps: MissingSearchNamesDeps) {
    super(deps.timers, intervalMs);
    this.#deps = deps;
  }

  protected override async run(): Promise<void> {
    const { db, log } = this.#deps;
    try {
      while (!this.hasStopped && (await updateSome(db)) === maxSeats);
    } catch (error) {
      log.error({ event: "search-names-delayed", err: error }, "failed to update search keys, will retry");
    }
  }
}

type Seat = Pick<Database["resultSeats"], "gameId" | "seat" | "playerId" | "name">;

/** @returns the number of seats that had a wrong key. */
async function updateSome(db: Pick<AccountsDb, "ask" | "change">): Promise<number> {
  const seats = await db.ask(seatsWithWrongKey);
  if (seats.length > 0) await db.change(async (trx) => ok(await updateSeats(trx, seats)));
  return seats.length;
}

const seatsWithWrongKey = (db: Kysely<Database>): Promise<readonly Seat[]> =>
  db
    .selectFrom("resultSeats")
    .select(["gameId", "seat", "playerId", "name"])
    .where(sql.raw<SqlBool>(hasWrongSearchName))
    .orderBy("gameId")
    .orderBy("seat")
    .limit(maxSeats)
    .execute();

/** A name that has changed meanwhile gets its key in the next run. */
async function updateSeats(db: Kysely<Database>, seats: readonly Seat[]): Promise<void> {
  for (const { gameId, seat, playerId, name } of seats)
    await db
      .updateTable("resultSeats")
      .set({ searchName: guestSearchName(playerId, name) })
      .where("gameId", "=", gameId)
      .where("seat", "=", seat)
      .where("name", "=", name)
      .execute();
}
