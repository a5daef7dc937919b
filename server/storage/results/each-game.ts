import { type Kysely, sql } from "kysely";
import type { GameRecord } from "../../../shared/core/record.ts";
import type { RecordError } from "../../../shared/core/record-error.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { Database } from "../database.ts";
import { readHead, readSteps } from "../rows.ts";
import { stepsOf } from "../writing/steps.ts";

/** A saved game with its saved outcome. */
export interface GameWithEnd {
  readonly record: GameRecord;
  /** Seats with a player, and whether each is saved as a winner; null while the game runs. */
  readonly end: readonly { readonly seat: number; readonly isWinner: boolean }[] | null;
  readonly deserters: ReadonlySet<number>;
}

export interface ReadGame {
  readonly id: string;
  readonly game: Result<GameWithEnd, RecordError>;
}

/** Maximum number of ids per query. */
const idsAtOnce = 500;

type Db = Kysely<Database>;

/** Counts running and finished games. */
export async function countGames(db: Db): Promise<number> {
  const { games } = await db.selectFrom("games").select(sql<number>`count(*)`.as("games")).executeTakeFirstOrThrow();
  return Number(games);
}

/** Reads all running and finished games, each in a snapshot. A database of an older version needs no migration. */
export async function* eachGame(db: Db): AsyncGenerator<ReadGame> {
  const tables = await db.introspection.getTables();
  const hasTable = (wanted: keyof Database) => tables.some(({ name }) => name === wanted);
  const has = { results: hasTable("resultSeats"), log: hasTable("stepLog") };
  let ids = await idsAfter(db, "");
  while (ids.length > 0) {
    for (const id of ids) {
      const trx = db.transaction().setIsolationLevel("repeatable read");
      const game = await trx.execute((db) => read(db, id, has));
      if (game) yield { id, game };
    }
    ids = await idsAfter(db, ids.at(-1) ?? "");
  }
}

async function idsAfter(db: Db, after: string): Promise<readonly string[]> {
  const some = db.selectFrom("games").select("id").where("id", ">", after).orderBy("id").limit(idsAtOnce);
  return (await some.execute()).map(({ id }) => id);
}

/** Optional tables that the database has. */
interface Has {
  readonly results: boolean;
  readonly log: boolean;
}

/** @returns null if the game has been deleted since its id was read. */
async function read(db: Db, id: string, has: Has): Promise<ReadGame["game"] | null> {
  const row = await db
    .selectFrom("games")
    .select(["id", "recordJson", "endedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const head = readHead(row);
  if (!head.ok) return head;
  const steps = readSteps(await stepsOf(db, [id], has.log));
  if (!steps.ok) return steps;
  const seats = has.results ? await resultOf(db, id) : [];
  const played = seats.length > 0 ? seats : await playedIn(db, id);
  return ok({
    record: { ...head.value, steps: steps.value },
    end: row.endedAt === null ? null : played.map(({ seat, place }) => ({ seat, isWinner: place === 1 })),
    deserters: new Set(seats.filter(({ deserted }) => deserted === 1).map(({ seat }) => seat)),
  });
}

const resultOf = (db: Db, gameId: string) =>
  db
    .selectFrom("resultSeats")
    .select(["seat", "place", "deserted"])
    .where("gameId", "=", gameId)
    .where("playerId", "is not", null)
    .execute();

/** Returns the players of a game that has no result yet. */
const playedIn = (db: Db, gameId: string) =>
  db.selectFrom("played").select(["seat", "place"]).where("gameId", "=", gameId).execute();
