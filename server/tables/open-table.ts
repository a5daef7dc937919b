import type { Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, GoodbyeReason, Notice, Seated } from "../../shared/net/protocol.ts";
import type { Ticket } from "../store/open-entry.ts";
import type { Asker } from "./asker.ts";
import type { Census } from "./census.ts";
import type { AtTable, NotAtTable } from "./directory.ts";
import type { Verdicts } from "./moderated.ts";
import type { Outside } from "./outside.ts";

/** An open table, as the directory knows it. */
export interface OpenTable {
  readonly seated: Seated;
  readonly isPlaying: boolean;
  readonly census: Census;
  readonly outside: Outside;
  /** The ticket of the last public step or change there. */
  readonly ticket: Ticket;
  /** Whether a player could join now. */
  admits(playerId: string): Result<null, ApiErrorCode>;
  /** Whether a player could join now to watch. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode>;
  /** Whether there is no such table for somebody. */
  hidesFrom(asker: Asker): boolean;
  /** The person with a number, for somebody who is or was here. */
  personAt(playerId: string, who: number): Result<AtTable, NotAtTable>;
  /** A player leaves for good, unless the table stands still. */
  giveUp(playerId: string): void;
  /** Tells everybody what the operator has to say. */
  tell(notice: Notice): void;
  /** Tells everybody the operator's words, and ends for good. @returns false if nothing can be kept now. */
  closeWith(words: string): boolean;
  /** Applies what moderators have decided to the people here, unless the table stands still. */
  moderate(verdicts: Verdicts): void;
  /** Tells everybody that the server is closing and this game is the last. */
  refresh(): void;
  /** Tells everybody why, and ends for good. */
  close(reason: GoodbyeReason): void;
  /** Ends without telling anybody: the table comes back at the next start of the server. */
  suspend(): void;
  /** Stands still until it goes on: nothing can be kept. Everybody is told so. */
  pause(): void;
  goOn(): void;
  /** Stands still for good: another process goes on with what is kept. Nobody is told. */
  handOver(): void;
  /** Ends at once and says nothing more: another process goes on. Resolves once this process has forgotten it. */
  drop(): Promise<void>;
}
