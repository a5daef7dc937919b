import type { Seat } from "../../core/game.ts";
import type { RandomState } from "../../core/rng.ts";
import type { Secret } from "./secret.ts";
import type { CardId } from "./titles.ts";

/** The complete state of a game, as plain data that can be stored as JSON. */
export interface LoveLetterState {
  readonly seats: readonly SeatState[];
  /** Number of the round; the first is 1. */
  round: number;
  /** The seat on turn. */
  turn: Seat;
  /** The draw pile, top first. */
  readonly pile: Secret[];
  /** The card set aside face down (L1); null once a player had to take it (L17). */
  setAside: Secret | null;
  /** The cards set aside face up, with two players (L1). */
  open: readonly CardId[];
  /** The pending decision; null: the player on turn plays a card. */
  pending: Decision | null;
  /** Result of the previous round or, once the game is over, of the last. */
  last: RoundResult | null;
  /** The game's winners; empty until it is over. */
  winners: readonly Seat[];
  readonly random: RandomState;
}

export interface SeatState {
  /** Out of the round (L5). */
  eliminated: boolean;
  /** One card; two for the player on turn, the drawn one last. */
  readonly hand: Secret[];
  /** Cards face up in front of the player, oldest first (L4). */
  readonly played: CardId[];
  /** L18 */
  shielded: boolean;
  tokens: number;
}

/** A decision that one seat must make. */
export type Decision = InsertDecision | StayDecision;

/** Mouse Trapper: the top card, which is in no pile now, must be put back (L20). */
export interface InsertDecision {
  readonly kind: "insert";
  readonly seat: Seat;
  readonly looked: Secret;
}

/** Doggy Grave Digger: the player keeps the hand, or swaps it with the card set aside (L16). */
export interface StayDecision {
  readonly kind: "stay";
  readonly seat: Seat;
}

/** A card laid face up by the player on turn. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  /** The chosen player; null if the card has no target, or no player can be chosen (L10). */
  readonly target: Seat | null;
  /** The guess of a Crystal Bowl (L21). */
  readonly guess: CardId | null;
}

export interface RoundResult {
  readonly round: number;
  /** The hands that were shown, in seat order; none if one player was left (L6, L7). */
  readonly hands: readonly { readonly seat: Seat; readonly card: CardId }[];
  readonly winners: readonly Seat[];
  /** One player was left (L6), had the highest value (L7), or the better cards in front among several (L8). */
  readonly why: "last-left" | "highest" | "tie-break";
  /** Whether a Robovac kept the King Cat from winning (L22). */
  readonly robovac: boolean;
}

const cloneSecret = (hidden: Secret): Secret => ({ ...hidden });

/** Returns a copy that shares no mutable data. */
export function clone(state: LoveLetterState): LoveLetterState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: seat.hand.map(cloneSecret), played: [...seat.played] })),
    pile: state.pile.map(cloneSecret),
    setAside: state.setAside === null ? null : cloneSecret(state.setAside),
    pending: state.pending === null ? null : cloneDecision(state.pending),
    random: { ...state.random },
  };
}

const cloneDecision = (decision: Decision): Decision =>
  decision.kind === "insert" ? { ...decision, looked: cloneSecret(decision.looked) } : decision;
