import type { Command, SaveCommand } from "../../../core/commands.ts";
import { pickBest } from "../../../core/pick.ts";
import { legal } from "../engine.ts";
import { countDead, countLiving } from "../lives.ts";
import { kittensInPile } from "../odds.ts";
import { savesIn } from "../saves.ts";
import type { SaveDecision } from "../state.ts";
import type { KittensView } from "../view.ts";

/** Minimum probability of surviving the turns still owed. Below it, a last save is more useful after a return. */
const minSurvivalOdds = 0.15;

/** Plays the cheapest save, unless its death soon after is likely anyway. */
export function saveItself(view: KittensView, decision: SaveDecision, chance: () => number): Command {
  const answers = legal(view);
  const explode = answers.find(({ type }) => type === "explode");
  if (explode && isHopeless(view, decision)) return explode;
  return pickBest(
    answers.filter((command) => command.type === "save"),
    (command) => -priceOf(view, command),
    chance,
  );
}

/** Price of a save. It is lower if the returning player is weak, because each returning player is another opponent. */
function priceOf({ seats }: KittensView, { card, as, target }: SaveCommand): number {
  const rival = target === undefined ? 0 : 20 + (seats[target]?.cards ?? 0);
  const counts = as ?? card;
  if (card === "clone") return rival;
  if (card === "godcat") return rival + 10 + (counts === "zombie-kitten" ? 1 : 0);
  // If no player is Dead, a Zombie Kitten costs nothing extra, and a Defuse is worth saving.
  return rival + (card === "zombie-kitten" ? 1 : 2);
}

/**
 * Whether to explode: turns are owed, there is no other save, and the next draws hold too many kittens. The Dead keep
 * their hands (K46).
 */
function isHopeless(view: KittensView, { seat, cause }: SaveDecision): boolean {
  if (view.turn !== seat || countLiving(view) < 3 || countDead(view.seats) === 0) return false;
  if (savesIn(view.hand, view, cause).length > 1) return false;
  // The drawn kitten returns to the draw pile.
  const back = cause === "kitten" ? 1 : 0;
  const odds = Math.min(1, (kittensInPile(view) + back) / Math.max(1, view.pile + back));
  return (1 - odds) ** (view.owes - 1) < minSurvivalOdds;
}
