import type { TableLog } from "../rooms/deps.ts";
import { Alarm, type Timers } from "../rooms/timers.ts";
import type { BegunGame, EndedGame, Moment, SavedStep } from "./saved.ts";

/** How long after a write that failed the next one is tried, in ms: ever longer, up to the last. */
const retriesMs = [1000, 2000, 5000, 10_000];
const longestRetryMs = 30_000;

/** Writes begin so far apart, in ms: where much happens, several commands share one, and the disk's sync with it. */
export const apartMs = 4;

interface JournalDeps {
  /** Keeps all of a moment or rejects. */
  readonly write: (moment: Moment) => Promise<void>;
  /** By which a write that failed is tried again. */
  readonly timers: Timers;
  /** By which writes are kept apart: real time, also where a test holds that of the tables. */
  readonly pace: Timers;
  readonly log: TableLog;
}

/** A moment that still goes on, and who waits for it to be kept. */
interface OpenMoment extends Moment {
  readonly begun: BegunGame[];
  readonly steps: SavedStep[];
  readonly ended: EndedGame[];
  readonly tables: Map<string, string | null>;
  readonly waiting: (() => void)[];
}

const newMoment = (): OpenMoment => ({ begun: [], steps: [], ended: [], tables: new Map(), waiting: [] });

const joined = (earlier: OpenMoment, later: OpenMoment): OpenMoment => ({
  begun: [...earlier.begun, ...later.begun],
  steps: [...earlier.steps, ...later.steps],
  ended: [...earlier.ended, ...later.ended],
  tables: new Map([...earlier.tables, ...later.tables]),
  waiting: [],
});

/**
 * Writes down what happens at all tables before anybody is told of it. What happens in one turn of the event loop, or soon
 * after another write, is kept together, or none of it. While the store fails nobody waits for it: games go on in memory, and what happened in them
 * is written once it works again.
 */
export class Journal {
  readonly #deps: JournalDeps;
  #now = newMoment();
  /** Whether anything has happened that no write has begun for. */
  #isDue = false;
  /** Whether a write is under way, or will begin by itself. */
  #isBusy = false;
  #writing: OpenMoment | null = null;
  readonly #pause: Alarm;
  readonly #retry: Alarm;
  /** When the next write may begin. */
  #nextAt = 0;
  /** Writes that have failed in a row. */
  #failures = 0;

  constructor(deps: JournalDeps) {
    this.#deps = deps;
    this.#pause = new Alarm(deps.pace);
    this.#retry = new Alarm(deps.timers);
  }

  /** Whether what happens is kept: only then may a game begin. */
  get isSaving(): boolean {
    return this.#failures === 0;
  }

  begin(game: BegunGame): void {
    this.#now.begun.push(game);
    this.#due();
  }

  step(step: SavedStep): void {
    this.#now.steps.push(step);
    this.#due();
  }

  end(game: EndedGame): void {
    this.#now.ended.push(game);
    this.#due();
  }

  /** @param table a SavedTable as JSON; null if it has closed for good. */
  table(roomId: string, table: string | null): void {
    this.#now.tables.set(roomId, table);
    this.#due();
  }

  /** Runs something as soon as all that has happened is kept, in the order of the calls; at once if it is kept already. */
  whenKept(run: () => void): void {
    if (!this.isSaving) run();
    else if (this.#isDue) this.#now.waiting.push(run);
    else if (this.#writing) this.#writing.waiting.push(run);
    else run();
  }

  /** Writes what is left, if it can be written at all, and nothing from then on. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.whenKept(resolve));
    this.#retry.cancel();
    if (this.isSaving) return;
    await this.#deps.write(this.#now).catch((error) => {
      this.#deps.log.error({ err: error }, "GAMES ARE NOT SAVED: what happened since the last time they were is lost");
    });
  }

  #due(): void {
    this.#isDue = true;
    if (!this.#isBusy) this.#plan();
  }

  /** After a rest it is written at once, with all of this turn of the event loop. */
  #plan(): void {
    this.#isBusy = true;
    const wait = this.#nextAt - this.#deps.pace.now();
    if (wait > 0) this.#pause.set(wait, () => void this.#write());
    else setImmediate(() => void this.#write());
  }

  /** What happens while a moment is written is the next moment. */
  async #write(): Promise<void> {
    const moment = this.#now;
    this.#now = newMoment();
    this.#isDue = false;
    this.#writing = moment;
    this.#nextAt = this.#deps.pace.now() + apartMs;
    const error = await this.#deps.write(moment).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    this.#writing = null;
    if (error) return this.#failed(moment, error.reason);
    this.#worked();
    this.#release(moment);
    this.#isBusy = false;
    if (this.#isDue) this.#plan();
  }

  #worked(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#deps.log.info({}, "games are saved again");
  }

  /** Nothing is lost: it is tried again with all that has happened since. */
  #failed(moment: OpenMoment, reason: unknown): void {
    const later = this.#now;
    this.#now = joined(moment, later);
    this.#isDue = true;
    this.#deps.log.error({ err: reason }, "GAMES ARE NOT SAVED: running ones go on in memory, no new ones begin");
    this.#retry.set(retriesMs[this.#failures] ?? longestRetryMs, () => void this.#write());
    this.#failures += 1;
    this.#release(moment);
    this.#release(later);
  }

  #release({ waiting }: OpenMoment): void {
    for (const run of waiting) {
      try {
        run();
      } catch (error) {
        this.#deps.log.error({ err: error }, "somebody could not be told what was kept");
      }
    }
  }
}
