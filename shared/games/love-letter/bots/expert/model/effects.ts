import type { Seat } from "../../../../../core/game.ts";
import {
  at,
  copiesOf,
  draw,
  faceOf,
  forgotten,
  front,
  hiddenFromAllBut,
  isIn,
  knownOnlyWith,
  none,
  type Round,
  ruledOutOf,
  rulingOut,
  shownTo,
  shownToAll,
  shownWith,
  withoutRuledOut,
} from "./round.ts";

/** Set of the values of which there is only one card. */
const singles = copiesOf.reduce((set, count, value) => (count === 1 ? set | (1 << value) : set), 0);

/**
 * Lays one of the two cards of the seat on turn (L3). `layPlayed` of the engine explains the remaining knowledge of the
 * other card.
 */
export function layOne(round: Round, value: number): void {
  const { turn } = round;
  const older = at(round.held, turn);
  const [laid, left] = faceOf(older) === value ? [older, round.drawn] : [round.drawn, older];
  const still = ((ruledOutOf(left) >> value) & 1) === 1 ? left : withoutRuledOut(left);
  round.held[turn] = faceOf(left) === value ? knownOnlyWith(still, laid) : still;
  round.drawn = none;
  front(round, turn, value);
}

export function exchangeHands(round: Round, one: Seat, other: Seat): void {
  const card = at(round.held, one);
  round.held[one] = shownTo(at(round.held, other), one);
  round.held[other] = shownTo(card, other);
}

export function ruleOut(round: Round, seat: Seat, set: number): void {
  round.held[seat] = rulingOut(at(round.held, seat), set);
}

/** Moves the King Cat to another hand in view of all players (L13). */
export function takeKing(round: Round, seat: Seat, from: Seat): void {
  exchangeHands(round, seat, from);
  round.held[seat] = shownToAll(at(round.held, seat), round.players);
}

/** Handles equal cards: all players learn that the two cards are equal (L19). */
export function tie(round: Round, one: Seat, other: Seat): void {
  const [mine, theirs] = [at(round.held, one), at(round.held, other)];
  round.held[one] = rulingOut(shownWith(mine, theirs), singles);
  round.held[other] = rulingOut(shownWith(theirs, mine), singles);
}

/**
 * Handles unequal cards before the elimination. The lower player sees the other card, and all players learn that it is
 * higher (L19).
 */
export function outdo(round: Round, lower: Seat, higher: Seat): void {
  const upToLower = (2 << faceOf(at(round.held, lower))) - 1;
  round.held[higher] = rulingOut(shownTo(at(round.held, higher), lower), upToLower);
}

/** @param position number of cards above it. */
export function putBack(round: Round, position: number): void {
  const { pile, turn } = round;
  const index = round.left - position;
  pile.copyWithin(index + 1, index, round.left);
  pile[index] = round.looked;
  round.left += 1;
  for (let place = 0; place < round.left; place += 1) pile[place] = hiddenFromAllBut(at(pile, place), turn);
  round.looked = none;
  round.asks = "play";
}

/** Swaps the hand of the seat on turn with the card set aside (L16). */
export function swapAside(round: Round): void {
  const { turn, aside } = round;
  round.aside = at(round.held, turn);
  round.held[turn] = shownTo(aside, turn);
  round.asks = "play";
}

/** Shuffles the unshielded hands into the draw pile, and deals again (L15). */
export function juggle(round: Round, dice: () => number): void {
  const { pile, held, players, turn } = round;
  const all = Array.from({ length: players }, (_, step) => (turn + step) % players);
  const hands = all.filter((seat) => isIn(round, seat) && ((round.shielded >> seat) & 1) === 0);
  for (const seat of hands) {
    pile[round.left] = at(held, seat);
    round.left += 1;
    held[seat] = none;
  }
  for (let last = round.left - 1; last >= 0; last -= 1) {
    const other = Math.floor(dice() * (last + 1));
    const card = at(pile, last);
    pile[last] = forgotten(at(pile, other));
    pile[other] = forgotten(card);
  }
  for (const seat of hands) draw(round, seat);
}
