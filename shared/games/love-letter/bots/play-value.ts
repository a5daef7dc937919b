import type { PlayCommand } from "../../../core/commands.ts";
import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { possibleHands, unseen } from "../knowledge.ts";
import { choosable, seatsIn } from "../targets.ts";
import { type CardId, cardIds, cardValue } from "../titles.ts";
import type { LoveLetterView } from "../view.ts";

/* Every value is a share of the round: elimination costs 1, and eliminating one of n others wins 1 / n. */

/** Value of holding this card: compared with the cards of others, and higher near the end of the draw pile. */
export function handValue(view: LoveLetterView, card: CardId): number {
  const rounds = Math.ceil(view.pile.length / seatsIn(view.seats).length);
  const beaten = expected(oddsOfAny(view), (other) => (cardValue(other) < cardValue(card) ? 1 : 0));
  return beaten * (0.3 + 0.7 / (1 + rounds));
}

/** Value of a play, including the hand that remains. */
export function playValue(view: LoveLetterView, seat: Seat, play: PlayCommand): number {
  const card = view.hand.find((held) => held === play.cards[0]);
  if (card === undefined) return 0;
  const [kept = card] = view.hand.toSpliced(view.hand.indexOf(card), 1);
  return handValue(view, kept) + worthOfEffect(view, seat, card, kept, play);
}

function worthOfEffect(view: LoveLetterView, seat: Seat, card: CardId, kept: CardId, play: PlayCommand): number {
  const { target, value } = play;
  switch (card) {
    case "king-cat":
      return -2;
    case "not-a-pet":
      return worthOfPet(view, seat, kept);
    case "jittery-juggler":
      return gain(view, kept, oddsOfAny(view));
    case "doggy-grave-digger":
      return expected(oddsOfAny(view), (other) => Math.max(0, handValue(view, other) - handValue(view, kept)));
    case "shell-shield":
      return 0.1;
    case "mouse-trapper":
      return 0.04;
    case "royal-robovac":
      return 0;
    case "hermit-home-swap":
      return target === undefined ? 0 : gain(view, kept, oddsOfHand(view, target));
    case "snake-sorcerer":
      return target === undefined ? 0 : chanceOf(view, target, "king-cat") / others(view);
    case "battle-bunny":
      return target === undefined ? 0 : worthOfBattle(view, target, kept);
    case "crystal-bowl": {
      const guess = cardIds.find((_, number) => number === value);
      return target === undefined || guess === undefined ? 0 : worthOfGuess(view, target, guess);
    }
    default:
      return assertNever(card);
  }
}

/** Value of a guess. A guess that cannot be right is chosen only if the alternative is to lay down the King Cat. */
function worthOfGuess(view: LoveLetterView, target: Seat, guess: CardId): number {
  const chance = chanceOf(view, target, guess);
  return chance > 0 ? chance / others(view) : -1.5;
}

const others = (view: LoveLetterView): number => seatsIn(view.seats).length - 1;

const chanceOf = (view: LoveLetterView, target: Seat, card: CardId): number => oddsOfHand(view, target).get(card) ?? 0;

/** Expected gain of another hand over the kept one. */
const gain = (view: LoveLetterView, kept: CardId, odds: ReturnType<typeof oddsOfAny>): number =>
  expected(odds, (other) => handValue(view, other)) - handValue(view, kept);

const worthOfBattle = (view: LoveLetterView, target: Seat, kept: CardId): number =>
  expected(oddsOfHand(view, target), (other) => {
    const difference = cardValue(kept) - cardValue(other);
    return difference < 0 ? -1 : difference > 0 ? 1 / others(view) : 0;
  });

/** Value of Not a Pet. The King Cat is valuable at the end of a round, but all players see its holder. */
function worthOfPet(view: LoveLetterView, seat: Seat, kept: CardId): number {
  const found = Math.max(0, ...choosable(view.seats, seat).map((other) => chanceOf(view, other, "king-cat")));
  const exposed = view.pile.length > 0 ? 0.2 : 0;
  return found * (handValue(view, "king-cat") - handValue(view, kept) - exposed);
}

/** Probability of each card, 0 to 1; the sum is 1, or 0 if there is no card. */
type Odds = ReadonlyMap<CardId, number>;

/** Odds of another seat's hand. */
export const oddsOfHand = (view: LoveLetterView, seat: Seat): Odds => oddsAmong(view, possibleHands(view, seat));

/** Odds of a card about which the seat has no information. */
const oddsOfAny = (view: LoveLetterView): Odds => oddsAmong(view, cardIds);

function oddsAmong(view: LoveLetterView, [only, ...more]: readonly CardId[]): Odds {
  if (only === undefined) return new Map();
  if (more.length === 0) return new Map([[only, 1]]);
  const counts = unseen(view);
  const possible = [only, ...more];
  const all = sum(possible.map((card) => counts[card]));
  return new Map(possible.map((card) => [card, all === 0 ? 0 : counts[card] / all]));
}

/** Expected value of a figure that depends on the card. */
const expected = (odds: Odds, figure: (card: CardId) => number): number =>
  sum([...odds].map(([card, chance]) => chance * figure(card)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
