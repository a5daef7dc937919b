import type { Seat } from "../../../core/game.ts";
import { possibleHands, unseen } from "../knowledge.ts";
import { type CardId, cardIds } from "../titles.ts";
import type { LoveLetterView } from "../view.ts";

/** How likely each card is, 0 to 1; the sum is 1, or 0 if there is none. */
export type Odds = ReadonlyMap<CardId, number>;

/** The odds of another seat's hand. */
export const oddsOfHand = (view: LoveLetterView, seat: Seat): Odds => oddsAmong(view, possibleHands(view, seat));

/** The odds of a card that the seat knows nothing about. */
export const oddsOfAny = (view: LoveLetterView): Odds => oddsAmong(view, cardIds);

function oddsAmong(view: LoveLetterView, [only, ...more]: readonly CardId[]): Odds {
  if (only === undefined) return new Map();
  if (more.length === 0) return new Map([[only, 1]]);
  const counts = unseen(view);
  const possible = [only, ...more];
  const all = sum(possible.map((card) => counts[card]));
  return new Map(possible.map((card) => [card, all === 0 ? 0 : counts[card] / all]));
}

/** The expected value of a figure that depends on the card. */
export const expected = (odds: Odds, figure: (card: CardId) => number): number =>
  sum([...odds].map(([card, chance]) => chance * figure(card)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
