import type { Command, SaveCommand } from "../../../core/commands.ts";
import { best } from "../../../core/one-of.ts";
import { countDead } from "../dead.ts";
import { legal } from "../engine.ts";
import { kittensInPile } from "../odds.ts";
import { savesIn } from "../saves.ts";
import type { SaveDecision } from "../state.ts";
import type { KittensView } from "../view.ts";
import { countLiving } from "./rivals.ts";

/** If surviving the turns still owed is less likely than this, a last save is better kept for after a return. */
const hopeless = 0.15;

/** Saves itself at the lowest price, unless it would soon die anyway. */
export function saveItself(view: KittensView, decision: SaveDecision, chance: () => number): Command {
  const answers = legal(view);
  const explode = answers.find(({ type }) => type === "explode");
  if (explode && isHopeless(view, decision)) return explode;
  return best(
    answers.filter((command) => command.type === "save"),
    (command) => -priceOf(view, command),
    chance,
  );
}

/** Prefers to bring back the weakest of the Dead: each of them is one more to outlive. */
function priceOf({ seats }: KittensView, { card, as, target }: SaveCommand): number {
  const rival = target === undefined ? 0 : 20 + (seats[target]?.cards ?? 0);
  const counts = as ?? card;
  if (card === "clone") return rival;
  if (card === "godcat") return rival + 10 + (counts === "zombie-kitten" ? 1 : 0);
  // While nobody is Dead, a Zombie Kitten costs nothing extra, and the Defuse is the one to keep.
  return rival + (card === "zombie-kitten" ? 1 : 2);
}

/** With turns owed, no other save and too many kittens among the next draws: the Dead keep what they hold (K46). */
function isHopeless(view: KittensView, { seat, cause }: SaveDecision): boolean {
  if (view.turn !== seat || countLiving(view) < 3 || countDead(view.seats) === 0) return false;
  if (savesIn(view.hand, view.discard, cause).length > 1) return false;
  // The kitten that was drawn goes back into the pile.
  const back = cause === "kitten" ? 1 : 0;
  const odds = Math.min(1, (kittensInPile(view) + back) / Math.max(1, view.pile + back));
  return (1 - odds) ** (view.owes - 1) < hopeless;
}
