import type { Strength, Temper } from "../../shared/core/bots.ts";
import type { Feats } from "../../shared/core/feats.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { Pool, UnratedReason } from "../../shared/net/people.ts";
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
      readonly deserted: boolean;
      /** Games won on this chair since they sat down. */
      readonly wins: number;
      readonly consent: Consent;
      /** Whether the player is still in the directory at this table. */
      readonly seated: boolean;
    }
  | {
      readonly kind: "bot";
      readonly name: string;
      readonly strength: Strength;
      readonly temper: Temper | null;
      readonly wins: number;
    }
  | { readonly kind: "empty" };

/** A table without its game. */
export interface SavedTable extends KeptTable {
  /** Starts that came to nothing. A start counts from its beginning until its game begins, so that a restart counts. */
  readonly startsCalledOff: number;
}

/** The part of a table that is kept as JSON. */
export interface KeptTable {
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

/** For which pool a game counts, or why it counts for none. */
export type Counting =
  | { readonly pool: Pool; readonly unrated: null }
  | { readonly pool: null; readonly unrated: UnratedReason };

/** A game as it begins. */
export interface BegunGame {
  readonly id: string;
  readonly roomId: string;
  /** Whether everybody who has its id may see it once it is over. */
  readonly isShared: boolean;
  readonly record: Omit<GameRecord, "steps">;
  /** The players' ids in seat order; null for a bot. */
  readonly players: readonly (string | null)[];
  readonly counting: Counting;
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

/** How a game ended, and all that is kept of it for good. */
export interface EndedGame {
  readonly gameId: string;
  /** A GameDefinition's id. */
  readonly game: string;
  readonly edition: string;
  readonly isPublic: boolean;
  /** ms since 1970. */
  readonly beganAt: number;
  /** ms since 1970. */
  readonly endedAt: number;
  /** As it was decided at the deal. */
  readonly counting: Counting;
  /** In seat order. */
  readonly seats: readonly EndedSeat[];
}

export interface EndedSeat extends Feats {
  /** As they were at the deal; null for a bot. */
  readonly playerId: string | null;
  readonly name: string;
  readonly avatar: string;
  /** 1 for a winner; equal for those who share it. */
  readonly place: number;
  readonly deserted: boolean;
}

/** What happens between two ticks of the pulse, kept as a whole or not at all. */
export interface JournalEntry {
  readonly begun: readonly BegunGame[];
  readonly steps: readonly SavedStep[];
  readonly ended: readonly EndedGame[];
  /** Tables that have changed, by room; null for one that has closed for good. */
  readonly tables: ReadonlyMap<string, SavedTable | null>;
}
