import { assertNever } from "../../../../../core/errors.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { EventOf, LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import { exchangeHands, layOne, outdo, putBack, ruleOut, swapAside, takeKing, tie } from "../model/effects.ts";
import {
  at,
  copiesOf,
  copyOf,
  draw,
  eliminate,
  faceOf,
  forgotten,
  isKnownTo,
  isUndecided,
  layHand,
  mayChoose,
  newRound,
  none,
  type Round,
  shownTo,
  take,
  undecided,
  values,
} from "../model/round.ts";
import { choiceOf, countUnseen, equalsIn, steadyMove } from "../model/steady.ts";
import { insertAt, type Move, placeOf, playOf, stay, swap } from "../model/step.ts";
import { aside, type CardLocation, decided, drawn, having, held, looked, thinned, type World } from "./world.ts";

/** Updates the worlds after an event. @param lastPlay the latest card that was played this round. */
export function applyEvent(
  worlds: readonly World[],
  event: LoveLetterEvent,
  lastPlay: Play | null,
  believer: Believer,
): readonly World[] {
  switch (event.type) {
    case "round-began":
      return [{ round: newRound(believer.players, event.open.map(cardValue)), weight: 1 }];
    case "dealt":
      return received(worlds, event.seat, event.card, (round) => draw(round, event.seat));
    case "card-drawn":
      return received(worlds, event.seat, event.card, (round) => draw(round, event.seat));
    case "turn-began":
      return changed(worlds, (round) => {
        round.turn = event.seat;
      });
    case "shield-ended":
      return changed(worlds, (round) => {
        round.shielded &= ~(1 << event.seat);
      });
    case "shielded":
      return changed(worlds, (round) => {
        round.shielded |= 1 << event.seat;
      });
    case "card-played":
      return played(worlds, event.play, believer);
    case "guessed": {
      const value = cardValue(event.guess);
      if (event.right) return having(worlds, held(event.target), value);
      return changed(without(worlds, event.target, value, believer), (round) =>
        ruleOut(round, event.target, 1 << value),
      );
    }
    case "compared":
      return compared(worlds, event, believer);
    case "eliminated": {
      const known = event.card === null ? worlds : having(worlds, held(event.seat), cardValue(event.card));
      return changed(known, (round) => eliminate(round, event.seat));
    }
    case "laid-down":
      return changed(having(worlds, held(event.seat), cardValue(event.card)), (round) => layHand(round, event.seat));
    case "hands-swapped": {
      const { seat, target, given, got } = event;
      const mine = looksLike(worlds, held(seat), given, believer);
      const both = looksLike(mine, held(target), got, believer);
      return changed(both, (round) => exchangeHands(round, seat, target));
    }
    case "king-cat-taken": {
      const mine = looksLike(worlds, held(event.seat), event.given, believer);
      const both = having(mine, held(event.from), cardValue("king-cat"));
      return changed(both, (round) => takeKing(round, event.seat, event.from));
    }
    case "nothing-happened":
      return lastPlay?.card === "not-a-pet" ? withoutKing(worlds, event.seat, believer) : worlds;
    case "juggled":
      return changed(worlds, (round) => juggled(round, event.hands));
    case "set-aside-seen": {
      const seen = changed(worlds, (round) => {
        round.aside = shownTo(round.aside, event.seat);
        round.asks = "stay";
      });
      return looksLike(seen, aside, event.card, believer);
    }
    case "set-aside-kept":
      return changed(judged(worlds, event.seat, stay, believer), (round) => {
        round.asks = "play";
      });
    case "set-aside-swapped":
      return changed(judged(worlds, event.seat, swap, believer), swapAside);
    case "top-seen": {
      const seen = changed(worlds, (round) => {
        round.looked = shownTo(take(round), event.seat);
        round.asks = "insert";
      });
      return looksLike(seen, looked, event.card, believer);
    }
    case "card-put-back":
      return event.position === null
        ? putSomewhere(worlds, believer)
        : changed(judged(worlds, event.seat, insertAt(event.position), believer), (round) =>
            putBack(round, event.position ?? 0),
          );
    case "found-nobody":
    case "pile-was-empty":
    case "round-over":
    case "game-over":
      return worlds;
    default:
      return assertNever(event);
  }
}

/** Owner of a belief: its seat, the number of players, and its random generator. */
interface Believer {
  readonly seat: Seat;
  readonly players: number;
  readonly dice: () => number;
}

/** Probability that a player puts a card back at a random position instead of the steady bot's. */
const elsewhere = 0.12;

/** Changes the rounds in place. Each round belongs to one world, and its old state is not needed any more. */
function changed(worlds: readonly World[], change: (round: Round) => void): readonly World[] {
  for (const { round } of worlds) change(round);
  return worlds;
}

/**
 * Updates the worlds after a card became known to a player: the card is known to the believer, or each value gets its
 * own world.
 */
const looksLike = (
  worlds: readonly World[],
  place: CardLocation,
  card: CardId | null,
  { dice }: Believer,
): readonly World[] => (card === null ? decided(worlds, place, dice) : having(worlds, place, cardValue(card)));

function received(
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
function played(worlds: readonly World[], { seat, card, target, guess }: Play, believer: Believer): readonly World[] {
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
function judged(worlds: readonly World[], seat: Seat, move: number, believer: Believer): readonly World[] {
  if (seat === believer.seat) return worlds;
  const likelihood = likelihoods(move);
  const weighed = worlds.map(({ round, weight }) => ({ round, weight: weight * likelihood(round) }));
  return thinned(weighed, believer.dice);
}

function without(worlds: readonly World[], seat: Seat, value: number, { dice }: Believer): readonly World[] {
  const all = decided(worlds, held(seat), dice);
  return all.filter(({ round }) => faceOf(at(round.held, seat)) !== value);
}

function withoutKing(worlds: readonly World[], actor: Seat, believer: Believer): readonly World[] {
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

function compared(
  worlds: readonly World[],
  { seat, target, cards, lower }: EventOf<"compared">,
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
function juggled(round: Round, hands: readonly Seat[]): void {
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
function putSomewhere(worlds: readonly World[], { dice }: Believer): readonly World[] {
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

/** Probability that a player makes a random move instead of the steady bot's. */
const whim = 0.12;

/**
 * Returns the likelihood of a move of the seat on turn in a world. Worlds that look the same to that seat share one
 * result.
 */
function likelihoods(move: Move): (round: Round) => number {
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
