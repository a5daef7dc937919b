import type { Queue } from "../../matchmaking/queue.ts";
import type { Log } from "../../runtime/log.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";
import type { ModerationUpdates } from "../../tables/social/moderation-updates.ts";
import type { Tables } from "../../tables/tables.ts";
import { queueBan } from "./active-sanctions.ts";
import type { SanctionCache } from "./sanction-cache.ts";

/** Poll interval, in ms. It bounds the delay if a message from another process is lost. */
const everyMs = 30_000;

/** Lines of pages. They notify persons of a change of their sanctions. */
interface Notified {
  moderate(verdicts: Pick<ModerationUpdates, "hasNews">): void;
}

/** Parts of this process in which sanctions take effect. */
export interface EnforcedChange {
  readonly tables: Pick<Tables, "all">;
  readonly queue: Pick<Queue, "sendAway">;
  readonly lineRooms: Notified;
}

interface EnforcingDeps {
  readonly sanctionCache: SanctionCache;
  /** Notifies the other processes of the cluster to read the changes. */
  readonly notifyOthers: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Applies decisions of this and other processes to the tables and the queue of this process. */
export class SanctionEnforcer {
  readonly #deps: EnforcingDeps;
  readonly #timer: RestartableTimer;
  #enforced: EnforcedChange | null = null;
  #looking: Promise<void> = Promise.resolve();
  /** The read that is scheduled but has not begun yet. */
  #queued: Promise<void> | null = null;

  constructor(deps: EnforcingDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Resolves after the first read. */
  async start(enforced: EnforcedChange): Promise<void> {
    this.#enforced = enforced;
    await this.#lookAndLater();
  }

  stop(): void {
    this.#enforced = null;
    this.#timer.cancel();
  }

  /**
   * Publishes a change. It applies in this process when the promise resolves, and in other processes when they receive
   * the message.
   */
  async changed(): Promise<void> {
    this.#deps.notifyOthers();
    await this.poll();
  }

  /**
   * Reads and applies changes. Reads run one after the other, so that no older result comes last. A read that has not
   * begun serves all callers.
   */
  poll(): Promise<void> {
    if (this.#queued) return this.#queued;
    const queued = this.#looking.then(() => {
      this.#queued = null;
      return this.#applyChanges();
    });
    this.#queued = queued;
    this.#looking = queued;
    return queued;
  }

  async #lookAndLater(): Promise<void> {
    await this.poll();
    if (this.#enforced) this.#timer.set(everyMs, () => void this.#lookAndLater());
  }

  async #applyChanges(): Promise<void> {
    const { sanctionCache, log } = this.#deps;
    try {
      const news = await sanctionCache.read();
      this.#apply(news);
    } catch (error) {
      log.error({ event: "sanctions-unknown", err: error }, "failed to read the decisions of moderators");
    }
  }

  #apply(news: ReadonlySet<string>): void {
    const { sanctionCache } = this.#deps;
    const verdicts = {
      isSentAway: (playerId: string) => sanctionCache.isSentAway(playerId),
      hasNews: (playerId: string) => news.has(playerId),
      nameOf: (player: Parameters<SanctionCache["called"]>[0]) => sanctionCache.called(player).name,
      linesTaken: (roomId: string) => sanctionCache.linesTaken(roomId),
    };
    for (const table of this.#enforced?.tables.all ?? []) table.moderate(verdicts);
    this.#enforced?.lineRooms.moderate(verdicts);
    this.#enforced?.queue.sendAway((playerId) => {
      const held = queueBan(sanctionCache.against(playerId));
      return held && { reason: "sanctioned", until: held.until };
    });
  }
}
