import type { Temper } from "../../../../core/bots.ts";
import type { Command } from "../../../../core/commands.ts";
import type { LoveLetterView } from "../../view.ts";

/** Bonus, in winning chance, for a command that suits the temperament. */
const bonus = 0.02;

/** Returns the bonus of a command for this temperament, in winning chance. */
export const temperBonusOf = (temper: Temper | null, view: LoveLetterView, command: Command): number =>
  temper !== null && suits(temper, view, command) ? bonus : 0;

function suits(temper: Temper, view: LoveLetterView, command: Command): boolean {
  const card = command.type === "play" ? command.cards[0] : undefined;
  const target = command.type === "play" ? command.target : undefined;
  switch (temper) {
    case "careful":
      return card === "shell-shield" || card === "mouse-trapper";
    case "thief":
      return card === "hermit-home-swap" || card === "not-a-pet" || command.type === "swap";
    case "noper":
      return target !== undefined && leads(view, target);
    case "gambler":
      return card === "crystal-bowl" || card === "battle-bunny" || card === "jittery-juggler";
  }
}

/** Whether no player has more tokens, and at least one has fewer. */
function leads({ seats }: LoveLetterView, seat: number): boolean {
  const own = seats[seat]?.tokens ?? 0;
  return seats.every(({ tokens }) => tokens <= own) && seats.some(({ tokens }) => tokens < own);
}
