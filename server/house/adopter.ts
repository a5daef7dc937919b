import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Hints } from "./hints.ts";
import type { Ownership } from "./ownership.ts";

/** How often a node looks for tables that nobody plays, in ms, if no hint comes. */
const lookMs = 500;
/** How many it takes at once, so that other nodes get their share. */
const atOnce = 10;

interface AdopterDeps {
  readonly ownership: Pick<Ownership, "adopt" | "giveBack">;
  /** @returns whether the table can be played here. */
  readonly bringBack: (table: SavedTable) => Promise<boolean>;
  readonly hints: Pick<Hints, "publish">;
  readonly timers: Timers;
  readonly log: Log;
}

/** Takes tables that nobody plays, and goes on with them here. */
export class Adopter {
  readonly #deps: AdopterDeps;
  readonly #alarm: Alarm;
  #looking: Promise<void> | null = null;
  #hasEnded = false;
  #isFailing = false;

  constructor(deps: AdopterDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** Looks now, and from now on by itself. Resolves once nobody's tables are left. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOrLog().finally(() => {
      this.#looking = null;
      if (!this.#hasEnded) this.#alarm.set(lookMs, () => void this.look());
    });
    return this.#looking;
  }

  /** Takes no more tables. */
  async stop(): Promise<void> {
    this.#hasEnded = true;
    this.#alarm.cancel();
    await this.#looking;
  }

  async #lookOrLog(): Promise<void> {
    try {
      for (let more = true; more && !this.#hasEnded; ) more = await this.#takeSome();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#deps.log.error({ err: error }, "tables that nobody plays cannot be taken");
      this.#isFailing = true;
    }
  }

  /** @returns whether there may be more. */
  async #takeSome(): Promise<boolean> {
    const { ownership, bringBack, hints, log } = this.#deps;
    const tables = await ownership.adopt(atOnce);
    if (tables.length === 0) return false;
    for (const table of tables) if (!(await bringBack(table))) await ownership.giveBack(table.roomId);
    hints.publish("lives");
    log.info({ rooms: tables.map(({ roomId }) => roomId) }, "this node plays tables that nobody played");
    return tables.length === atOnce;
  }
}
