import type { Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Seated } from "../../shared/net/protocol.ts";
import type { Opener } from "./open-tables.ts";

/**
 * Which tables there are, who has opened them, and who sits where: what is asked from outside a table. It answers later, since
 * another server may know; today all of it is in this process (`Tables`).
 */
export interface TableDirectory {
  /** Where a player is in a game, or waits for one. */
  seatOf(playerId: string): Promise<Seated | null>;
  /**
   * Seats a player at a table, unless they have a seat somewhere: asked and done in one step.
   * @returns where they have a seat now.
   */
  reserve(playerId: string, seated: Seated): Promise<Seated>;
  /**
   * Finds the table that a code leads a player to.
   * @param code in upper or lower case.
   * @returns the error `no-such-table`, or why the table would not let the player in.
   */
  find(code: string, playerId: string): Promise<Result<Seated, ApiErrorCode>>;
  /** The same for somebody who may watch instead of play. */
  findToWatch(code: string, playerId: string): Promise<Seated | null>;
  /** Why somebody may not open another table, or null. */
  refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null>;
}
