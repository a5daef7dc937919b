import type { Strength, Temper } from "../core/bots.ts";
import type { DealOnWire } from "./deal.ts";
import type { List } from "./packed.ts";
import type { ChairKind, ChatMode, Presence, TablePhase, TableSettings } from "./protocol.ts";
import type { SidelinesOnWire } from "./sidelines.ts";
import type { Attendee } from "./social.ts";

/** What the room "table" synchronises to everybody; each game adds its own part while it is on the table. */
export interface TableState {
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: SettingsState;
  /** Whether strangers meet here: a player who lets the clock run out too often is put out of the game. */
  readonly isPublic: boolean;
  /** Whether the server ends after this game. */
  readonly closing: boolean;
  /** In seat order. */
  readonly chairs: List<ChairState>;
  /** Spectators, in the order in which they came. */
  readonly watchers: List<Attendee>;
  /** Counts the steps of the games at this table: a command names the one it answers. */
  readonly seq: number;
  /** When the time of the decision is up, in ms on the server's clock (`Welcome`); 0 while no clock runs. */
  readonly endsAt: number;
  /** The full length of that time, in ms. */
  readonly totalMs: number;
  /** Until when a draw is held back (K49), in ms on the same clock; 0 if it is not. */
  readonly beatEndsAt: number;
  /** Whether a game is being prepared: everybody who is here adds to its chance. */
  readonly dealing: boolean;
  /** Where the chance of the game being prepared, or on the table, comes from. */
  readonly deal: DealOnWire;
  /** What the finished game is found by; empty before the first and while one runs. */
  readonly finishedId: string;
  readonly sidelines: SidelinesOnWire;
  /** Starts of this table that came to nothing; a server of before has no such field. */
  readonly startsCalledOff?: number;
}

export interface SettingsState {
  readonly edition: string;
  readonly seats: number;
  readonly options: Iterable<[string, boolean]>;
  readonly nopeSeconds: TableSettings["nopeSeconds"];
  readonly turnSeconds: TableSettings["turnSeconds"];
  readonly beatSeconds: TableSettings["beatSeconds"];
  readonly spectators: boolean;
  readonly chat: ChatMode;
}

export interface ChairState {
  readonly kind: ChairKind;
  readonly name: string;
  /** "01" to "12", or "bot". */
  readonly avatar: string;
  readonly presence: Presence;
  /** Before a game: ready to start. After one: votes for another. */
  readonly ready: boolean;
  /** A start was called off since this player's page did not answer; until they do something. */
  readonly silent: boolean;
  readonly host: boolean;
  /** The number of the person at this table (`Attendee`); 0 on a chair without one. */
  readonly who: number;
  /** Games won on this chair since this person, or bot, sat down. */
  readonly wins: number;
  /** A person without an account. */
  readonly guest: boolean;
  /** How well a bot plays; empty for people and empty chairs. */
  readonly strength: "" | Strength;
  /** What a bot is like; empty if it has no temper, and for people and empty chairs. */
  readonly temper: "" | Temper;
  /** Whether a steady bot plays in the place of this expert now: nobody thinks here, or too many ask. */
  readonly standIn: boolean;
}

export const readSettings = (settings: SettingsState): TableSettings => ({
  edition: settings.edition,
  seats: settings.seats,
  options: Object.fromEntries(settings.options),
  nopeSeconds: settings.nopeSeconds,
  turnSeconds: settings.turnSeconds,
  beatSeconds: settings.beatSeconds,
  spectators: settings.spectators,
  chat: settings.chat,
});
