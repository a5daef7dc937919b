import type { Kysely } from "kysely";
import { RepeatedTask } from "../runtime/repeated-task.ts";
import type { Timers } from "../runtime/timers.ts";
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
export class LastBackup extends RepeatedTask {
  readonly #deps: LastBackupDeps;
  #known: BackupMarks = { madeAt: null, failedAt: null };

  constructor(deps: LastBackupDeps) {
    super(deps.timers, everyMs);
    this.#deps = deps;
  }

  protected override async run(): Promise<void> {
    try {
      await this.#read();
    } catch {
      // The write queue already reports a lost database. The known marks stay true until the next poll.
    }
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
