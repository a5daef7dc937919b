import { at, faceOf, isKnownTo, none } from "../model/card.ts";
import type { Move } from "../model/moves.ts";
import { countUnseen } from "../model/odds.ts";
import { copiesOf, type Round, values } from "../model/round.ts";
import { choiceOf, equalsIn } from "../model/steady.ts";

/** Probability that a player makes a random move instead of the steady bot's. */
const whim = 0.12;

/**
 * Returns the likelihood of a move of the seat on turn in a world. Worlds that look the same to that seat share one
 * result.
 */
export function likelihoods(move: Move): (round: Round) => number {
  const known = new Map<number, number>();
  return (round) => {
    const key = keyOf(round);
    const found = known.get(key) ?? likelihood(round, move);
    known.set(key, found);
    return found;
  };
}

function likelihood(round: Round, move: Move): number {
  const choice = choiceOf(round);
  const equals = equalsIn(choice);
  const isBest = equals.some((index) => choice.moves[index] === move);
  return whim / choice.moves.length + (isBest ? (1 - whim) / equals.length : 0);
}

const unseen = new Int32Array(values);

/** Encodes the seat's knowledge beyond the public information as one number. */
function keyOf(round: Round): number {
  const { turn } = round;
  countUnseen(round, turn, unseen);
  let key = 0;
  for (let value = 0; value < values; value += 1) key = key * (at(copiesOf, value) + 1) + at(unseen, value);
  for (let seat = 0; seat < round.players; seat += 1) {
    const card = at(round.held, seat);
    key = key * 12 + (card !== none && isKnownTo(card, turn) ? faceOf(card) + 1 : 0);
  }
  const { aside, looked, drawn } = round;
  const other = drawn !== none ? drawn : round.asks === "stay" ? aside : looked;
  return key * 12 + (other === none ? 0 : faceOf(other) + 1);
}
