import { type BlockEvents, LocalBlockEvents } from "../people/blocks/block-events.ts";
import type { ClusterEvents } from "./cluster-events.ts";

/**
 * Notifies all nodes of a cluster of changed blocks. A notification between nodes may get lost. The change then applies
 * from the player's next join on, because each join reads the database.
 */
export class ClusterBlockEvents implements BlockEvents {
  readonly #clusterEvents: ClusterEvents;
  readonly #here = new LocalBlockEvents();

  constructor(clusterEvents: ClusterEvents) {
    this.#clusterEvents = clusterEvents;
  }

  /** Resolves once notifications of other nodes can arrive. */
  begin(): Promise<void> {
    return this.#clusterEvents.on("blocks", (playerId) => {
      if (playerId !== null) this.#here.tell(playerId);
    });
  }

  tell(playerId: string): void {
    this.#here.tell(playerId);
    this.#clusterEvents.publish("blocks", playerId);
  }

  hear(run: (playerId: string) => void): () => void {
    return this.#here.hear(run);
  }
}
