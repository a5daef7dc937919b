import type { Kysely } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { ClusterView } from "../../../shared/net/operators.ts";
import type { Notice } from "../../../shared/net/protocol.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import type { Log } from "../../runtime/log.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { type Actor, type AuditLog, parseActor } from "./audit-log.ts";

/** Announcement and maintenance mode, with their start times. */
export type Announcements = Pick<ClusterView, "announcement" | "maintenance">;

/** Returns the public part of the notices: text and time, without the author. */
export const noticeForPhase = ({ announcement, maintenance }: Announcements): Notice => ({
  announcement: announcement && { words: announcement.words, at: announcement.at },
  maintenance: maintenance && { words: maintenance.words, at: maintenance.at },
});

interface NoticeBoardDeps {
  readonly people: Pick<AccountsDb, "ask" | "change">;
  readonly auditLog: AuditLog;
  readonly timers: Timers;
  readonly log: Log;
  /** Notifies the other nodes of a change. */
  readonly publish: () => void;
}

/** Poll interval, in ms. It bounds the delay if a message from another node is lost. */
const lookEveryMs = 15_000;

/**
 * Announcements and maintenance mode. They are stored in the database, so that all nodes show the same, also after a
 * restart.
 */
export class AnnouncementStore {
  readonly #deps: NoticeBoardDeps;
  readonly #timer: RestartableTimer;
  #notices: Announcements = { announcement: null, maintenance: null };
  #onChange: (notices: Announcements) => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  #hasStopped = false;

  constructor(deps: NoticeBoardDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  get notices(): Announcements {
    return this.#notices;
  }

  /** @param told called now and after every change. */
  async start(told: (notices: Announcements) => void): Promise<void> {
    this.#onChange = told;
    await this.poll();
  }

  stop(): void {
    this.#hasStopped = true;
    this.#timer.cancel();
  }

  /**
   * Reads the notices. Call it after a possible change. Reads run one after the other, so that no older result comes
   * last.
   */
  poll(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#reload());
    return this.#looking;
  }

  /** Reads once. While the database is unavailable the last notices stay. */
  async #reload(): Promise<void> {
    this.#timer.cancel();
    try {
      this.#take(await this.#deps.people.ask(readNotices));
    } catch (error) {
      this.#deps.log.error({ event: "notices-unreadable", err: error }, "failed to read the notices of operators");
    }
    if (!this.#hasStopped) this.#timer.set(lookEveryMs, () => void this.poll());
  }

  /** @param words text; empty to withdraw the announcement. */
  announce(words: string, by: Actor): Promise<void> {
    return this.#write("announcement", words === "" ? null : words, by, "announce");
  }

  /** Switches maintenance mode, in which no new games begin. */
  maintain(on: boolean, words: string, by: Actor): Promise<void> {
    return this.#write("maintenance", on ? words : null, by, on ? "maintenance-on" : "maintenance-off");
  }

  async #write(
    kind: keyof Announcements,
    words: string | null,
    by: Actor,
    action: "announce" | "maintenance-on" | "maintenance-off",
  ): Promise<void> {
    const { people, auditLog, timers, publish } = this.#deps;
    await people.change<null, never>(async (db) => {
      await db.deleteFrom("notices").where("kind", "=", kind).execute();
      const row = { kind, at: timers.date(), ...parseActor(by) };
      if (words !== null)
        await db
          .insertInto("notices")
          .values({ ...row, words })
          .onConflict((conflict) => conflict.column("kind").doUpdateSet({ ...row, words }))
          .execute();
      await auditLog.add(db, { by, action, subject: "", why: words ?? "" });
      return ok(null);
    });
    publish();
    await this.poll();
  }

  #take(notices: Announcements): void {
    const isNew = JSON.stringify(notices) !== JSON.stringify(this.#notices);
    this.#notices = notices;
    if (isNew) this.#onChange(notices);
  }
}

async function readNotices(db: Kysely<Database>): Promise<Announcements> {
  const rows = await db.selectFrom("notices").selectAll().execute();
  const said = (wanted: keyof Announcements) => {
    const row = rows.find(({ kind }) => kind === wanted);
    return row ? { words: row.words, at: row.at, by: row.byName } : null;
  };
  return { announcement: said("announcement"), maintenance: said("maintenance") };
}
