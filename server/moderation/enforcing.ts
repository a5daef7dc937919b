import type { Queue } from "../matchmaking/queue.ts";
import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Tables } from "../tables/tables.ts";
import type { Book } from "./book.ts";
import { fromQueue } from "./in-force.ts";

/** How long until something is noticed that nobody told this process of, in ms. */
const everyMs = 30_000;

/** Minimum time between two looks that refused players cause, in ms. */
const minRefreshIntervalMs = 1000;

/** Where sanctions take effect in this process. */
export interface Enforced {
  readonly tables: Pick<Tables, "all">;
  readonly queue: Pick<Queue, "sendAway">;
}

interface EnforcingDeps {
  readonly book: Book;
  /** Tells the other processes of the house to look, too. */
  readonly tellOthers: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Applies what was decided, here or elsewhere, to the tables and the queue of this process. */
export class Enforcing {
  readonly #deps: EnforcingDeps;
  readonly #alarm: Alarm;
  #enforced: Enforced | null = null;
  #looking: Promise<void> = Promise.resolve();
  /** When the last look began, by the monotonic clock. */
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: EnforcingDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** Resolves once the book is read. */
  async begin(enforced: Enforced): Promise<void> {
    this.#enforced = enforced;
    await this.#lookAndLater();
  }

  stop(): void {
    this.#enforced = null;
    this.#alarm.cancel();
  }

  /** Something new holds: at all processes as soon as they hear of it, here once this resolves. */
  async changed(): Promise<void> {
    this.#deps.tellOthers();
    await this.look();
  }

  /** One look after the other, so that nothing older comes last. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  /** Looks anew, unless the last look has just begun. */
  async refresh(): Promise<void> {
    if (this.#deps.timers.now() - this.#lookedAt < minRefreshIntervalMs) return this.#looking;
    return this.look();
  }

  async #lookAndLater(): Promise<void> {
    await this.look();
    if (this.#enforced) this.#alarm.set(everyMs, () => void this.#lookAndLater());
  }

  async #look(): Promise<void> {
    const { book, timers, log } = this.#deps;
    this.#lookedAt = timers.now();
    try {
      const news = await book.read();
      this.#apply(news);
    } catch (error) {
      log.error({ event: "sanctions-unknown", err: error }, "what moderators decide cannot be read");
    }
  }

  #apply(news: ReadonlySet<string>): void {
    const { book } = this.#deps;
    const verdicts = {
      isSentAway: (playerId: string) => book.isSentAway(playerId),
      hasNews: (playerId: string) => news.has(playerId),
      nameOf: (player: Parameters<Book["called"]>[0]) => book.called(player).name,
      linesTaken: (roomId: string) => book.linesTaken(roomId),
    };
    for (const table of this.#enforced?.tables.all ?? []) table.moderate(verdicts);
    this.#enforced?.queue.sendAway((playerId) => {
      const held = fromQueue(book.against(playerId));
      return held && { reason: "sanctioned", until: held.until };
    });
  }
}
