import type { Log } from "../../runtime/log.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";
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
export class ResultBackfill {
  readonly #deps: CatchUpDeps;
  readonly #timer: RestartableTimer;
  #running: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(deps: CatchUpDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Starts the catch-up in the background; callers need not wait for it. */
  start(): void {
    this.#timer.set(everyMs, () => this.start());
    this.#running = this.#run().catch((error) => {
      this.#deps.log.error({ event: "old-results-failed", err: error }, "results of old games could not be saved");
    });
  }

  /** Resolves once no write is running. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#timer.cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { store } = this.#deps;
    let ids = await store.gamesWithoutResult("", atOnce);
    while (ids.length > 0 && !this.#isOver) {
      for (const id of ids) if (!this.#isOver) await this.#save(id);
      ids = await store.gamesWithoutResult(ids.at(-1) ?? "", atOnce);
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
