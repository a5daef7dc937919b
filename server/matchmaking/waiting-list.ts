import type { Waiter } from "./queue-groups.ts";

/** Where a player waits. */
export interface Place {
  readonly waiter: Waiter;
  /** Names the group: people with the same one wait together. */
  readonly group: string;
  /** When the group began to wait, in ms of the monotonic clock. */
  readonly beganAt: number;
}

/** Remembers who waits, for another server that takes the queue over. Both calls return at once. */
export interface WaitingList {
  /** Replaces what was remembered of the player before. */
  remember(place: Place): void;
  forget(playerId: string): void;
}

/** Of one server alone: those who wait are gone with it. */
export const noWaitingList: WaitingList = { remember() {}, forget() {} };
