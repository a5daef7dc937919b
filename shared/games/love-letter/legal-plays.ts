import type { Command, PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { memoize } from "../../core/memoize.ts";
import { cards } from "./cards/registry.ts";
import { guessable } from "./plays.ts";
import { choosable } from "./targets.ts";
import { type CardId, cardValue } from "./titles.ts";
import type { LoveLetterView } from "./view.ts";

/** All plays of either card, on every player who may be chosen (L3, L10). */
export function legalPlays(view: LoveLetterView, seat: Seat): readonly PlayCommand[] {
  const targets = choosable(view.seats, seat);
  const [first, second] = view.hand;
  if (first === undefined) return [];
  if (second === undefined || second === first) return playsOf(first, targets);
  return playsOf(first, targets).concat(playsOf(second, targets));
}

function playsOf(card: CardId, targets: readonly Seat[]): readonly PlayCommand[] {
  const { kind } = cards[card];
  if (kind === "lone" || targets.length === 0) return playAlone(card);
  return kind === "aimed" ? playsOn(card, targets) : guessesOn(card, targets);
}

/*
 * Commands for lists of legal moves, created once and shared, because engines spend most time on these lists. Callers
 * must not change a command.
 */

/** A card that is played without a target. */
const playAlone = memoize((card: CardId): readonly PlayCommand[] => [{ type: "play", cards: [card] }]);

/** A card on each of these targets. @param targets a shared list: there is one for each set of seats. */
const playsOn = (card: CardId, targets: readonly Seat[]): readonly PlayCommand[] => aimed(card)(targets);

/** A card on each of these targets, once for each value that may be guessed. @param targets as above. */
const guessesOn = (card: CardId, targets: readonly Seat[]): readonly PlayCommand[] => guessing(card)(targets);

const aimed = memoize((card: CardId) =>
  memoize((targets: readonly Seat[]): readonly PlayCommand[] =>
    targets.map((target) => ({ type: "play", cards: [card], target })),
  ),
);
const guessing = memoize((card: CardId) =>
  memoize((targets: readonly Seat[]): readonly PlayCommand[] =>
    targets.flatMap((target) =>
      guessable.map((guess): PlayCommand => ({ type: "play", cards: [card], target, value: cardValue(guess) })),
    ),
  ),
);

/** All positions for a card in a draw pile of this size. */
export const inserts = memoize((pile: number): readonly Command[] =>
  Array.from({ length: pile + 1 }, (_, position) => ({ type: "insert", position })),
);
