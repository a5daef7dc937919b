import { assertNever } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import type { RandomState } from "../../core/rng.ts";
import type { Deck } from "./decks/deck.ts";
import type { AnyEditionId } from "./editions/registry.ts";
import type { CardId, GivingTitle, KittenId } from "./titles.ts";

/**
 * The complete state of a game, as plain data that can be stored as JSON. If no hand holds the Godcat, it lies on the
 * playmat.
 */
export interface KittensState {
  readonly edition: AnyEditionId;
  /** The deck, if its host composed it (K85). */
  readonly deck: Deck | null;
  readonly options: KittensOptions;
  readonly seats: readonly SeatState[];
  /** The seat on turn. */
  turn: Seat;
  /** Turns owed by that player, the current one included (K14). */
  owes: number;
  /** Whether these turns come from an attack (K15). */
  attacked: boolean;
  /** The order of play; Reverse turns it round (K77, K78). */
  direction: Direction;
  /** Whether the Imploding Kitten was drawn: from then on it lies face up wherever it is in the draw pile (K72, K75). */
  faceUp: boolean;
  /** The draw pile, top first. */
  readonly pile: CardId[];
  /** The discard pile, newest last. */
  readonly discard: CardId[];
  /** Pending decisions; the last one is decided first. Empty: the player on turn acts. */
  readonly pending: Decision[];
  /** Seats that exploded or are Dead, in order. */
  readonly out: Seat[];
  /** The seat that is out by an implosion (K73). */
  imploded: Seat | null;
  winner: Seat | null;
  readonly random: RandomState;
}

/** Order of play: by rising or by falling seat numbers. */
export type Direction = "clockwise" | "counterclockwise";

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
  /** The seat's knowledge of the draw pile, from the top; null for an unknown card (K34, K38). */
  known: (CardId | null)[];
}

/** An announced play (K19). `form` is the form in which the cards were played. */
export interface Play {
  readonly form: "card" | "pair" | "triple" | "five";
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** The title that a Godcat stands for, or that a Clone played alone becomes (K43, K55). */
  readonly as: CardId | null;
  readonly target: Seat | null;
  /** The title named for Three of a Kind. */
  readonly names: CardId | null;
}

export type Decision = NopeWait | ClairvoyanceWait | Give | StayDecision | KeepDecision | OpenDecision;

/** A play waits for Nopes (K19); an odd number of them cancels it. */
export interface NopeWait {
  readonly kind: "nope";
  readonly play: Play;
  /** Seats that Noped, in order. */
  readonly nopes: Seat[];
  /** Seats that have passed since the last Nope. */
  readonly passed: Seat[];
  /** The length of the discard pile with the last Nope on top; 0 before any (K57). */
  nopedAt: number;
}

/** After a save the others may play Clairvoyance before kittens are put back (K50). */
export interface ClairvoyanceWait {
  readonly kind: "clairvoyance";
  /** The player who saved themself. */
  readonly seat: Seat;
  readonly passed: Seat[];
}

/** Each giver chooses a card in secret; the cards move once all have chosen (K26, K52, K53). */
export interface Give {
  readonly kind: "give";
  /** The card that makes them give. */
  readonly by: GivingTitle;
  /** One per giver, in seat order. */
  readonly gifts: SecretGift[];
}

/** Giver and receiver of a card. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat | "pile";
}

export interface SecretGift extends Gift {
  /** The card to give; null until it is chosen. */
  readonly card: CardId | null;
}

/** Armageddon: `seat` keeps the card in front of them, or swaps (K40). */
export interface StayDecision {
  readonly kind: "stay";
  readonly seat: Seat;
  readonly by: Seat;
  /** The card that lies face down in front of `by`. */
  readonly before: "godcat" | "devilcat";
}

/** A card is looked at: from the bottom by Raising Heck (K39), from the top by Dig Deeper (K54). */
export interface KeepDecision {
  readonly kind: "keep";
  readonly seat: Seat;
  readonly from: "bottom" | "top";
  /** Whether all players saw the card, because it lay face up on top (K74). */
  readonly open: boolean;
  readonly card: CardId;
}

/** Decisions of one seat that contain no secret. */
export type OpenDecision =
  | SaveDecision
  | InsertDecision
  | PickDecision
  | TakeDecision
  | StopDecision
  | LayDecision
  | ArrangeDecision;

/** Danger that a save averts: a drawn kitten (K9), or the Devilcat (K41). */
export type Danger = "kitten" | "devilcat";

/** Cause of an elimination. Nothing saves from an implosion (K73). */
export type Cause = Danger | "implosion";

export interface SaveDecision {
  readonly kind: "save";
  readonly seat: Seat;
  readonly cause: Danger;
}

/** Kittens must be put back (K10, K47); `watchers` have played Clairvoyance and see the position (K50). */
export interface InsertDecision {
  readonly kind: "insert";
  readonly seat: Seat;
  /** Kind of the kittens; there is only one Imploding Kitten (K72). */
  readonly card: KittenId;
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

/** Armageddon: `seat` chooses a card for themself, and an opponent (K40). */
export interface LayDecision {
  readonly kind: "lay";
  readonly seat: Seat;
}

/** Alter the Future: `seat` puts the top cards, which it knows, in an order (K80). */
export interface ArrangeDecision {
  readonly kind: "arrange";
  readonly seat: Seat;
  /** Number of these cards, at least 1. */
  readonly count: number;
}

/** Returns a copy that shares no mutable data. */
export function clone(state: KittensState): KittensState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: [...seat.hand], known: [...seat.known] })),
    pile: [...state.pile],
    discard: [...state.discard],
    pending: state.pending.map(cloneDecision),
    out: [...state.out],
    random: { ...state.random },
  };
}

function cloneDecision(decision: Decision): Decision {
  switch (decision.kind) {
    case "nope":
      return { ...decision, nopes: [...decision.nopes], passed: [...decision.passed] };
    case "clairvoyance":
      return { ...decision, passed: [...decision.passed] };
    case "give":
      return { ...decision, gifts: [...decision.gifts] };
    case "insert":
      return { ...decision, watchers: [...decision.watchers] };
    case "save":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
    case "arrange":
      return decision;
    default:
      return assertNever(decision);
  }
}
