import type { Seat } from "../../../../../core/game.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import { at, faceOf, forgotten, isUndecided, none, undecided } from "../model/card.ts";
import { placeOf, playOf } from "../model/moves.ts";
import { copyOf, mayChoose, type Round } from "../model/round.ts";
import { steadyMove } from "../model/steady.ts";
import { layOne, outdo, putBack, ruleOut, tie } from "../model/verbs.ts";
import { likelihoods } from "./likely.ts";
import { decided, drawn, having, held, type Place, thinned, type World } from "./world.ts";

/** Whose belief it is, at which table, and its chance. */
export interface Believer {
  readonly seat: Seat;
  readonly players: number;
  readonly dice: () => number;
}

/** How likely a player puts a card back elsewhere than the steady bot would. */
const elsewhere = 0.12;

/** The rounds change in place: each belongs to one world, and nobody looks at it before the event any more. */
export function changed(worlds: readonly World[], change: (round: Round) => void): readonly World[] {
  for (const { round } of worlds) change(round);
  return worlds;
}

/** The card at a place becomes known to somebody: the believer knows it, or believes in each. */
export const looksLike = (
  worlds: readonly World[],
  place: Place,
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

/** What others play tells what they hold. */
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

/** Both cards are decided, and one at least is the one that is played. */
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

/** More likely the worlds where the seat would do this. */
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

/** All cards of the pile and of these hands may lie anywhere now; `dealt` follows. */
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

/** Another seat put a card back: where the steady bot would, or anywhere. */
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
