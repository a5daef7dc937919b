import type { RecordError } from "../../shared/core/record-error.ts";
import type { Result } from "../../shared/core/result.ts";
import type { FinishedGame } from "./saved-types.ts";

/** Finished games within the retention period. Every method rejects if the database fails. */
export interface Archive {
  /** Returns null if the id is unknown, or the game has been deleted or still runs. */
  finished(id: string): Promise<Result<FinishedGame | null, RecordError>>;
  /**
   * Lets every holder of the game's id see it.
   * @returns false if the player did not play the game.
   */
  share(id: string, playerId: string): Promise<boolean>;
}
