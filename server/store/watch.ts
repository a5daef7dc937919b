import type { Kysely } from "kysely";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Database } from "./database.ts";
import type { Looks } from "./looks.ts";

/** How often the database is looked at, in ms. */
export const lookEveryMs = 2000;

/** One kind of database, besides what is in it. */
export interface Place {
  /** Makes the next read come from the storage itself. @throws if that is not what was opened. */
  beforeLook(): Promise<void>;
  /** Brings what is kept to where it is read from. */
  afterLook(): Promise<void>;
  /** Reads all of it, in the background. @returns what is damaged; null if nothing is, or that cannot be told. */
  damage(): Promise<string | null>;
}

interface WatchDeps {
  readonly db: Kysely<Database>;
  readonly looks: Looks;
  readonly place: Place;
}

/**
 * Checks that the database is still the one that this server wrote last: not deleted, replaced or set back to an older
 * state. Otherwise nothing may be written.
 */
export class Watch {
  readonly #deps: WatchDeps;
  #damage: Error | null = null;
  /** Whether the last look went wrong. */
  #isLost = false;
  /** Whether anything may have been written since the row was raised. */
  #isWritten = true;
  #looking: Promise<void> | null = null;
  #hasEnded = false;
  #stop = () => {};

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  /**
   * Looks again and again from now on, and reads all of it once.
   * @param lost is told each time that nothing may be written.
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

  /** To be called before anything is written. @throws if the database is not, or not yet again, what it was. */
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

  /** The row is raised where there was something to write, so that a server at rest writes nothing. */
  async #compare(): Promise<void> {
    const { db, looks } = this.#deps;
    const row = await db.selectFrom("looks").select("count").executeTakeFirst();
    looks.compare(row?.count ?? null);
    if (this.#isWritten) await this.#raise((row?.count ?? 0) + 1);
  }

  async #raise(count: number): Promise<void> {
    const { db, looks } = this.#deps;
    this.#isWritten = false;
    try {
      await db.updateTable("looks").set({ count }).execute();
    } catch (error) {
      this.#isWritten = true;
      throw error;
    }
    looks.keep(count);
  }
}
