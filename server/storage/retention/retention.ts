import type { Log } from "../../runtime/log.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";
import type { Store } from "../store.ts";

const everyMs = 3_600_000;
const dayMs = 86_400_000;

interface RetentionDeps {
  readonly store: Pick<Store, "deleteEnded" | "deleteUnfinished" | "deleteOldSignIns" | "anonymizeOldReports">;
  readonly timers: Timers;
  readonly log: Log;
  readonly keepDays: number;
}

/**
 * Deletes old data: finished games, expired sign-in data and details of reports every hour; unfinished games at the
 * start.
 */
export class Retention {
  readonly #deps: RetentionDeps;
  readonly #timer: RestartableTimer;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Deletes old unfinished games. It must run before any table exists. */
  async start(): Promise<void> {
    await this.#deps.store.deleteUnfinished(this.#oldest);
    this.#next();
  }

  /** Resolves once no deletion is running. */
  async stop(): Promise<void> {
    this.#timer.cancel();
    await this.#running;
  }

  /** ms since 1970. */
  get #oldest(): number {
    return this.#deps.timers.date() - this.#deps.keepDays * dayMs;
  }

  #next(): void {
    this.#timer.set(everyMs, () => this.#next());
    this.#running = this.#running.then(() => this.#run());
  }

  async #run(): Promise<void> {
    try {
      await this.#deps.store.deleteEnded(this.#oldest);
      await this.#deps.store.deleteOldSignIns(this.#deps.timers.date());
      await this.#deps.store.anonymizeOldReports(this.#deps.timers.date());
    } catch (error) {
      this.#deps.log.error({ event: "retention-failed", err: error }, "old data could not be deleted");
    }
  }
}
