import type { Seat } from "../../core/game.ts";
import type { RandomState } from "../../core/rng.ts";
import type { EditionId } from "./editions/registry.ts";
import type { CardId } from "./titles.ts";

/** The whole truth of a game: plain data, JSON out and in. */
export interface KittensState {
  readonly edition: EditionId;
  readonly options: KittensOptions;
  readonly seats: readonly SeatState[];
  /** Whose turn it is. */
  turn: Seat;
  /** Turns that player owes, the current one included (K14). */
  owes: number;
  /** Whether those stem from an attack (K15). */
  attacked: boolean;
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /** The discard pile, newest last. */
  readonly discard: CardId[];
  /** What the game waits for; the last one decides. Empty: the player on turn acts. */
  readonly pending: Decision[];
  /** Who exploded, first out first. */
  readonly out: Seat[];
  winner: Seat | null;
  readonly random: RandomState;
}

export interface KittensOptions {
  /** K29 */
  readonly combos: boolean;
}

export type Life = "living" | "exploded";

export interface SeatState {
  life: Life;
  readonly hand: CardId[];
  /** What this seat knows of the draw pile, from the top; null where it knows nothing (K34, K38). */
  known: (CardId | null)[];
}

/** What was announced (K19). `form` is what the cards were played as. */
export interface Play {
  readonly form: "card" | "pair" | "triple" | "five";
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly target: Seat | null;
  /** The title that Three of a Kind names. */
  readonly names: CardId | null;
}

export type Decision = NopeWait | Question;

/** A play waits for Nopes (K19); an odd number of them cancels it. */
export interface NopeWait {
  readonly kind: "nope";
  readonly play: Play;
  /** Who Noped, in order. */
  readonly nopes: Seat[];
  /** Who has waved it through since the last Nope. */
  readonly passed: Seat[];
}

export type Question = SaveQuestion | InsertQuestion | GiveQuestion | PickQuestion | TakeQuestion;

/** A kitten was drawn: play a save (K9). */
export interface SaveQuestion {
  readonly kind: "save";
  readonly seat: Seat;
}

/** Put the drawn kitten back (K10). */
export interface InsertQuestion {
  readonly kind: "insert";
  readonly seat: Seat;
}

/** Favor: `seat` gives `to` a card (K26). */
export interface GiveQuestion {
  readonly kind: "give";
  readonly seat: Seat;
  readonly to: Seat;
}

/** A pair: `seat` picks a back from the hand of `from` (K28). */
export interface PickQuestion {
  readonly kind: "pick";
  readonly seat: Seat;
  readonly from: Seat;
}

/** Five different titles: `seat` takes a card from the discard pile (K30). */
export interface TakeQuestion {
  readonly kind: "take";
  readonly seat: Seat;
}
