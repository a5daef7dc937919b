import { type BlockNews, OwnBlockNews } from "../blocks/news.ts";
import type { Hints } from "./hints.ts";

/**
 * Of all nodes of a house. Word of another node may get lost; then what it said counts for somebody from their next join
 * on, for which the database is asked.
 */
export class HouseBlockNews implements BlockNews {
  readonly #hints: Hints;
  readonly #here = new OwnBlockNews();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /** Resolves once other nodes are heard. */
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
