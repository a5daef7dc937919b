import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { AccountsDb } from "./accounts-db.ts";
import { sessionsAmong } from "./sessions.ts";

/** Interval between two database queries for ended sessions of which no message arrived, in ms. */
const lookIntervalMs = 30_000;

/** Time for which an ended session stays in memory, in ms: longer than the cache of `AccountIdentity`. */
const knownMs = 15 * 60_000;

/** Maximum number of sessions in one database query. */
const maxSessionsAtOnce = 500;

interface EndedSessionsDeps {
  readonly db: Pick<AccountsDb, "ask">;
  /** Notifies the other processes of the cluster that a session has ended. */
  readonly notifyOthers: (session: string) => void;
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
}

/**
 * Closes all connections of a session in this process as soon as it ends, here or at another process. A session is
 * identified by the hash of its token. The database is polled too, because a message may get lost and a session that
 * expires sends none.
 */
export class EndedSessions extends RepeatedTask {
  readonly #deps: EndedSessionsDeps;
  readonly #watched = new Map<string, Set<() => void>>();
  /** End time of each ended session by the monotonic clock, the oldest first. */
  readonly #ended = new Map<string, number>();

  constructor(deps: EndedSessionsDeps) {
    super(deps.timers, lookIntervalMs);
    this.#deps = deps;
  }

  /**
   * Calls `close` once when the session ends. Call it before the database is asked about the session, so that no end in
   * between is missed.
   * @returns a function that cancels the watch.
   */
  watch(session: string, close: () => void): () => void {
    // A function of its own, because the same `close` may be registered twice.
    const closing = () => close();
    this.#watched.set(session, (this.#watched.get(session) ?? new Set()).add(closing));
    return () => {
      const watched = this.#watched.get(session);
      watched?.delete(closing);
      if (watched?.size === 0) this.#watched.delete(session);
    };
  }

  /** Closes sessions that this process has ended, and notifies the other processes. */
  publish(sessions: readonly string[]): void {
    for (const session of sessions) {
      this.onEnded(session);
      this.#deps.notifyOthers(session);
    }
  }

  /** Whether a session is known to have ended recently. Used while the database is unavailable. */
  has(session: string): boolean {
    return this.#ended.has(session);
  }

  /** Closes the connections of a session that has ended, at this process or another one. */
  onEnded(session: string): void {
    this.#note(session);
    const watched = this.#watched.get(session);
    this.#watched.delete(session);
    for (const close of watched ?? []) close();
  }

  /** Queries which of the watched sessions have ended. Changes nothing while the database is unavailable. */
  protected override async run(): Promise<void> {
    const { db, timers, log } = this.#deps;
    const watched = [...this.#watched.keys()];
    try {
      for (let from = 0; from < watched.length; from += maxSessionsAtOnce) {
        const some = watched.slice(from, from + maxSessionsAtOnce);
        const alive = await db.ask((db) => sessionsAmong(db, some, timers.date()));
        for (const session of some) if (!alive.has(session)) this.onEnded(session);
      }
    } catch (error) {
      log.error({ event: "sessions-unknown", err: error }, "failed to read the ended sessions");
    }
  }

  #note(session: string): void {
    const now = this.#deps.timers.now();
    this.#ended.delete(session);
    this.#ended.set(session, now);
    for (const [known, at] of this.#ended) {
      if (now - at <= knownMs) return;
      this.#ended.delete(known);
    }
  }
}
