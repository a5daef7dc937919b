import type { QueryExecutorProvider } from "kysely";
import type { Editions } from "../../shared/core/editions.ts";
import { countsOf, type Waiter } from "../matchmaking/queue-groups.ts";
import type { Timers } from "../plumbing/timers.ts";
import { readWaiting } from "./waiting-rows.ts";

interface CountsDeps {
  readonly db: QueryExecutorProvider;
  readonly editions: Editions;
  readonly timers: Pick<Timers, "now">;
}

type Counts = Readonly<Record<string, number>>;

const freshMs = 1000;

/** How many wait in the queue of a house, asked of the database at most once a second. */
export class QueueCounts {
  readonly #deps: CountsDeps;
  #readAt = Number.NEGATIVE_INFINITY;
  #counts: Promise<Counts> = Promise.resolve({});

  constructor(deps: CountsDeps) {
    this.#deps = deps;
  }

  /** By edition; while the database is away, nobody. */
  waiting(): Promise<Counts> {
    const now = this.#deps.timers.now();
    if (now - this.#readAt < freshMs) return this.#counts;
    this.#readAt = now;
    this.#counts = this.#read().catch(() => ({}));
    return this.#counts;
  }

  async #read(): Promise<Counts> {
    const groups = new Map<string, Waiter[]>();
    for (const { waiter } of await readWaiting(this.#deps.db))
      groups.set(waiter.group, [...(groups.get(waiter.group) ?? []), waiter]);
    return countsOf(
      [...groups.values()].map((waiters) => ({ waiters })),
      this.#deps.editions,
    );
  }
}
