import type { Kysely } from "kysely";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Database } from "./database.ts";

const everyMs = 60_000;

/** ms since 1970; null if none is known. */
interface BackupMarks {
  readonly madeAt: number | null;
  readonly failedAt: number | null;
}

interface LastBackupDeps {
  readonly db: Kysely<Database>;
  readonly timers: Timers;
}

/** When the last backup was made, and when one last failed, by the marks that backups leave in the database. */
export class LastBackup {
  readonly #deps: LastBackupDeps;
  readonly #alarm: Alarm;
  #known: BackupMarks = { madeAt: null, failedAt: null };

  constructor(deps: LastBackupDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** Looks at the marks now, and then every minute. */
  async begin(): Promise<void> {
    this.#alarm.set(everyMs, () => void this.begin());
    try {
      await this.#read();
    } catch {
      // The journal tells that the database is away; what is known stays true meanwhile.
    }
  }

  stop(): void {
    this.#alarm.cancel();
  }

  /** At most a minute old. */
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
