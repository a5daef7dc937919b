import type { GameBatch, GameRegistry } from "../../shared/net/games.ts";

/** Appends a batch to the story of the running game. A new game starts a new story. */
export const goOn = (games: Pick<GameRegistry, "opens">, story: GameBatch | null, batch: GameBatch): GameBatch =>
  games.opens(batch) || story?.game !== batch.game ? batch : { ...batch, events: [...story.events, ...batch.events] };
