import type { Queue } from "../matchmaking/queue.ts";
import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Tables } from "../tables/tables.ts";
import type { Book } from "./book.ts";
import { fromQueue } from "./in-force.ts";

/** How long until something is noticed that nobody told this process of, in ms. */
const everyMs = 30_000;

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
  /** The look that has not begun yet. */
  #queued: Promise<void> | null = null;

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

  /** One look after the other, so that nothing older comes last; one that has not begun serves all who ask for it. */
  look(): Promise<void> {
    if (this.#queued) return this.#queued;
    const queued = this.#looking.then(() => {
      this.#queued = null;
      return this.#look();
    });
    this.#queued = queued;
    this.#looking = queued;
    return queued;
  }

  async #lookAndLater(): Promise<void> {
    await this.look();
    if (this.#enforced) this.#alarm.set(everyMs, () => void this.#lookAndLater());
  }

  async #look(): Promise<void> {
    const { book, log } = this.#deps;
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
