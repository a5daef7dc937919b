import { refuse } from "../../../core/errors.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { putOnTop } from "../effects/looks.ts";
import { receive } from "../effects/pile.ts";
import type { StepContext } from "../events.ts";
import type { VisibleKeep } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

const keepOrReturn = [commands.keep, commands.putOnTop];

/** After Raising Heck or Dig Deeper showed a card, the player takes it or puts it on top (K39, K54). */
export const keepRules = ({ seat, from }: VisibleKeep): DecisionRules => ({
  legal: (_view, asker) => (asker === seat ? keepOrReturn : []),
  effect: (_view, asker, command) => {
    if (asker === seat && command.type === "keep") return keep;
    if (asker === seat && command.type === "return") return giveBack;
    return refuse("not-now", from === "bottom" ? "K39" : "K54");
  },
  timeout: from === "bottom" ? giveBack : keep,
});

function lookedAt(table: StepContext) {
  const decision = table.state.pending.at(-1);
  if (decision?.kind !== "keep") throw new Error("no card is looked at");
  endDecision(table);
  return decision;
}

function keep(table: StepContext): void {
  const { seat, card } = lookedAt(table);
  receive(table, seat, card, "kept");
}

function giveBack(table: StepContext): void {
  putOnTop(table, lookedAt(table));
}
