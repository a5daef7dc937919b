import type { QueryExecutorProvider } from "kysely";
import type { QueueEntry, QueueStore } from "../matchmaking/queue-store.ts";
import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import { deleteExpiredEntries, type QueueEntryRow, readQueueEntries, writeQueueEntries } from "./queue-rows.ts";

export interface ClusterQueueStoreDeps {
  readonly db: QueryExecutorProvider;
  /** Number of this node in the cluster. */
  readonly member: { readonly id: number };
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
  /** Waiting time of a group, in ms. */
  readonly waitMs: number;
}

const againMs = 1000;
const changesAtOnce = 500;
/** Time in ms after the end of the wait from which a player counts as gone. */
const lateMs = 60_000;

/**
 * Saves the queue entries in the database of the cluster. Only the node that owns the queue does it. One write runs at
 * a time.
 */
export class ClusterQueueStore implements QueueStore {
  readonly #deps: ClusterQueueStoreDeps;
  /** Unwritten changes by player; null for a player who has left the queue. */
  readonly #changes = new Map<string, QueueEntry | null>();
  #writing: Promise<void> | null = null;
  #isLast = false;

  constructor(deps: ClusterQueueStoreDeps) {
    this.#deps = deps;
  }

  save(place: QueueEntry): void {
    this.#change(place.waiter.player.id, place);
  }

  remove(playerId: string): void {
    this.#change(playerId, null);
  }

  /** Returns the entries that another node has saved, in order of arrival. */
  async remembered(): Promise<readonly QueueEntry[]> {
    const { db, timers, waitMs } = this.#deps;
    this.#isLast = false;
    await deleteExpiredEntries(db, waitMs + lateMs);
    const rows = await readQueueEntries(db);
    return rows.map(({ waiter: { group, ...waiter }, waitedMs }) => ({
      waiter,
      group,
      beganAt: timers.now() - Math.round(waitedMs),
    }));
  }

  /** Writes the remaining changes, without a retry after a failure. */
  async finish(): Promise<void> {
    this.#isLast = true;
    await this.#writing;
  }

  /** Discards the unwritten changes, because another node owns the queue. */
  drop(): void {
    this.#changes.clear();
  }

  #change(playerId: string, place: QueueEntry | null): void {
    this.#changes.delete(playerId);
    this.#changes.set(playerId, place);
    this.#writing ??= this.#write();
  }

  async #write(): Promise<void> {
    await Promise.resolve();
    while (this.#changes.size > 0) {
      const changes = [...this.#changes].slice(0, changesAtOnce);
      for (const [playerId] of changes) this.#changes.delete(playerId);
      try {
        const isOurs = await writeQueueEntries(this.#deps.db, this.#deps.member.id, this.#rowsOf(changes));
        if (!isOurs) this.drop();
      } catch (error) {
        this.#deps.log.error({ event: "waiters-not-kept", err: error }, "the queue entries could not be saved");
        if (this.#isLast) this.drop();
        else await this.#putBack(changes);
      }
    }
    this.#writing = null;
  }

  #rowsOf(changes: readonly (readonly [string, QueueEntry | null])[]): ReadonlyMap<string, QueueEntryRow | null> {
    const now = this.#deps.timers.now();
    return new Map(
      changes.map(([playerId, place]) => [
        playerId,
        place && { waiter: { ...place.waiter, group: place.group }, waitedMs: now - place.beganAt },
      ]),
    );
  }

  /** Restores failed changes, except those that newer ones supersede. Resolves after the retry delay. */
  async #putBack(changes: readonly (readonly [string, QueueEntry | null])[]): Promise<void> {
    const later = [...this.#changes];
    this.#changes.clear();
    for (const [playerId, place] of [...changes, ...later]) this.#changes.set(playerId, place);
    await new Promise<void>((resolve) => this.#deps.timers.after(againMs, resolve));
  }
}
