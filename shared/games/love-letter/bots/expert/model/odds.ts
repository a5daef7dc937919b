import type { Seat } from "../../../../../core/game.ts";
import { at, faceOf, isKnownTo, none, ruledOutOf } from "./card.ts";
import { copiesOf, isIn, type Round, values } from "./round.ts";

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
export function oddsOf(round: Round, seat: Seat, target: Seat, unseen: Int32Array, odds: Float64Array): void {
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
