import type { RequestHandler } from "express";
import type { RoomListeners } from "../colyseus/start-rooms.ts";
import type { Limits } from "../http/limits.ts";
import type { WaitingList } from "../matchmaking/waiting-list.ts";
import { Journal, type JournalDeps } from "../store/journal.ts";
import { Tables } from "../tables/tables.ts";
import type { Sources } from "./present.ts";

/** Creates or wraps the parts of a server so that their work is counted. */
export interface Meter {
  tables(...args: ConstructorParameters<typeof Tables>): Tables;
  journal(deps: JournalDeps): Journal;
  /** Counts a table with data that the database rejects. */
  notKept(): void;
  limits(limits: Limits): Limits;
  waitingList(list: WaitingList): WaitingList;
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
  journal: (deps) => new Journal(deps),
  notKept: () => {},
  limits: (limits) => limits,
  waitingList: (list) => list,
  listeners: {},
  page: null,
  open: async () => null,
  close: async () => {},
};
