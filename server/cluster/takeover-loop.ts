import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import { FencedError } from "../storage/postgres/fenced-error.ts";
import type { SavedTable } from "../storage/saved-types.ts";
import type { Ownership } from "./ownership.ts";

/** Delay before a retry, in ms. */
const againMs = 500;

/** Maximum number of tables per claim, so that all nodes get a share. */
const atOnce = 10;

interface AdoptingDeps {
  readonly ownership: Pick<Ownership, "adopt" | "releaseTable" | "release">;
  /**
   * Restores a table with its game.
   * @returns false if this node cannot run it; rejects to be called again.
   */
  readonly open: (table: SavedTable) => Promise<boolean>;
  readonly timers: Timers;
  readonly log: Log;
}

/** Claims unowned tables and restores them on this node. */
export class TakeoverLoop {
  readonly #deps: AdoptingDeps;
  readonly #timer: RestartableTimer;
  /** Claimed tables that are not restored yet. */
  readonly #taken = new Set<SavedTable>();
  #looking: Promise<void> | null = null;
  /** Whether there may be unowned tables that the running scan does not find. */
  #isDue = false;
  #hasStopped = false;

  constructor(deps: AdoptingDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Rooms that are about to be opened here. */
  get roomIds(): readonly string[] {
    return [...this.#taken].map(({ roomId }) => roomId);
  }

  /** Must be called whenever there may be unowned tables. */
  poll(): void {
    if (this.#hasStopped) return;
    this.#isDue = true;
    this.#looking ??= this.#lookOrLog().finally(() => {
      this.#looking = null;
      if (this.#isDue && !this.#hasStopped) this.#timer.set(againMs, () => this.poll());
    });
  }

  /** Claims no more tables, and releases those that are not open yet. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    this.#timer.cancel();
    await this.#looking;
    const rooms = this.roomIds;
    if (rooms.length === 0) return;
    await this.#deps.ownership.release(rooms, "shutdown").catch((error) => {
      this.#deps.log.error(
        { event: "leaving-failed", err: error, rooms },
        "claimed tables that are not open yet could not be released",
      );
    });
  }

  async #lookOrLog(): Promise<void> {
    try {
      while (this.#isDue && !this.#hasStopped) {
        this.#isDue = false;
        if (await this.#adoptSome()) this.#isDue = true;
      }
    } catch (error) {
      this.#isDue = true;
      if (error instanceof FencedError) this.#hasStopped = true;
      else
        this.#deps.log.error(
          { event: "adopting-failed", err: error },
          "unowned tables could not be claimed, will retry",
        );
    }
  }

  /** @returns whether there may be more unowned tables. */
  async #adoptSome(): Promise<boolean> {
    const { ownership, log } = this.#deps;
    if (this.#taken.size === 0) for (const table of await ownership.adopt(atOnce)) this.#taken.add(table);
    const taken = this.#taken.size;
    const opened = await Promise.allSettled([...this.#taken].map((table) => this.#open(table)));
    if (taken > 0)
      log.info({ event: "tables-adopted", taken, open: taken - this.#taken.size }, "unowned tables were claimed");
    for (const each of opened) if (each.status === "rejected") throw each.reason;
    return taken >= atOnce;
  }

  /** Restores a table. It stays claimed until it is open or given back. */
  async #open(table: SavedTable): Promise<void> {
    const isOpen = await this.#deps.open(table);
    if (!isOpen) await this.#deps.ownership.releaseTable(table.roomId);
    this.#taken.delete(table);
  }
}
