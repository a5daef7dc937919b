import type { StepContext } from "../events.ts";
import type { Decision, Gift, SecretGift } from "../state.ts";
import type { GivingTitle } from "../titles.ts";

/** Adds a decision that is decided before all others that wait. */
export function ask(table: StepContext, decision: Decision): void {
  table.state.pending.push(decision);
}

/** Asks each giver to choose a card; without givers it does nothing. */
export function askToGive(table: StepContext, by: GivingTitle, gifts: readonly Gift[]): void {
  const inSeatOrder = gifts
    .map(({ from, to }): SecretGift => ({ from, to, card: null }))
    .toSorted((one, other) => one.from - other.from);
  if (inSeatOrder.length > 0) ask(table, { kind: "give", by, gifts: inSeatOrder });
}

/** Removes the last decision, which has been made. */
export function endDecision(table: StepContext): void {
  table.state.pending.pop();
}
