import type { QueryExecutorProvider } from "kysely";
import type { Place, WaitingList } from "../matchmaking/waiting-list.ts";
import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import { forgetOver, readWaiting, type WaitingRow, writeWaiting } from "./waiting-rows.ts";

export interface WaitersDeps {
  readonly db: QueryExecutorProvider;
  /** This server's number in the house. */
  readonly member: { readonly id: number };
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
  /** How long a group waits. */
  readonly waitMs: number;
}

const againMs = 1000;
const changesAtOnce = 500;
/** Who has not come back so long after the end of the wait will not. */
const lateMs = 60_000;

/** Who waits, kept in the database of a house by the server that owns the queue. One write is under way at a time. */
export class Waiters implements WaitingList {
  readonly #deps: WaitersDeps;
  /** What is not written yet, by player; null for one who waits no longer. */
  readonly #changes = new Map<string, Place | null>();
  #writing: Promise<void> | null = null;
  #isLast = false;

  constructor(deps: WaitersDeps) {
    this.#deps = deps;
  }

  remember(place: Place): void {
    this.#change(place.waiter.player.id, place);
  }

  forget(playerId: string): void {
    this.#change(playerId, null);
  }

  /** Who waited when another server had the queue, in the order in which they came. */
  async remembered(): Promise<readonly Place[]> {
    const { db, timers, waitMs } = this.#deps;
    this.#isLast = false;
    await forgetOver(db, waitMs + lateMs);
    const rows = await readWaiting(db);
    return rows.map(({ waiter: { group, ...waiter }, waitedMs }) => ({
      waiter,
      group,
      beganAt: timers.now() - Math.round(waitedMs),
    }));
  }

  /** Writes what is not written yet; does not try again if that fails. */
  async finish(): Promise<void> {
    this.#isLast = true;
    await this.#writing;
  }

  /** Another server has the queue. */
  drop(): void {
    this.#changes.clear();
  }

  #change(playerId: string, place: Place | null): void {
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
        const isOurs = await writeWaiting(this.#deps.db, this.#deps.member.id, this.#rowsOf(changes));
        if (!isOurs) this.drop();
      } catch (error) {
        this.#deps.log.error({ event: "waiters-not-kept", err: error }, "who waits in the queue cannot be kept");
        if (this.#isLast) this.drop();
        else await this.#putBack(changes);
      }
    }
    this.#writing = null;
  }

  #rowsOf(changes: readonly (readonly [string, Place | null])[]): ReadonlyMap<string, WaitingRow | null> {
    const now = this.#deps.timers.now();
    return new Map(
      changes.map(([playerId, place]) => [
        playerId,
        place && { waiter: { ...place.waiter, group: place.group }, waitedMs: now - place.beganAt },
      ]),
    );
  }

  /** Resolves when they are to be written again; what has changed meanwhile counts. */
  async #putBack(changes: readonly (readonly [string, Place | null])[]): Promise<void> {
    const later = [...this.#changes];
    this.#changes.clear();
    for (const [playerId, place] of [...changes, ...later]) this.#changes.set(playerId, place);
    await new Promise<void>((resolve) => this.#deps.timers.after(againMs, resolve));
  }
}
