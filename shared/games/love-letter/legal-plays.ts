import type { PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { guessable } from "./plays.ts";
import { choosable } from "./targets.ts";
import { type CardId, cardValue } from "./titles.ts";
import type { LoveLetterView } from "./view.ts";

/** Every play of either card, on everybody who may be chosen (L3, L10). */
export function legalPlays(view: LoveLetterView, seat: Seat): readonly PlayCommand[] {
  const targets = choosable(view.seats, seat);
  return [...new Set(view.hand)].flatMap((card) => playsOf(card, targets));
}

function playsOf(card: CardId, targets: readonly Seat[]): readonly PlayCommand[] {
  const played = [card];
  const { kind } = cards[card];
  if (kind === "lone" || targets.length === 0) return [{ type: "play", cards: played }];
  if (kind === "aimed") return targets.map((target) => ({ type: "play", cards: played, target }));
  return targets.flatMap((target) =>
    guessable.map((guess): PlayCommand => ({ type: "play", cards: played, target, value: cardValue(guess) })),
  );
}
