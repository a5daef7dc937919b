import type { Seat } from "../../../../core/game.ts";
import type { KittensState, SeatState } from "../../state.ts";
import { type Means, meansOf, meetings } from "./features.ts";
import { chancesOf } from "./net.ts";

/*
 * Evaluation of positions of decks for which no network is trained. The numbers are differences in score: e to this power
 * is the factor in the odds of winning.
 */
const worth = { firstSave: 1, otherSave: 0.5, evasion: 0.2, nope: 0.15, look: 0.1, pair: 0.1, card: 0.03 } as const;
const most = { evasions: 4, nopes: 3, looks: 3 } as const;
const danger = { saved: 0.5, unsaved: 2.5, evadable: 0.5, laterKittens: 0.4 } as const;
const dead = -2;

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
    scores[seat] = score - threat(state, seat, own, index) * (order === 0 ? 1 : danger.laterKittens);
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

/** Loss in score by a kitten that the seat draws next if all players only draw. Nothing saves from an implosion. */
function threat({ seats, pile }: KittensState, seat: Seat, own: Means, index: number): number {
  const isSaved = own.saves > 0 && pile[index] === "exploding-kitten";
  const knows = (seats[seat]?.known[index] ?? null) !== null;
  const evades = knows && own.evasions > 0 ? danger.evadable : 1;
  return (isSaved ? danger.saved : danger.unsaved) * evades * Math.exp(-index / 4);
}
