import type { RequestHandler } from "express";
import type { RoomListeners } from "../colyseus/start-rooms.ts";
import type { Limits } from "../http/limits.ts";
import type { WaitingList } from "../matchmaking/waiting-list.ts";
import { Journal, type JournalDeps } from "../store/journal.ts";
import { Tables } from "../tables/tables.ts";
import type { Sources } from "./present.ts";

/** Makes the parts of a server whose work is counted, or hands back those that are given. */
export interface Meter {
  tables(...args: ConstructorParameters<typeof Tables>): Tables;
  journal(deps: JournalDeps): Journal;
  /** The database refuses what happened at a table. */
  notKept(): void;
  limits(limits: Limits): Limits;
  waitingList(list: WaitingList): WaitingList;
  readonly listeners: RoomListeners;
  /** What the server's own address answers; null if metrics are not there. */
  readonly page: RequestHandler | null;
  /** Opens the address of metrics, if they have one. @returns where they are read there; null otherwise. */
  open(sources: Sources): Promise<string | null>;
  close(): Promise<void>;
}

/** Counts nothing. */
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
