import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Store } from "../store.ts";

const everyMs = 3_600_000;
const dayMs = 86_400_000;

interface RetentionDeps {
  readonly store: Pick<
    Store,
    "deleteEnded" | "deleteUnfinished" | "deleteOldSignIns" | "anonymizeOldReports" | "deleteOldContacts"
  >;
  readonly timers: Timers;
  readonly log: Log;
  readonly keepDays: number;
}

/**
 * Deletes old data: finished games, expired sign-in data, contacts and details of reports every hour; unfinished games at the
 * start.
 */
export class Retention extends RepeatedTask {
  readonly #deps: RetentionDeps;

  constructor(deps: RetentionDeps) {
    super(deps.timers, everyMs);
    this.#deps = deps;
  }

  /** Deletes old unfinished games, and starts to delete the rest. It must run before any table exists. */
  override async start(): Promise<void> {
    await this.#deps.store.deleteUnfinished(this.#oldest);
    void super.start();
  }

  /** ms since 1970. */
  get #oldest(): number {
    return this.#deps.timers.date() - this.#deps.keepDays * dayMs;
  }

  protected override async run(): Promise<void> {
    try {
      await this.#deps.store.deleteEnded(this.#oldest);
      await this.#deps.store.deleteOldSignIns(this.#deps.timers.date());
      await this.#deps.store.anonymizeOldReports(this.#deps.timers.date());
      await this.#deps.store.deleteOldContacts(this.#deps.timers.date());
    } catch (error) {
      this.#deps.log.error({ event: "retention-failed", err: error }, "old data could not be deleted");
    }
  }
}
