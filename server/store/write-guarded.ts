import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { expectMember, fenced, type Guard, membershipOf } from "./guard.ts";
import type { JournalEntry, SavedStep, SavedTable } from "./saved.ts";
import { keepSeats } from "./seats.ts";
import { stepColumns, stepRows } from "./steps.ts";
import { isOneStatement, tableRow, writeEntry } from "./write.ts";

/**
 * Saves a whole entry atomically. Tables of other nodes stay unchanged.
 * @throws `Fenced` if the node is no longer a member of its cluster.
 */
export async function writeGuarded(db: Kysely<Database>, entry: JournalEntry, guard: Guard): Promise<void> {
  if (isOneStatement(entry)) return addSteps(db, entry.steps, guard);
  await db.transaction().execute(async (moment) => {
    await expectMember(moment, guard);
    await writeEntry(moment, { ...entry, tables: new Map() });
    for (const [roomId, table] of entry.tables) {
      if (table === null) await closeTable(moment, roomId, guard);
      else await saveTable(moment, table, guard);
    }
  });
}

/** Adds steps in one round trip. The query returns a row only if the node is a member. */
async function addSteps(db: Kysely<Database>, steps: readonly SavedStep[], guard: Guard): Promise<void> {
  const { rows } = await sql`
    with me as materialized (${membershipOf(guard)}),
    added as (
      insert into steps ("gameId", place, "stepJson")
      select ${stepColumns} from me, ${stepRows(steps)}
      on conflict do nothing
    )
    select from me`.execute(db);
  if (rows.length === 0) throw fenced(guard);
}

/** Saves a table, but leaves another node's table unchanged. */
async function saveTable(db: Kysely<Database>, table: SavedTable, { id }: Guard): Promise<void> {
  const { roomId, tableJson, startsCalledOff } = tableRow(table);
  const { rows } = await sql`
    insert into tables ("roomId", "tableJson", "startsCalledOff", owner, code)
    values (${roomId}, ${tableJson}, ${startsCalledOff}, ${id}, ${table.code})
    on conflict ("roomId") do update set
      "tableJson" = excluded."tableJson", "startsCalledOff" = excluded."startsCalledOff", code = excluded.code
    where tables.owner = excluded.owner
    returning "roomId"`.execute(db);
  if (rows.length > 0) await keepSeats(db, [table]);
}

/** Deletes a table of this node, with its unfinished game. */
async function closeTable(db: Kysely<Database>, roomId: string, { id }: Guard): Promise<void> {
  await sql`
    with closed as (delete from tables where "roomId" = ${roomId} and owner = ${id} returning "roomId")
    delete from games using closed
    where games."roomId" = closed."roomId" and games."endedAt" is null`.execute(db);
}
