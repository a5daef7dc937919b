import type { Flaw } from "../../shared/core/flaw.ts";
import type { Result } from "../../shared/core/result.ts";
import type { FinishedGame } from "./saved.ts";

/** Finished games within the retention period. Every method rejects if the database fails. */
export interface Archive {
  /** Returns null if the id is unknown, or the game has been deleted or still runs. */
  finished(id: string): Promise<Result<FinishedGame | null, Flaw>>;
  /**
   * Lets every holder of the game's id see it.
   * @returns false if the player did not play the game.
   */
  share(id: string, playerId: string): Promise<boolean>;
}
