import type { GameEvents, GameRegistry } from "../../shared/net/games.ts";

/** Appends a batch to the story of the running game. A new game starts a new story. */
export const goOn = (
  games: Pick<GameRegistry, "isOpeningEvent">,
  story: GameEvents | null,
  batch: GameEvents,
): GameEvents =>
  games.isOpeningEvent(batch) || story?.game !== batch.game
    ? batch
    : { ...batch, events: [...story.events, ...batch.events] };
