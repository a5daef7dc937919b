import type { ReadonlySignal } from "@preact/signals";
import type { Strength, Temper } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Result } from "../../shared/core/result.ts";
import type { Evidence } from "../../shared/fairness/evidence.ts";
import type { GameBatch, GameView } from "../../shared/net/games.ts";
import type { Consent, Notice, Presence, TableAction, TableError, TableSettings } from "../../shared/net/protocol.ts";
import type { SidelinesFace } from "../../shared/net/sidelines.ts";
import type { TableSocial } from "./social.ts";

/** A chair at the table; presence as in `Presence`. */
export interface Chair {
  readonly seat: Seat;
  readonly kind: "empty" | "person" | "bot";
  readonly name: string;
  /** "01" to "12". */
  readonly avatar: string;
  readonly presence: Presence;
  /** Before a game: ready to start. After one: wants a rematch. */
  readonly ready: boolean;
  /** The last start was called off because this player's page sent nothing. */
  readonly silent: boolean;
  readonly host: boolean;
  /** Games won on this chair since this player sat down. */
  readonly wins: number;
  /** A person without an account; in a replay nobody is marked as one. */
  readonly guest: boolean;
  /** Null for people and empty chairs, and in replays of before bots had strengths. */
  readonly bot: BotFace | null;
}

/** What everybody sees of a bot; some have no temper. */
export interface BotFace {
  readonly strength: Strength;
  readonly temper: Temper | null;
  /** Whether a steady bot plays in the place of an expert now; missing in replays, whose records name who played. */
  readonly standIn?: boolean;
}

/** Everything that this client knows of the table right now. A change makes a new object. */
export interface TableSnapshot {
  /** Empty in a replay. */
  readonly code: string;
  readonly phase: "waiting" | "playing" | "over";
  /** Whether a game is being prepared: everybody's page sends a contribution. */
  readonly dealing: boolean;
  /** Whether the server ends after this game. */
  readonly closing: boolean;
  readonly settings: TableSettings;
  /** Whether this is a public table: players who miss too many turns are put out. */
  readonly isPublic?: boolean;
  readonly chairs: readonly Chair[];
  readonly mySeat: Seat | null;
  /** The chairs of other people, whom the viewer may report and block; missing where nobody is known to the server. */
  readonly others?: readonly Seat[];
  readonly seq: number;
  /** The deadline of the decision, by `performance.now()`. */
  readonly clock: { readonly endsAt: number; readonly totalMs: number } | null;
  /** The end of the beat before a draw (K49), by the same clock; null if there is none. */
  readonly beatEndsAt: number | null;
  readonly game: GameView | null;
  /** Who is out for good, and what follows from it; missing where nobody else plays. */
  readonly sidelines?: SidelinesFace;
  /** Starts of this table that came to nothing; missing where no server shuffles. */
  readonly startsCalledOff?: number;
  /** The id of a finished game, if it was kept. */
  readonly finishedId?: string;
  /** Set in a replay: the viewer cannot do anything. */
  readonly rerun?: Rerun;
  /** Set while the server cannot save: no time runs, and nothing can be done. */
  readonly paused?: true;
  /** Set while the picture is on its way from one decision to the next: nobody is asked anything yet. */
  readonly midway?: true;
}

/** What a replay shows beyond what the viewer saw: all hands, in seat order, or null. */
export interface Rerun {
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

/** What the viewer lets pass without being asked: as the server knows it, whatever the table shows just now. */
export interface ConsentChoice {
  readonly now: ReadonlySignal<Consent>;
  choose(consent: Consent): Promise<Result<null, TableError>>;
}

/** What a table is drawn from: the server, a replay, the lesson or the lab. */
export interface GameLink {
  readonly table: ReadonlySignal<TableSnapshot | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** All events of the running or the last game, as far as this client may know them; null before the first. */
  readonly story: ReadonlySignal<GameBatch | null>;
  /** Hears each batch as `table` and `story` change to what it leads to. @returns an unsubscribe function. */
  onEvents(listener: (batch: GameBatch) => void): () => void;
  /** Missing where nobody else plays: as in a replay. */
  readonly consent?: ConsentChoice;
  /**
   * Sends a command. Missing if nothing can be played, as in a replay.
   * @param seq of the table that it was chosen at.
   */
  act?(command: Command, seq: number): Promise<Result<null, TableError>>;
}

/** A connection to a table on the server. */
export interface TableLink extends GameLink {
  /** How often it has tried to reconnect; 0 while open. */
  readonly tries: ReadonlySignal<number>;
  readonly social: TableSocial;
  /** What the operator tells everybody. */
  readonly notice: ReadonlySignal<Notice>;
  /** The operator's words to those whose table they closed; empty without any. */
  readonly farewell: ReadonlySignal<string>;
  /** What this page has seen of the finished game; null while one runs, or if the end of its story is missing. */
  evidence(): Evidence | null;
  act(command: Command, seq: number): Promise<Result<null, TableError>>;
  manage(action: TableAction): Promise<Result<null, TableError>>;
  retryNow(): void;
  /** Closes the connection and keeps the seat. */
  close(): void;
}
