import type { Seat } from "../core/game.ts";
import { decodeNumbers, encodeDigits } from "./packed.ts";

/*
 * Features for players who are eliminated while others still play. They let bots finish the game fast, watch a hand
 * that its owner shows, and guess the player who is out next. Requests are "manage" (`TableAction`); message "aside"
 * (PrivateNotice).
 */

/** Pace of the bots once no person is in the game: three times as fast, or as before. */
export const botsPaces = ["fast", "usual"] as const;
export type BotsPace = (typeof botsPaces)[number];

/** Public state of the eliminated players. Lists of seats are packed. */
export interface SidelinesOnWire {
  /** The seats that are out of the running game for good. */
  readonly out: string;
  /** Seats that show their hand, one round late, to eliminated players. */
  readonly shown: string;
  /** The seat of the player who lets the bots finish the game fast; empty if there is none. */
  readonly finisher: string;
  /** Number of right guesses of the player who is out next, by seat, packed; empty until the game is over. */
  readonly guessed: string;
  /** Empty while a person is in the game. An older server does not send this field. */
  readonly pace?: string;
}

export const noSidelines: SidelinesOnWire = { out: "", shown: "", finisher: "", guessed: "", pace: "" };

export interface SidelinesInfo {
  readonly out: readonly Seat[];
  readonly shown: readonly Seat[];
  readonly finisher: Seat | null;
  readonly guessed: readonly number[];
  /** Null while a person is in the game. */
  readonly pace: BotsPace | null;
}

export const encodeSidelines = ({ out, shown, finisher, guessed, pace }: SidelinesInfo) => ({
  out: encodeDigits(out),
  shown: encodeDigits(shown),
  finisher: encodeDigits(finisher === null ? [] : [finisher]),
  guessed: encodeDigits(guessed),
  pace: pace ?? "",
});

export const decodeSidelines = ({ out, shown, finisher, guessed, pace }: SidelinesOnWire): SidelinesInfo => ({
  out: decodeNumbers(out),
  shown: decodeNumbers(shown),
  finisher: decodeNumbers(finisher)[0] ?? null,
  guessed: decodeNumbers(guessed),
  pace: botsPaces.find((known) => known === pace) ?? null,
});

/** A player's hand as it was when the turn before their last one began; consecutive turns count as one. */
export interface LateHand {
  readonly seat: Seat;
  /** Cards by title; null until the player has had two turns. */
  readonly cards: readonly string[] | null;
}

/** Message "aside", to one eliminated player after each change: data that only this player gets. */
export interface PrivateNotice {
  /** The hand that the player watches. */
  readonly hand: LateHand | null;
  /** Number of players who watch this player's hand. */
  readonly watchers: number;
  /** The player's guess of the seat that is out next. */
  readonly guess: Seat | null;
  /** Number of the player's right guesses in this game. */
  readonly right: number;
  /** All settled guesses of the player at this table, over rematches. An older server does not send this field. */
  readonly score?: GuessScore;
}

export interface GuessScore {
  readonly right: number;
  readonly of: number;
}

export const noScore: GuessScore = { right: 0, of: 0 };
export const noPrivateNotice: PrivateNotice = { hand: null, watchers: 0, guess: null, right: 0, score: noScore };
