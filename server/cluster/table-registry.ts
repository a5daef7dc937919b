import { sql } from "kysely";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { orUnavailable } from "../runtime/unavailable-error.ts";
import { changeOrRollBack } from "../storage/change-or-roll-back.ts";
import { advisoryLocks, lockUntilCommit } from "../storage/postgres/advisory-locks.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { assertMember, type MembershipFence } from "../storage/postgres/membership-fence.ts";
import { tableRow } from "../storage/writing/write.ts";
import { newSavedTable } from "../tables/create-table.ts";
import type { NewTable, Opener } from "../tables/new-table.ts";
import type { TableCaps } from "../tables/open-tables.ts";
import type { Entered, OpeningRefusal, TableRegistry } from "../tables/table-registry.ts";
import { isCounted } from "./seats.ts";
import { findExceededCap } from "./table-caps.ts";

type Entry = Result<Entered, OpeningRefusal>;

interface RegisterDeps {
  readonly db: ClusterDb;
  readonly guard: MembershipFence;
  readonly caps: TableCaps;
  readonly newCode: () => string;
}

/** Registers tables for the whole cluster. If a node dies afterwards, another one claims and opens the table. */
export class ClusterTableRegistry implements TableRegistry {
  readonly #deps: RegisterDeps;

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  register(roomId: string, table: NewTable, openers: readonly Opener[]): Promise<Entry> {
    return orUnavailable(changeOrRollBack(this.#deps.db, (db) => this.#insert(db, roomId, table, openers)));
  }

  async unregister(roomId: string): Promise<void> {
    const { db, guard } = this.#deps;
    await orUnavailable(db.deleteFrom("tables").where("roomId", "=", roomId).where("owner", "=", guard.id).execute());
  }

  async #insert(db: ClusterDb, roomId: string, table: NewTable, openers: readonly Opener[]): Promise<Entry> {
    const { guard, caps } = this.#deps;
    await assertMember(db, guard);
    await lockUntilCommit(db, advisoryLocks.newTables);
    const known = await this.#known(db, roomId);
    if (known) return ok(known);
    for (const opener of openers) {
      const refusal = await findExceededCap(db, caps, opener);
      if (refusal) return fail(refusal);
    }
    const seated = await this.#addTable(db, roomId, table);
    const rows = openers.map((opener) => ({ roomId, ...opener }));
    if (rows.length > 0) await db.insertInto("openers").values(rows).execute();
    const playerIds = table.players.map(({ id }) => id);
    if (!(await seatAll(db, playerIds, roomId))) return fail("already-seated");
    return ok({ owner: "this", seated });
  }

  async #known(db: ClusterDb, roomId: string): Promise<Entered | null> {
    const row = await db.selectFrom("tables").select(["code", "owner"]).where("roomId", "=", roomId).executeTakeFirst();
    if (!row || row.code === null) return null;
    return { owner: row.owner === this.#deps.guard.id ? "this" : "another", seated: { roomId, code: row.code } };
  }

  async #addTable(db: ClusterDb, roomId: string, table: NewTable): Promise<SeatLocation> {
    const seated = { roomId, code: this.#deps.newCode() };
    const row = tableRow(newSavedTable(seated, table));
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("tables")
      .values({ ...row, code: seated.code, owner: this.#deps.guard.id })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? seated : this.#addTable(db, roomId, table);
  }
}

/** @returns false if one of the players has a seat at another table. */
async function seatAll(db: ClusterDb, playerIds: readonly string[], roomId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into seats ("playerId", "roomId", "isKept")
    select *, ${roomId}, true from unnest(${playerIds}::text[])
    on conflict ("playerId") do update
    set "roomId" = excluded."roomId", "isKept" = true, since = excluded.since where not ${isCounted}
    returning "playerId"`.execute(db);
  return rows.length === playerIds.length;
}
