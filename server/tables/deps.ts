import type { Seat } from "../../shared/core/game.ts";
import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable } from "../store/saved.ts";
import type { ReturningTable } from "./beginning.ts";
import type { Experts } from "./experts.ts";
import type { HostedGames } from "./games.ts";
import type { Tables } from "./tables.ts";

/** What a table needs from the server process. */
export interface TableDeps {
  readonly tables: Tables;
  readonly games: HostedGames;
  /** Makes the queue refuse players for a while who desert a game of strangers. */
  readonly pauses: { begin(playerId: string): void };
  readonly timers: Timers;
  readonly journal: GameJournal;
  /** An open table as it is saved, with everything that has happened; null if not all of that is saved. */
  readonly recall: (roomId: string) => Promise<ReturningTable | null>;
  /** The server's part in a game's chance: 32 bytes as hex, from a source that nobody can guess. */
  readonly newSecret: () => string;
  /** Where all chance of bots comes from: the same, and another one than any deal's. */
  readonly newBotSecret: () => string;
  readonly experts: Experts;
  readonly log: Log;
  readonly limits: TableLimits;
}

/** Where a table writes down what happens. */
export interface GameJournal {
  /** Whether what happens is being kept. */
  readonly isSaving: boolean;
  begin(game: BegunGame): void;
  /** @param isPublic whether others than the actor learn that something happened. */
  step(step: SavedStep, isPublic: boolean): void;
  end(game: EndedGame): void;
  /**
   * @param table must not change afterwards; null if it has closed for good.
   * @param seat the only one who may know of the change; null if everybody may.
   */
  table(roomId: string, table: SavedTable | null, seat: Seat | null): void;
}

export interface TableLimits {
  /** Shortest and longest time that a bot seems to think, in ms. */
  readonly botDelayMs: readonly [number, number];
  /** How long a table and its code outlive its last connection, in ms. */
  readonly emptyMs: number;
  /** How long a table that begins once all have joined waits for them, in ms. */
  readonly joinGraceMs: number;
}
