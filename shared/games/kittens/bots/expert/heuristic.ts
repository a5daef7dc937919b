import type { Seat } from "../../../../core/game.ts";
import type { KittensState, SeatState } from "../../state.ts";
import { type Means, meansOf, meetings } from "./features.ts";
import { chancesOf } from "./net.ts";

/*
 * Evaluation of positions of decks for which no network is trained. The numbers are differences in score: e to this power
 * is the factor in the odds of winning. They were fitted (logistic regression) to 6,000 games of `steady` with two to six
 * players, each with a deck of its own, drawn like those of `npm run strength -- --decks`.
 */
const worth = {
  firstSave: 0.77,
  otherSave: 0.52,
  evasion: 0.21,
  nope: 0.09,
  look: 0.02,
  pair: 0.04,
  card: 0.13,
} as const;
const most = { evasions: 4, nopes: 3, looks: 3 } as const;
/** Losses by a kitten on top; a deeper one costs less. */
const danger = {
  first: { saved: 0.67, savedAndKnown: 0.29, evadable: 0.49, evadableAndKnown: 0.12, deadly: 1.35 },
  later: { saved: 0.21, deadly: 0.59 },
} as const;
const dead = -2.8;

/** Estimates the winning chance of every seat. @param state nothing is pending. */
export function estimate(state: KittensState): number[] {
  const means = state.seats.map(({ hand }) => meansOf(hand));
  const scores = state.seats.map((seat, place) => {
    const own = means[place];
    return seat.life === "exploded" || own === undefined ? null : scoreOf(seat, own);
  });
  for (const [order, { seat, index }] of meetings(state, 3).entries()) {
    const [own, score] = [means[seat], scores[seat]];
    if (own === undefined || score === undefined || score === null) continue;
    scores[seat] = score - threat(state, seat, own, index, order === 0) * Math.exp(-index / 4);
  }
  return chancesOf(scores);
}

function scoreOf({ life, hand }: SeatState, own: Means): number {
  const saves = own.saves > 0 ? worth.firstSave + (own.saves - 1) * worth.otherSave : 0;
  const cards =
    worth.evasion * Math.min(own.evasions, most.evasions) +
    worth.nope * Math.min(own.nopes, most.nopes) +
    worth.look * Math.min(own.looks, most.looks) +
    worth.pair * own.pairs +
    worth.card * hand.length;
  return saves + cards + (life === "dead" ? dead : 0);
}

/**
 * Loss in score by a kitten that the seat draws next if all players only draw. Nothing saves from an implosion.
 * @param isFirst whether no other kitten lies above it.
 */
function threat({ seats, pile }: KittensState, seat: Seat, own: Means, index: number, isFirst: boolean): number {
  const isSaved = own.saves > 0 && pile[index] === "exploding-kitten";
  if (!isFirst) return isSaved ? danger.later.saved : danger.later.deadly;
  const knows = (seats[seat]?.known[index] ?? null) !== null;
  if (isSaved) return knows ? danger.first.savedAndKnown : danger.first.saved;
  if (own.evasions === 0) return danger.first.deadly;
  return knows ? danger.first.evadableAndKnown : danger.first.evadable;
}
