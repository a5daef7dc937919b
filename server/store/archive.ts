import type { Flaw } from "../../shared/core/flaw.ts";
import type { Result } from "../../shared/core/result.ts";
import type { FinishedGame } from "./saved.ts";

/** Finished games, for a while. Every method rejects if the database fails. */
export interface Archive {
  /** Null if no game has this id, or it is forgotten, or still runs. */
  finished(id: string): Promise<Result<FinishedGame | null, Flaw>>;
  /** Lets everybody who has its id see a game. @returns false if the player has not played it. */
  share(id: string, playerId: string): Promise<boolean>;
}
