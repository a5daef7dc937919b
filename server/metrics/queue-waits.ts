import type { QueueStore } from "../matchmaking/queue-store.ts";
import type { Metrics } from "./metrics.ts";

interface Wait {
  /** Start of the wait, in ms. */
  readonly since: number;
  /** Requested edition, or "any". */
  readonly edition: string;
}

/** Wraps a store of queue entries so that the waits of players are measured. */
export function measureWaits(store: QueueStore, metrics: Metrics): QueueStore {
  /** Waits by player id, oldest first. The ids are not exposed. */
  const waits = new Map<string, Wait>();
  const secondsSince = (since: number) => (metrics.now() - since) / 1000;
  metrics.gauge("ninelives_queue_longest_wait_seconds", "Longest current wait in the queue; 0 if it is empty.", () => {
    const [longest] = waits.values();
    return longest ? secondsSince(longest.since) : 0;
  });
  return {
    save(entry) {
      const { player, wish } = entry.waiter;
      waits.set(player.id, { since: waits.get(player.id)?.since ?? metrics.now(), edition: wish.edition });
      store.save(entry);
    },
    remove(playerId) {
      const wait = waits.get(playerId);
      waits.delete(playerId);
      store.remove(playerId);
      if (!wait) return;
      metrics.queueWaits.inc(wait.edition);
      metrics.queueWaitSeconds.inc(wait.edition, secondsSince(wait.since));
    },
  };
}
