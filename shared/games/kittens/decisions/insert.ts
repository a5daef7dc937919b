import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { randomInt } from "../../../core/rng.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { hideKitten } from "../effects/pile.ts";
import { endTurn } from "../effects/turns.ts";
import type { StepContext } from "../events.ts";
import type { InsertDecision } from "../state.ts";
import type { DecisionRules } from "./decision.ts";

/** Kittens are put back at any position, one after the other, in secret; that ends one turn (K10, K47, K72). */
export const insertRules = ({ seat }: InsertDecision): DecisionRules => ({
  legal: (view, asker) => (asker === seat ? commands.inserts(view.pile) : []),
  effect: (view, asker, command) => {
    if (asker !== seat || command.type !== "insert") return refuse("not-now", "K10");
    const { position } = command;
    if (!Number.isInteger(position) || position < 0 || position > view.pile) return refuse("bad-position", "K10");
    return (table) => insert(table, seat, position);
  },
  timeout: (table) => insert(table, seat, randomInt(table.state.random, table.state.pile.length + 1)),
});

function insert(table: StepContext, seat: Seat, position: number): void {
  const decision = table.state.pending.at(-1);
  if (decision?.kind !== "insert") throw new Error("no kitten to put back");
  hideKitten(table, seat, decision.card, position, decision.watchers);
  decision.kittens -= 1;
  if (decision.kittens > 0) return;
  endDecision(table);
  endTurn(table);
}
