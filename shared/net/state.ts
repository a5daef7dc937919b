import type { Strength, Temper } from "../core/bots.ts";
import type { DeckData } from "../core/game.ts";
import type { DealOnWire } from "./deal.ts";
import type { List } from "./packed.ts";
import type { ChairKind, ChatMode, Presence, TablePhase, TableSettings } from "./protocol.ts";
import type { SidelinesOnWire } from "./sidelines.ts";
import type { Attendee } from "./social.ts";

/** Public state of the room "table". Each game adds its own part while it is on the table. */
export interface TableState {
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: SettingsState;
  /** Whether it is a public table. A player who times out too often is then replaced for the rest of the game. */
  readonly isPublic: boolean;
  /** Whether the server shuts down after this game. */
  readonly closing: boolean;
  /** In seat order. */
  readonly chairs: List<ChairState>;
  /** Spectators, in the order of their arrival. */
  readonly watchers: List<Attendee>;
  /** Counts the steps of the games at this table. A command refers to the number of the state that it answers. */
  readonly seq: number;
  /** End of the time for the decision, in ms on the server's clock (`Welcome`); 0 while no clock runs. */
  readonly endsAt: number;
  /** The full length of that time, in ms. */
  readonly totalMs: number;
  /** End of the response window before a draw (K49), in ms on the same clock; 0 if there is none. */
  readonly beatEndsAt: number;
  /** Whether a game is being prepared; all connected players then contribute to its randomness. */
  readonly dealing: boolean;
  /** Randomness of the game that is being prepared, or on the table. */
  readonly deal: DealOnWire;
  /** Id of the finished game; empty before the first and while one runs. */
  readonly finishedId: string;
  readonly sidelines: SidelinesOnWire;
  /** Number of this table's starts that were called off. An older server does not send this field. */
  readonly startsCalledOff?: number;
  /** Number of screens that show the table. An older server does not send this field. */
  readonly screens?: number;
}

export interface SettingsState {
  readonly edition: string;
  readonly seats: number;
  readonly options: Iterable<[string, boolean]>;
  readonly nopeSeconds: TableSettings["nopeSeconds"];
  readonly turnSeconds: TableSettings["turnSeconds"];
  /** An older server does not send this field. */
  readonly hasClock?: boolean;
  /** An older server does not send this field. */
  readonly lateJoin?: boolean;
  readonly beatSeconds: TableSettings["beatSeconds"];
  readonly spectators: boolean;
  readonly chat: ChatMode;
  /** An older server does not send this field. */
  readonly oneRoom?: boolean;
  /** The deck as JSON, if the host composed it; else empty. An older server does not send this field. */
  readonly deck?: string;
  /** Name of that deck; empty: none. An older server does not send this field. */
  readonly deckName?: string;
}

export interface ChairState {
  readonly kind: ChairKind;
  readonly name: string;
  /** "01" to "12", or "bot". */
  readonly avatar: string;
  readonly presence: Presence;
  /** Before a game: ready to start. After one: votes for another. */
  readonly ready: boolean;
  /** Whether a start was called off because this player's page did not answer; reset by the player's next action. */
  readonly silent: boolean;
  readonly host: boolean;
  /** Number of the person at this table (`Attendee`); 0 on a chair without one. */
  readonly who: number;
  /** Games won on this chair since this person or bot sat down. */
  readonly wins: number;
  /** Whether it is a person without an account. */
  readonly guest: boolean;
  /** Strength of a bot; empty for human players and empty chairs. */
  readonly strength: "" | Strength;
  /** Temper of a bot; empty if it has none, and for human players and empty chairs. */
  readonly temper: "" | Temper;
  /**
   * Whether a steady bot plays in the place of this expert now, because the server has no bot workers, or too many
   * requests.
   */
  readonly standIn: boolean;
  /**
   * Number of the turn at which this person took the chair of a bot in the game on the table; 0: has had the chair since
   * the deal. An older server does not send this field.
   */
  readonly since?: number;
  /** Number of votes for a bot that plays for this absent person. An older server does not send this field. */
  readonly votes?: number;
  /**
   * Number of the party with which this person came, from 1; 0 if they came alone, or are the last of it here. An older
   * server does not send this field.
   */
  readonly party?: number;
}

/** @param deck the parsed deck; null for none. */
export const readSettings = (settings: SettingsState, deck: DeckData | null): TableSettings => ({
  edition: settings.edition,
  seats: settings.seats,
  options: Object.fromEntries(settings.options),
  nopeSeconds: settings.nopeSeconds,
  turnSeconds: settings.turnSeconds,
  hasClock: settings.hasClock ?? true,
  lateJoin: settings.lateJoin ?? false,
  beatSeconds: settings.beatSeconds,
  spectators: settings.spectators,
  chat: settings.chat,
  oneRoom: settings.oneRoom ?? false,
  ...(deck && { deck }),
  ...(settings.deckName && { deckName: settings.deckName }),
});
