import type { Seat } from "../../../core/game.ts";
import { possibleHands, unseen } from "../knowledge.ts";
import { type CardId, cardIds } from "../titles.ts";
import type { LoveLetterView } from "../view.ts";

/** Probability of each card, 0 to 1; the sum is 1, or 0 if there is no card. */
export type Odds = ReadonlyMap<CardId, number>;

/** Odds of another seat's hand. */
export const oddsOfHand = (view: LoveLetterView, seat: Seat): Odds => oddsAmong(view, possibleHands(view, seat));

/** Odds of a card about which the seat has no information. */
export const oddsOfAny = (view: LoveLetterView): Odds => oddsAmong(view, cardIds);

function oddsAmong(view: LoveLetterView, [only, ...more]: readonly CardId[]): Odds {
  if (only === undefined) return new Map();
  if (more.length === 0) return new Map([[only, 1]]);
  const counts = unseen(view);
  const possible = [only, ...more];
  const all = sum(possible.map((card) => counts[card]));
  return new Map(possible.map((card) => [card, all === 0 ? 0 : counts[card] / all]));
}

/** Expected value of a figure that depends on the card. */
export const expected = (odds: Odds, figure: (card: CardId) => number): number =>
  sum([...odds].map(([card, chance]) => chance * figure(card)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
