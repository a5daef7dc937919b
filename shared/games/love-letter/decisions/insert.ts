import { refuse } from "../../../core/errors.ts";
import { putBack } from "../effects/pile.ts";
import { endTurn } from "../effects/turns.ts";
import type { StepContext } from "../events.ts";
import { inserts } from "../legal-plays.ts";
import type { VisibleInsert } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

/** Mouse Trapper: the player puts the looked-at card back at any position (L20). */
export const insertRules = ({ seat }: VisibleInsert): DecisionRules => ({
  legal: (view, asker) => (asker === seat ? inserts(view.pile.length) : []),
  effect: (view, asker, command) => {
    if (asker !== seat || command.type !== "insert") return refuse("not-now", "L20");
    const { position } = command;
    if (!Number.isInteger(position) || position < 0 || position > view.pile.length)
      return refuse("bad-position", "L20");
    return (table) => insert(table, position);
  },
  timeout: (table) => insert(table, 0),
});

function insert(table: StepContext, position: number): void {
  const decision = table.state.pending;
  if (decision?.kind !== "insert") throw new Error("no card to put back");
  table.state.pending = null;
  putBack(table, decision.seat, decision.looked, position);
  endTurn(table);
}
