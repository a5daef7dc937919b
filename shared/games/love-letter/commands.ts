import type { Command, PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { memoize } from "../../core/memoize.ts";
import { guessable } from "./plays.ts";
import { type CardId, cardValue } from "./titles.ts";

/*
 * Commands for lists of legal moves, created once and shared, because engines spend most time on these lists. Callers
 * must not change a command.
 */

/** A card that is played without a target. */
export const playAlone = memoize((card: CardId): readonly PlayCommand[] => [{ type: "play", cards: [card] }]);

/** A card on each of these targets. @param targets a shared list: there is one for each set of seats. */
export const playsOn = (card: CardId, targets: readonly Seat[]): readonly PlayCommand[] => aimed(card)(targets);

/** A card on each of these targets, once for each value that may be guessed. @param targets as above. */
export const guessesOn = (card: CardId, targets: readonly Seat[]): readonly PlayCommand[] => guessing(card)(targets);

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
