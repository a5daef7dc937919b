import type { Seat } from "../../core/game.ts";
import type { RandomState } from "../../core/rng.ts";
import type { EditionId } from "./editions/registry.ts";
import type { CardId, GivingTitle } from "./titles.ts";

/** The whole truth of a game: plain data that survives JSON. If no hand holds the Godcat, it lies on the playmat. */
export interface KittensState {
  readonly edition: EditionId;
  readonly options: KittensOptions;
  readonly seats: readonly SeatState[];
  /** Whose turn it is. */
  turn: Seat;
  /** Turns that player owes, the current one included (K14). */
  owes: number;
  /** Whether those come from an attack (K15). */
  attacked: boolean;
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /** The discard pile, newest last. */
  readonly discard: CardId[];
  /** What the game waits for; the last one decides. Empty: the player on turn acts. */
  readonly pending: Decision[];
  /** Who exploded or is Dead, first out first. */
  readonly out: Seat[];
  winner: Seat | null;
  readonly random: RandomState;
}

export interface KittensOptions {
  /** K29 */
  readonly combos: boolean;
  /** K4 */
  readonly fast: boolean;
}

/** The Dead keep seat and hand (K46); the exploded are out (K11). */
export type Life = "living" | "dead" | "exploded";

export interface SeatState {
  life: Life;
  /** Whether the kitten that killed them lies in front of a Dead player; the Devilcat leaves none (K42, K46). */
  kitten: boolean;
  readonly hand: CardId[];
  /** What this seat knows of the draw pile, from the top; null for an unknown card (K34, K38). */
  known: (CardId | null)[];
}

/** An announced play (K19). `form` is what the cards were played as. */
export interface Play {
  readonly form: "card" | "pair" | "triple" | "five";
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** What a Godcat stands for, or a Clone played alone becomes (K43, K55). */
  readonly as: CardId | null;
  readonly target: Seat | null;
  /** The title that Three of a Kind names. */
  readonly names: CardId | null;
}

export type Decision = NopeWait | ClairvoyanceWait | Give | StayDecision | KeepDecision | OpenDecision;

/** A play waits for Nopes (K19); an odd number of them cancels it. */
export interface NopeWait {
  readonly kind: "nope";
  readonly play: Play;
  /** Who Noped, in order. */
  readonly nopes: Seat[];
  /** Who has passed since the last Nope. */
  readonly passed: Seat[];
  /** The length of the discard pile with the last Nope on top; 0 before any (K57). */
  nopedAt: number;
}

/** After a save the others may play Clairvoyance before kittens are put back (K50). */
export interface ClairvoyanceWait {
  readonly kind: "clairvoyance";
  /** Who saved themselves. */
  readonly seat: Seat;
  readonly passed: Seat[];
}

/** Each giver chooses a card, in secret; the cards move once all have chosen (K26, K52, K53). */
export interface Give {
  readonly kind: "give";
  /** The card that makes them give. */
  readonly by: GivingTitle;
  /** One per giver, in seat order. */
  readonly gifts: SecretGift[];
}

/** Who gives a card, and to whom. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat | "pile";
}

export interface SecretGift extends Gift {
  /** What is given; null until it is chosen. */
  readonly card: CardId | null;
}

/** Armageddon: `seat` keeps the card before them, or swaps (K40). */
export interface StayDecision {
  readonly kind: "stay";
  readonly seat: Seat;
  readonly by: Seat;
  /** Which card lies face down before `by`. */
  readonly before: "godcat" | "devilcat";
}

/** A card is looked at: from the bottom by Raising Heck (K39), from the top by Dig Deeper (K54). */
export interface KeepDecision {
  readonly kind: "keep";
  readonly seat: Seat;
  readonly from: "bottom" | "top";
  readonly card: CardId;
}

/** Decisions of one seat that contain no secret. */
export type OpenDecision = SaveDecision | InsertDecision | PickDecision | TakeDecision | StopDecision | LayDecision;

/** What kills: a drawn kitten (K9), or the Devilcat (K41). */
export type Cause = "kitten" | "devilcat";

export interface SaveDecision {
  readonly kind: "save";
  readonly seat: Seat;
  readonly cause: Cause;
}

/** Put kittens back (K10, K47); `watchers` have played Clairvoyance and see where (K50). */
export interface InsertDecision {
  readonly kind: "insert";
  readonly seat: Seat;
  /** Kittens still to be put back. */
  kittens: number;
  readonly watchers: Seat[];
}

/** A pair: `seat` picks a back from the hand of `from` (K28). */
export interface PickDecision {
  readonly kind: "pick";
  readonly seat: Seat;
  readonly from: Seat;
}

/** Five different titles: `seat` takes a card from the discard pile (K30). */
export interface TakeDecision {
  readonly kind: "take";
  readonly seat: Seat;
}

/** `seat` stops the shuffling (K37). */
export interface StopDecision {
  readonly kind: "stop";
  readonly seat: Seat;
  readonly by: Seat;
}

/** Armageddon: `seat` chooses their card, and an opponent (K40). */
export interface LayDecision {
  readonly kind: "lay";
  readonly seat: Seat;
}
