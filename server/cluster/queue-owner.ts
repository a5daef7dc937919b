import { type QueryExecutorProvider, sql } from "kysely";
import type { Queue } from "../matchmaking/queue.ts";
import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import { queueTable } from "./queue-rows.ts";
import type { ClusterQueueStore } from "./queue-store.ts";

/** Room of the queue on this node. */
export interface QueueRoom {
  open(roomId: string): Promise<void>;
  /** Ends all connections at once and without a message. Clients then reconnect to the new owner of the queue. */
  release(): Promise<void>;
}

export interface QueueOwnerDeps {
  readonly db: QueryExecutorProvider;
  readonly member: { readonly id: number; readonly isMember: boolean };
  readonly queue: Pick<Queue, "adopt" | "handOver">;
  readonly entries: Pick<ClusterQueueStore, "remembered" | "finish" | "drop">;
  readonly room: QueueRoom;
  /** Notifies the other nodes that the queue is unowned. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Polling interval without an event, and retry delay, in ms. */
const lookMs = 5000;
const againMs = 500;

/** Gives the public queue to exactly one node of a cluster. The queue's room is named after its owner's number. */
export class QueueOwner {
  readonly #deps: QueueOwnerDeps;
  readonly #timer: RestartableTimer;
  #state: "looking" | "keeping" | "ended" = "looking";
  /** Chain of operations that run one after the other. */
  #done: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(deps: QueueOwnerDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Starts to claim the queue whenever it is unowned. */
  async start(): Promise<void> {
    await sql`insert into ${queueTable} (name) values ('public') on conflict do nothing`.execute(this.#deps.db);
    await this.poll();
  }

  /** Claims the queue now if it is unowned. */
  poll(): Promise<void> {
    return this.#then(async () => {
      this.#timer.cancel();
      if (this.#state === "looking" && this.#deps.member.isMember) await this.#takeOver();
      if (this.#state !== "ended") this.#timer.set(lookMs, () => void this.poll());
    });
  }

  /** Returns the room of the queue from the database; null while the queue is unowned. */
  async roomId(): Promise<string | null> {
    const { rows } = await sql<{ owner: number | null }>`
      select owner from ${queueTable} where name = 'public'`.execute(this.#deps.db);
    const owner = rows[0]?.owner ?? null;
    return owner === null ? null : roomOf(owner);
  }

  /** Hands the queue over to another node permanently, because this node shuts down. */
  handOver(): Promise<void> {
    return this.#then(async () => {
      const kept = this.#state === "keeping";
      this.#state = "ended";
      this.#timer.cancel();
      if (kept) await this.#release("shutdown");
    });
  }

  /**
   * Drops the queue after the node was replaced, because another node owns it now. Nothing more is sent or written
   * about it.
   */
  fenced(): Promise<void> {
    const { queue, entries, room } = this.#deps;
    return this.#then(async () => {
      if (this.#state !== "keeping") return;
      this.#state = "looking";
      this.#logRelease("fenced");
      const over = queue.handOver();
      entries.drop();
      await room.release();
      await over;
      entries.drop();
    });
  }

  /** Claims the queue. A node may own it without knowing, because a response got lost; it then claims it again. */
  async #takeOver(): Promise<void> {
    const { db, member, queue, entries, room, log } = this.#deps;
    const { id } = member;
    const { numAffectedRows } = await sql`
      update ${queueTable} set owner = ${id} where name = 'public' and (owner is null or owner = ${id})`.execute(db);
    if (numAffectedRows !== 1n) return;
    this.#state = "keeping";
    try {
      const places = await entries.remembered();
      queue.adopt(places);
      await room.open(roomOf(id));
      log.info({ event: "queue-taken", people: places.length }, "this node owns the queue");
    } catch (error) {
      this.#state = "looking";
      await this.#release("failed");
      throw error;
    }
  }

  /** Releases the queue. Clients are disconnected only after it is free. */
  async #release(why: "shutdown" | "failed"): Promise<void> {
    const { db, member, queue, entries, room, publish } = this.#deps;
    this.#logRelease(why);
    await queue.handOver();
    await entries.finish();
    try {
      await sql`update ${queueTable} set owner = null where name = 'public' and owner = ${member.id}`.execute(db);
      publish();
    } finally {
      await room.release();
    }
  }

  #logRelease(why: "shutdown" | "failed" | "fenced"): void {
    this.#deps.log.debugOf?.("cluster")?.({ event: "queue-released", why }, "this node gave the queue up");
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
      this.#deps.log.error({ event: "queue-failed", err: error }, "the queue could not be claimed or released");
    this.#isFailing = true;
    if (this.#state !== "ended") this.#timer.set(againMs, () => void this.poll());
  }
}

const roomOf = (owner: number): string => `queue-${owner}`;
