import type { Seat } from "../core/game.ts";
import { pack, unpackNumbers } from "./packed.ts";

/*
 * What people do who are out of a game for good while others play on: they let bots finish it fast, watch a hand that
 * its owner shows, and guess who is out next. Requests are "manage" (`TableAction`); message "aside" (Aside).
 */

/** What everybody is told of the people who are out. Lists of seats are packed. */
export interface SidelinesOnWire {
  /** The seats that are out of the running game for good. */
  readonly out: string;
  /** The seats whose players show their hand, one round late, to those who are out. */
  readonly shown: string;
  /** The seat of whoever lets the bots finish the game fast; empty if nobody does. */
  readonly finisher: string;
  /** By seat, how often each was right about who is out next, packed; empty until the game is over. */
  readonly guessed: string;
}

export const noSidelines: SidelinesOnWire = { out: "", shown: "", finisher: "", guessed: "" };

export interface SidelinesFace {
  readonly out: readonly Seat[];
  readonly shown: readonly Seat[];
  readonly finisher: Seat | null;
  readonly guessed: readonly number[];
}

export const packSidelines = ({ out, shown, finisher, guessed }: SidelinesFace): SidelinesOnWire => ({
  out: pack(out),
  shown: pack(shown),
  finisher: pack(finisher === null ? [] : [finisher]),
  guessed: pack(guessed),
});

export const readSidelines = ({ out, shown, finisher, guessed }: SidelinesOnWire): SidelinesFace => ({
  out: unpackNumbers(out),
  shown: unpackNumbers(shown),
  finisher: unpackNumbers(finisher)[0] ?? null,
  guessed: unpackNumbers(guessed),
});

/** Somebody's hand as it was when the turn before their last one began; turns in a row count as one. */
export interface LateHand {
  readonly seat: Seat;
  /** By title; null until they have had two turns. */
  readonly cards: readonly string[] | null;
}

/** Message "aside", to one person whenever it has changed: what nobody else at the table is told. */
export interface Aside {
  /** The hand that they watch. */
  readonly hand: LateHand | null;
  /** How many watch theirs. */
  readonly watchers: number;
  /** Who, as they guess, is out next. */
  readonly guess: Seat | null;
  /** How often they were right in this game. */
  readonly right: number;
}

export const noAside: Aside = { hand: null, watchers: 0, guess: null, right: 0 };
