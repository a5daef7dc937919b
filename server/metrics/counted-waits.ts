import type { WaitingList } from "../matchmaking/waiting-list.ts";
import type { Counts } from "./counts.ts";

interface Wait {
  /** In ms. */
  readonly since: number;
  /** What the player asked for: an edition, or "any". */
  readonly edition: string;
}

/** The same list; counts how long each player is on it, whether they get a table or leave. */
export class CountedWaits implements WaitingList {
  readonly #list: WaitingList;
  readonly #counts: Pick<Counts, "queueWaits" | "queueWaitSeconds">;
  readonly #now: () => number;
  /** By player; nobody outside sees the ids. The first to wait comes first. */
  readonly #waits = new Map<string, Wait>();

  constructor(list: WaitingList, counts: Pick<Counts, "queueWaits" | "queueWaitSeconds">, now: () => number) {
    this.#list = list;
    this.#counts = counts;
    this.#now = now;
  }

  /** How long the one has waited who waits longest, in seconds; 0 if nobody waits. */
  get longestSeconds(): number {
    for (const { since } of this.#waits.values()) return (this.#now() - since) / 1000;
    return 0;
  }

  remember(place: Parameters<WaitingList["remember"]>[0]): void {
    const { player, wish } = place.waiter;
    const since = this.#waits.get(player.id)?.since ?? this.#now();
    this.#waits.set(player.id, { since, edition: wish.edition });
    this.#list.remember(place);
  }

  forget(playerId: string): void {
    const wait = this.#waits.get(playerId);
    this.#waits.delete(playerId);
    this.#list.forget(playerId);
    if (!wait) return;
    this.#counts.queueWaits.add(wait.edition);
    this.#counts.queueWaitSeconds.add(wait.edition, (this.#now() - wait.since) / 1000);
  }
}
