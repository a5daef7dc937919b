import { type QueryExecutorProvider, sql } from "kysely";
import type { Queue } from "../matchmaking/queue.ts";
import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Waiters } from "./waiters.ts";
import { theQueue } from "./waiting-rows.ts";

/** The room behind the queue, at this server. */
export interface QueueRoom {
  open(roomId: string): Promise<void>;
  /** Ends all connections at once, without a word: clients come back to wherever the queue is then. */
  drop(): Promise<void>;
}

export interface QueueKeeperDeps {
  readonly db: QueryExecutorProvider;
  readonly member: { readonly id: number; readonly isMember: boolean };
  readonly queue: Pick<Queue, "adopt" | "handOver">;
  readonly waiters: Pick<Waiters, "remembered" | "finish" | "drop">;
  readonly room: QueueRoom;
  /** Tells the other servers that there is something to adopt. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** How often it is looked without a hint, and when what has failed is tried again, in ms. */
const lookMs = 5000;
const againMs = 500;

/** Lets exactly one server of a house have the public queue; its room is named after its owner's number. */
export class QueueKeeper {
  readonly #deps: QueueKeeperDeps;
  readonly #alarm: Alarm;
  #state: "looking" | "keeping" | "ended" = "looking";
  /** What is done one after the other. */
  #done: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(deps: QueueKeeperDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** Takes the queue whenever nobody has it. */
  async begin(): Promise<void> {
    await sql`insert into ${theQueue} (name) values ('public') on conflict do nothing`.execute(this.#deps.db);
    await this.look();
  }

  /** Takes the queue now if nobody has it. */
  look(): Promise<void> {
    return this.#then(async () => {
      this.#alarm.cancel();
      if (this.#state === "looking" && this.#deps.member.isMember) await this.#takeOver();
      if (this.#state !== "ended") this.#alarm.set(lookMs, () => void this.look());
    });
  }

  /** Where the queue is, asked of the database; null while nobody has it. */
  async roomId(): Promise<string | null> {
    const { rows } = await sql<{ owner: number | null }>`
      select owner from ${theQueue} where name = 'public'`.execute(this.#deps.db);
    const owner = rows[0]?.owner ?? null;
    return owner === null ? null : roomOf(owner);
  }

  /** Leaves the queue to another server for good, because this one ends. */
  handOver(): Promise<void> {
    return this.#then(async () => {
      const kept = this.#state === "keeping";
      this.#state = "ended";
      this.#alarm.cancel();
      if (kept) await this.#giveBack();
    });
  }

  /** Another server has the queue: says and writes nothing more of it. */
  fenced(): Promise<void> {
    const { queue, waiters, room } = this.#deps;
    return this.#then(async () => {
      if (this.#state !== "keeping") return;
      this.#state = "looking";
      const over = queue.handOver();
      waiters.drop();
      await room.drop();
      await over;
      waiters.drop();
    });
  }

  /** A server that has the queue without knowing, because the answer got lost, takes it again. */
  async #takeOver(): Promise<void> {
    const { db, member, queue, waiters, room, log } = this.#deps;
    const { id } = member;
    const { numAffectedRows } = await sql`
      update ${theQueue} set owner = ${id} where name = 'public' and (owner is null or owner = ${id})`.execute(db);
    if (numAffectedRows !== 1n) return;
    this.#state = "keeping";
    try {
      const places = await waiters.remembered();
      queue.adopt(places);
      await room.open(roomOf(id));
      log.info({ event: "queue-taken", people: places.length }, "this server has the queue");
    } catch (error) {
      this.#state = "looking";
      await this.#giveBack();
      throw error;
    }
  }

  /** Nobody is told anything before the queue is free. */
  async #giveBack(): Promise<void> {
    const { db, member, queue, waiters, room, publish } = this.#deps;
    await queue.handOver();
    await waiters.finish();
    try {
      await sql`update ${theQueue} set owner = null where name = 'public' and owner = ${member.id}`.execute(db);
      publish();
    } finally {
      await room.drop();
    }
  }

  #then(run: () => Promise<void>): Promise<void> {
    this.#done = this.#done.then(run).then(
      () => {
        this.#isFailing = false;
      },
      (error) => this.#failed(error),
    );
    return this.#done;
  }

  #failed(error: unknown): void {
    if (!this.#isFailing)
      this.#deps.log.error({ event: "queue-failed", err: error }, "the queue cannot be looked after");
    this.#isFailing = true;
    if (this.#state !== "ended") this.#alarm.set(againMs, () => void this.look());
  }
}

const roomOf = (owner: number): string => `queue-${owner}`;
