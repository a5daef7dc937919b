import { type Kysely, sql } from "kysely";
import { headCodec, playersCodec, stepCodec, tableCodec, tableExtrasCodec } from "../codecs.ts";
import type { Database } from "../database.ts";
import { isSqlite } from "../migrations/migrations.ts";
import { endGame } from "../results/results.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable, WriteEntry } from "../saved-types.ts";
import { encodeText, encodeValue } from "../versioned-codec.ts";
import { stepColumns, stepRows } from "./steps.ts";

type Writing = Kysely<Database>;

/** Returns whether one statement without a transaction can write the entry. Most entries hold only steps. */
export const isOneStatement = ({ begun, ended, tables }: WriteEntry): boolean =>
  begun.length + ended.length + tables.size === 0;

/** Order in which all transactions lock several games, so that they cannot deadlock. */
const inOneOrder = (one: EndedGame, other: EndedGame): number => (one.gameId < other.gameId ? -1 : 1);

/** Writes an entry. Existing rows stay unchanged, because an entry may be written again. */
export async function writeEntry(db: Writing, { begun, steps, ended, tables }: WriteEntry): Promise<void> {
  for (const game of begun) await begin(db, game);
  if (steps.length > 0) await addSteps(db, steps);
  for (const game of ended.toSorted(inOneOrder)) await endGame(db, game);
  for (const [roomId, table] of tables) {
    if (table === null) await closeTable(db, roomId);
    else await saveTable(db, table);
  }
}

async function begin(db: Writing, { id, roomId, isShared, record, players, counting }: BegunGame): Promise<void> {
  const row = {
    id,
    roomId,
    isShared: isShared ? 1 : 0,
    recordJson: encodeText(headCodec, record),
    playersJson: encodeText(playersCodec, players),
    beganAt: record.beganAt,
    endedAt: null,
    ...counting,
  };
  await db
    .insertInto("games")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds steps. Existing ones may be added again, because duplicates are ignored by readers. */
async function addSteps(db: Kysely<Database>, steps: readonly SavedStep[]): Promise<void> {
  if (isSqlite(db)) {
    const rows = steps.map(({ gameId, place, step }) => [gameId, place, encodeValue(stepCodec, step)]);
    await db
      .insertInto("stepLog")
      .values({ stepsJson: JSON.stringify(rows) })
      .execute();
    return;
  }
  await db
    .insertInto("steps")
    .columns(["gameId", "place", "stepJson"])
    .expression(sql`select ${stepColumns} from ${stepRows(steps)} where true`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the row of a table. */
export function tableRow({ startsCalledOff, since, parties, lastDeckName, settings: all, ...table }: SavedTable) {
  const { hasClock, lateJoin, oneRoom, ...settings } = all;
  const { gameId } = table;
  const arrivals = gameId === null || since.length === 0 ? null : { gameId, turns: since };
  return {
    roomId: table.roomId,
    tableJson: encodeText(tableCodec, { ...table, settings }),
    startsCalledOff,
    extrasJson: encodeText(tableExtrasCodec, {
      ...{ hasClock, lateJoin, oneRoom, since: arrivals, parties },
      ...(lastDeckName && { lastDeckName }),
    }),
  };
}

async function saveTable(db: Writing, table: SavedTable): Promise<void> {
  const { roomId, ...changed } = tableRow(table);
  await db
    .insertInto("tables")
    .values({ roomId, ...changed })
    .onConflict((conflict) => conflict.column("roomId").doUpdateSet(changed))
    .execute();
}

/** Deletes a table with its unfinished game. */
async function closeTable(db: Writing, roomId: string): Promise<void> {
  await db.deleteFrom("games").where("roomId", "=", roomId).where("endedAt", "is", null).execute();
  await db.deleteFrom("tables").where("roomId", "=", roomId).execute();
}
