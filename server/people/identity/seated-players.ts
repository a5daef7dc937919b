import type { Result } from "../../../shared/core/result.ts";
import type { Profile, SeatLocation } from "../../../shared/net/protocol.ts";

/** Person at a table with their public profile. */
export interface AtTable extends Profile {
  /** Player id. */
  readonly id: string;
}

/** `no-such-table`: also for a caller who is unknown at it. `no-such-player`: the number is unused there. */
export type NotAtTable = "no-such-table" | "no-such-player";

/** Players at tables. Every method rejects with `UnavailableError` if the answer is unavailable. */
export interface SeatedPlayers {
  /** Returns the table at which a player plays or waits for a game. */
  seatOf(playerId: string): Promise<SeatLocation | null>;
  /** Makes a player leave a table for good, on whichever node it is. Nothing changes if its owner is unavailable. */
  leave(playerId: string, seated: SeatLocation): Promise<void>;
  /** Returns the person with a number at a table. The caller is or was there. `again` if its owner is unavailable. */
  personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">>;
}
