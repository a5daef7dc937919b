import { Journal, type JournalDeps } from "../store/journal.ts";
import type { Ticket } from "../store/open-entry.ts";
import type { BegunGame, EndedGame, JournalEntry, SavedStep, SavedTable } from "../store/saved.ts";
import type { Counts, Measured } from "./counts.ts";

interface JournalMetrics {
  readonly counts: Pick<Counts, "commands" | "gamesBegun" | "gamesEnded" | "writes">;
  /** How long a write takes. */
  readonly writing: Measured;
  /** How long what happens waits until it is kept: the first thing of each entry. */
  readonly lag: Measured;
  /** Monotonic, in ms with fractions. */
  readonly now: () => number;
}

/** Counts what games are made of as they write it down, and measures how long that takes. */
export class CountedJournal extends Journal {
  readonly #metrics: JournalMetrics;
  readonly #unkept: Unkept;

  constructor(deps: JournalDeps, metrics: JournalMetrics) {
    const unkept = new Unkept();
    super({ ...deps, write: (entry) => measuredWrite(deps.write, entry, unkept, metrics) });
    this.#metrics = metrics;
    this.#unkept = unkept;
  }

  /** For how long the oldest thing that is not kept has waited, in seconds; 0 if everything is kept. */
  get unsavedSeconds(): number {
    const { oldest } = this.#unkept;
    return oldest === null ? 0 : (this.#metrics.now() - oldest) / 1000;
  }

  override begin(game: BegunGame): Ticket {
    this.#metrics.counts.gamesBegun.add(game.record.config.edition);
    return this.#happened(super.begin(game));
  }

  override step(step: SavedStep): Ticket {
    this.#metrics.counts.commands.add(step.step.command.type);
    return this.#happened(super.step(step));
  }

  override end(game: EndedGame): Ticket {
    this.#metrics.counts.gamesEnded.add(game.edition);
    return this.#happened(super.end(game));
  }

  override table(roomId: string, table: SavedTable | null): Ticket {
    return this.#happened(super.table(roomId, table));
  }

  override fence(): void {
    this.#unkept.forget();
    super.fence();
  }

  #happened(ticket: Ticket): Ticket {
    this.#unkept.happened(this.#metrics.now());
    return ticket;
  }
}

/** Since when something is not kept. */
class Unkept {
  #writing: number | null = null;
  #waiting: number | null = null;

  get oldest(): number | null {
    return this.#writing ?? this.#waiting;
  }

  happened(now: number): void {
    this.#waiting ??= now;
  }

  /** @returns since when the oldest thing in this write waits; null for a write of nothing. */
  begins(): number | null {
    this.#writing ??= this.#waiting;
    this.#waiting = null;
    return this.#writing;
  }

  worked(): void {
    this.#writing = null;
  }

  forget(): void {
    this.#writing = null;
    this.#waiting = null;
  }
}

/** A write that fails is tried again with all that has happened since: its wait goes on. */
async function measuredWrite(
  write: JournalDeps["write"],
  entry: JournalEntry,
  unkept: Unkept,
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
