import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { saveSeats } from "../results/seats.ts";
import type { SavedStep, SavedTable, WriteEntry } from "../saved-types.ts";
import { stepColumns, stepRows } from "../writing/steps.ts";
import { isOneStatement, tableRow, writeEntry } from "../writing/write.ts";
import { assertMember, fencedError, type MembershipFence, selectMembership } from "./membership-fence.ts";

/**
 * Saves a whole entry atomically. Tables of other nodes stay unchanged.
 * @throws `FencedError` if the node is no longer a member of its cluster.
 */
export async function writeFenced(db: Kysely<Database>, entry: WriteEntry, guard: MembershipFence): Promise<void> {
  if (isOneStatement(entry)) return addSteps(db, entry.steps, guard);
  await db.transaction().execute(async (trx) => {
    await assertMember(trx, guard);
    await writeEntry(trx, { ...entry, tables: new Map() });
    for (const [roomId, table] of entry.tables) {
      if (table === null) await closeTable(trx, roomId, guard);
      else await saveTable(trx, table, guard);
    }
  });
}

/** Adds steps in one round trip. The query returns a row only if the node is a member. */
async function addSteps(db: Kysely<Database>, steps: readonly SavedStep[], guard: MembershipFence): Promise<void> {
  const { rows } = await sql`
    with me as materialized (${selectMembership(guard)}),
    added as (
      insert into steps ("gameId", place, "stepJson")
      select ${stepColumns} from me, ${stepRows(steps)}
      on conflict do nothing
    )
    select from me`.execute(db);
  if (rows.length === 0) throw fencedError(guard);
}

/** Saves a table, but leaves another node's table unchanged. */
async function saveTable(db: Kysely<Database>, table: SavedTable, { id }: MembershipFence): Promise<void> {
  const { roomId, tableJson, startsCalledOff, extrasJson } = tableRow(table);
  const { rows } = await sql`
    insert into tables ("roomId", "tableJson", "startsCalledOff", "extrasJson", owner, code)
    values (${roomId}, ${tableJson}, ${startsCalledOff}, ${extrasJson}, ${id}, ${table.code})
    on conflict ("roomId") do update set
      "tableJson" = excluded."tableJson", "startsCalledOff" = excluded."startsCalledOff",
      "extrasJson" = excluded."extrasJson", code = excluded.code
    where tables.owner = excluded.owner
    returning "roomId"`.execute(db);
  if (rows.length > 0) await saveSeats(db, [table]);
}

/** Deletes a table of this node, with its unfinished game. */
async function closeTable(db: Kysely<Database>, roomId: string, { id }: MembershipFence): Promise<void> {
  await sql`
    with closed as (delete from tables where "roomId" = ${roomId} and owner = ${id} returning "roomId")
    delete from games using closed
    where games."roomId" = closed."roomId" and games."endedAt" is null`.execute(db);
}
