import { assertNever } from "../../../../../core/errors.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import { at, faceOf, forgotten, isUndecided, none, shownTo, undecided } from "../model/card.ts";
import { insertAt, placeOf, playOf, stay, swap } from "../model/moves.ts";
import { copyOf, draw, eliminate, layHand, mayChoose, newRound, type Round, take } from "../model/round.ts";
import { steadyMove } from "../model/steady.ts";
import { exchangeHands, layOne, outdo, putBack, ruleOut, swapAside, takeKing, tie } from "../model/verbs.ts";
import { likelihoods } from "./likely.ts";
import { aside, decided, drawn, having, held, looked, type Place, thinned, type World } from "./world.ts";

/** Whose belief it is, at which table, and its chance. */
export interface Believer {
  readonly seat: Seat;
  readonly players: number;
  readonly dice: () => number;
}

/** How likely a player puts a card back elsewhere than the steady bot would. */
const elsewhere = 0.12;

/** @param lastPlay the latest card that was played this round. */
export function follow(
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

/** The rounds change in place: each belongs to one world, and nobody looks at it before the event any more. */
function changed(worlds: readonly World[], change: (round: Round) => void): readonly World[] {
  for (const { round } of worlds) change(round);
  return worlds;
}

/** The card at a place becomes known to somebody: the believer knows it, or believes in each. */
const looksLike = (
  worlds: readonly World[],
  place: Place,
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

/** What others play tells what they hold. */
function played(worlds: readonly World[], { seat, card, target, guess }: Play, believer: Believer): readonly World[] {
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

type Compared = Extract<LoveLetterEvent, { readonly type: "compared" }>;

function compared(
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

/** Another seat put a card back: where the steady bot would, or anywhere. */
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
