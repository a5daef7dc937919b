import type { Waiter } from "./queue-groups.ts";

/** Queue entry of a player. */
export interface QueueEntry {
  readonly waiter: Waiter;
  /** Group id, shared by players who wait together. */
  readonly group: string;
  /** Start of the group's wait, in ms of the monotonic clock. */
  readonly beganAt: number;
}

/** Stores the queue entries, so that another server can take over the queue. Both calls return at once. */
export interface QueueStore {
  /** Replaces the previous entry of the player. */
  save(place: QueueEntry): void;
  remove(playerId: string): void;
}

/** List of a standalone server, which stores nothing because the queue ends with it. */
export const noQueueStore: QueueStore = { save() {}, remove() {} };
