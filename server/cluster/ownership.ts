import { type QueryExecutorProvider, sql } from "kysely";
import type { RecordError } from "../../shared/core/record-error.ts";
import type { Log } from "../runtime/log.ts";
import type { Database } from "../storage/database.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { assertMember, type MembershipFence } from "../storage/postgres/membership-fence.ts";
import { saveSeats } from "../storage/results/seats.ts";
import { readTable } from "../storage/rows.ts";
import type { SavedTable } from "../storage/saved-types.ts";

/** `transfer`: this node shuts down or drains. `no-room`: its claim was lost. */
export type ReleaseReason = "transfer" | "unplayable" | "shutdown" | "no-room";

interface OwnershipDeps {
  readonly db: ClusterDb;
  readonly guard: MembershipFence;
  readonly log: Log;
}

/** Ownership of tables by this node. Every method rejects if the database fails. */
export class Ownership {
  readonly #deps: OwnershipDeps;
  /** Rooms of tables that this node cannot run. */
  readonly #unplayable = new Set<string>();

  constructor(deps: OwnershipDeps) {
    this.#deps = deps;
  }

  /**
   * Claims unowned tables. Concurrent nodes claim different ones, and a draining node claims none. Rejects with
   * `FencedError` if the cluster has replaced this node.
   * @param limit maximum number of tables.
   * @returns the readable tables; unreadable ones are released for other nodes.
   */
  async adopt(limit: number): Promise<readonly SavedTable[]> {
    const { db, guard, log } = this.#deps;
    const taken = await db.transaction().execute(async (trx) => {
      await assertMember(trx, guard);
      const read = (await this.#take(trx, limit)).map((row) => ({ row, table: readTable(row) }));
      const tables = read.flatMap(({ table }) => (table.ok ? [table.value] : []));
      if (tables.length > 0) await keepInLine(trx, tables);
      return read;
    });
    const tables: SavedTable[] = [];
    for (const { row, table } of taken) {
      log.debugOf?.("cluster")?.({ event: "table-claimed", room: row.roomId }, "a table without an owner was claimed");
      if (table.ok) tables.push(table.value);
      else await this.#setAside(row.roomId, table.error);
    }
    return tables;
  }

  async #take(trx: QueryExecutorProvider, limit: number): Promise<readonly Database["tables"][]> {
    const { id } = this.#deps.guard;
    const { rows } = await sql<Database["tables"]>`
      update tables set owner = ${id}
      where "roomId" in (
        select "roomId" from tables
        where owner is null and "roomId" <> all(${[...this.#unplayable]}::text[])
        limit ${limit} for update skip locked
      )
      and exists (select from nodes where id = ${id} and not draining)
      returning "roomId", "tableJson", "startsCalledOff", "extrasJson"`.execute(trx);
    return rows;
  }

  #setAside(room: string, { what, expected, got }: RecordError): Promise<void> {
    this.#deps.log.error(
      { event: "table-set-aside", room, what, expected, got },
      "A TABLE IS SET ASIDE: its saved data cannot be read",
    );
    return this.releaseTable(room);
  }

  /** Returns the rooms of all tables that this node owns. */
  async owned(): Promise<readonly string[]> {
    const { db, guard } = this.#deps;
    const rows = await db.selectFrom("tables").select("roomId").where("owner", "=", guard.id).execute();
    return rows.map(({ roomId }) => roomId);
  }

  /** Releases tables for other nodes. This node must not write anything about them afterwards. */
  async release(roomIds: readonly string[], why: ReleaseReason): Promise<void> {
    const { db, guard, log } = this.#deps;
    await db
      .updateTable("tables")
      .set({ owner: null })
      .where(sql<boolean>`"roomId" = any(${[...roomIds]}::text[])`)
      .where("owner", "=", guard.id)
      .execute();
    const debug = log.debugOf?.("cluster");
    for (const room of debug ? roomIds : [])
      debug?.({ event: "table-released", room, why }, "a table was released for other nodes");
  }

  /**
   * Releases a table that this node cannot run, and never claims it again. Frees its seats, because perhaps no node can
   * run it. A node that claims it later restores the seats of all players who have not sat down elsewhere.
   */
  async releaseTable(roomId: string): Promise<void> {
    const { db, guard } = this.#deps;
    this.#unplayable.add(roomId);
    // The lock prevents that another node claims the table, and restores its seats, before they are freed.
    await sql`
      with own as materialized (
        select "roomId" from tables where "roomId" = ${roomId} and owner = ${guard.id} for update
      )
      delete from seats using own where seats."roomId" = own."roomId"`.execute(db);
    await this.release([roomId], "unplayable");
  }
}

/** Updates codes and seats, because a standalone process may have changed the tables without updating them. */
async function keepInLine(trx: QueryExecutorProvider, tables: readonly SavedTable[]): Promise<void> {
  await sql`
    update tables set code = saved.code
    from unnest(
      ${tables.map(({ roomId }) => roomId)}::text[],
      ${tables.map(({ code }) => code)}::text[]
    ) saved ("roomId", code)
    where tables."roomId" = saved."roomId" and tables.code is null
    and not exists (select from tables other where other.code = saved.code)`.execute(trx);
  await saveSeats(trx, tables);
}
