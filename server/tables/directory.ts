import type { Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Profile, SeatLocation } from "../../shared/net/protocol.ts";
import type { Opener } from "./new-table.ts";
import type { Requester } from "./requester.ts";

/** Person at a table with their public profile. */
export interface AtTable extends Profile {
  /** Player id. */
  readonly id: string;
}

/** `no-such-table`: also for a caller who is unknown at it. `no-such-player`: the number is unused there. */
export type NotAtTable = "no-such-table" | "no-such-player";

/**
 * Directory of tables: which exist, their openers, and the seats of players. It is asynchronous because another node
 * may own the table. Every method rejects with `UnavailableError` if the answer is unavailable.
 */
export interface TableDirectory {
  /** Returns the table at which a player plays or waits for a game. */
  seatOf(playerId: string): Promise<SeatLocation | null>;
  /**
   * Atomically reserves a seat for a player, unless they have a seat elsewhere.
   * @returns the table of their seat after the call.
   */
  reserve(playerId: string, seated: SeatLocation): Promise<SeatLocation>;
  /** Frees a seat that was reserved and not taken. */
  free(playerId: string, seated: SeatLocation): Promise<void>;
  /** Makes a player leave a table for good, on whichever node it is. Nothing changes if its owner is unavailable. */
  giveUp(playerId: string, seated: SeatLocation): Promise<void>;
  /** State of a room's table: open and joinable, in transfer to another node, or absent. */
  stateOf(roomId: string): Promise<"open" | "away" | "gone">;
  /**
   * Finds the table with this code for a player.
   * @param code in upper or lower case.
   * @returns the error `no-such-table`, or the reason to reject the player; `again` if its owner is unavailable.
   */
  find(code: string, playerId: string): Promise<Result<SeatLocation, ApiErrorCode>>;
  /** Finds a table like `find`, for a player who may watch instead of play. */
  findToWatch(code: string, playerId: string): Promise<SeatLocation | null>;
  /**
   * Whether a table is hidden from a player because people there have blocked them; false for an absent table.
   * @param where its room or its code, in upper or lower case.
   */
  hides(where: Pick<SeatLocation, "roomId"> | Pick<SeatLocation, "code">, asker: Requester): Promise<boolean>;
  /** Returns the person with a number at a table. The caller is or was there. `again` if its owner is unavailable. */
  personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">>;
  /** Returns the reason why a player may not open another table, or null. */
  refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null>;
}
