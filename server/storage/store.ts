import { type Kysely, sql } from "kysely";
import type { RecordError } from "../../shared/core/record-error.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Log } from "../runtime/log.ts";
import type { Database } from "./database.ts";
import { isSqlite, migrate } from "./migrations/migrations.ts";
import { advisoryLocks, isOnlyHolder } from "./postgres/advisory-locks.ts";
import { assertMember, type MembershipFence } from "./postgres/membership-fence.ts";
import { writeFenced } from "./postgres/write-fenced.ts";
import { hasFinished } from "./results/finished-games.ts";
import { gamesWithoutResult, saveMissingResult } from "./results/missing-results.ts";
import { purgeContacts } from "./retention/purge-contacts.ts";
import { purgeGames } from "./retention/purge-games.ts";
import { purgePush } from "./retention/purge-push.ts";
import { purgeReports } from "./retention/purge-reports.ts";
import { sessionLifeMs } from "./retention/session-life.ts";
import { readGame, readTable } from "./rows.ts";
import type { FinishedGame, SavedGame, SavedTable, WriteEntry } from "./saved-types.ts";
import { pipelined } from "./sqlite/pipelined.ts";
import { StepLog } from "./writing/step-log.ts";
import { stepsOf } from "./writing/steps.ts";
import { isOneStatement, writeEntry } from "./writing/write.ts";

/**
 * Persistent state: open tables, running games, and finished games within the retention period. Every method rejects if
 * the database fails.
 */
export class Store {
  readonly #db: Kysely<Database>;
  readonly #guard: MembershipFence | null;
  readonly #stepLog: StepLog | null;

  /**
   * @param guard the node that writes; null for a standalone process.
   * @param stepLog null on Postgres.
   */
  constructor(db: Kysely<Database>, guard: MembershipFence | null, stepLog: StepLog | null = null) {
    this.#db = db;
    this.#guard = guard;
    this.#stepLog = stepLog;
  }

  /**
   * Returns the store of a standalone process.
   * @throws if the database is newer than this program, or cannot be migrated.
   */
  static async on(db: Kysely<Database>, log: Pick<Log, "error">): Promise<Store> {
    await migrate(db);
    if (!isSqlite(db)) return new Store(db, null);
    const stepLog = new StepLog(db, log);
    await stepLog.empty();
    return new Store(db, null, stepLog);
  }

  /**
   * Saves a whole entry atomically. Repeating a write changes nothing.
   * @throws `FencedError` if the node is no longer a member of its cluster.
   */
  async write(entry: WriteEntry): Promise<void> {
    if (this.#guard) return writeFenced(this.#db, entry, this.#guard);
    if (isOneStatement(entry)) await writeEntry(this.#db, entry);
    else await this.#db.transaction().execute((trx) => writeEntry(pipelined(trx), entry));
    this.#stepLog?.wrote(entry.steps.length);
  }

  /** Returns the open tables, and an error for each unreadable one. */
  async tables(): Promise<readonly Result<SavedTable, RecordError>[]> {
    const rows = await this.#db.selectFrom("tables").selectAll().execute();
    return rows.map(readTable);
  }

  /** Returns an open table; null if the room has none. */
  async table(roomId: string): Promise<Result<SavedTable | null, RecordError>> {
    const row = await this.#db.selectFrom("tables").selectAll().where("roomId", "=", roomId).executeTakeFirst();
    return row ? readTable(row) : ok(null);
  }

  /** Returns a running or finished game; null for an unknown id. */
  async game(id: string): Promise<Result<SavedGame | null, RecordError>> {
    const games = await this.games([id]);
    return games.get(id) ?? ok(null);
  }

  /** Returns the games with these ids (at most a hundred) by id. */
  async games(ids: readonly string[]): Promise<ReadonlyMap<string, Result<SavedGame, RecordError>>> {
    // Postgres rejects an empty list.
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom("games").selectAll().where("id", "in", ids).execute();
    const steps = Map.groupBy(await stepsOf(this.#db, ids, isSqlite(this.#db)), ({ gameId }) => gameId);
    return new Map(rows.map((row) => [row.id, readGame(row, steps.get(row.id) ?? [])]));
  }

  /** Returns null if the id is unknown, or the game has been deleted or still runs. */
  async finished(id: string): Promise<Result<FinishedGame | null, RecordError>> {
    const game = await this.game(id);
    if (!game.ok || game.value === null) return game.ok ? ok(null) : game;
    const { endedAt } = game.value;
    return ok(endedAt === null ? null : { ...game.value, endedAt });
  }

  /**
   * Lets every holder of the game's id see it.
   * @returns false if the player did not play the game.
   */
  async share(id: string, playerId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("games")
      .set({ isShared: 1 })
      .where("id", "=", id)
      .where(hasFinished(this.#db, playerId, id))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Returns ids of finished games without a saved result, in order. */
  gamesWithoutResult(after: string, atMost: number): Promise<readonly string[]> {
    return gamesWithoutResult(this.#db, after, atMost);
  }

  /**
   * Saves the result of such a game as far as it is known. It does nothing if another node is doing it.
   * @returns an error if the game cannot be read.
   * @throws `FencedError` if the node is no longer a member of its cluster.
   */
  saveOldResult(id: string): Promise<Result<null, RecordError>> {
    return this.#db.transaction().execute(async (db) => {
      if (this.#guard) await assertMember(db, this.#guard);
      return saveMissingResult(db, id);
    });
  }

  /**
   * Deletes games that ended before a time.
   * @param time ms since 1970.
   */
  async deleteEnded(time: number): Promise<void> {
    await purgeGames(this.#db, sql`"endedAt" < ${time}`, this.#mine);
  }

  /**
   * Deletes unfinished games that began before a time. Those on tables stay, because a start after a long stop restores
   * them; in a cluster those on tables of nodes.
   * @param time ms since 1970.
   */
  async deleteUnfinished(time: number): Promise<void> {
    const isOwned = this.#guard ? sql`and owner is not null` : sql``;
    const played = sql`exists (select 1 from tables where "roomId" = games."roomId" ${isOwned})`;
    await purgeGames(this.#db, sql`"endedAt" is null and "beganAt" < ${time} and not ${played}`, this.#mine);
  }

  /**
   * Deletes sessions of inactive devices, their subscriptions, and expired challenges.
   * @param now ms since 1970.
   */
  async deleteOldSignIns(now: number): Promise<void> {
    await this.#db
      .deleteFrom("sessions")
      .where("seenAt", "<=", now - sessionLifeMs)
      .where(this.#mine)
      .execute();
    await this.#db.deleteFrom("challenges").where("endsAt", "<=", now).where(this.#mine).execute();
    await purgePush(this.#db, now, this.#mine);
  }

  /**
   * Deletes personal details of old reports.
   * @param now ms since 1970.
   */
  anonymizeOldReports(now: number): Promise<void> {
    return purgeReports(this.#db, now, this.#mine);
  }

  /**
   * Deletes expired friend requests, invitations and settings of guests, and friendships that ended long ago.
   * @param now ms since 1970.
   */
  deleteOldContacts(now: number): Promise<void> {
    return purgeContacts(this.#db, now, this.#mine);
  }

  get #mine() {
    return this.#guard ? isOnlyHolder(advisoryLocks.retention) : sql<boolean>`1 = 1`;
  }

  async close(): Promise<void> {
    await this.#stepLog?.rest();
    await this.#db.destroy();
  }
}
