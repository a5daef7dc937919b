import type { Seat } from "../../../../../core/game.ts";
import {
  at,
  copiesOf,
  countIn,
  faceOf,
  isIn,
  isKnownTo,
  mayChoose,
  none,
  type Round,
  ruledOutOf,
  values,
} from "./round.ts";
import { insertAt, type Move, playOf, stay, swap } from "./step.ts";

/** All legal moves of the seat on turn, and their values for the steady bot. */
export interface Choice {
  readonly moves: Int32Array;
  readonly worths: Float64Array;
}

/** Tolerance for equal values: their sums are computed in another order than the steady bot's. */
const nothing = 1e-9;

const unseen = new Int32Array(values);
const worths = new Float64Array(values);
const odds = new Float64Array(values);

/**
 * Buffer for the current decision: `count` moves and their values. A decision never has more moves than the buffer's
 * size.
 */
const scratch = { moves: new Int32Array(128), worths: new Float64Array(128), count: 0 };

/** Evaluates moves like the steady bot, on numbers; a test checks that the choices are equal. */
export function choiceOf(round: Round): Choice {
  consider(round);
  const { moves, worths: all, count } = scratch;
  return { moves: moves.slice(0, count), worths: all.slice(0, count) };
}

/** Indexes of the moves that the steady bot may choose: the best one, or several equals. */
export const equalsIn = ({ worths: all }: Choice): readonly number[] => equalsAmong(all, all.length);

/** Returns the move of the steady bot. */
export function steadyMove(round: Round, dice: () => number): Move {
  consider(round);
  const equals = equalsAmong(scratch.worths, scratch.count);
  const index = equals.length === 1 ? 0 : Math.floor(dice() * equals.length);
  return at(scratch.moves, at(equals, index));
}

function equalsAmong(all: Float64Array, count: number): readonly number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) highest = Math.max(highest, at(all, index));
  const equals: number[] = [];
  for (let index = 0; index < count; index += 1) if (at(all, index) >= highest - nothing) equals.push(index);
  return equals;
}

function consider(round: Round): void {
  scratch.count = 0;
  countUnseen(round, round.turn, unseen);
  if (round.asks === "insert") addPlaces(round);
  else if (round.asks === "stay") addStay(round);
  else addPlays(round);
}

/** Computes the value of holding each card. */
function weighHands(round: Round): void {
  let all = 0;
  for (let value = 0; value < values; value += 1) all += at(unseen, value);
  const rounds = Math.ceil(round.left / countIn(round));
  const factor = 0.3 + 0.7 / (1 + rounds);
  let below = 0;
  for (let value = 0; value < values; value += 1) {
    worths[value] = all === 0 ? 0 : (below / all) * factor;
    below += at(unseen, value);
  }
}

function add(move: Move, worth: number): void {
  scratch.moves[scratch.count] = move;
  scratch.worths[scratch.count] = worth;
  scratch.count += 1;
}

/** Adds the positions for a card; only one of them has a value. */
function addPlaces(round: Round): void {
  weighHands(round);
  const own = faceOf(at(round.held, round.turn));
  const isBetter = at(worths, faceOf(round.looked)) > at(worths, own);
  const best = isBetter ? Math.min(round.left, countIn(round) - 1) : 0;
  for (let place = 0; place <= round.left; place += 1) add(insertAt(place), place === best ? 1 : 0);
}

function addStay(round: Round): void {
  weighHands(round);
  const own = faceOf(at(round.held, round.turn));
  const isBetter = round.aside !== none && at(worths, faceOf(round.aside)) > at(worths, own);
  add(stay, isBetter ? 0 : 1);
  add(swap, isBetter ? 1 : 0);
}

function addPlays(round: Round): void {
  const older = faceOf(at(round.held, round.turn));
  const newer = faceOf(round.drawn);
  weighHands(round);
  addPlaysOf(round, older, newer);
  if (newer !== older) addPlaysOf(round, newer, older);
}

function addPlaysOf(round: Round, card: number, kept: number): void {
  const base = at(worths, kept);
  if (card === 1 || card === 3 || card === 5 || card === 8) addAimed(round, card, kept, base);
  else add(playOf(card, null, null), base + worthAlone(round, card, kept));
}

function addAimed(round: Round, card: number, kept: number, base: number): void {
  const before = scratch.count;
  const others = countIn(round) - 1;
  let wasUnknown = false;
  for (let target = 0; target < round.players; target += 1) {
    if (!mayChoose(round, round.turn, target)) continue;
    const isUnknown = at(round.held, target) >> 4 === 1 << target;
    // Two hands without any known information have the same odds.
    if (!(isUnknown && wasUnknown)) oddsOf(round, round.turn, target, unseen, odds);
    wasUnknown = isUnknown;
    if (card === 8) add(playOf(8, target, null), base + gain(kept));
    else if (card === 5) add(playOf(5, target, null), base + at(odds, 10) / others);
    else if (card === 3) add(playOf(3, target, null), base + worthOfBattle(kept, others));
    else
      for (let guess = 0; guess < values; guess += 1) {
        if (guess === 1) continue;
        const chance = at(odds, guess);
        add(playOf(1, target, guess), base + (chance > 0 ? chance / others : -1.5));
      }
  }
  if (scratch.count === before) add(playOf(card, null, null), base);
}

/** Expected gain of another hand, by the odds, over the kept one. */
function gain(kept: number): number {
  let sum = 0;
  let all = 0;
  for (let value = 0; value < values; value += 1) {
    sum += at(odds, value) * at(worths, value);
    all += at(odds, value);
  }
  return all === 0 ? -at(worths, kept) : sum - at(worths, kept);
}

function worthOfBattle(kept: number, others: number): number {
  let sum = 0;
  for (let value = 0; value < values; value += 1) {
    if (kept < value) sum -= at(odds, value);
    else if (kept > value) sum += at(odds, value) / others;
  }
  return sum;
}

function worthAlone(round: Round, card: number, kept: number): number {
  switch (card) {
    case 10:
      return -2;
    case 9:
      return worthOfPet(round, kept);
    case 7:
      oddsOfAny();
      return gain(kept);
    case 6:
      return worthOfDigging(kept);
    case 4:
      return 0.1;
    case 2:
      return 0.04;
    default:
      return 0;
  }
}

function oddsOfAny(): void {
  let all = 0;
  for (let value = 0; value < values; value += 1) all += at(unseen, value);
  for (let value = 0; value < values; value += 1) odds[value] = all === 0 ? 0 : at(unseen, value) / all;
}

function worthOfDigging(kept: number): number {
  oddsOfAny();
  let sum = 0;
  for (let value = 0; value < values; value += 1)
    sum += at(odds, value) * Math.max(0, at(worths, value) - at(worths, kept));
  return sum;
}

function worthOfPet(round: Round, kept: number): number {
  let found = 0;
  for (let target = 0; target < round.players; target += 1) {
    if (!mayChoose(round, round.turn, target)) continue;
    oddsOf(round, round.turn, target, unseen, odds);
    found = Math.max(found, at(odds, 10));
  }
  const exposed = round.left > 0 ? 0.2 : 0;
  return found * (at(worths, 10) - at(worths, kept) - exposed);
}

/** By value: number of cards that a seat has not seen. The caller owns the list. */
export function countUnseen(round: Round, seat: Seat, unseen: Int32Array): void {
  for (let value = 0; value < values; value += 1) unseen[value] = at(copiesOf, value) - at(round.laid, value);
  for (let other = 0; other < round.players; other += 1) see(at(round.held, other));
  for (let place = 0; place < round.left; place += 1) see(at(round.pile, place));
  see(round.drawn);
  see(round.aside);
  see(round.looked);

  function see(card: number): void {
    if (card !== none && isKnownTo(card, seat)) unseen[faceOf(card)] = at(unseen, faceOf(card)) - 1;
  }
}

/** By value: probability of each card in the hand of a target, equal to the result of `oddsOfHand`. */
function oddsOf(round: Round, seat: Seat, target: Seat, unseen: Int32Array, odds: Float64Array): void {
  odds.fill(0);
  const card = at(round.held, target);
  if (isKnownTo(card, seat)) {
    odds[faceOf(card)] = 1;
    return;
  }
  const others = ruledOutElsewhere(round, seat, target);
  const isFree = others.every((list) => available(unseen, list) > others.length);
  const ruledOut = ruledOutOf(card);
  let all = 0;
  for (let value = 0; value < values; value += 1) {
    const count = at(unseen, value);
    if (count === 0 || ((ruledOut >> value) & 1) === 1 || !(isFree || fitsWithout(unseen, value, others))) continue;
    odds[value] = count;
    all += count;
  }
  if (all > 0) for (let value = 0; value < values; value += 1) odds[value] = at(odds, value) / all;
}

const nowhere: readonly number[] = [];

/** Lists the ruled-out values of each other unseen hand. */
function ruledOutElsewhere(round: Round, seat: Seat, but: Seat): readonly number[] {
  let found = nowhere;
  for (let other = 0; other < round.players; other += 1) {
    const card = at(round.held, other);
    if (other === but || !isIn(round, other) || card === none) continue;
    if (!isKnownTo(card, seat) && ruledOutOf(card) !== 0) found = [...found, ruledOutOf(card)];
  }
  return found;
}

function fitsWithout(unseen: Int32Array, value: number, lists: readonly number[]): boolean {
  unseen[value] = at(unseen, value) - 1;
  const found = fits(unseen, lists, 0);
  unseen[value] = at(unseen, value) + 1;
  return found;
}

function available(unseen: Int32Array, ruledOut: number): number {
  let count = 0;
  for (let value = 0; value < values; value += 1) if (((ruledOut >> value) & 1) === 0) count += at(unseen, value);
  return count;
}

/** Whether the remaining cards can be dealt to the hands from this index on. */
function fits(unseen: Int32Array, lists: readonly number[], from: number): boolean {
  const ruledOut = lists[from];
  if (ruledOut === undefined) return true;
  for (let value = 0; value < values; value += 1) {
    if (((ruledOut >> value) & 1) === 1 || at(unseen, value) === 0) continue;
    unseen[value] = at(unseen, value) - 1;
    const found = fits(unseen, lists, from + 1);
    unseen[value] = at(unseen, value) + 1;
    if (found) return true;
  }
  return false;
}
