import type { Seat } from "../../core/game.ts";
import { type CardId, cardValue } from "./titles.ts";

/** A player still in at the end of a round: the card in hand, and the cards in front. */
export interface Contender {
  readonly seat: Seat;
  readonly card: CardId;
  readonly played: readonly CardId[];
}

/** Winners of a round that ends with hands shown, in the order given. */
export interface Ranking {
  readonly winners: readonly Seat[];
  readonly tied: boolean;
  readonly robovac: boolean;
}

/**
 * Determines the winners: the highest hand (L7), then the best cards in front (L8); a Robovac beats only the King Cat
 * (L22).
 */
export function rank(contenders: readonly Contender[]): Ranking {
  const shows = (id: CardId) => contenders.some(({ card }) => card === id);
  const robovac = shows("king-cat") && shows("royal-robovac");
  const eligible = robovac ? contenders.filter(({ card }) => card !== "king-cat") : contenders;
  const highest = Math.max(...eligible.map(({ card }) => cardValue(card)));
  const equals = eligible.filter(({ card }) => cardValue(card) === highest);
  const winners = equals.length === 1 ? equals : bestInFront(equals);
  return { winners: winners.map(({ seat }) => seat), tied: equals.length > 1, robovac };
}

const bestInFront = (equals: readonly Contender[]): readonly Contender[] =>
  equals.filter((one) => equals.every((other) => compareInFront(one.played, other.played) >= 0));

/** @returns more than 0 if the first is better: the highest cards decide, then the next; any card beats none (L8). */
function compareInFront(one: readonly CardId[], other: readonly CardId[]): number {
  const mine = highestFirst(one);
  const theirs = highestFirst(other);
  const decisive = mine.findIndex((value, place) => value !== theirs[place]);
  if (decisive < 0) return mine.length - theirs.length;
  return (mine[decisive] ?? -1) - (theirs[decisive] ?? -1);
}

const highestFirst = (cards: readonly CardId[]): readonly number[] => cards.map(cardValue).toSorted((a, b) => b - a);
