import type { Result } from "../../shared/core/result.ts";
import type { Invitation } from "../../shared/net/invitation.ts";
import type { ApiErrorCode, SeatLocation } from "../../shared/net/protocol.ts";
import type { AtTable, NotAtTable } from "../people/identity/seated-players.ts";
import type { TableDirectory } from "./directory.ts";
import type { Opener } from "./new-table.ts";
import type { Requester } from "./requester.ts";
import type { ReturningTables } from "./saving/returning-tables.ts";
import type { Tables } from "./tables.ts";

/** Tables of this process. A request about a table that is still being restored waits for it. */
export class RestoringDirectory implements TableDirectory {
  readonly #tables: Tables;
  readonly #returning: ReturningTables;

  constructor(tables: Tables, returning: ReturningTables) {
    this.#tables = tables;
    this.#returning = returning;
  }

  async seatOf(playerId: string): Promise<SeatLocation | null> {
    await this.#returning.tableOf(playerId);
    return this.#tables.seatOf(playerId);
  }

  async reserve(playerId: string, seated: SeatLocation): Promise<SeatLocation> {
    await this.#returning.tableOf(playerId);
    return this.#tables.reserve(playerId, seated);
  }

  free(playerId: string, seated: SeatLocation): Promise<void> {
    return this.#tables.free(playerId, seated);
  }

  async leave(playerId: string, seated: SeatLocation): Promise<void> {
    await this.#returning.room(seated.roomId);
    return this.#tables.leave(playerId, seated);
  }

  async stateOf(roomId: string): Promise<"open" | "gone"> {
    await this.#returning.room(roomId);
    return this.#tables.stateOf(roomId);
  }

  async find(code: string, playerId: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    await this.#returning.code(code);
    await this.#returning.tableOf(playerId);
    return this.#tables.find(code, playerId);
  }

  async findToWatch(code: string, playerId: string): Promise<SeatLocation | null> {
    await this.#returning.code(code);
    await this.#returning.tableOf(playerId);
    return this.#tables.findToWatch(code, playerId);
  }

  async findForScreen(code: string, openedBy: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    await this.#returning.code(code);
    return this.#tables.findForScreen(code, openedBy);
  }

  async invitationTo(code: string): Promise<Invitation | null> {
    await this.#returning.code(code);
    return this.#tables.invitationTo(code);
  }

  async hides(where: Pick<SeatLocation, "roomId"> | Pick<SeatLocation, "code">, asker: Requester): Promise<boolean> {
    await ("code" in where ? this.#returning.code(where.code) : this.#returning.room(where.roomId));
    return this.#tables.hides(where, asker);
  }

  async personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable>> {
    await this.#returning.room(roomId);
    return this.#tables.personAt(roomId, playerId, who);
  }

  /** Waits for all tables, because all count towards the limits and a new code must be unique. */
  async refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null> {
    await this.#returning.all;
    return this.#tables.refusalFor(opener);
  }
}
