import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { type GameBatch, isToldOf } from "../../shared/net/games.ts";

/** All that has happened in the running game, once more of it is told; a new game is a new story. */
export const goOn = (story: GameBatch | null, batch: GameBatch): GameBatch =>
  begins(batch) || story?.game !== batch.game ? batch : { ...batch, events: [...story.events, ...batch.events] };

function begins(batch: GameBatch): boolean {
  if (isToldOf(kittens, batch)) return batch.events[0]?.type === "dealt";
  if (!isToldOf(loveLetter, batch)) return false;
  const [first] = batch.events;
  return first?.type === "round-began" && first.round === 1;
}
