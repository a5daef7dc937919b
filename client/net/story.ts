import type { GameBatch } from "../../shared/net/games.ts";

/** Adds a batch to the story of the running game. A new game begins a new story. */
export function goOn(story: GameBatch | null, batch: GameBatch): GameBatch {
  switch (batch.game) {
    case "kittens": {
      const begins = batch.events[0]?.type === "dealt";
      return begins || story?.game !== "kittens" ? batch : { ...batch, events: [...story.events, ...batch.events] };
    }
    case "love-letter": {
      const [first] = batch.events;
      const begins = first?.type === "round-began" && first.round === 1;
      return begins || story?.game !== "love-letter" ? batch : { ...batch, events: [...story.events, ...batch.events] };
    }
  }
}
