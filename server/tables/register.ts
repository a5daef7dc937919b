import { createHash, randomBytes } from "node:crypto";
import type { Result } from "../../shared/core/result.ts";
import type { Seated } from "../../shared/net/protocol.ts";
import type { NewTable, Opener } from "./new-table.ts";

const roomBytes = 12;

/** A table in the register, entered just now or before under the same room; `owner`: which process has to open it. */
export interface Entered {
  readonly owner: "this" | "another";
  readonly seated: Seated;
}

/** `already-seated`: one of its players has taken a seat elsewhere meanwhile. */
export type OpeningRefusal = "already-seated" | "full" | "too-many-tables";

/** Where new tables are entered before anybody hears of them. */
export interface TableRegister {
  /**
   * Enters a table under a code that no other open table has, unless that would be one too many, in one indivisible
   * step. Its players have their seats then.
   */
  enter(roomId: string, table: NewTable, openers: readonly Opener[]): Promise<Result<Entered, OpeningRefusal>>;
  /** Takes out a table that could not be opened. */
  strike(roomId: string): Promise<void>;
}

/** A room for a new table. */
export const newRoom = (): string => randomBytes(roomBytes).toString("base64url");

/** The room of the table that a player opens with a press: the same for the same press. */
export const roomOfPress = (playerId: string, press: string): string =>
  createHash("sha256")
    .update(JSON.stringify([playerId, press]))
    .digest()
    .subarray(0, roomBytes)
    .toString("base64url");
