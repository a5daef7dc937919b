import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Ownership } from "./ownership.ts";

/** How often a node looks for strays, in ms; longer than it may take to open a table. */
const lookEveryMs = 10_000;

interface StraysDeps {
  readonly ownership: Pick<Ownership, "owned" | "release">;
  /** The rooms that are open here, or about to be. */
  readonly roomIds: () => readonly string[];
  /** Tells the other nodes that there is something to adopt. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Looks for tables that this node owns and has no room for, as when the answer to their opening or adoption was lost, and
 * leaves them to whoever adopts them. Each only once: a table that was given up here stays.
 */
export class Strays {
  readonly #deps: StraysDeps;
  readonly #alarm: Alarm;
  readonly #left = new Set<string>();
  #hasStopped = false;
  /** Those that had no room when it was last looked. */
  #suspects: ReadonlySet<string> = new Set();

  constructor(deps: StraysDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  begin(): void {
    this.#alarm.set(lookEveryMs, async () => {
      await this.#look();
      if (!this.#hasStopped) this.begin();
    });
  }

  stop(): void {
    this.#hasStopped = true;
    this.#alarm.cancel();
  }

  async #look(): Promise<void> {
    const { ownership, roomIds, publish, log } = this.#deps;
    try {
      const owned = await ownership.owned();
      const here = new Set(roomIds());
      const roomless = owned.filter((roomId) => !here.has(roomId) && !this.#left.has(roomId));
      const strays = roomless.filter((roomId) => this.#suspects.has(roomId));
      this.#suspects = new Set(roomless);
      if (strays.length === 0 || this.#hasStopped) return;
      for (const roomId of strays) this.#left.add(roomId);
      await ownership.release(strays);
      publish();
      log.error(
        { event: "strays-left", rooms: strays },
        "tables of this node had no room here: they are left to whoever adopts them",
      );
    } catch (error) {
      log.error({ event: "strays-failed", err: error }, "it could not be looked for tables without a room");
    }
  }
}
