import type { Log } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import { type FailingWrites, lossText, retryMs, slowWriteMs } from "./failing-writes.ts";
import { Fenced } from "./fenced.ts";
import { joined, newEntry, type OpenEntry, type Ticket, type Waiting } from "./open-entry.ts";
import type { BegunGame, EndedGame, JournalEntry, SavedStep, SavedTable } from "./saved.ts";

export interface JournalDeps {
  /** Keeps a whole entry, or rejects. */
  readonly write: (entry: JournalEntry) => Promise<void>;
  /** Schedules the retry of a failed write. */
  readonly timers: Timers;
  /** When writes begin. */
  readonly pulse: Pulse;
  readonly log: Log;
  readonly failing: FailingWrites;
}

/**
 * Writes down what happens at all tables before anybody is told of it. What happens between two pulses is kept as a
 * whole or not at all. Nothing is lost while the store fails: the journal catches up once it works again. Until then one
 * process goes on in memory, and one of several holds everything back (`FailingWrites`).
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
  readonly #slow: Alarm;
  /** Writes that have failed in a row. */
  #failures = 0;
  #isHolding = false;
  #isFenced = false;
  /** Resolves the flushes under way. */
  #flushes: ((isKept: boolean) => void)[] = [];

  constructor(deps: JournalDeps) {
    this.#deps = deps;
    this.#retry = new Alarm(deps.timers);
    this.#slow = new Alarm(deps.timers);
  }

  /** Whether writes succeed: only then may a game begin. */
  get isSaving(): boolean {
    return this.#failures === 0 && !this.#isHolding && !this.#isFenced;
  }

  /** Whether everything is held back because it cannot be kept. */
  get isHolding(): boolean {
    return this.#isHolding;
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

  /** Whether nothing needs to wait for this ticket any more: it is kept, or the store fails and nothing is held. */
  isKept(ticket: Ticket): boolean {
    if (this.#isFenced) return false;
    return ticket <= this.#kept || (this.#failures > 0 && !this.#holds);
  }

  /**
   * Runs something once everything that has happened is kept, in the order of the calls; at once if it is kept already,
   * or if the store fails and nothing is held.
   */
  whenKept(run: () => void): void {
    this.#wait({ run, isPatient: this.#holds });
  }

  /** @returns whether everything that has happened is kept now; false if it never will be, because of a fence. */
  flush(): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.#isFenced) return resolve(false);
      this.#flushes.push(resolve);
      this.whenKept(() => {
        this.#flushes = this.#flushes.filter((each) => each !== resolve);
        resolve(true);
      });
    });
  }

  /**
   * This process is no longer a member of its house: from now on nothing is written, and nothing is kept for anybody who
   * waits.
   */
  fence(): void {
    if (this.#isFenced) return;
    this.#isFenced = true;
    this.#retry.cancel();
    this.#slow.cancel();
    const unkept = [...(this.#writing?.waiting ?? []), ...this.#now.waiting];
    this.#writing = null;
    this.#now = newEntry(this.#now.ticket + 1);
    this.#deps.log.error(
      { event: "fenced" },
      "this server is no longer a member of its house: it tells and saves nothing more",
    );
    for (const resolve of this.#flushes.splice(0)) resolve(false);
    this.#release(unkept.filter(({ isPatient }) => !isPatient));
    if (this.#deps.failing.kind === "hold") this.#deps.failing.fenced();
  }

  /** After a fence, and once nothing of before is left: this process is a new member of its house. */
  beginAnew(): void {
    this.#isFenced = false;
    this.#failures = 0;
    this.#kept = this.#now.ticket;
    this.#now = newEntry(this.#kept + 1);
    this.#isDue = false;
    this.#isBusy = false;
    this.#goOn();
  }

  /** Writes what is left, if possible, and nothing afterwards. */
  async close(): Promise<void> {
    if (this.#isFenced) return;
    await new Promise<void>((resolve) => this.#wait({ run: resolve, isPatient: false }));
    this.#retry.cancel();
    if (this.#failures === 0 || this.#isFenced) return;
    await this.#deps.write(this.#now).catch((error) => {
      this.#deps.log.error(
        { event: "unsaved-lost", err: error },
        "GAMES ARE NOT SAVED: what happened since the last time they were is lost",
      );
    });
  }

  get #holds(): boolean {
    return this.#deps.failing.kind === "hold";
  }

  #wait(waiting: Waiting): void {
    if (this.#isFenced) return;
    if (this.#failures > 0 && !waiting.isPatient) waiting.run();
    else if (this.#isDue) this.#now.waiting.push(waiting);
    else if (this.#writing) this.#writing.waiting.push(waiting);
    else waiting.run();
  }

  #due(): Ticket {
    if (this.#isFenced) return this.#now.ticket;
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
    if (this.#isFenced || this.#writing) return;
    const entry = this.#now;
    this.#now = newEntry(entry.ticket + 1);
    this.#isDue = false;
    this.#writing = entry;
    if (this.#holds) this.#slow.set(slowWriteMs, () => this.#hold());
    const error = await this.#deps.write(entry).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    // A fence came first.
    if (this.#writing !== entry) return;
    this.#slow.cancel();
    if (error?.reason instanceof Fenced) return this.fence();
    this.#writing = null;
    if (error) return this.#failed(entry, error.reason);
    this.#worked(entry);
  }

  #worked(entry: OpenEntry): void {
    this.#kept = entry.ticket;
    if (this.#failures > 0) this.#deps.log.info({ event: "saving-again" }, "games are saved again");
    this.#failures = 0;
    this.#release(entry.waiting);
    this.#goOn();
    this.#isBusy = false;
    if (this.#isDue) this.#plan();
  }

  /** Nothing is lost: the next write holds this entry and all that has happened since. */
  #failed(entry: OpenEntry, reason: unknown): void {
    const later = this.#now;
    this.#now = joined(entry, later);
    this.#isDue = true;
    const { failing, log } = this.#deps;
    if (this.#failures === 0 || !this.#holds) log.error({ event: "not-saving", err: reason }, lossText[failing.kind]);
    this.#retry.set(retryMs(failing, this.#failures), () => void this.#write());
    this.#failures += 1;
    this.#hold();
    this.#release([...entry.waiting, ...later.waiting].filter(({ isPatient }) => !isPatient));
  }

  #hold(): void {
    const { failing } = this.#deps;
    if (failing.kind !== "hold" || this.#isHolding) return;
    this.#isHolding = true;
    failing.held();
  }

  #goOn(): void {
    const { failing } = this.#deps;
    if (failing.kind !== "hold" || !this.#isHolding) return;
    this.#isHolding = false;
    failing.wentOn();
  }

  #release(waiting: readonly Waiting[]): void {
    for (const { run } of waiting) {
      try {
        run();
      } catch (error) {
        this.#deps.log.error({ event: "telling-failed", err: error }, "somebody could not be told what was kept");
      }
    }
  }
}
