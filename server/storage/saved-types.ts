import type { Strength, Temper } from "../../shared/core/bots.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { SeatStats } from "../../shared/core/seat-stats.ts";
import type { Pool, UnratedReason } from "../../shared/net/people.ts";
import type { AutoPass, Player, TablePhase, TableSettings } from "../../shared/net/protocol.ts";

/* Persistent state as plain data. kinds.ts has its codecs. */

export type SavedChair =
  | {
      readonly kind: "person";
      readonly player: Player;
      /** Whether the player left on purpose. */
      readonly left: boolean;
      readonly ready: boolean;
      /** See `SeatedPlayer` at the table. */
      readonly missed: number;
      readonly isCovered: boolean;
      readonly isOut: boolean;
      readonly deserted: boolean;
      /** Games won since the player took this seat. */
      readonly wins: number;
      readonly consent: AutoPass;
      /** Whether the directory still has the player at this table. */
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

/** Name that a host gave the deck of a table. */
export interface SaidDeckName {
  /** -1 for the first name at a table, -2 for the second. Chat lines have positive numbers. */
  readonly number: number;
  /** Player id of the host at that time. */
  readonly author: string;
  readonly text: string;
}

/** A table without its game. */
export interface SavedTable extends Omit<StoredTable, "settings"> {
  readonly settings: TableSettings;
  /**
   * Number of cancelled game starts. A start counts from its beginning until its game begins, so that an interruption
   * by a restart counts too.
   */
  readonly startsCalledOff: number;
  /**
   * By seat: the turn at which its player took the chair of a bot in the game on the table, or 0. Empty if no player did.
   */
  readonly since: readonly number[];
  /** Ids of the players of each party that the queue has seated here. */
  readonly parties: readonly (readonly string[])[];
  /** The last name of the deck, even if the settings have none any more; null if there was none. */
  readonly lastDeckName: SaidDeckName | null;
}

/**
 * Additions to a table. They are saved apart from the table's JSON, because servers of the previous version reject
 * unknown keys there.
 */
export interface TableExtras extends Pick<TableSettings, "hasClock" | "lateJoin" | "oneRoom"> {
  /** `SavedTable.since` with its game, because an older server may have begun another game; null if it is empty. */
  readonly since: { readonly gameId: string; readonly turns: readonly number[] } | null;
  readonly parties: SavedTable["parties"];
  /** Missing: none. Servers of the previous version reject the key, and leave such a table to others. */
  readonly lastDeckName?: SaidDeckName;
}

/** The part of a table that is saved as JSON. */
export interface StoredTable {
  readonly roomId: string;
  readonly code: string;
  readonly settings: Omit<TableSettings, "hasClock" | "lateJoin" | "oneRoom">;
  readonly start: "by-host" | "when-joined";
  /** Whether the table is open to strangers. Every holder of the id of one of its games may then see that game. */
  readonly isPublic: boolean;
  readonly phase: TablePhase;
  /** In seat order. */
  readonly chairs: readonly SavedChair[];
  /** Player id of the host. */
  readonly host: string | null;
  /** Player ids with the players' numbers at this table. */
  readonly known: readonly (readonly [playerId: string, number: number])[];
  /** Ids of the players that the host has removed. */
  readonly removed: readonly string[];
  /** Id of the running game, or of the last one. */
  readonly gameId: string | null;
  /** Number of the table's last step before that game. */
  readonly seqBefore: number;
}

/** Pool in which a game is rated, or the reason why it is unrated. */
export type Counting =
  | { readonly pool: Pool; readonly unrated: null }
  | { readonly pool: null; readonly unrated: UnratedReason };

/** A game at its beginning. */
export interface BegunGame {
  readonly id: string;
  readonly roomId: string;
  /** Whether every holder of the game's id may see it after its end. */
  readonly isShared: boolean;
  readonly record: Omit<GameRecord, "steps">;
  /** Player ids in seat order; null for a bot. */
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

/** One step of a game. `place` is its index from 0. */
export interface SavedStep {
  readonly gameId: string;
  readonly place: number;
  readonly step: RecordedStep;
}

/** Outcome of a game, with all data of its permanent result. */
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
  /** Rating decision that was made at the deal. */
  readonly counting: Counting;
  /** In seat order. */
  readonly seats: readonly EndedSeat[];
}

export interface EndedSeat extends SeatStats {
  /** Player at the deal, or who took the chair of a bot later; null for a bot. */
  readonly playerId: string | null;
  readonly name: string;
  readonly avatar: string;
  /** Rank: 1 for a winner, equal for shared ranks. */
  readonly place: number;
  readonly deserted: boolean;
  /** Turn at which the player took the chair of a bot; 0: at the deal. */
  readonly since: number;
}

/** Player who took the chair of a bot, with the turn. */
export type Newcomer = Pick<EndedSeat, "playerId" | "name" | "avatar" | "since">;

/** All events between two ticks of the flush scheduler. They are saved in one transaction. */
export interface WriteEntry {
  readonly begun: readonly BegunGame[];
  readonly steps: readonly SavedStep[];
  readonly ended: readonly EndedGame[];
  /** Changed tables by room id; null for a table that has closed permanently. */
  readonly tables: ReadonlyMap<string, SavedTable | null>;
}
