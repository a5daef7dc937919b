import type { Kysely } from "kysely";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { CheckCounter } from "./check-counter.ts";
import type { Database } from "./database.ts";

/** Interval of the integrity checks, in ms. */
export const checkIntervalMs = 2000;

/** Checks that are specific to one kind of database. */
export interface StorageProbe {
  /**
   * Forces the next read to come from the storage itself.
   * @throws if that is not the storage that was opened.
   */
  beforeLook(): Promise<void>;
  /** Moves written data to the place of the next reads. */
  afterLook(): Promise<void>;
  /**
   * Reads all data in the background.
   * @returns a description of the damage; null if there is none or it is unknown.
   */
  damage(): Promise<string | null>;
}

interface WatchDeps {
  readonly db: Kysely<Database>;
  readonly checks: CheckCounter;
  /** null for a database server, which checks its own files. */
  readonly place: StorageProbe | null;
}

/**
 * Checks that the database is still the one that this server wrote last: not deleted, replaced or reset to an older
 * state. If it is not, writes are forbidden.
 */
export class IntegrityMonitor {
  readonly #deps: WatchDeps;
  #damage: Error | null = null;
  /** Whether the last check failed or one is running. */
  #isLost = false;
  /** Whether there may have been writes since the row was last raised. */
  #isWritten = true;
  #looking: Promise<void> | null = null;
  #hasEnded = false;
  #stop = () => {};

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  /**
   * Starts periodic checks, and checks once for damage.
   * @param lost is called on each failed check. Writes are forbidden then.
   */
  start(timers: Timers, lost: () => void): void {
    const timer = new RestartableTimer(timers);
    const again = async () => {
      await this.check().catch(lost);
      if (!this.#hasEnded) timer.set(checkIntervalMs, again);
    };
    timer.set(checkIntervalMs, again);
    this.#stop = () => timer.cancel();
    void this.#check().catch(lost);
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#stop();
    await this.#looking?.catch(() => {});
  }

  /**
   * Must be called before each write.
   * @throws if the database is not the expected one.
   */
  async expectSame(): Promise<void> {
    if (this.#isLost) await this.check();
    this.#isWritten = true;
  }

  /** @throws if the database is not the expected one. */
  check(): Promise<void> {
    this.#looking ??= this.#runCheck().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #check(): Promise<void> {
    const damage = await this.#deps.place?.damage();
    if (!damage || this.#hasEnded) return;
    this.#damage = new Error(damage);
    await this.check();
  }

  async #runCheck(): Promise<void> {
    this.#isLost = true;
    if (this.#damage) throw this.#damage;
    await this.#deps.place?.beforeLook();
    await this.#compare();
    await this.#deps.place?.afterLook();
    this.#isLost = false;
  }

  /** Compares the counts. It raises the row only after a write, so that an idle server writes nothing. */
  async #compare(): Promise<void> {
    const { db, checks } = this.#deps;
    const { count } = checks;
    const row = await db.selectFrom("looks").select("count").executeTakeFirst();
    checks.compare(row?.count ?? null, count);
    if (this.#isWritten) await this.#raise();
  }

  /** Raises the row. Other nodes of a cluster may raise it at the same time. */
  async #raise(): Promise<void> {
    const { db, checks } = this.#deps;
    this.#isWritten = false;
    try {
      const raised = db.updateTable("looks").set(({ eb }) => ({ count: eb("count", "+", 1) }));
      const { count } = await raised.returning("count").executeTakeFirstOrThrow();
      checks.save(count);
    } catch (error) {
      this.#isWritten = true;
      throw error;
    }
  }
}
