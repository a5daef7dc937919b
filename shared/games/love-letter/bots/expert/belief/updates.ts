import type { Seat } from "../../../../../core/game.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import { at, faceOf, forgotten, isUndecided, none, undecided } from "../model/card.ts";
import { layOne, outdo, putBack, ruleOut, tie } from "../model/effects.ts";
import { placeOf, playOf } from "../model/moves.ts";
import { copyOf, mayChoose, type Round } from "../model/round.ts";
import { steadyMove } from "../model/steady.ts";
import { likelihoods } from "./likelihood.ts";
import { type CardLocation, decided, drawn, having, held, thinned, type World } from "./world.ts";

/** Owner of a belief: its seat, the number of players, and its random generator. */
export interface Believer {
  readonly seat: Seat;
  readonly players: number;
  readonly dice: () => number;
}

/** Probability that a player puts a card back at a random position instead of the steady bot's. */
const elsewhere = 0.12;

/** Changes the rounds in place. Each round belongs to one world, and its old state is not needed any more. */
export function changed(worlds: readonly World[], change: (round: Round) => void): readonly World[] {
  for (const { round } of worlds) change(round);
  return worlds;
}

/**
 * Updates the worlds after a card became known to a player: the card is known to the believer, or each value gets its
 * own world.
 */
export const looksLike = (
  worlds: readonly World[],
  place: CardLocation,
  card: CardId | null,
  { dice }: Believer,
): readonly World[] => (card === null ? decided(worlds, place, dice) : having(worlds, place, cardValue(card)));

export function received(
  worlds: readonly World[],
  seat: Seat,
  card: CardId | null,
  change: (round: Round) => void,
): readonly World[] {
  const now = changed(worlds, change);
  if (card === null) return now;
  return now.flatMap((world) => having([world], world.round.drawn === none ? held(seat) : drawn, cardValue(card)));
}

/** Updates the worlds after a play. The plays of other seats are evidence of their hands. */
export function played(
  worlds: readonly World[],
  { seat, card, target, guess }: Play,
  believer: Believer,
): readonly World[] {
  const value = cardValue(card);
  const holding = withPlayed(worlds, seat, value, believer);
  const move = playOf(value, target, guess === null ? null : cardValue(guess));
  return changed(judged(holding, seat, move, believer), (round) => layOne(round, value));
}

/** Keeps the worlds in which both cards are decided and at least one of them is the played card. */
function withPlayed(worlds: readonly World[], seat: Seat, value: number, { dice }: Believer): readonly World[] {
  const older = decided(worlds, held(seat), dice);
  const isOlder = (world: World) => faceOf(at(world.round.held, seat)) === value;
  const drew = having(
    older.filter((world) => !isOlder(world)),
    drawn,
    value,
  );
  return [...drew, ...decided(older.filter(isOlder), drawn, dice)];
}

/** Raises the weight of the worlds in which the seat would make this move. */
export function judged(worlds: readonly World[], seat: Seat, move: number, believer: Believer): readonly World[] {
  if (seat === believer.seat) return worlds;
  const likelihood = likelihoods(move);
  const weighed = worlds.map(({ round, weight }) => ({ round, weight: weight * likelihood(round) }));
  return thinned(weighed, believer.dice);
}

export function without(worlds: readonly World[], seat: Seat, value: number, { dice }: Believer): readonly World[] {
  const all = decided(worlds, held(seat), dice);
  return all.filter(({ round }) => faceOf(at(round.held, seat)) !== value);
}

export function withoutKing(worlds: readonly World[], actor: Seat, believer: Believer): readonly World[] {
  const king = cardValue("king-cat");
  const [first] = worlds;
  const others = Array.from({ length: believer.players }, (_, seat) => seat).filter(
    (seat) => first !== undefined && mayChoose(first.round, actor, seat),
  );
  const left = others.reduce((found, seat) => without(found, seat, king, believer), worlds);
  return changed(left, (round) => {
    for (const seat of others) ruleOut(round, seat, 1 << king);
  });
}

type Compared = Extract<LoveLetterEvent, { readonly type: "compared" }>;

export function compared(
  worlds: readonly World[],
  { seat, target, cards, lower }: Compared,
  believer: Believer,
): readonly World[] {
  const [mine, theirs] = cards ?? [null, null];
  const both = looksLike(looksLike(worlds, held(seat), mine, believer), held(target), theirs, believer);
  const fitting = both.filter(({ round }) => {
    const difference = faceOf(at(round.held, seat)) - faceOf(at(round.held, target));
    return lower === null ? difference === 0 : lower === seat ? difference < 0 : difference > 0;
  });
  return changed(fitting, (round) => {
    if (lower === null) tie(round, seat, target);
    else outdo(round, lower, lower === seat ? target : seat);
  });
}

/** Makes all cards of the draw pile and of these hands undecided; `dealt` follows. */
export function juggled(round: Round, hands: readonly Seat[]): void {
  const release = (card: number) => {
    if (!isUndecided(card)) round.spare[faceOf(card)] = at(round.spare, faceOf(card)) + 1;
  };
  for (const seat of hands) {
    release(at(round.held, seat));
    round.held[seat] = none;
  }
  for (let place = 0; place < round.left; place += 1) release(at(round.pile, place));
  round.left += hands.length;
  round.pile.fill(forgotten(undecided), 0, round.left);
}

/** Handles a card that another seat put back: at the steady bot's position, or at a random one. */
export function putSomewhere(worlds: readonly World[], { dice }: Believer): readonly World[] {
  const both = worlds.flatMap(({ round, weight }) => {
    const usual = copyOf(round);
    const other = copyOf(round);
    putBack(usual, placeOf(steadyMove(round, dice)));
    putBack(other, Math.floor(dice() * (round.left + 1)));
    return [
      { round: usual, weight: weight * (1 - elsewhere) },
      { round: other, weight: weight * elsewhere },
    ];
  });
  return thinned(both, dice);
}
