import type { Seat } from "../../../../../core/game.ts";
import { copies } from "../../../edition.ts";
import { cardIds } from "../../../titles.ts";

/**
 * A face-down card as one number: bits 0–3 its value, 4–9 the seats that know it, 10–20 the values that are publicly
 * ruled out.
 */
export type FaceDownCard = number;

/** Value of a card that is not decided yet: it is any of the spare ones. */
export const undecided = 15;

/** Marks the absence of a card. */
export const none = -1;

const seats = 0b111111 << 4;

export const faceOf = (card: FaceDownCard): number => card & 15;

export const isUndecided = (card: FaceDownCard): boolean => card !== none && (card & 15) === undecided;

export const withValue = (card: FaceDownCard, value: number): FaceDownCard => (card & ~15) | value;

export const isKnownTo = (card: FaceDownCard, seat: Seat): boolean => ((card >> (4 + seat)) & 1) === 1;

export const shownTo = (card: FaceDownCard, seat: Seat): FaceDownCard => card | (1 << (4 + seat));

export const shownToAll = (card: FaceDownCard, players: number): FaceDownCard => card | (((1 << players) - 1) << 4);

/** Adds the seats that know the other card to those that know this one. */
export const shownWith = (card: FaceDownCard, other: FaceDownCard): FaceDownCard => card | (other & seats);

/** Limits the seats that know this card to those that know the other card too. */
export const knownOnlyWith = (card: FaceDownCard, other: FaceDownCard): FaceDownCard => card & (other | ~seats);

/** Limits the seats that know this card to one seat. */
export const hiddenFromAllBut = (card: FaceDownCard, seat: Seat): FaceDownCard => card & (~seats | (1 << (4 + seat)));

/** Set of the ruled-out values, a bit each. */
export const ruledOutOf = (card: FaceDownCard): number => card >> 10;

export const rulingOut = (card: FaceDownCard, values: number): FaceDownCard => card | (values << 10);

export const withoutRuledOut = (card: FaceDownCard): FaceDownCard => card & 0b1111111111;

/** Removes all knowledge of a card, because it has been shuffled among others. */
export const forgotten = (card: FaceDownCard): FaceDownCard => card & 15;

/** The number at an index that is known to exist. */
export const at = (list: { readonly [index: number]: number }, index: number): number => list[index] ?? 0;

/** A round as numbers, for bots that play thousands of them. A test checks that the rules equal those of the engine. */
export interface Round {
  readonly players: number;
  turn: Seat;
  /** Sets of seats, a bit each: out of the round, and under a Shell Shield. */
  out: number;
  shielded: number;
  /** By seat: its card; for the seat on turn, the older one. */
  readonly held: Int32Array;
  /** The second card of the seat on turn, until it plays. */
  drawn: FaceDownCard;
  /** The draw pile, bottom first; only the first `left` cards count. */
  readonly pile: Int32Array;
  left: number;
  aside: FaceDownCard;
  /** By value: number of cards that lie face up. */
  readonly laid: Int32Array;
  /** By seat: the cards in front of it as one number that is higher the better they are (L8). */
  readonly fronts: Int32Array;
  asks: "play" | "insert" | "stay";
  /** The card that a Mouse Trapper looks at. */
  looked: FaceDownCard;
  /** A set of seats; 0 until the round is over. */
  winners: number;
  /** By value: number of cards that are not decided yet. They lie at the undecided places in any order. */
  readonly spare: Int32Array;
}

export const values = cardIds.length;

export const copiesOf: Int32Array = Int32Array.from(cardIds, (id) => copies[id]);

/** Value of each card in a front: more than all lower cards together. */
const weights = new Float64Array(values).fill(1);
for (let value = 1; value < values; value += 1) weights[value] = at(weights, value - 1) * (at(copiesOf, value - 1) + 1);

/**
 * Creates a round without hands in which all hidden cards are undecided.
 * @param open the values that lie face up from the start.
 */
export function newRound(players: number, open: readonly number[]): Round {
  const laid = new Int32Array(values);
  for (const value of open) laid[value] = at(laid, value) + 1;
  const left = copiesOf.reduce((sum, count) => sum + count, 0) - open.length - 1;
  return {
    players,
    turn: 0,
    out: 0,
    shielded: 0,
    held: new Int32Array(players).fill(none),
    drawn: none,
    pile: new Int32Array(left + 1).fill(undecided),
    left,
    aside: undecided,
    laid,
    fronts: new Int32Array(players),
    asks: "play",
    looked: none,
    winners: 0,
    spare: copiesOf.map((count, value) => count - at(laid, value)),
  };
}

export const copyOf = (round: Round): Round => ({
  ...round,
  held: round.held.slice(),
  pile: round.pile.slice(),
  laid: round.laid.slice(),
  fronts: round.fronts.slice(),
  spare: round.spare.slice(),
});

/** Copies one round over another with the same number of players. */
export function overwrite(round: Round, other: Round): void {
  round.turn = other.turn;
  round.out = other.out;
  round.shielded = other.shielded;
  round.held.set(other.held);
  round.drawn = other.drawn;
  round.pile.set(other.pile);
  round.left = other.left;
  round.aside = other.aside;
  round.laid.set(other.laid);
  round.fronts.set(other.fronts);
  round.asks = other.asks;
  round.looked = other.looked;
  round.winners = other.winners;
  round.spare.set(other.spare);
}

export const isIn = (round: Round, seat: Seat): boolean => ((round.out >> seat) & 1) === 0;

/** Whether a seat may be chosen: another seat in the round without a shield (L10). */
export const mayChoose = (round: Round, actor: Seat, seat: Seat): boolean =>
  seat !== actor && (((round.out | round.shielded) >> seat) & 1) === 0;

export function countIn(round: Round): number {
  let count = 0;
  for (let seat = 0; seat < round.players; seat += 1) if (isIn(round, seat)) count += 1;
  return count;
}

/** Lays a card face up in front of a seat. */
export function front(round: Round, seat: Seat, value: number): void {
  round.laid[value] = at(round.laid, value) + 1;
  round.fronts[seat] = at(round.fronts, seat) + at(weights, value);
}

/** Takes the top card of the draw pile or, if it is empty, the card set aside. */
export function take(round: Round): FaceDownCard {
  if (round.left > 0) {
    round.left -= 1;
    return at(round.pile, round.left);
  }
  const { aside } = round;
  round.aside = none;
  return aside;
}

/** Gives a seat the card that it draws; does nothing if there is none. */
export function draw(round: Round, seat: Seat): void {
  const card = take(round);
  if (card === none) return;
  if (at(round.held, seat) === none) round.held[seat] = shownTo(card, seat);
  else round.drawn = shownTo(card, seat);
}

/** Eliminates a seat and lays its card face up (L5). */
export function eliminate(round: Round, seat: Seat): void {
  round.out |= 1 << seat;
  layHand(round, seat);
}

/** @returns the value of the card that now lies face up, or `none`. */
export function layHand(round: Round, seat: Seat): number {
  const card = at(round.held, seat);
  if (card === none) return none;
  round.held[seat] = none;
  front(round, seat, faceOf(card));
  return faceOf(card);
}
