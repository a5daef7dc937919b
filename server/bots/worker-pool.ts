import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import type { ExpertGame, Experts, TableExperts } from "../tables/bots/experts.ts";
import { WorkerReport } from "./counts.ts";
import { GameBotSession } from "./game-session.ts";
import { BotWorker } from "./worker.ts";
import { WorkerQuota } from "./worker-quota.ts";

/** Maximum number of games per thread that may use experts at once. */
export const maxGamesPerWorker = 24;
/** Maximum number of games per opener that may use experts at once. */
export const maxGamesPerOpener = 4;
/** Maximum number of requests that may wait for a thread. */
const mostWaiting = 32;

interface ExpertThreadsDeps {
  /** Entry point of a worker thread, which calls `serveBotRequests`. */
  readonly program: URL;
  /** Number of threads, at least 1. */
  readonly threads: number;
  readonly timers: Timers;
  readonly log: Log;
}

/** Pool of worker threads for expert bots. Each bot lives in one thread, which stores its state. */
export class BotWorkerPool implements Experts {
  readonly think = true;
  readonly #threads: readonly BotWorker[];
  readonly #admission: WorkerQuota<GameBotSession>;
  readonly #report: WorkerReport;
  #minds = 0;

  constructor({ program, threads, timers, log }: ExpertThreadsDeps) {
    this.#threads = Array.from({ length: threads }, () => new BotWorker({ program, timers, log }));
    this.#admission = new WorkerQuota(threads * maxGamesPerWorker, maxGamesPerOpener);
    this.#report = new WorkerReport(timers, log);
  }

  of(game: ExpertGame): TableExperts {
    return new GameBotSession(game, {
      admission: this.#admission,
      report: this.#report,
      newMind: () => this.#newMind(),
      mostWaiting,
    });
  }

  late(): void {
    this.#report.count("late");
  }

  async close(): Promise<void> {
    this.#report.stop();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  /** Assigns new bots to the threads in turn. */
  #newMind(): { readonly number: number; readonly thread: BotWorker } {
    this.#minds += 1;
    const thread = this.#threads[this.#minds % this.#threads.length];
    if (!thread) throw new Error("there are no threads for experts");
    return { number: this.#minds, thread };
  }
}
