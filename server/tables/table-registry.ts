import { createHash, randomBytes } from "node:crypto";
import type { Result } from "../../shared/core/result.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { NewTable, Opener } from "./new-table.ts";

const roomBytes = 12;

/** Registered table, new or from an earlier call with the same room. `owner`: the process that must open it. */
export interface Entered {
  readonly owner: "this" | "another";
  readonly seated: SeatLocation;
}

/** `already-seated`: one of its players has taken a seat elsewhere in the meantime. */
export type OpeningRefusal = "already-seated" | "full" | "too-many-tables";

/** Registry of new tables. A table must be registered before it becomes visible. */
export interface TableRegistry {
  /**
   * Atomically registers a table under a unique code and reserves the seats of its players, unless a limit is exceeded.
   */
  register(roomId: string, table: NewTable, openers: readonly Opener[]): Promise<Result<Entered, OpeningRefusal>>;
  /** Removes a table that could not be opened. */
  unregister(roomId: string): Promise<void>;
}

/** Creates the id of a room for a new table. */
export const newRoom = (): string => randomBytes(roomBytes).toString("base64url");

/** Returns the room for an idempotency key of a player. The same key always gives the same room. */
export const roomOfPress = (playerId: string, press: string): string =>
  createHash("sha256")
    .update(JSON.stringify([playerId, press]))
    .digest()
    .subarray(0, roomBytes)
    .toString("base64url");
