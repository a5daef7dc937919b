import type { Seat } from "../../shared/core/game.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { Consent, Player, TablePhase, TableSettings } from "../../shared/net/protocol.ts";

/* Everything that must not be lost, as plain data. kinds.ts keeps and reads it. */

export type SavedChair =
  | {
      readonly kind: "person";
      readonly player: Player;
      /** Gone on purpose. */
      readonly left: boolean;
      readonly ready: boolean;
      /** See `Person` at the table. */
      readonly missed: number;
      readonly isCovered: boolean;
      readonly isOut: boolean;
      /** Games won on this chair since they sat down. */
      readonly wins: number;
      readonly consent: Consent;
      /** Whether the player is still in the directory at this table. */
      readonly seated: boolean;
    }
  | { readonly kind: "bot"; readonly name: string; readonly wins: number }
  | { readonly kind: "empty" };

/** A table without its game. */
export interface SavedTable {
  readonly roomId: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly start: "by-host" | "when-joined";
  /** Whether strangers meet here. Everybody who has the id of one of its games may then see it. */
  readonly isPublic: boolean;
  readonly phase: TablePhase;
  /** In seat order. */
  readonly chairs: readonly SavedChair[];
  /** The host's player id. */
  readonly host: string | null;
  /** Player ids, and the people's numbers at this table. */
  readonly known: readonly (readonly [playerId: string, number: number])[];
  /** Ids of the players whom the host has put out. */
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
  /** Whether everybody who has its id may see it once it is over. */
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

/** One step of a game. `place`: how many came before it. */
export interface SavedStep {
  readonly gameId: string;
  readonly place: number;
  readonly step: RecordedStep;
}

/** How a game ended. */
export interface EndedGame {
  readonly gameId: string;
  /** ms since 1970. */
  readonly endedAt: number;
  /** How well each person did: 1 for a winner. */
  readonly places: readonly { readonly playerId: string; readonly seat: Seat; readonly place: number }[];
}

/** What happens between two ticks of the pulse, kept as a whole or not at all. */
export interface JournalEntry {
  readonly begun: readonly BegunGame[];
  readonly steps: readonly SavedStep[];
  readonly ended: readonly EndedGame[];
  /** Tables that have changed, by room; null for one that has closed for good. */
  readonly tables: ReadonlyMap<string, SavedTable | null>;
}
