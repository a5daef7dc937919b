import type { Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Profile, Seated } from "../../shared/net/protocol.ts";
import type { Asker } from "./asker.ts";
import type { Opener } from "./new-table.ts";

/** Somebody at a table, as it shows them. */
export interface AtTable extends Profile {
  /** The player's id. */
  readonly id: string;
}

/** `no-such-table`: also for somebody who is not known at it; `no-such-player`: nobody there has the number. */
export type NotAtTable = "no-such-table" | "no-such-player";

/**
 * What is asked about tables from outside: which exist, who opened them, who sits where. It answers later, since
 * another server may know. Every method rejects with `Away` if the answer cannot be known now.
 */
export interface TableDirectory {
  /** Where a player is in a game, or waits for one. */
  seatOf(playerId: string): Promise<Seated | null>;
  /**
   * Seats a player at a table unless they have a seat elsewhere, in one indivisible step.
   * @returns where they have a seat now.
   */
  reserve(playerId: string, seated: Seated): Promise<Seated>;
  /** Frees a seat that was reserved and not taken. */
  free(playerId: string, seated: Seated): Promise<void>;
  /** A player leaves a table for good, wherever its owner is; if that does not answer now, nothing changes. */
  giveUp(playerId: string, seated: Seated): Promise<void>;
  /** Whether a room's table is open and can be joined, changes hands just now, or is not (or no longer) there. */
  stateOf(roomId: string): Promise<"open" | "away" | "gone">;
  /**
   * Finds the table with this code for a player.
   * @param code in upper or lower case.
   * @returns the error `no-such-table`, or why the table would refuse the player; `again` if its owner does not answer.
   */
  find(code: string, playerId: string): Promise<Result<Seated, ApiErrorCode>>;
  /** The same for a player who may watch instead of play. */
  findToWatch(code: string, playerId: string): Promise<Seated | null>;
  /**
   * Whether there is no such table for somebody whom its people have blocked; false for a table that there is not.
   * @param where its room or its code, in upper or lower case.
   */
  hides(where: Pick<Seated, "roomId"> | Pick<Seated, "code">, asker: Asker): Promise<boolean>;
  /** The person with a number at a table, for a player who is or was there; `again` if its owner does not answer. */
  personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">>;
  /** Why a player may not open another table, or null. */
  refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null>;
}
