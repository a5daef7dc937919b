import type { Kysely } from "kysely";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { Database } from "./database.ts";

const everyMs = 60_000;

/** Times in ms since 1970; null if unknown. */
interface BackupMarks {
  readonly madeAt: number | null;
  readonly failedAt: number | null;
}

interface LastBackupDeps {
  readonly db: Kysely<Database>;
  readonly timers: Timers;
}

/** Times of the last successful and the last failed backup, from the marks that backups write to the database. */
export class LastBackup {
  readonly #deps: LastBackupDeps;
  readonly #timer: RestartableTimer;
  #known: BackupMarks = { madeAt: null, failedAt: null };

  constructor(deps: LastBackupDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Polls the marks now and every minute. */
  async start(): Promise<void> {
    this.#timer.set(everyMs, () => void this.start());
    try {
      await this.#read();
    } catch {
      // The write queue already reports a lost database. The known marks stay true until the next poll.
    }
  }

  stop(): void {
    this.#timer.cancel();
  }

  /** Marks of the last successful poll, normally at most a minute old. */
  get known(): BackupMarks {
    return this.#known;
  }

  /** @throws if the database fails. */
  async madeAt(): Promise<number | null> {
    return (await this.#read()).madeAt;
  }

  async #read(): Promise<BackupMarks> {
    const marks = await this.#deps.db.selectFrom("backupMarks").selectAll().execute();
    const at = (outcome: "made" | "failed") => marks.find((mark) => mark.outcome === outcome)?.at ?? null;
    this.#known = { madeAt: at("made"), failedAt: at("failed") };
    return this.#known;
  }
}
