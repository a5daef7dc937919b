import type { ReadonlySignal } from "@preact/signals";
import type { Strength, Temper } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Result } from "../../shared/core/result.ts";
import type { Transcript } from "../../shared/fairness/transcript.ts";
import type { GameEvents, GameView } from "../../shared/net/games.ts";
import type { AutoPass, Notice, Presence, TableAction, TableError, TableSettings } from "../../shared/net/protocol.ts";
import type { SidelinesInfo } from "../../shared/net/sidelines.ts";
import type { TableSocial, Unanswered } from "./social.ts";

/** A chair at the table; for presence see `Presence`. */
export interface Chair {
  readonly seat: Seat;
  readonly kind: "empty" | "person" | "bot";
  readonly name: string;
  /** "01" to "12". */
  readonly avatar: string;
  readonly presence: Presence;
  /** Before a game: ready to start. After a game: wants a rematch. */
  readonly ready: boolean;
  /** The last start was called off because this player's page sent no contribution. */
  readonly silent: boolean;
  readonly host: boolean;
  /** Games won on this chair since the player sat down. */
  readonly wins: number;
  /** A player without an account. Replays never set it. */
  readonly guest: boolean;
  /** Turn at which the player took the chair of a bot in this game. Missing if they had it at the deal. */
  readonly since?: number;
  /** Number of votes for a bot that plays for this absent player. Missing without votes. */
  readonly votes?: number;
  /** Number of the party with which the player came to a public table, from 1. Missing if no other player of it is here. */
  readonly party?: number;
  /** Null for human players and empty chairs, and in replays older than bot strengths. */
  readonly bot: BotInfo | null;
}

/** Public properties of a bot. Some bots have no temper. */
export interface BotInfo {
  readonly strength: Strength;
  readonly temper: Temper | null;
  /** Whether a steady bot currently replaces an expert. Missing in replays, because their records name the acting bot. */
  readonly standIn?: boolean;
}

/** Complete client state of a table. It is immutable: a change creates a new object. */
export interface TableSnapshot {
  /** Empty in a replay. */
  readonly code: string;
  readonly phase: "waiting" | "playing" | "over";
  /** Whether a game is being prepared: all pages send a contribution to the shuffle. */
  readonly dealing: boolean;
  /** Whether the server shuts down after this game. */
  readonly closing: boolean;
  readonly settings: TableSettings;
  /** Whether this is a public table, where players with too many timeouts are replaced by bots. */
  readonly isPublic?: boolean;
  readonly chairs: readonly Chair[];
  readonly mySeat: Seat | null;
  /** Chairs of other human players; the viewer may report and block them. Missing without a server. */
  readonly others?: readonly Seat[];
  readonly seq: number;
  /** Deadline of the decision, by `performance.now()`. */
  readonly clock: { readonly endsAt: number; readonly totalMs: number } | null;
  /** End of the response window before a draw (K49), by the same clock; null without a window. */
  readonly beatEndsAt: number | null;
  readonly game: GameView | null;
  /** Permanently eliminated players, and the features for them. Missing if the viewer plays alone. */
  readonly sidelines?: SidelinesInfo;
  /** Number of called-off starts of this table. Missing if no server shuffles. */
  readonly startsCalledOff?: number;
  /** Number of screens that show the table to all people in one room. Missing without a server. */
  readonly screens?: number;
  /** Id of a finished game, if it was saved. */
  readonly finishedId?: string;
  /** Set in a replay, which permits no moves. */
  readonly rerun?: ReplayInfo;
  /** Set while the server cannot save: all clocks are stopped, and moves are impossible. */
  readonly paused?: true;
  /** Set while the display moves from one decision to the next: no prompt is active yet. */
  readonly midway?: true;
}

/** Additional data of a replay, which the viewer did not see in the game: all hands, in seat order, or null. */
export interface ReplayInfo {
  readonly hands: readonly (readonly string[])[] | null;
}

export type Connection =
  | "connecting"
  | "open"
  | "lost"
  | "elsewhere"
  | "removed"
  | "closing"
  | "closed"
  | "failed"
  | "outdated"
  | "unwatched"
  | "suspended"
  | "closed-by-operator";

/** Result of a request to the table. */
export type Answer = Promise<Result<null, TableError | Unanswered>>;

/** Auto-pass setting of the viewer, as stored on the server; independent of the displayed moment. */
export interface AutoPassSetting {
  readonly now: ReadonlySignal<AutoPass>;
  choose(consent: AutoPass): Answer;
}

/** Source of a displayed game: the server, a replay, the lesson or the gallery. */
export interface GameSource {
  readonly table: ReadonlySignal<TableSnapshot | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** All events of the running or the last game that this client may see; null before the first game. */
  readonly history: ReadonlySignal<GameEvents | null>;
  /**
   * Registers a listener for batches. It is called after `table` and `history` have changed. @returns an unsubscribe
   * function.
   */
  onEvents(listener: (batch: GameEvents) => void): () => void;
  /** Missing if the viewer plays alone, as in a replay. */
  readonly consent?: AutoPassSetting;
  /**
   * Sends a command. Missing if moves are impossible, as in a replay.
   * @param seq sequence number of the table state in which the player chose the command.
   */
  act?(command: Command, seq: number): Answer;
  /** Ends the play of a bot for the viewer. Missing if no bot takes over. */
  takeOver?(): Answer;
  /** Reports that the page shows the running game of the player. Missing if no clock waits for that. */
  pictureShown?(): void;
}

/** Reason for a lost connection that the player can see to: no network, or a sign-in page in place of the server. */
export type NetworkTrouble = "offline" | "intercepted";

/** A connection to a table on the server. */
export interface ServerSource extends GameSource {
  /** Number of reconnection tries; 0 while open. */
  readonly tries: ReadonlySignal<number>;
  /** Known reason of the last failed try; null without one. */
  readonly trouble: ReadonlySignal<NetworkTrouble | null>;
  readonly social: TableSocial;
  /** Announcement of the operator to all players. */
  readonly notice: ReadonlySignal<Notice>;
  /** Message of the operator for a closed table; empty without a message. */
  readonly closeMessage: ReadonlySignal<string>;
  /**
   * Returns the fairness evidence of this page about the finished game. Null while a game runs, or if the end of its
   * story is missing.
   */
  transcript(): Transcript | null;
  act(command: Command, seq: number): Answer;
  manage(action: TableAction): Answer;
  retryNow(): void;
  /** Closes the connection. The player keeps the seat. */
  close(): void;
}
