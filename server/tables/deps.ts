import type { Seat } from "../../shared/core/game.ts";
import type { Call } from "../../shared/net/line.ts";
import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable } from "../storage/saved-types.ts";
import type { Experts } from "./bots/experts.ts";
import type { HostedGames } from "./games.ts";
import type { RestoredTable } from "./saving/initial-state.ts";
import type { Tables } from "./tables.ts";

/** Services of the server process that a table needs. */
export interface TableDeps {
  readonly tables: Tables;
  readonly games: HostedGames;
  /** Starts queue bans for players who abandon a game at a public table. */
  readonly queueBans: { begin(playerId: string): void };
  readonly timers: Timers;
  readonly writeQueue: GameJournal;
  /** Loads an open table in its saved state with all its steps; null if some of it is not saved. */
  readonly loadSaved: (roomId: string) => Promise<RestoredTable | null>;
  /** Creates the server's part of a game's randomness: 32 bytes as hex from a cryptographic source. */
  readonly newSecret: () => string;
  /** Creates the seed of all bot randomness. It has the same form and must differ from every deal's secret. */
  readonly newBotSecret: () => string;
  readonly experts: Experts;
  readonly calls: Calls;
  readonly log: Log;
  readonly limits: TableLimits;
}

/** Reaches persons who are not at their table. It returns at once. */
export interface Calls {
  call(playerId: string, table: { readonly code: string; readonly edition: string }, call: Call): void;
}

/** Write queue as a table sees it. */
export interface GameJournal {
  /** Whether writes succeed at the moment. */
  readonly isSaving: boolean;
  begin(game: BegunGame): void;
  /** @param isPublic whether others than the actor learn of the step. */
  step(step: SavedStep, isPublic: boolean): void;
  end(game: EndedGame): void;
  /**
   * @param table must not change afterwards; null if it has closed for good.
   * @param seat the only seat that may learn of the change; null if it is public.
   */
  table(roomId: string, table: SavedTable | null, seat: Seat | null): void;
}

export interface TableLimits {
  /** Minimum and maximum delay of a bot in ms. */
  readonly botDelayMs: readonly [number, number];
  /** Time in ms until a table without connections closes and its code expires. */
  readonly emptyMs: number;
  /** Time in ms that a table waits for absent players. */
  readonly joinGraceMs: number;
}
