import type { Result } from "../../shared/core/result.ts";
import type { Invitation } from "../../shared/net/invitation.ts";
import type { ApiErrorCode, SeatLocation } from "../../shared/net/protocol.ts";
import type { SeatedPlayers } from "../people/identity/seated-players.ts";
import type { Opener } from "./new-table.ts";
import type { Requester } from "./requester.ts";

/**
 * Directory of tables: which exist, their openers, and the seats of players. It is asynchronous because another node
 * may own the table. Every method rejects with `UnavailableError` if the answer is unavailable.
 */
export interface TableDirectory extends SeatedPlayers {
  /**
   * Atomically reserves a seat for a player, unless they have a seat elsewhere.
   * @returns the table of their seat after the call.
   */
  reserve(playerId: string, seated: SeatLocation): Promise<SeatLocation>;
  /** Frees a seat that was reserved and not taken. */
  free(playerId: string, seated: SeatLocation): Promise<void>;
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
  /** Finds the table with this code for a screen that a player opens. @param code in upper or lower case. */
  findForScreen(code: string, openedBy: string): Promise<Result<SeatLocation, ApiErrorCode>>;
  /**
   * Describes the table with this code. It does not admit the player: callers must check first that the player may join.
   * @param code in upper or lower case.
   * @returns null for an absent table, and for one of the queue.
   */
  invitationTo(code: string): Promise<Invitation | null>;
  /**
   * Whether a table is hidden from a player because people there have blocked them; false for an absent table.
   * @param where its room or its code, in upper or lower case.
   */
  hides(where: Pick<SeatLocation, "roomId"> | Pick<SeatLocation, "code">, asker: Requester): Promise<boolean>;
  /** Returns the reason why a player may not open another table, or null. */
  refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null>;
}
