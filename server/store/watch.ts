import type { Kysely } from "kysely";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Database } from "./database.ts";
import type { Looks } from "./looks.ts";

/** How often the database is looked at, in ms. */
export const lookEveryMs = 2000;

/** What is particular to one kind of database. */
export interface Place {
  /** Makes the next read come from the storage itself. @throws if that is not the storage that was opened. */
  beforeLook(): Promise<void>;
  /** Moves what was written to where it will be read from. */
  afterLook(): Promise<void>;
  /** Reads everything, in the background. @returns what is damaged; null if nothing is, or that is unknown. */
  damage(): Promise<string | null>;
}

interface WatchDeps {
  readonly db: Kysely<Database>;
  readonly looks: Looks;
  readonly place: Place;
}

/**
 * Checks that the database is still the one that this server wrote last: not deleted, not replaced, not set back to an
 * older state. If it is not, nothing may be written.
 */
export class Watch {
  readonly #deps: WatchDeps;
  #damage: Error | null = null;
  /** Whether the last look failed, or one is under way. */
  #isLost = false;
  /** Whether something may have been written since the row was last raised. */
  #isWritten = true;
  #looking: Promise<void> | null = null;
  #hasEnded = false;
  #stop = () => {};

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  /**
   * Looks repeatedly from now on, and reads everything once.
   * @param lost is called with the reason each time nothing may be written.
   */
  begin(timers: Timers, lost: () => void): void {
    const alarm = new Alarm(timers);
    const again = async () => {
      await this.look().catch(lost);
      if (!this.#hasEnded) alarm.set(lookEveryMs, again);
    };
    alarm.set(lookEveryMs, again);
    this.#stop = () => alarm.cancel();
    void this.#check().catch(lost);
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#stop();
    await this.#looking?.catch(() => {});
  }

  /** Call it before anything is written. @throws if the database is not what it was. */
  async expectSame(): Promise<void> {
    if (this.#isLost) await this.look();
    this.#isWritten = true;
  }

  /** @throws if the database is not what it was. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #check(): Promise<void> {
    const damage = await this.#deps.place.damage();
    if (damage === null || this.#hasEnded) return;
    this.#damage = new Error(damage);
    await this.look();
  }

  async #look(): Promise<void> {
    this.#isLost = true;
    if (this.#damage) throw this.#damage;
    await this.#deps.place.beforeLook();
    await this.#compare();
    await this.#deps.place.afterLook();
    this.#isLost = false;
  }

  /** Raises the row only after a write: a server at rest writes nothing. */
  async #compare(): Promise<void> {
    const { db, looks } = this.#deps;
    const { count } = looks;
    const row = await db.selectFrom("looks").select("count").executeTakeFirst();
    looks.compare(row?.count ?? null, count);
    if (this.#isWritten) await this.#raise();
  }

  /** Other nodes of a house may raise it at the same time. */
  async #raise(): Promise<void> {
    const { db, looks } = this.#deps;
    this.#isWritten = false;
    try {
      const raised = db.updateTable("looks").set(({ eb }) => ({ count: eb("count", "+", 1) }));
      const { count } = await raised.returning("count").executeTakeFirstOrThrow();
      looks.keep(count);
    } catch (error) {
      this.#isWritten = true;
      throw error;
    }
  }
}
