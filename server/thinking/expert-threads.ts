import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { ExpertGame, Experts, TableExperts } from "../tables/experts.ts";
import { Admission } from "./admission.ts";
import { ThinkingReport } from "./counts.ts";
import { GameExperts } from "./game-experts.ts";
import { ThinkingThread } from "./thread.ts";

/** Games whose experts may think at once, for each thread. */
export const mostGamesPerThread = 24;
/** The same for one opener. */
export const mostGamesPerOpener = 4;
/** Questions that may wait for a thread. */
const mostWaiting = 32;

interface ExpertThreadsDeps {
  /** The code of a thread: it calls `serveMinds`. */
  readonly program: URL;
  /** How many threads, 1 at least. */
  readonly threads: number;
  readonly timers: Timers;
  readonly log: Log;
}

/** Experts in threads of this process. A mind lives in one thread, which keeps what it was told. */
export class ExpertThreads implements Experts {
  readonly think = true;
  readonly #threads: readonly ThinkingThread[];
  readonly #admission: Admission<GameExperts>;
  readonly #report: ThinkingReport;
  #minds = 0;

  constructor({ program, threads, timers, log }: ExpertThreadsDeps) {
    this.#threads = Array.from({ length: threads }, () => new ThinkingThread({ program, timers, log }));
    this.#admission = new Admission(threads * mostGamesPerThread, mostGamesPerOpener);
    this.#report = new ThinkingReport(timers, log);
  }

  of(game: ExpertGame): TableExperts {
    return new GameExperts(game, {
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

  /** Spreads the minds evenly. */
  #newMind(): { readonly number: number; readonly thread: ThinkingThread } {
    this.#minds += 1;
    const thread = this.#threads[this.#minds % this.#threads.length];
    if (!thread) throw new Error("there are no threads for experts");
    return { number: this.#minds, thread };
  }
}
