import type { QueryExecutorProvider } from "kysely";
import type { Editions } from "../../shared/core/editions.ts";
import { countsOf, linesOf, type QueueLine, type Waiter } from "../matchmaking/queue-groups.ts";
import type { Timers } from "../runtime/timers.ts";
import { readQueueEntries } from "./queue-rows.ts";

interface CountsDeps {
  readonly db: QueryExecutorProvider;
  readonly editions: Editions;
  readonly timers: Pick<Timers, "now">;
}

type Counts = Readonly<Record<string, number>>;

interface WaitingGroup {
  readonly waiters: readonly Waiter[];
  readonly waitedMs: number;
}

const freshMs = 1000;

/** Number of players in the queue of a cluster. It is read from the database at most once a second. */
export class QueueCounts {
  readonly #deps: CountsDeps;
  #readAt = Number.NEGATIVE_INFINITY;
  #counts: Promise<Counts> = Promise.resolve({});

  constructor(deps: CountsDeps) {
    this.#deps = deps;
  }

  /** Returns the counts by edition; empty while the database is away. */
  waiting(): Promise<Counts> {
    const now = this.#deps.timers.now();
    if (now - this.#readAt < freshMs) return this.#counts;
    this.#readAt = now;
    this.#counts = this.#read().catch(() => ({}));
    return this.#counts;
  }

  /** Returns the counts with waiting times, from a fresh read. It rejects if the database does not respond. */
  async lines(): Promise<readonly QueueLine[]> {
    return linesOf(await this.#groups(), this.#deps.editions);
  }

  async #read(): Promise<Counts> {
    return countsOf(await this.#groups(), this.#deps.editions);
  }

  async #groups(): Promise<readonly WaitingGroup[]> {
    const groups = new Map<string, WaitingGroup>();
    for (const { waiter, waitedMs } of await readQueueEntries(this.#deps.db)) {
      const waiters = groups.get(waiter.group)?.waiters ?? [];
      groups.set(waiter.group, { waiters: [...waiters, waiter], waitedMs });
    }
    return [...groups.values()];
  }
}
