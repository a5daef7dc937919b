import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { Ownership } from "./ownership.ts";

/** Interval of the checks, in ms. It must be longer than opening a table may take. */
const lookEveryMs = 10_000;

interface StraysDeps {
  readonly ownership: Pick<Ownership, "owned" | "release">;
  /** Rooms that are open here, or about to be. */
  readonly roomIds: () => readonly string[];
  /** Notifies the other nodes that there are unowned tables. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Releases leaked ownerships: tables that this node owns without having a room for them. This happens when the response
 * to their opening or claim is lost. Each table is released only once, so that a table that was given up here stays.
 */
export class OwnershipReconciler {
  readonly #deps: StraysDeps;
  readonly #timer: RestartableTimer;
  readonly #left = new Set<string>();
  #hasStopped = false;
  /** Tables without a room at the last check. */
  #suspects: ReadonlySet<string> = new Set();

  constructor(deps: StraysDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  start(): void {
    this.#timer.set(lookEveryMs, async () => {
      await this.#poll();
      if (!this.#hasStopped) this.start();
    });
  }

  stop(): void {
    this.#hasStopped = true;
    this.#timer.cancel();
  }

  async #poll(): Promise<void> {
    const { ownership, roomIds, publish, log } = this.#deps;
    try {
      const owned = await ownership.owned();
      const here = new Set(roomIds());
      const roomless = owned.filter((roomId) => !here.has(roomId) && !this.#left.has(roomId));
      const reconciler = roomless.filter((roomId) => this.#suspects.has(roomId));
      this.#suspects = new Set(roomless);
      if (reconciler.length === 0 || this.#hasStopped) return;
      for (const roomId of reconciler) this.#left.add(roomId);
      await ownership.release(reconciler, "no-room");
      publish();
      log.error(
        { event: "strays-left", rooms: reconciler },
        "tables of this node had no room here: they are released for other nodes",
      );
    } catch (error) {
      log.error({ event: "strays-failed", err: error }, "the check for tables without a room failed");
    }
  }
}
