import type { Result } from "../../shared/core/result.ts";
import type { Invitation } from "../../shared/net/invitation.ts";
import type { ApiErrorCode, CloseReason, Notice, SeatLocation } from "../../shared/net/protocol.ts";
import type { AtTable, NotAtTable } from "../people/identity/seated-players.ts";
import type { CommitSeq } from "../storage/writing/open-entry.ts";
import type { Requester } from "./requester.ts";
import type { ModerationUpdates } from "./social/moderation-updates.ts";
import type { TableStats } from "./table-stats.ts";
import type { TableSummary } from "./table-summary.ts";

/** Open table as the directory sees it. */
export interface OpenTable {
  readonly seated: SeatLocation;
  readonly isPlaying: boolean;
  readonly stats: TableStats;
  readonly summary: TableSummary;
  /** Null for a table of the queue. */
  readonly invitation: Invitation | null;
  /** Ticket of the last public step or change. */
  readonly ticket: CommitSeq;
  /** Whether a player could join now. */
  admits(playerId: string): Result<null, ApiErrorCode>;
  /** Whether a player could join now as a spectator. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode>;
  /** Whether a player could open another screen now. */
  admitsScreen(openedBy: string): Result<null, ApiErrorCode>;
  /** Whether the table is hidden from a player because of a block. */
  hidesFrom(asker: Requester): boolean;
  /** Returns the person with a number. The caller is or was here. */
  personAt(playerId: string, who: number): Result<AtTable, NotAtTable>;
  /** Makes a player leave for good, unless the table is frozen. */
  removePlayer(playerId: string): void;
  /** Sends the operator's notice to all clients. */
  notify(notice: Notice): void;
  /** Closes the table for good with the operator's message. @returns false if nothing can be saved now. */
  closeWith(words: string): boolean;
  /** Applies decisions of moderators to the people here, unless the table is frozen. */
  moderate(verdicts: ModerationUpdates): void;
  /** Notifies all clients that the server shuts down and this game is the last. */
  refresh(): void;
  /** Closes the table for good and sends the reason to all clients. */
  close(reason: CloseReason): void;
  /** Ends without a message. The table is restored at the next start of the server. */
  suspend(): void;
  /** Freezes the table while nothing can be saved, and notifies all clients. */
  pause(): void;
  resume(): void;
  /** Freezes the table for good without a message, because another process continues from the saved state. */
  handOver(): void;
  /**
   * Ends the table at once without a message, because another process continues it. Resolves once this process has
   * released it.
   */
  release(): Promise<void>;
}
