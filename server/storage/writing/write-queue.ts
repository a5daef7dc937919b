import type { Metrics } from "../../metrics/metrics.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { Log } from "../../runtime/log.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";
import { FencedError } from "../postgres/fenced-error.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable, WriteEntry } from "../saved-types.ts";
import { type FailingWrites, lossText, retryMs, slowWriteMs } from "./failing-writes.ts";
import { type CommitSeq, mergeEntries, newEntry, type OpenEntry, type Waiting } from "./open-entry.ts";

export interface WriteQueueDeps {
  /** Saves a whole entry, or rejects. */
  readonly write: (entry: WriteEntry) => Promise<void>;
  /** Timers for the retry of a failed write. */
  readonly timers: Timers;
  /** Scheduler of the start of writes. */
  readonly scheduler: FlushScheduler;
  readonly log: Log;
  readonly failing: FailingWrites;
  readonly metrics?: Metrics | undefined;
}

/**
 * Write-ahead queue with group commit. It saves the events of all tables before clients are notified of them. All
 * events between two ticks of the flush scheduler are saved in one transaction. While the database fails the queue
 * collects entries and saves them after the database works again. During that time `FailingWrites` decides: a
 * standalone process continues in memory, a cluster node delays all output.
 */
export class WriteQueue {
  readonly #deps: WriteQueueDeps;
  #now = newEntry(1);
  /** Ticket of the last saved entry. */
  #saved: CommitSeq = 0;
  /** Whether there are events for which no write has started. */
  #isDue = false;
  /** Whether a write runs or is scheduled. */
  #isBusy = false;
  #writing: OpenEntry | null = null;
  readonly #retry: RestartableTimer;
  readonly #slow: RestartableTimer;
  /** Number of consecutive failed writes. */
  #failures = 0;
  #isHolding = false;
  #isFenced = false;
  /** Resolvers of the pending flushes. */
  #flushes: ((isKept: boolean) => void)[] = [];

  constructor(deps: WriteQueueDeps) {
    this.#deps = deps;
    this.#retry = new RestartableTimer(deps.timers);
    this.#slow = new RestartableTimer(deps.timers);
  }

  /** Whether writes succeed. A game may begin only if they do. */
  get isSaving(): boolean {
    return this.#failures === 0 && !this.#isHolding && !this.#isFenced;
  }

  /** Whether all output is delayed because it cannot be saved. */
  get isHolding(): boolean {
    return this.#isHolding;
  }

  /** Time of the oldest unsaved event on the clock of the metrics; null if all events are saved. */
  get unsavedSince(): number | null {
    return this.#writing?.since ?? this.#now.since;
  }

  begin(game: BegunGame): CommitSeq {
    this.#deps.metrics?.gamesBegun.inc(game.record.config.edition);
    this.#now.begun.push(game);
    return this.#added();
  }

  step(step: SavedStep): CommitSeq {
    this.#deps.metrics?.commands.inc(step.step.command.type);
    this.#now.steps.push(step);
    return this.#added();
  }

  end(game: EndedGame): CommitSeq {
    this.#deps.metrics?.gamesEnded.inc(game.edition);
    this.#now.ended.push(game);
    return this.#added();
  }

  /** @param table must not change afterwards; null if it has closed permanently. */
  table(roomId: string, table: SavedTable | null): CommitSeq {
    this.#now.tables.set(roomId, table);
    return this.#added();
  }

  /** Writes even without events, to test whether the database accepts writes. */
  probe(): void {
    this.#due();
  }

  /**
   * Whether output for this ticket may be sent: the entry is saved, or the database fails and output is not delayed.
   */
  isKept(ticket: CommitSeq): boolean {
    if (this.#isFenced) return false;
    return ticket <= this.#saved || (this.#failures > 0 && !this.#holds);
  }

  /**
   * Runs a callback once all events so far are saved, in the order of the calls. It runs at once if they are saved
   * already, or if the database fails and output is not delayed.
   */
  whenSaved(run: () => void): void {
    this.#wait({ run, isPatient: this.#holds });
  }

  /** @returns true once all events so far are saved; false after a fence, because they can never be saved. */
  flush(): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.#isFenced) return resolve(false);
      this.#flushes.push(resolve);
      this.whenSaved(() => {
        this.#flushes = this.#flushes.filter((each) => each !== resolve);
        resolve(true);
      });
    });
  }

  /**
   * Stops all writes, because this process is no longer a member of its cluster. Patient waiting callbacks are dropped.
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
      "this node is no longer a member of its cluster: it stops sending and saving",
    );
    for (const resolve of this.#flushes.splice(0)) resolve(false);
    this.#release(unkept.filter(({ isPatient }) => !isPatient));
    if (this.#deps.failing.kind === "hold") this.#deps.failing.fenced();
  }

  /**
   * Resets the queue after a fence, because the process is a new member of its cluster. All earlier tables must be
   * gone.
   */
  beginAnew(): void {
    this.#isFenced = false;
    this.#failures = 0;
    this.#saved = this.#now.ticket;
    this.#now = newEntry(this.#saved + 1);
    this.#isDue = false;
    this.#isBusy = false;
    this.#continueWriting();
  }

  /** Makes a last attempt to write the remaining entries. Nothing is written afterwards. */
  async close(): Promise<void> {
    if (this.#isFenced) return;
    await new Promise<void>((resolve) => this.#wait({ run: resolve, isPatient: false }));
    this.#retry.cancel();
    if (this.#failures === 0 || this.#isFenced) return;
    await this.#deps.write(this.#now).catch((error) => {
      this.#deps.log.error(
        { event: "unsaved-lost", err: error },
        "GAMES ARE NOT SAVED: all events since the last successful write are lost",
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

  #added(): CommitSeq {
    this.#now.since ??= this.#deps.metrics?.now() ?? null;
    return this.#due();
  }

  #due(): CommitSeq {
    if (this.#isFenced) return this.#now.ticket;
    this.#isDue = true;
    if (!this.#isBusy) this.#plan();
    return this.#now.ticket;
  }

  /** Schedules a write. It starts after the other work of the same tick, because a write would delay that work. */
  #plan(): void {
    this.#isBusy = true;
    this.#deps.scheduler.next(() => setImmediate(() => void this.#write()));
  }

  /** Writes the current entry. Events that arrive during the write go into the next entry. */
  async #write(): Promise<void> {
    if (this.#isFenced || this.#writing) return;
    const entry = this.#now;
    this.#now = newEntry(entry.ticket + 1);
    this.#isDue = false;
    this.#writing = entry;
    if (this.#holds) this.#slow.set(slowWriteMs, () => this.#hold());
    const startedAt = this.#deps.metrics?.now() ?? 0;
    const error = await this.#deps.write(entry).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    this.#measure(entry, startedAt, error ? "failed" : "worked");
    // A fence came first.
    if (this.#writing !== entry) return;
    this.#slow.cancel();
    if (error?.reason instanceof FencedError) return this.fence();
    this.#writing = null;
    if (error) return this.#failed(entry, error.reason);
    this.#worked(entry);
  }

  #measure({ since }: OpenEntry, startedAt: number, result: "worked" | "failed"): void {
    const { metrics } = this.#deps;
    metrics?.writes.inc(result);
    if (!metrics || result === "failed") return;
    const endedAt = metrics.now();
    metrics.writeTime.observe((endedAt - startedAt) / 1000);
    if (since !== null) metrics.writeLag.observe((endedAt - since) / 1000);
  }

  #worked(entry: OpenEntry): void {
    this.#saved = entry.ticket;
    if (this.#failures > 0) this.#deps.log.info({ event: "saving-again" }, "games are saved again");
    this.#failures = 0;
    this.#release(entry.waiting);
    this.#continueWriting();
    this.#isBusy = false;
    if (this.#isDue) this.#plan();
  }

  /** Schedules a retry. Nothing is lost, because the next write contains this entry and all later events. */
  #failed(entry: OpenEntry, reason: unknown): void {
    const later = this.#now;
    this.#now = mergeEntries(entry, later);
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

  #continueWriting(): void {
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
        this.#deps.log.error({ event: "telling-failed", err: error }, "a callback for saved entries failed");
      }
    }
  }
}
