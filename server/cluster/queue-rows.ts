import { type QueryExecutorProvider, sql } from "kysely";
import { decodeText, encodeText } from "../storage/versioned-codec.ts";
import { queueEntryCodec, type SavedQueueEntry } from "./queue-entry-codec.ts";

/* Queue entries in the database. Only the node that owns the queue writes them. */

/** Table with the owner of the queue. */
export const queueTable = sql.table("queueOwner");

export interface QueueEntryRow {
  readonly waiter: SavedQueueEntry;
  /** Waiting time of the group in ms, by the database's clock. */
  readonly waitedMs: number;
}

interface RawRow {
  readonly playerId: string;
  readonly waiterJson: string;
  readonly waitedMs: number;
}

/** Returns all queue entries in order of arrival. Unreadable ones are skipped. */
export async function readQueueEntries(db: QueryExecutorProvider): Promise<readonly QueueEntryRow[]> {
  const { rows } = await sql<RawRow>`
    select "playerId", "waiterJson", extract(epoch from clock_timestamp() - since)::float8 * 1000 as "waitedMs"
    from waiters order by "seenAt"`.execute(db);
  return rows.flatMap(({ playerId, waiterJson, waitedMs }) => {
    const waiter = decodeText(queueEntryCodec, waiterJson, `waiters, player ${playerId}, waiterJson`);
    return waiter.ok ? [{ waiter: waiter.value, waitedMs }] : [];
  });
}

/**
 * Deletes the entries of players who have a seat, and of those who have waited too long.
 * @param longestMs maximum waiting time of a group.
 */
export async function deleteExpiredEntries(db: QueryExecutorProvider, longestMs: number): Promise<void> {
  await sql`
    delete from waiters where since < clock_timestamp() - ${longestMs}::float8 * interval '1 ms'
    or "playerId" in (select "playerId" from seats)`.execute(db);
}

/**
 * Applies changes of entries in one statement.
 * @param owner number of the node that writes.
 * @param changes by player; null for a player who has left the queue.
 * @returns whether that node owns the queue; otherwise nothing is written.
 */
export async function writeQueueEntries(
  db: QueryExecutorProvider,
  owner: number,
  changes: ReadonlyMap<string, QueueEntryRow | null>,
): Promise<boolean> {
  const gone = [...changes].filter(([, row]) => row === null).map(([playerId]) => playerId);
  const kept = [...changes.values()].filter((row) => row !== null);
  const ids = kept.map(({ waiter }) => waiter.player.id);
  const texts = kept.map(({ waiter }) => encodeText(queueEntryCodec, waiter));
  const waited = kept.map(({ waitedMs }) => waitedMs);
  const { rows } = await sql`
    with mine as materialized (select from ${queueTable} where name = 'public' and owner = ${owner} for share),
    gone as (delete from waiters using mine where "playerId" = any(${gone}::text[])),
    kept as (
      insert into waiters ("playerId", "waiterJson", since, "seenAt")
      select id, json, clock_timestamp() - ms * interval '1 ms', clock_timestamp()
      from mine, unnest(${ids}::text[], ${texts}::text[], ${waited}::float8[]) as change(id, json, ms)
      on conflict ("playerId") do update
      set "waiterJson" = excluded."waiterJson", since = excluded.since, "seenAt" = excluded."seenAt")
    select 1 from mine`.execute(db);
  return rows.length > 0;
}
