import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Store } from "../store.ts";

const everyMs = 3_600_000;
/** Maximum number of games per query. */
const atOnce = 500;

interface CatchUpDeps {
  readonly store: Pick<Store, "gamesWithoutResult" | "saveOldResult">;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Saves the missing results of finished games, at the start and every hour. It is missing if the game is older than
 * results. A node of an older version also ends games without a result during an update.
 */
export class ResultBackfill extends RepeatedTask {
  readonly #deps: CatchUpDeps;

  constructor(deps: CatchUpDeps) {
    super(deps.timers, everyMs);
    this.#deps = deps;
  }

  protected override async run(): Promise<void> {
    const { store, log } = this.#deps;
    try {
      let ids = await store.gamesWithoutResult("", atOnce);
      while (ids.length > 0 && !this.hasStopped) {
        for (const id of ids) if (!this.hasStopped) await this.#save(id);
        ids = await store.gamesWithoutResult(ids.at(-1) ?? "", atOnce);
      }
    } catch (error) {
      log.error({ event: "old-results-failed", err: error }, "results of old games could not be saved");
    }
  }

  async #save(id: string): Promise<void> {
    const kept = await this.#deps.store.saveOldResult(id);
    if (kept.ok) return;
    const { what, expected, got } = kept.error;
    this.#deps.log.error(
      { event: "old-result-unreadable", what, expected, got },
      "the result of an old game cannot be saved",
    );
  }
}
