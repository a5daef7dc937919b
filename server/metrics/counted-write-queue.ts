import type { BegunGame, EndedGame, SavedStep, SavedTable, WriteEntry } from "../storage/saved-types.ts";
import type { CommitSeq } from "../storage/writing/open-entry.ts";
import { WriteQueue, type WriteQueueDeps } from "../storage/writing/write-queue.ts";
import type { Counts, Measured } from "./counts.ts";

interface JournalMetrics {
  readonly counts: Pick<Counts, "commands" | "gamesBegun" | "gamesEnded" | "writes">;
  /** Histogram of the duration of writes. */
  readonly writing: Measured;
  /** Histogram of the time from the first event of an entry until the entry is saved. */
  readonly lag: Measured;
  /** Monotonic clock, in ms with fractions. */
  readonly now: () => number;
}

/** Write queue that also counts games and commands, and measures the duration of writes. */
export class CountedWriteQueue extends WriteQueue {
  readonly #metrics: JournalMetrics;
  readonly #unsaved: UnsavedTimes;

  constructor(deps: WriteQueueDeps, metrics: JournalMetrics) {
    const unkept = new UnsavedTimes();
    super({ ...deps, write: (entry) => measuredWrite(deps.write, entry, unkept, metrics) });
    this.#metrics = metrics;
    this.#unsaved = unkept;
  }

  /** Age of the oldest unsaved event, in seconds; 0 if all events are saved. */
  get unsavedSeconds(): number {
    const { oldest } = this.#unsaved;
    return oldest === null ? 0 : (this.#metrics.now() - oldest) / 1000;
  }

  override begin(game: BegunGame): CommitSeq {
    this.#metrics.counts.gamesBegun.add(game.record.config.edition);
    return this.#noteEvent(super.begin(game));
  }

  override step(step: SavedStep): CommitSeq {
    this.#metrics.counts.commands.add(step.step.command.type);
    return this.#noteEvent(super.step(step));
  }

  override end(game: EndedGame): CommitSeq {
    this.#metrics.counts.gamesEnded.add(game.edition);
    return this.#noteEvent(super.end(game));
  }

  override table(roomId: string, table: SavedTable | null): CommitSeq {
    return this.#noteEvent(super.table(roomId, table));
  }

  override fence(): void {
    this.#unsaved.clear();
    super.fence();
  }

  #noteEvent(ticket: CommitSeq): CommitSeq {
    this.#unsaved.onEvent(this.#metrics.now());
    return ticket;
  }
}

/** Times of the oldest unsaved events. */
class UnsavedTimes {
  #writing: number | null = null;
  #waiting: number | null = null;

  get oldest(): number | null {
    return this.#writing ?? this.#waiting;
  }

  onEvent(now: number): void {
    this.#waiting ??= now;
  }

  /** @returns the time of the oldest event in this write; null for an empty write. */
  begins(): number | null {
    this.#writing ??= this.#waiting;
    this.#waiting = null;
    return this.#writing;
  }

  worked(): void {
    this.#writing = null;
  }

  clear(): void {
    this.#writing = null;
    this.#waiting = null;
  }
}

/** Measures a write. After a failure the next write includes its events, so their waiting time continues. */
async function measuredWrite(
  write: WriteQueueDeps["write"],
  entry: WriteEntry,
  unkept: UnsavedTimes,
  { counts, writing, lag, now }: JournalMetrics,
): Promise<void> {
  const since = unkept.begins();
  const began = now();
  try {
    await write(entry);
  } catch (error) {
    counts.writes.add("failed");
    throw error;
  }
  const ended = now();
  counts.writes.add("worked");
  writing.observe((ended - began) / 1000);
  if (since !== null) lag.observe((ended - since) / 1000);
  unkept.worked();
}
