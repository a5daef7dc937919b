import type { TableLog } from "../rooms/deps.ts";
import { Alarm, type Timers } from "../rooms/timers.ts";
import type { Store } from "./store.ts";

const everyMs = 3_600_000;
const dayMs = 86_400_000;

interface RetentionDeps {
  readonly store: Pick<Store, "forgetBefore">;
  readonly timers: Timers;
  readonly log: TableLog;
  readonly keepDays: number;
}

/** Forgets games that are too old, now and every hour. */
export class Retention {
  readonly #deps: RetentionDeps;
  readonly #alarm: Alarm;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  async run(): Promise<void> {
    const { store, timers, log, keepDays } = this.#deps;
    this.#alarm.set(everyMs, () => void this.run());
    try {
      await store.forgetBefore(timers.now() - keepDays * dayMs);
    } catch (error) {
      log.error({ err: error }, "old games could not be forgotten");
    }
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
