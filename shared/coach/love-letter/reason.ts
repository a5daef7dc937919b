import type { Command, PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { oddsOfHand } from "../../games/love-letter/bots/odds.ts";
import { type CardId, cardIds, cardValue } from "../../games/love-letter/titles.ts";
import type { LoveLetterView } from "../../games/love-letter/view.ts";
import type { Reason } from "../report.ts";

const unexplained: Reason = { code: "best-chance" };

/** Implements `CoachedGame.reason`. */
export function reason(view: LoveLetterView, command: Command): Reason {
  const [held] = view.hand;
  if (command.type === "play") return ofPlay(view, command);
  return command.type === "stay" && held !== undefined ? { code: "keep-card", title: held } : unexplained;
}

function ofPlay(view: LoveLetterView, { cards, target, value }: PlayCommand): Reason {
  const played = view.hand.find((card) => card === cards[0]);
  const [kept] = played === undefined ? [] : view.hand.toSpliced(view.hand.indexOf(played), 1);
  if (played === undefined || kept === undefined) return unexplained;
  if (played === "shell-shield") return { code: "protect" };
  return (target === undefined ? null : ofAttack(view, target, played, kept, value)) ?? ofKept(view, kept);
}

/** Reason based on the effect on the chosen hand. */
function ofAttack(
  view: LoveLetterView,
  target: Seat,
  played: CardId,
  kept: CardId,
  value: number | undefined,
): Reason | null {
  const odds = oddsOfHand(view, target);
  const named = played === "crystal-bowl" ? cardIds.find((id) => cardValue(id) === value) : undefined;
  if (named !== undefined) return { code: "guess-odds", odds: odds.get(named) ?? 0, title: named };
  if (played !== "battle-bunny") return null;
  const lower = [...odds].filter(([card]) => cardValue(card) < cardValue(kept));
  return { code: "compare-odds", odds: lower.reduce((sum, [, chance]) => sum + chance, 0) };
}

const ofKept = ({ hand }: LoveLetterView, kept: CardId): Reason =>
  hand.some((card) => cardValue(card) < cardValue(kept)) ? { code: "keep-card", title: kept } : unexplained;
