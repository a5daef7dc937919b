import type { QueueStore } from "../matchmaking/queue-store.ts";
import type { Counts } from "./counts.ts";

interface Wait {
  /** Start of the wait, in ms. */
  readonly since: number;
  /** Requested edition, or "any". */
  readonly edition: string;
}

/** Queue list that also counts and measures the waits of players, with or without a table at the end. */
export class CountedWaits implements QueueStore {
  readonly #list: QueueStore;
  readonly #counts: Pick<Counts, "queueWaits" | "queueWaitSeconds">;
  readonly #now: () => number;
  /** Waits by player id, oldest first. The ids are not exposed. */
  readonly #waits = new Map<string, Wait>();

  constructor(list: QueueStore, counts: Pick<Counts, "queueWaits" | "queueWaitSeconds">, now: () => number) {
    this.#list = list;
    this.#counts = counts;
    this.#now = now;
  }

  /** Longest current wait in seconds; 0 if the queue is empty. */
  get longestSeconds(): number {
    for (const { since } of this.#waits.values()) return (this.#now() - since) / 1000;
    return 0;
  }

  save(place: Parameters<QueueStore["save"]>[0]): void {
    const { player, wish } = place.waiter;
    const since = this.#waits.get(player.id)?.since ?? this.#now();
    this.#waits.set(player.id, { since, edition: wish.edition });
    this.#list.save(place);
  }

  remove(playerId: string): void {
    const wait = this.#waits.get(playerId);
    this.#waits.delete(playerId);
    this.#list.remove(playerId);
    if (!wait) return;
    this.#counts.queueWaits.add(wait.edition);
    this.#counts.queueWaitSeconds.add(wait.edition, (this.#now() - wait.since) / 1000);
  }
}
