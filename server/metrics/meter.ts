import type { RequestHandler } from "express";
import type { QueueStore } from "../matchmaking/queue-store.ts";
import { WriteQueue, type WriteQueueDeps } from "../storage/writing/write-queue.ts";
import { Tables } from "../tables/tables.ts";
import type { Limits } from "../transport/http/limits.ts";
import type { RoomListeners } from "../transport/rooms/start-rooms.ts";
import type { Sources } from "./gauges.ts";

/** Creates or wraps the parts of a server so that their work is counted. */
export interface Meter {
  tables(...args: ConstructorParameters<typeof Tables>): Tables;
  writeQueue(deps: WriteQueueDeps): WriteQueue;
  /** Counts a table with data that the database rejects. */
  notKept(): void;
  limits(limits: Limits): Limits;
  waitingList(list: QueueStore): QueueStore;
  readonly listeners: RoomListeners;
  /** Handler of metrics at the server's main address; null if metrics are not served there. */
  readonly page: RequestHandler | null;
  /**
   * Opens the separate address for metrics, if there is one.
   * @returns its URL; null without a separate address.
   */
  open(sources: Sources): Promise<string | null>;
  close(): Promise<void>;
}

/** Metrics that count nothing. */
export const noMeter: Meter = {
  tables: (...args) => new Tables(...args),
  writeQueue: (deps) => new WriteQueue(deps),
  notKept: () => {},
  limits: (limits) => limits,
  waitingList: (list) => list,
  listeners: {},
  page: null,
  open: async () => null,
  close: async () => {},
};
