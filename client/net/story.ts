import type { GameBatch } from "../../shared/net/games.ts";
import { games } from "../../shared/registry.ts";

/** All that has happened in the running game, once more of it is told; a new game is a new story. */
export const goOn = (story: GameBatch | null, batch: GameBatch): GameBatch =>
  games.opens(batch) || story?.game !== batch.game ? batch : { ...batch, events: [...story.events, ...batch.events] };
