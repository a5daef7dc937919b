import { refuse } from "../../../core/errors.ts";
import { commands } from "../commands.ts";
import { ask, endDecision } from "../effects/ask.ts";
import { seatOf } from "../effects/cards.ts";
import { die } from "../effects/deaths.ts";
import type { StepContext } from "../events.ts";
import { hasSave } from "../saves.ts";
import type { VisibleStay } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

const stayOrSwap = [commands.stay, commands.swap];

/** Armageddon: the opponent stays or swaps, without looking; both cards are turned over (K40, K41). */
export const stayRules = ({ seat }: VisibleStay): DecisionRules => ({
  legal: (_view, asker) => (asker === seat ? stayOrSwap : []),
  effect: (_view, asker, command) => {
    if (asker === seat && command.type === "stay") return (table) => turnOver(table, false);
    if (asker === seat && command.type === "swap") return (table) => turnOver(table, true);
    return refuse("not-now", "K40");
  },
  timeout: (table) => turnOver(table, false),
});

/**
 * Turns both cards over. The player with the Godcat keeps it. The player with the Devilcat saves themself or dies
 * (K41).
 */
function turnOver(table: StepContext, swapped: boolean): void {
  const duel = table.state.pending.at(-1);
  if (duel?.kind !== "stay") throw new Error("no duel");
  endDecision(table);
  const actorHasGodcat = (duel.before === "godcat") !== swapped;
  const [blessed, cursed] = actorHasGodcat ? [duel.by, duel.seat] : [duel.seat, duel.by];
  seatOf(table, blessed).hand.push("godcat");
  table.events.push({
    type: "armageddon-revealed",
    seat: duel.by,
    opponent: duel.seat,
    swapped,
    godcat: blessed,
    devilcat: cursed,
  });
  if (hasSave(seatOf(table, cursed).hand, table.state, "devilcat")) {
    ask(table, { kind: "save", seat: cursed, cause: "devilcat" });
  } else die(table, cursed, "devilcat");
}
