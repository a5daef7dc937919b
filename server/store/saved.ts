import type { Seat } from "../../shared/core/game.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { Player, TablePhase, TableSettings } from "../../shared/net/protocol.ts";

/* What must not be lost, as plain data. How it is kept, and read again: kinds.ts. */

export type SavedChair =
  | {
      readonly kind: "person";
      readonly player: Player;
      /** Gone on purpose. */
      readonly left: boolean;
      readonly ready: boolean;
      /** As of a `Person` at the table. */
      readonly missed: number;
      readonly isCovered: boolean;
      readonly isOut: boolean;
      /** Whether the directory still has the player at this table. */
      readonly seated: boolean;
    }
  | { readonly kind: "bot"; readonly name: string }
  | { readonly kind: "empty" };

/** A table without its game. */
export interface SavedTable {
  readonly roomId: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly start: "by-host" | "when-joined";
  /** Whether strangers meet here: games are then open to whoever has their id. */
  readonly isPublic: boolean;
  readonly phase: TablePhase;
  /** In seat order. */
  readonly chairs: readonly SavedChair[];
  /** The host's player id. */
  readonly host: string | null;
  /** Ids and the numbers by which they are known. */
  readonly known: readonly (readonly [playerId: string, number: number])[];
  /** Ids of the players whom the host has put off a chair. */
  readonly removed: readonly string[];
  /** The game on the table: running, or the last one. */
  readonly gameId: string | null;
  /** The number of the table's last step before that game. */
  readonly seqBefore: number;
}

/** A game as it begins. */
export interface BegunGame {
  readonly id: string;
  readonly roomId: string;
  /** Whether whoever has its id may see it once it is over. */
  readonly isShared: boolean;
  readonly record: Omit<GameRecord, "steps">;
  /** The players' ids in seat order; null for a bot. */
  readonly players: readonly (string | null)[];
}

export interface SavedGame extends Omit<BegunGame, "record"> {
  readonly record: GameRecord;
  /** ms since 1970; null while it runs. */
  readonly endedAt: number | null;
}

export interface FinishedGame extends SavedGame {
  /** ms since 1970. */
  readonly endedAt: number;
}

/** An accepted command. `place`: how many came before it in its game. */
export interface SavedStep {
  readonly gameId: string;
  readonly place: number;
  readonly step: RecordedStep;
}

/** How a game has ended. */
export interface EndedGame {
  readonly gameId: string;
  /** ms since 1970. */
  readonly endedAt: number;
  /** How well each person did: 1 for whoever won. */
  readonly places: readonly { readonly playerId: string; readonly seat: Seat; readonly place: number }[];
}

/** What happened between two ticks of the pulse, kept as a whole or not at all. */
export interface JournalEntry {
  readonly begun: readonly BegunGame[];
  readonly steps: readonly SavedStep[];
  readonly ended: readonly EndedGame[];
  /** Tables that are other than before, by room; null for one that has closed for good. */
  readonly tables: ReadonlyMap<string, SavedTable | null>;
}
