import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Ownership } from "./ownership.ts";

/** How often a node looks for tables that nobody plays, in ms, if no hint comes. */
const lookMs = 500;
/** How many it takes at once, so that other nodes get their share. */
const atOnce = 10;

interface AdopterDeps {
  readonly ownership: Pick<Ownership, "adopt" | "giveBack" | "release">;
  /** Opens a table here. @returns false if it cannot be played here; rejects to be called again. */
  readonly bringBack: (table: SavedTable) => Promise<boolean>;
  readonly timers: Timers;
  readonly log: Log;
}

/** Takes tables that nobody plays, and goes on with them here. */
export class Adopter {
  readonly #deps: AdopterDeps;
  readonly #alarm: Alarm;
  /** Tables that are this node's, and not open yet. */
  readonly #taken: SavedTable[] = [];
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

  /** Takes no more tables, and leaves to others what is not open yet. */
  async stop(): Promise<void> {
    this.#hasEnded = true;
    this.#alarm.cancel();
    await this.#looking;
    const left = this.#taken.splice(0).map(({ roomId }) => roomId);
    if (left.length === 0) return;
    await this.#deps.ownership.release(left).catch((error) => {
      this.#deps.log.error({ err: error, rooms: left }, "tables that were taken could not be left to others");
    });
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
    if (this.#taken.length === 0) this.#taken.push(...(await this.#deps.ownership.adopt(atOnce)));
    const rooms = this.#taken.map(({ roomId }) => roomId);
    while (this.#taken.length > 0 && !this.#hasEnded) await this.#openFirst();
    if (rooms.length > 0) this.#deps.log.info({ rooms }, "this node plays tables that nobody played");
    return rooms.length === atOnce;
  }

  /** It stays the first until it is open or given back. */
  async #openFirst(): Promise<void> {
    const { ownership, bringBack } = this.#deps;
    const [table] = this.#taken;
    if (!table) return;
    if (!(await bringBack(table))) await ownership.giveBack(table.roomId);
    this.#taken.shift();
  }
}
