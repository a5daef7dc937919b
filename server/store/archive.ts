import type { Flaw } from "../../shared/core/flaw.ts";
import type { Result } from "../../shared/core/result.ts";
import type { PlayedGame } from "../../shared/net/protocol.ts";
import type { FinishedGame } from "./saved.ts";

/** Finished games, for a while. Whatever it does rejects if the database fails. */
export interface Archive {
  /** Null if there is none by this id, or none any more, or it still runs. */
  finished(id: string): Promise<Result<FinishedGame | null, Flaw>>;
  /** A player's games, the newest first, each of them or why it cannot be read. */
  gamesOf(playerId: string): Promise<readonly Result<PlayedGame, Flaw>[]>;
  /** Lets whoever has its id see a game. @returns false if the player has not played it. */
  share(id: string, playerId: string): Promise<boolean>;
}
