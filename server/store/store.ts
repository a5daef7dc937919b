import type { Kysely } from "kysely";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { PlayedGame } from "../../shared/net/protocol.ts";
import type { Archive } from "./archive.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import type { FinishedGame, Moment, SavedGame, SavedTable } from "./saved.ts";
import { isOneStatement, writeMoment } from "./write.ts";

/** What outlives the process: open tables, running games, and finished ones for a while. Whatever it does rejects if the database fails. */
export class Store implements Archive {
  readonly #db: Kysely<Database>;

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** @throws if the database is newer than this program, or cannot be brought up to it. */
  static async on(db: Kysely<Database>): Promise<Store> {
    await migrate(db);
    return new Store(db);
  }

  /** Keeps all of it or nothing. It may come again: that makes no difference. */
  write(moment: Moment): Promise<void> {
    if (isOneStatement(moment)) return writeMoment(this.#db, moment);
    return this.#db.transaction().execute((db) => writeMoment(db, moment));
  }

  /** The tables that were open. */
  async tables(): Promise<readonly SavedTable[]> {
    const rows = await this.#db.selectFrom("tables").select("tableJson").execute();
    return rows.map(({ tableJson }): SavedTable => JSON.parse(tableJson));
  }

  /** An open table; null if there is none in this room. */
  async table(roomId: string): Promise<SavedTable | null> {
    const row = await this.#db.selectFrom("tables").select("tableJson").where("roomId", "=", roomId).executeTakeFirst();
    return row ? JSON.parse(row.tableJson) : null;
  }

  /** A game that runs, or has ended; null if there is none by this id. */
  async game(id: string): Promise<SavedGame | null> {
    const row = await this.#db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const steps = await this.#db
      .selectFrom("steps")
      .select("stepJson")
      .where("gameId", "=", id)
      .orderBy("place")
      .execute();
    const head: Omit<GameRecord, "steps"> = JSON.parse(row.recordJson);
    return {
      id,
      roomId: row.roomId,
      isShared: row.isShared === 1,
      record: { ...head, steps: steps.map(({ stepJson }): RecordedStep => JSON.parse(stepJson)) },
      players: JSON.parse(row.playersJson),
      endedAt: row.endedAt,
    };
  }

  async finished(id: string): Promise<FinishedGame | null> {
    const game = await this.game(id);
    return game && game.endedAt !== null ? { ...game, endedAt: game.endedAt } : null;
  }

  async gamesOf(playerId: string): Promise<readonly PlayedGame[]> {
    const rows = await this.#db
      .selectFrom("played")
      .innerJoin("games", "games.id", "played.gameId")
      .where("played.playerId", "=", playerId)
      .select(["games.id", "games.recordJson", "games.endedAt", "played.seat", "played.place"])
      .orderBy("games.endedAt", "desc")
      .execute();
    return rows.map(({ id, recordJson, endedAt, seat, place }) => {
      const { config, seats, beganAt }: GameRecord = JSON.parse(recordJson);
      return { id, edition: config.edition, seats, seat, place, beganAt, endedAt: endedAt ?? 0 };
    });
  }

  async share(id: string, playerId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("games")
      .set({ isShared: 1 })
      .where("id", "=", id)
      .where("id", "in", (db) => db.selectFrom("played").select("gameId").where("playerId", "=", playerId))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Forgets games that ended before a time. @param time ms since 1970. */
  async forgetEnded(time: number): Promise<void> {
    await this.#db.deleteFrom("games").where("endedAt", "<", time).execute();
  }

  /** Forgets games that began before a time and have not ended; none of them may be on a table. @param time ms since 1970. */
  async forgetUnfinished(time: number): Promise<void> {
    await this.#db.deleteFrom("games").where("endedAt", "is", null).where("beganAt", "<", time).execute();
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}
