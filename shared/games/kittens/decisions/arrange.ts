import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { arrangeTop } from "../effects/pile.ts";
import type { StepContext } from "../events.ts";
import type { ArrangeDecision } from "../state.ts";
import type { DecisionRules } from "./decision.ts";

/** Alter the Future: its player puts the cards on top in any order; on a timeout it stays as it was (K80, K84). */
export const arrangeRules = ({ seat, count }: ArrangeDecision): DecisionRules => ({
  legal: (_view, asker) => (asker === seat ? commands.arrangements(count) : []),
  effect: (_view, asker, command) => {
    if (asker !== seat || command.type !== "arrange") return refuse("not-now", "K80");
    const { order } = command;
    if (!isPermutation(order, count)) return refuse("bad-position", "K80");
    return (table) => arrange(table, seat, order);
  },
  timeout: (table) => arrange(table, seat, [...Array(count).keys()]),
});

function arrange(table: StepContext, seat: Seat, order: readonly number[]): void {
  endDecision(table);
  arrangeTop(table, seat, order);
}

const isPermutation = (order: readonly number[], count: number): boolean =>
  order.length === count && new Set(order).size === count && order.every((place) => place < count);
