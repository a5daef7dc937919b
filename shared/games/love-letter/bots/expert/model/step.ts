import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import { cardIds, cardValue } from "../../../titles.ts";
import { exchangeHands, juggle, layOne, outdo, putBack, ruleOut, swapAside, takeKing, tie } from "./effects.ts";
import {
  at,
  countIn,
  draw,
  eliminate,
  faceOf,
  isIn,
  layHand,
  mayChoose,
  none,
  type Round,
  shownTo,
  take,
} from "./round.ts";

/**
 * Executes a move of the seat on turn and begins the next turn.
 * @param dice gives 0 <= x < 1; only a Juggler needs it.
 */
export function step(round: Round, move: Move, dice: () => number): void {
  if (round.asks === "insert") putBack(round, placeOf(move));
  else if (round.asks === "play") play(round, move, dice);
  else if (move === swap) swapAside(round);
  else round.asks = "play";
  // A play that requires a decision is not over.
  if (round.looked === none && round.asks === "play") endTurn(round);
}

function play(round: Round, move: Move, dice: () => number): void {
  const { turn } = round;
  const card = cardOf(move);
  const target = targetOf(move);
  layOne(round, card);
  if (card === 10) eliminate(round, turn);
  else if (card === 9) findKing(round);
  else if (card === 7) juggle(round, dice);
  else if (card === 6) dig(round);
  else if (card === 4) round.shielded |= 1 << turn;
  else if (card === 2) look(round);
  else if (target >= 0) resolve(round, card, target, guessOf(move));
}

function resolve(round: Round, card: number, target: Seat, guess: number): void {
  if (card === 8) exchangeHands(round, round.turn, target);
  else if (card === 5) layDown(round, target);
  else if (card === 3) compare(round, target);
  else if (faceOf(at(round.held, target)) === guess) eliminate(round, target);
  else ruleOut(round, target, 1 << guess);
}

function findKing(round: Round): void {
  const { players, turn } = round;
  let holder = none;
  for (let seat = 0; seat < players; seat += 1)
    if (mayChoose(round, turn, seat) && faceOf(at(round.held, seat)) === 10) holder = seat;
  if (holder !== none) takeKing(round, turn, holder);
  else for (let seat = 0; seat < players; seat += 1) if (mayChoose(round, turn, seat)) ruleOut(round, seat, 1 << 10);
}

function dig(round: Round): void {
  if (round.aside === none) return;
  round.aside = shownTo(round.aside, round.turn);
  round.asks = "stay";
}

function look(round: Round): void {
  if (round.left === 0) return;
  round.looked = shownTo(take(round), round.turn);
  round.asks = "insert";
}

function layDown(round: Round, target: Seat): void {
  if (layHand(round, target) === 10) eliminate(round, target);
  else draw(round, target);
}

function compare(round: Round, target: Seat): void {
  const { turn } = round;
  const difference = faceOf(at(round.held, turn)) - faceOf(at(round.held, target));
  if (difference === 0) {
    tie(round, turn, target);
    return;
  }
  const lower = difference < 0 ? turn : target;
  outdo(round, lower, lower === turn ? target : turn);
  eliminate(round, lower);
}

function endTurn(round: Round): void {
  if (countIn(round) === 1) {
    for (let seat = 0; seat < round.players; seat += 1) if (isIn(round, seat)) round.winners = 1 << seat;
    return;
  }
  do round.turn = (round.turn + 1) % round.players;
  while (!isIn(round, round.turn));
  round.shielded &= ~(1 << round.turn);
  if (round.left > 0) draw(round, round.turn);
  else showDown(round);
}

/** Determines the winners: the highest hand, then the best front (L7, L8); a Robovac beats only the King Cat (L22). */
function showDown(round: Round): void {
  let shown = 0;
  for (let seat = 0; seat < round.players; seat += 1) if (isIn(round, seat)) shown |= 1 << faceOf(at(round.held, seat));
  const robovac = (shown & 1) === 1 ? shown & ~(1 << 10) : shown;
  const highest = 31 - Math.clz32(robovac);
  let bestFront = none;
  for (let seat = 0; seat < round.players; seat += 1) {
    if (!isIn(round, seat) || faceOf(at(round.held, seat)) !== highest) continue;
    const own = at(round.fronts, seat);
    if (own > bestFront) round.winners = 0;
    if (own >= bestFront) round.winners |= 1 << seat;
    bestFront = Math.max(bestFront, own);
  }
}

/**
 * A command as one number: bits 0–3 hold its card, 4–7 its target plus 1, 8–11 its guess plus 1, the bits above its
 * kind. The position of an insertion is in bits 4–11.
 */
export type Move = number;

const inserting = 1 << 12;
export const stay: Move = 2 << 12;
export const swap: Move = 3 << 12;

export const playOf = (value: number, target: Seat | null, guess: number | null): Move =>
  value | ((target === null ? 0 : target + 1) << 4) | ((guess === null ? 0 : guess + 1) << 8);

export const insertAt = (position: number): Move => inserting | (position << 4);

export const placeOf = (move: Move): number => (move & (inserting - 1)) >> 4;

const cardOf = (move: Move): number => move & 15;

/** Target seat; -1 means none. */
const targetOf = (move: Move): Seat => ((move >> 4) & 15) - 1;

const guessOf = (move: Move): number => ((move >> 8) & 15) - 1;

/** @returns null for a command that the game does not have. */
export function moveOf(command: Command): Move | null {
  switch (command.type) {
    case "play": {
      const card = cardIds.find((id) => id === command.cards[0]);
      return card === undefined ? null : playOf(cardValue(card), command.target ?? null, command.value ?? null);
    }
    case "insert":
      return insertAt(command.position);
    case "stay":
      return stay;
    case "swap":
      return swap;
    default:
      return null;
  }
}
