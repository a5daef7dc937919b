import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { PeopleDb } from "./people-db.ts";
import { sessionsAmong } from "./sessions.ts";

/** Interval between two looks into the database for sessions that ended unheard, in ms. */
const lookIntervalMs = 30_000;

/** How long an ended session is known, in ms: longer than `AccountIdentity` remembers one that it has found. */
const knownMs = 15 * 60_000;

/** Maximum number of sessions in one question to the database. */
const maxSessionsAtOnce = 500;

interface EndedSessionsDeps {
  readonly db: Pick<PeopleDb, "ask">;
  /** Tells the other processes of the house that a session has ended. */
  readonly tellOthers: (session: string) => void;
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
}

/**
 * Closes what a session has open in this process as soon as the session ends, here or at another process. A session is
 * named by the hash of its token. The database is asked now and then, because a message may get lost and a session that
 * expires sends none.
 */
export class EndedSessions {
  readonly #deps: EndedSessionsDeps;
  readonly #alarm: Alarm;
  readonly #watched = new Map<string, Set<() => void>>();
  /** When each has ended, by the monotonic clock; the oldest first. */
  readonly #ended = new Map<string, number>();

  constructor(deps: EndedSessionsDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  begin(): void {
    this.#alarm.set(lookIntervalMs, () => {
      this.begin();
      void this.look();
    });
  }

  stop(): void {
    this.#alarm.cancel();
  }

  /**
   * Calls `close` once when the session ends. Call it before the database is asked about the session, so that no end
   * in between is missed.
   * @returns what ends the watch.
   */
  watch(session: string, close: () => void): () => void {
    // A function of its own, because one may be registered twice.
    const closing = () => close();
    this.#watched.set(session, (this.#watched.get(session) ?? new Set()).add(closing));
    return () => {
      const watched = this.#watched.get(session);
      watched?.delete(closing);
      if (watched?.size === 0) this.#watched.delete(session);
    };
  }

  /** Sessions were ended by this process. */
  tell(sessions: readonly string[]): void {
    for (const session of sessions) {
      this.hear(session);
      this.#deps.tellOthers(session);
    }
  }

  /** Whether a session is known to have ended lately; for answers while the database is away. */
  has(session: string): boolean {
    return this.#ended.has(session);
  }

  /** A session has ended, at this process or another one. */
  hear(session: string): void {
    this.#note(session);
    const watched = this.#watched.get(session);
    this.#watched.delete(session);
    for (const close of watched ?? []) close();
  }

  /** Asks the database which of the watched sessions have ended; changes nothing while it is away. */
  async look(): Promise<void> {
    const { db, timers, log } = this.#deps;
    const watched = [...this.#watched.keys()];
    try {
      for (let from = 0; from < watched.length; from += maxSessionsAtOnce) {
        const some = watched.slice(from, from + maxSessionsAtOnce);
        const alive = await db.ask((db) => sessionsAmong(db, some, timers.date()));
        for (const session of some) if (!alive.has(session)) this.hear(session);
      }
    } catch (error) {
      log.error({ event: "sessions-unknown", err: error }, "which sessions have ended cannot be read");
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
