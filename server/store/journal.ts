import type { Log } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { BegunGame, EndedGame, JournalEntry, SavedStep, SavedTable } from "./saved.ts";

/** How long after a failed write the next one is tried, in ms: longer each time, up to the longest. */
const retriesMs = [1000, 2000, 5000, 10_000];
const longestRetryMs = 30_000;

/**
 * A number for something that happened. It is kept once every ticket up to this one is; later things never have smaller
 * tickets.
 */
export type Ticket = number;

interface JournalDeps {
  /** Keeps a whole entry, or rejects. */
  readonly write: (entry: JournalEntry) => Promise<void>;
  /** Schedules the retry of a failed write. */
  readonly timers: Timers;
  /** When writes begin. */
  readonly pulse: Pulse;
  readonly log: Log;
}

/** The entry that still grows, and what waits for it to be kept. */
interface OpenEntry extends JournalEntry {
  readonly ticket: Ticket;
  readonly begun: BegunGame[];
  readonly steps: SavedStep[];
  readonly ended: EndedGame[];
  readonly tables: Map<string, SavedTable | null>;
  readonly waiting: (() => void)[];
}

const newEntry = (ticket: Ticket): OpenEntry => ({
  ticket,
  begun: [],
  steps: [],
  ended: [],
  tables: new Map(),
  waiting: [],
});

const joined = (earlier: OpenEntry, later: OpenEntry): OpenEntry => ({
  ticket: later.ticket,
  begun: [...earlier.begun, ...later.begun],
  steps: [...earlier.steps, ...later.steps],
  ended: [...earlier.ended, ...later.ended],
  tables: new Map([...earlier.tables, ...later.tables]),
  waiting: [],
});

/**
 * Writes down what happens at all tables before anybody is told of it. What happens between two pulses is kept as a
 * whole or not at all. While the store fails, nothing waits for it: games continue in memory, and the journal catches
 * up once the store works again.
 */
export class Journal {
  readonly #deps: JournalDeps;
  #now = newEntry(1);
  /** The ticket of the last entry that is kept. */
  #kept: Ticket = 0;
  /** Whether something has happened for which no write has begun. */
  #isDue = false;
  /** Whether a write runs or is scheduled. */
  #isBusy = false;
  #writing: OpenEntry | null = null;
  readonly #retry: Alarm;
  /** Writes that have failed in a row. */
  #failures = 0;

  constructor(deps: JournalDeps) {
    this.#deps = deps;
    this.#retry = new Alarm(deps.timers);
  }

  /** Whether writes succeed: only then may a game begin. */
  get isSaving(): boolean {
    return this.#failures === 0;
  }

  begin(game: BegunGame): Ticket {
    this.#now.begun.push(game);
    return this.#due();
  }

  step(step: SavedStep): Ticket {
    this.#now.steps.push(step);
    return this.#due();
  }

  end(game: EndedGame): Ticket {
    this.#now.ended.push(game);
    return this.#due();
  }

  /** @param table must not change afterwards; null if it has closed for good. */
  table(roomId: string, table: SavedTable | null): Ticket {
    this.#now.tables.set(roomId, table);
    return this.#due();
  }

  /** Tests whether the store can be written, even if nothing has happened. */
  probe(): void {
    this.#due();
  }

  /** Whether nothing needs to wait for this ticket any more: it is kept, or the store fails. */
  isKept(ticket: Ticket): boolean {
    return !this.isSaving || ticket <= this.#kept;
  }

  /**
   * Runs something once everything that has happened is kept, in the order of the calls; at once if it is kept already.
   */
  whenKept(run: () => void): void {
    if (!this.isSaving) run();
    else if (this.#isDue) this.#now.waiting.push(run);
    else if (this.#writing) this.#writing.waiting.push(run);
    else run();
  }

  /** Writes what is left, if possible, and nothing afterwards. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.whenKept(resolve));
    this.#retry.cancel();
    if (this.isSaving) return;
    await this.#deps.write(this.#now).catch((error) => {
      this.#deps.log.error({ err: error }, "GAMES ARE NOT SAVED: what happened since the last time they were is lost");
    });
  }

  #due(): Ticket {
    this.#isDue = true;
    if (!this.#isBusy) this.#plan();
    return this.#now.ticket;
  }

  /** Writes after all other work of the same tick: a write would delay it. */
  #plan(): void {
    this.#isBusy = true;
    this.#deps.pulse.next(() => setImmediate(() => void this.#write()));
  }

  /** What happens during a write goes into the next entry. */
  async #write(): Promise<void> {
    const entry = this.#now;
    this.#now = newEntry(entry.ticket + 1);
    this.#isDue = false;
    this.#writing = entry;
    const error = await this.#deps.write(entry).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    this.#writing = null;
    if (error) return this.#failed(entry, error.reason);
    this.#kept = entry.ticket;
    this.#worked();
    this.#release(entry);
    this.#isBusy = false;
    if (this.#isDue) this.#plan();
  }

  #worked(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#deps.log.info({}, "games are saved again");
  }

  /** Nothing is lost: the next write holds this entry and all that has happened since. */
  #failed(entry: OpenEntry, reason: unknown): void {
    const later = this.#now;
    this.#now = joined(entry, later);
    this.#isDue = true;
    this.#deps.log.error({ err: reason }, "GAMES ARE NOT SAVED: running ones go on in memory, no new ones begin");
    this.#retry.set(retriesMs[this.#failures] ?? longestRetryMs, () => void this.#write());
    this.#failures += 1;
    this.#release(entry);
    this.#release(later);
  }

  #release({ waiting }: OpenEntry): void {
    for (const run of waiting) {
      try {
        run();
      } catch (error) {
        this.#deps.log.error({ err: error }, "somebody could not be told what was kept");
      }
    }
  }
}
