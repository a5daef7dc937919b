import { type QueryExecutorProvider, sql } from "kysely";
import { keptText, readKept } from "../store/kept.ts";
import { type KeptWaiter, waiterKind } from "./waiter-kind.ts";

/* Who waits in the queue, in the database. Only the server that owns the queue writes it. */

/** The table that says who owns the queue. */
export const theQueue = sql.table("queueOwner");

export interface WaitingRow {
  readonly waiter: KeptWaiter;
  /** How long the group has waited, in ms by the database's clock. */
  readonly waitedMs: number;
}

interface RawRow {
  readonly playerId: string;
  readonly waiterJson: string;
  readonly waitedMs: number;
}

/** Everybody who waits, in the order in which they came. What cannot be read is left out. */
export async function readWaiting(db: QueryExecutorProvider): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<RawRow>`
    select "playerId", "waiterJson", extract(epoch from clock_timestamp() - since)::float8 * 1000 as "waitedMs"
    from waiters order by "seenAt"`.execute(db);
  return rows.flatMap(({ playerId, waiterJson, waitedMs }) => {
    const waiter = readKept(waiterKind, waiterJson, `waiters, player ${playerId}, waiterJson`);
    return waiter.ok ? [{ waiter: waiter.value, waitedMs }] : [];
  });
}

/**
 * Forgets those who have a seat, and those who have waited for so long that they are gone.
 * @param longestMs the longest that a group waits.
 */
export async function forgetOver(db: QueryExecutorProvider, longestMs: number): Promise<void> {
  await sql`
    delete from waiters where since < clock_timestamp() - ${longestMs}::float8 * interval '1 ms'
    or "playerId" in (select "playerId" from seats)`.execute(db);
}

/**
 * Brings rows in line with what has changed, in one statement.
 * @param owner the number of the server that writes.
 * @param changes by player; null for one who waits no longer.
 * @returns whether that server owns the queue; else nothing is written.
 */
export async function writeWaiting(
  db: QueryExecutorProvider,
  owner: number,
  changes: ReadonlyMap<string, WaitingRow | null>,
): Promise<boolean> {
  const gone = [...changes].filter(([, row]) => row === null).map(([playerId]) => playerId);
  const kept = [...changes.values()].filter((row) => row !== null);
  const ids = kept.map(({ waiter }) => waiter.player.id);
  const texts = kept.map(({ waiter }) => keptText(waiterKind, waiter));
  const waited = kept.map(({ waitedMs }) => waitedMs);
  const { rows } = await sql`
    with mine as materialized (select from ${theQueue} where name = 'public' and owner = ${owner} for share),
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
