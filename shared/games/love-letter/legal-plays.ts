import type { PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { guessesOn, playAlone, playsOn } from "./commands.ts";
import { choosable } from "./targets.ts";
import type { CardId } from "./titles.ts";
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
