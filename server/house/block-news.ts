import { type BlockNews, OwnBlockNews } from "../blocks/news.ts";
import type { Hints } from "./hints.ts";

/**
 * Notifies all nodes of a cluster of changed blocks. A notification between nodes may get lost. The change then applies
 * from the player's next join on, because each join reads the database.
 */
export class HouseBlockNews implements BlockNews {
  readonly #hints: Hints;
  readonly #here = new OwnBlockNews();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /** Resolves once notifications of other nodes can arrive. */
  begin(): Promise<void> {
    return this.#hints.on("blocks", (playerId) => {
      if (playerId !== null) this.#here.tell(playerId);
    });
  }

  tell(playerId: string): void {
    this.#here.tell(playerId);
    this.#hints.publish("blocks", playerId);
  }

  hear(run: (playerId: string) => void): () => void {
    return this.#here.hear(run);
  }
}
