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
  start(): Promise<void> {
    return this.#clusterEvents.on("blocks", (playerId) => {
      if (playerId !== null) this.#here.publish(playerId);
    });
  }

  publish(playerId: string): void {
    this.#here.publish(playerId);
    this.#clusterEvents.publish("blocks", playerId);
  }

  subscribe(run: (playerId: string) => void): () => void {
    return this.#here.subscribe(run);
  }
}
