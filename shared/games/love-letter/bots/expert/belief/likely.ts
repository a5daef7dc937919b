import { at, faceOf, isKnownTo, none } from "../model/card.ts";
import type { Move } from "../model/moves.ts";
import { countUnseen } from "../model/odds.ts";
import { copiesOf, type Round, values } from "../model/round.ts";
import { choiceOf, equalsIn } from "../model/steady.ts";

/** How often a player does anything at all instead of what the steady bot would do. */
const whim = 0.12;

/** How likely the seat on turn makes this move in a world; what it does not know changes nothing. */
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

/** What the seat on turn sees beyond what everybody does, as one number. */
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
