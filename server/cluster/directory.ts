import { sql } from "kysely";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { Invitation } from "../../shared/net/invitation.ts";
import type { ApiErrorCode, SeatLocation } from "../../shared/net/protocol.ts";
import { isId } from "../people/identity/ids.ts";
import type { AtTable, NotAtTable } from "../people/identity/seated-players.ts";
import { orUnavailable, UnavailableError } from "../runtime/unavailable-error.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { type MembershipFence, selectMembership } from "../storage/postgres/membership-fence.ts";
import { readTable } from "../storage/rows.ts";
import type { SavedTable } from "../storage/saved-types.ts";
import type { TableDirectory } from "../tables/directory.ts";
import { invitationOf } from "../tables/invitation.ts";
import type { Opener } from "../tables/new-table.ts";
import type { TableCaps } from "../tables/open-tables.ts";
import type { Requester } from "../tables/requester.ts";
import type { Owners } from "./owners.ts";
import { isCounted } from "./seats.ts";
import { findExceededCap } from "./table-caps.ts";

interface DirectoryDeps {
  readonly db: ClusterDb;
  readonly guard: MembershipFence;
  readonly caps: TableCaps;
  readonly owners: Owners;
}

interface Found {
  readonly seated: SeatLocation;
  readonly hasOwner: boolean;
  /** Room in which the player has a seat. */
  readonly sitsIn: string | null;
}

/**
 * Directory of all tables of a cluster. Postgres has their locations; the owner of each table decides about admission.
 */
export class ClusterDirectory implements TableDirectory {
  readonly #deps: DirectoryDeps;

  constructor(deps: DirectoryDeps) {
    this.#deps = deps;
  }

  async seatOf(playerId: string): Promise<SeatLocation | null> {
    const { rows } = await orUnavailable(
      sql<SeatLocation>`
        select "roomId", tables.code from seats join tables using ("roomId")
        where "playerId" = ${playerId} and ${isCounted}`.execute(this.#deps.db),
    );
    return rows[0] ?? null;
  }

  /** Reserves a seat. Only the table's owner may call it. */
  async reserve(playerId: string, seated: SeatLocation): Promise<SeatLocation> {
    const roomId = await orUnavailable(this.#hold(playerId, seated.roomId));
    if (roomId === seated.roomId) return seated;
    const held = await this.seatOf(playerId);
    if (!held) throw new UnavailableError("the seat at another table has just become free");
    return held;
  }

  /** @returns the room in which the player has a seat now. */
  async #hold(playerId: string, roomId: string): Promise<string> {
    const { db, guard } = this.#deps;
    const elsewhere = sql`(${isCounted} and seats."roomId" <> excluded."roomId")`;
    const { rows } = await sql<{ readonly isMember: boolean; readonly roomId: string | null }>`
      with me as materialized (${selectMembership(guard)}),
      held as (
        insert into seats ("playerId", "roomId")
        select ${playerId}, "roomId" from me, tables where "roomId" = ${roomId} and owner = ${guard.id}
        on conflict ("playerId") do update set
          "roomId" = case when ${elsewhere} then seats."roomId" else excluded."roomId" end,
          since = case when ${elsewhere} then seats.since else excluded.since end
        returning "roomId"
      )
      select exists (select from me) "isMember", (select "roomId" from held) "roomId"`.execute(db);
    const [held] = rows;
    if (!held?.isMember) guard.refused();
    if (!held?.isMember || held.roomId === null) throw new UnavailableError(`room ${roomId} has another owner`);
    return held.roomId;
  }

  /** Frees a reserved seat. Only the table's owner can. */
  async free(playerId: string, { roomId }: SeatLocation): Promise<void> {
    const { db, guard } = this.#deps;
    const own = db.selectFrom("tables").select("roomId").where("owner", "=", guard.id);
    await orUnavailable(
      db
        .deleteFrom("seats")
        .where("playerId", "=", playerId)
        .where("roomId", "=", roomId)
        .where("roomId", "in", own)
        .where("isKept", "=", false)
        .execute(),
    );
  }

  leave(playerId: string, { roomId }: SeatLocation): Promise<void> {
    return this.#deps.owners.leave(roomId, playerId);
  }

  async stateOf(roomId: string): Promise<"open" | "away" | "gone"> {
    if (!isId(roomId)) return "gone";
    const { db } = this.#deps;
    const row = await orUnavailable(
      db.selectFrom("tables").select("owner").where("roomId", "=", roomId).executeTakeFirst(),
    );
    if (!row) return "gone";
    return row.owner === null ? "away" : "open";
  }

  async find(code: string, playerId: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    const found = await this.#found(code, playerId);
    if (!found) return fail("no-such-table");
    const { seated, sitsIn, hasOwner } = found;
    if (sitsIn !== null && sitsIn !== seated.roomId) return fail("already-seated");
    if (!hasOwner) return fail("again");
    const admitted = await this.#deps.owners.admits(seated.roomId, playerId, false);
    return admitted.ok ? ok(seated) : admitted;
  }

  async findToWatch(code: string, playerId: string): Promise<SeatLocation | null> {
    const found = await this.#found(code, playerId);
    if (!found?.hasOwner || (found.sitsIn !== null && found.sitsIn !== found.seated.roomId)) return null;
    return (await this.#deps.owners.admits(found.seated.roomId, playerId, true)).ok ? found.seated : null;
  }

  async #found(code: string, playerId: string): Promise<Found | null> {
    if (!isId(code)) return null;
    const { rows } = await orUnavailable(
      sql<SeatLocation & Omit<Found, "seated">>`
        select tables."roomId", tables.code, owner is not null "hasOwner", seats."roomId" "sitsIn"
        from tables left join seats on "playerId" = ${playerId} and ${isCounted}
        where code = ${code.toUpperCase()}`.execute(this.#deps.db),
    );
    const [row] = rows;
    if (!row) return null;
    const { roomId, hasOwner, sitsIn } = row;
    return { seated: { roomId, code: row.code }, hasOwner, sitsIn };
  }

  async findForScreen(code: string, openedBy: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    const found = await this.#found(code, "");
    if (!found) return fail("no-such-table");
    const { seated, hasOwner } = found;
    if (!hasOwner) return fail("again");
    const admitted = await this.#deps.owners.admitsScreen(seated.roomId, openedBy);
    if (admitted.ok) return ok(seated);
    // A node of the version before knows no screens. It never answers, and its tables are not made for them.
    const isForScreens = admitted.error !== "again" || (await this.#saved(code))?.settings.oneRoom === true;
    return isForScreens ? admitted : fail("no-such-table");
  }

  async invitationTo(code: string): Promise<Invitation | null> {
    const saved = await this.#saved(code);
    return saved && invitationOf(saved);
  }

  /** Reads the saved table, because its owner may be of another version. */
  async #saved(code: string): Promise<SavedTable | null> {
    if (!isId(code)) return null;
    const { db } = this.#deps;
    const row = await orUnavailable(
      db.selectFrom("tables").selectAll().where("code", "=", code.toUpperCase()).executeTakeFirst(),
    );
    const saved = row && readTable(row);
    return saved?.ok ? saved.value : null;
  }

  async hides(
    where: Pick<SeatLocation, "roomId"> | Pick<SeatLocation, "code">,
    { playerId, blockers }: Requester,
  ): Promise<boolean> {
    const [column, value] = "code" in where ? ["code", where.code.toUpperCase()] : ["roomId", where.roomId];
    if (!isId(value)) return false;
    // The query also runs for players without blockers, so that the response time leaks nothing.
    const isBlocker = sql`= any(${[...blockers]}::text[])`;
    const sitting = sql`select from seats where seats."roomId" = tables."roomId" and ${isCounted}`;
    const { rows } = await orUnavailable(
      sql<{ readonly isHidden: boolean | null }>`
        select "tableJson"::json->>'isPublic' = 'false'
          and not exists (${sitting} and "playerId" = ${playerId})
          and ("tableJson"::json->>'host' ${isBlocker}
            or exists (select from openers where openers."roomId" = tables."roomId" and "playerId" ${isBlocker})
            or exists (${sitting} and "playerId" ${isBlocker})) "isHidden"
        from tables where ${sql.ref(column)} = ${value}`.execute(this.#deps.db),
    );
    return rows[0]?.isHidden === true;
  }

  async personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">> {
    const state = await this.stateOf(roomId);
    if (state === "open") return this.#deps.owners.personAt(roomId, playerId, who);
    return fail(state === "gone" ? "no-such-table" : "again");
  }

  refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null> {
    return orUnavailable(findExceededCap(this.#deps.db, this.#deps.caps, opener));
  }
}
